import * as Toast from '@radix-ui/react-toast';
import { useTranslation } from '../../i18n/text';
import styles from './ToastArea.module.css';
import { classes } from '../classes';
import { CloseIcon } from '../icons';
import type { CurrentToast } from './toastMessage';

interface ToastAreaProps {
  toast: CurrentToast | null;
  /** How long a toast is shown, in ms. */
  duration: number;
  onDismiss: () => void;
}

/** Where toasts appear: focused by F8, swiped away to the right beyond 50 px. */
export function ToastArea({ toast, duration, onDismiss }: ToastAreaProps) {
  const t = useTranslation();
  return (
    <Toast.Provider duration={duration} swipeDirection="right" swipeThreshold={50} label={t('Notification')}>
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && onDismiss()}
          className={classes(styles.toast, styles[toast.message.tone ?? 'info'])}
        >
          <div>
            <Toast.Title className={styles.title}>{toast.message.title}</Toast.Title>
            {toast.message.description && <Toast.Description>{toast.message.description}</Toast.Description>}
          </div>
          <Toast.Close className={styles.close} aria-label={t('Dismiss notification')}>
            <CloseIcon />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        label={t('Notifications ({hotkey})', { hotkey: 'F8' })}
        className={styles.viewport}
      />
    </Toast.Provider>
  );
}
