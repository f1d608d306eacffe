import { useMutation } from '@apollo/client/react';
import { useToast } from '../../ui/toast/toast';
import { useAction } from '../../ui-antd/actions/useAction';
import { useConfirmDelete } from '../../ui-antd/actions/useConfirmDelete';
import { DeleteUserDocument, ResetSecondStepDocument, SetUserActiveDocument, type User } from './documents';
import { useConfirm } from '../../ui-antd/actions/useConfirm';

/** Deletes users, deactivates them and lets them in again, and takes lost second steps away. @param onDone reads the list again */
export function useUserActions(
  onDone: () => void,
): Record<'remove' | 'activate' | 'resetStep', (user: User) => Promise<void>> {
  const [deleteUser] = useMutation(DeleteUserDocument);
  const [setActive] = useMutation(SetUserActiveDocument);
  const [resetStep] = useMutation(ResetSecondStepDocument);
  const confirm = useConfirm();
  const act = useAction();
  const toast = useToast();
  const confirmDelete = useConfirmDelete();
  return {
    async remove({ id, username }) {
      if (!(await confirmDelete(username))) return;
      const done = await act(() => deleteUser({ variables: { id } }), {
        title: 'Error deleting user',
        fallback: 'An error occurred',
      });
      if (done) {
        const deactivated = done.data?.deleteUser === 'DEACTIVATED';
        toast({
          title: 'User deleted successfully',
          ...(deactivated && { description: 'Its orders stay, and it can no longer sign in.' }),
        });
      }
      onDone();
    },
    async activate({ id, username, role, active }) {
      if (active) {
        const confirmed = await confirm({
          title: `Deactivate ${username}?`,
          content: `${role === 'BUSINESS' ? 'It and its employees are' : 'It is'} signed out at once, and cannot sign in until it is activated again.`,
          okText: 'Deactivate',
        });
        if (!confirmed) return;
      }
      await act(() => setActive({ variables: { id, active: !active } }), {
        success: 'User updated successfully',
        title: 'Error updating user',
        fallback: 'An error occurred',
      });
      onDone();
    },
    async resetStep({ id, username }) {
      const confirmed = await confirm({
        title: `Reset the second step of ${username}?`,
        content:
          'Do so when the device is lost, and you are sure who asks. All sessions end, and the password alone signs in until another second step is set up.',
        okText: 'Reset',
      });
      if (!confirmed) return;
      await act(() => resetStep({ variables: { userId: id } }), {
        success: 'Second step reset',
        title: 'Error updating user',
        fallback: 'An error occurred',
      });
      onDone();
    },
  };
}
