/** What a toast says; `tone` error for what went wrong. */
export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'info' | 'error';
}

/** The one toast there is; `open` until it is dismissed, by itself, by the reader or by a page. */
export interface CurrentToast {
  id: number;
  message: ToastMessage;
  open: boolean;
}
