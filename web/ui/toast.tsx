import * as Toast from '@radix-ui/react-toast';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { classes } from './classes';
import { CloseIcon } from './icons';
import styles from './toast.module.css';

/** What a toast says; `tone` error for what went wrong. */
export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'info' | 'error';
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a toast; the next takes its place, for there is at most one (storefront.md section 9). */
export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext);
}

/** Makes toasts available below it: shown for 5 s, focused by F8, swiped away to the right beyond 50 px. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ id: number; message: ToastMessage } | null>(null);
  const show = useCallback((message: ToastMessage) => {
    setCurrent((previous) => ({ id: (previous?.id ?? 0) + 1, message }));
  }, []);
  return (
    <ToastContext value={show}>
      <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
        {children}
        {current && <OneToast key={current.id} {...current.message} />}
        <Toast.Viewport hotkey={['F8']} className={styles.viewport} />
      </Toast.Provider>
    </ToastContext>
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
