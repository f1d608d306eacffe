import * as Toast from '@radix-ui/react-toast';
import styles from './ToastArea.module.css';
import { classes } from './classes';
import { CloseIcon } from './icons';
import type { ToastMessage } from './toast';

/** Where toasts appear: shown for 5 s, focused by F8, swiped away to the right beyond 50 px. */
export function ToastArea({ id, message }: { id: number; message: ToastMessage | null }) {
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {message && <OneToast key={id} {...message} />}
      <Toast.Viewport hotkey={['F8']} className={styles.viewport} />
    </Toast.Provider>
  );
}

function OneToast({ title, description, tone = 'info' }: ToastMessage) {
  return (
    <Toast.Root className={classes(styles.toast, styles[tone])}>
      <div>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {description && <Toast.Description>{description}</Toast.Description>}
      </div>
      <Toast.Close className={styles.close} aria-label="Dismiss notification">
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  );
}
