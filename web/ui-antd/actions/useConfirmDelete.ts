import { App } from 'antd';

/** Asks before something is deleted, in the documented words. Resolves to whether it may be. */
export function useConfirmDelete(): (what: string) => Promise<boolean> {
  const { modal } = App.useApp();
  return async (what) =>
    modal.confirm({
      title: `Delete ${what}?`,
      content: `Are you sure you want to delete ${what}? This action cannot be undone.`,
      okText: 'Delete',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
}
