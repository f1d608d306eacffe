import { Suspense, createContext, lazy, use, useCallback, useState, type ReactNode } from 'react';

/** What a toast says; `tone` error for what went wrong. */
export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'info' | 'error';
}

type Show = (message: ToastMessage | null) => void;

const ToastContext = createContext<Show>(() => {});
const ToastArea = lazy(async () => ({ default: (await import('./ToastArea')).ToastArea }));

/** Shows a toast; the next takes its place, for there is at most one (storefront.md section 9). Null takes it away. */
export function useToast(): Show {
  return use(ToastContext);
}

/** Makes toasts available below it. What draws them is fetched beside the page, which does not wait for it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ id: number; message: ToastMessage | null }>({ id: 0, message: null });
  const show = useCallback<Show>((message) => setCurrent(({ id }) => ({ id: id + 1, message })), []);
  return (
    <ToastContext value={show}>
      {children}
      <Suspense fallback={null}>
        <ToastArea {...current} />
      </Suspense>
    </ToastContext>
  );
}
