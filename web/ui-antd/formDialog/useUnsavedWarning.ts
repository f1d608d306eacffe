import { useUnsavedGuard } from '../../lib/leaving/useUnsavedGuard';
import { useTranslation, type Translate } from '../../i18n/text';
import { useConfirm } from '../actions/useConfirm';

const question = (t: Translate) => ({
  title: t('Leave without saving?'),
  content: t('What you changed has not been saved and would be lost.'),
  okText: t('Leave'),
  cancelText: t('Stay'),
});

/** Asks before unsaved changes are lost. Resolves to whether the user agrees. */
export function useConfirmLeave(): () => Promise<boolean> {
  const confirm = useConfirm();
  const t = useTranslation();
  return async () => confirm(question(t));
}

/** Warns before unsaved changes are lost, by a dialog of Ant Design. */
export function useUnsavedWarning(unsaved: boolean): void {
  useUnsavedGuard(unsaved, useConfirmLeave());
}
