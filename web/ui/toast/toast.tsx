import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { fetchAhead } from '../../lib/queries/fetchAhead';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import styles from './toast.module.css';
import { useLazyPart } from '../useLazyPart';
import type { CurrentToast, ToastMessage } from './toastMessage';

type Show = (message: ToastMessage | null) => void;

/** How long a toast is shown (specification 15.2). */
const TOAST_MS = 5000;

/** After this a dismissed toast is forgotten (specification 15.2). */
const REMOVED_AFTER_MS = 1_000_000;

const ToastContext = createContext<Show>(() => {});
const loadArea = async () => (await import('./ToastArea')).ToastArea;

/** Shows a toast; the next takes its place, for there is at most one (specification 15.2). Null takes it away. */
export function useToast(): Show {
  return use(ToastContext);
}

let lastId = 0;

/** Makes toasts available below it. What draws them is fetched by the reader's first press or key, or the first toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<CurrentToast | null>(null);
  const [ToastArea, fetchArea] = useLazyPart(loadArea);
  const [failed, setFailed] = useState(false);
  const show = useCallback<Show>((message) => {
    if (message) setCurrent({ id: (lastId += 1), message, open: true });
    else setCurrent((toast) => toast && { ...toast, open: false });
  }, []);
  const dismiss = useCallback(() => show(null), [show]);

  useEffect(() => {
    if (ToastArea) return;
    if (current?.id !== undefined) {
      fetchArea().catch(() => setFailed(true));
      return;
    }
    const stop = new AbortController();
    for (const sign of ['pointerdown', 'keydown'])
      addEventListener(sign, () => fetchAhead(fetchArea), { once: true, passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [ToastArea, current?.id, fetchArea]);

  useEffect(() => {
    if (!current || current.open) return;
    const timer = setTimeout(() => setCurrent(null), REMOVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [current]);

  const plain = current?.open ? <PlainToast key={current.id} {...current.message} onDismiss={dismiss} /> : null;
  return (
    <ToastContext value={show}>
      {children}
      {ToastArea ? (
        <ErrorBoundary instead={plain}>
          <ToastArea toast={current} duration={TOAST_MS} onDismiss={dismiss} />
        </ErrorBoundary>
      ) : (
        failed && plain
      )}
    </ToastContext>
  );
}

/** Says it all the same when what draws toasts cannot be fetched. */
function PlainToast({ title, description, onDismiss }: ToastMessage & { onDismiss: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDismiss, TOAST_MS);
    return () => clearTimeout(timer);
  }, [onDismiss]);
  return (
    <p role="status" className={styles.plain}>
      <strong>{title}</strong> {description}
    </p>
  );
}
