import * as Dialog from '@radix-ui/react-dialog';
import { formatMoney } from '../lib/money';
import { useTranslation } from '../i18n/text';
import { Button } from '../ui/form/Button';
import styles from './ReorderDialog.module.css';
import { pieceCount, type ReorderProposal } from './reorderProposal';

interface ReorderDialogProps {
  proposal: ReorderProposal;
  /** What opened it and gets the focus back. */
  opener: Element | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Names what of a past order can no longer be bought or costs something else now, and asks whether to go on. */
export function ReorderDialog({ proposal, opener, onClose, onConfirm }: ReorderDialogProps) {
  const t = useTranslation();
  const { blocked, changed, cut, items } = proposal;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.dialog}
          onCloseAutoFocus={() => {
            // Unless the focus has gone on to the cart.
            if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
          }}
        >
          <Dialog.Title className={styles.title}>{t('Not everything is as it was')}</Dialog.Title>
          <div className={styles.body}>
            <Part title={t('Cannot be ordered now')} lines={blocked}>
              {({ name, why }) => t('{name}: {problem}', { name, problem: t(why) })}
            </Part>
            <Part title={t('Costs something else now')} lines={changed}>
              {({ name, before, now }) =>
                t('{name}: was {before}, now {now}', { name, before: formatMoney(before), now: formatMoney(now) })
              }
            </Part>
            <Part title={t('Goes only in part')} lines={cut}>
              {({ name, quantity }) => t('{name}: only {quantity} more fit in the cart', { name, quantity })}
            </Part>
          </div>
          <Dialog.Description className={styles.end}>
            {items.length === 0
              ? t('Nothing of this order can go into the cart.')
              : t(
                  '{count, plural, one {# item can go into the cart. Nothing is ordered yet.} other {# items can go into the cart. Nothing is ordered yet.}}',
                  { count: pieceCount(proposal) },
                )}
          </Dialog.Description>
          <div className={styles.actions}>
            <Button look="quiet" onClick={onClose}>
              {items.length === 0 ? t('Close') : t('Cancel')}
            </Button>
            {items.length > 0 && <Button onClick={onConfirm}>{t('Add to Cart')}</Button>}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PartProps<Line> {
  title: string;
  lines: readonly Line[];
  children: (line: Line) => string;
}

function Part<Line extends { name: string }>({ title, lines, children }: PartProps<Line>) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name}>{children(line)}</li>
        ))}
      </ul>
    </section>
  );
}
