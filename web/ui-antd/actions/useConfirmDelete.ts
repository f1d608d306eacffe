import { useTranslation } from '../../i18n/text';
import { useConfirm } from './useConfirm';

/** Asks before something is deleted, in the documented words. Resolves to whether it may be. */
export function useConfirmDelete(): (what: string) => Promise<boolean> {
  const t = useTranslation();
  const confirm = useConfirm();
  return async (what) =>
    confirm({
      title: t('Delete {what}?', { what }),
      content: t('Are you sure you want to delete {what}? This action cannot be undone.', { what }),
      okText: t('Delete'),
      cancelText: t('Cancel'),
    });
}
