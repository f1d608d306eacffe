import * as Dialog from '@radix-ui/react-dialog';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from '../i18n/text';
import { useUnsavedGuard } from '../lib/leaving/useUnsavedGuard';
import { Button } from '../ui/form/Button';
import styles from './UnsavedGuard.module.css';

/** Asks before the changes of the form around it are lost by leaving the page (specification 14.7). */
export function UnsavedGuard() {
  const t = useTranslation();
  const { dirty } = useFormikContext();
  const [answer, setAnswer] = useState<((agrees: boolean) => void) | null>(null);
  useUnsavedGuard(dirty, () => new Promise((resolve) => setAnswer(() => resolve)));

  function close(agrees: boolean): void {
    setAnswer(null);
    answer?.(agrees);
  }

  return (
    <Dialog.Root open={answer !== null} onOpenChange={() => close(false)}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.dialog} role="alertdialog">
          <Dialog.Title className={styles.title}>{t('Leave without saving?')}</Dialog.Title>
          <Dialog.Description>{t('What you changed has not been saved and would be lost.')}</Dialog.Description>
          <div className={styles.actions}>
            <Button look="quiet" onClick={() => close(false)}>
              {t('Stay')}
            </Button>
            <Button look="danger" onClick={() => close(true)}>
              {t('Leave')}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
