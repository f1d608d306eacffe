import { Suspense, createContext, lazy, use, useCallback, useEffect, useState, type ReactNode } from 'react';

/** What a toast says; `tone` error for what went wrong. */
export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'info' | 'error';
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});
const ToastArea = lazy(async () => ({ default: (await import('./ToastArea')).ToastArea }));

/** Shows a toast; the next takes its place, for there is at most one (storefront.md section 9). */
export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext);
}

/** Makes toasts available below it. What draws them is fetched once the page stands, not before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [standing, setStanding] = useState(false);
  const [current, setCurrent] = useState<{ id: number; message: ToastMessage } | null>(null);
  const show = useCallback((message: ToastMessage) => {
    setCurrent((previous) => ({ id: (previous?.id ?? 0) + 1, message }));
  }, []);
  useEffect(() => setStanding(true), []);
  return (
    <ToastContext value={show}>
      {children}
      {standing && (
        <Suspense fallback={null}>
          <ToastArea id={current?.id ?? 0} message={current?.message ?? null} />
        </Suspense>
      )}
    </ToastContext>
  );
}
