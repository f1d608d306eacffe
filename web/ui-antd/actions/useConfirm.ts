import { App } from 'antd';

interface Question {
  title: string;
  content: string;
  /** What is done. */
  okText: string;
  /** Absent: "Cancel", in the language of the page. */
  cancelText?: string;
}

/** Asks before something is done that is hard to undo; what is safe has the focus. Resolves to whether it may be done. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  return async (question) =>
    modal.confirm({ ...question, okButtonProps: { danger: true }, focusable: { autoFocusButton: 'cancel' } });
}
