import * as Dialog from '@radix-ui/react-dialog';
import { useTranslation } from '../../i18n/text';
import { CloseIcon } from '../../ui/icons';
import { SearchBox } from './SearchBox';
import styles from './SearchOverlay.module.css';

interface SearchOverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was searched for last. */
  initial: string;
}

/** The search over the whole page of a phone. */
export function SearchOverlay({ open, onOpenChange, initial }: SearchOverlayProps) {
  const t = useTranslation();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content className={styles.overlay} aria-describedby={undefined}>
          <Dialog.Title className={styles.title}>{t('Search products')}</Dialog.Title>
          <SearchBox initial={initial} focused inPlace onLeave={() => onOpenChange(false)} />
          <Dialog.Close className={styles.close} aria-label={t('Close search')}>
            <CloseIcon />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
