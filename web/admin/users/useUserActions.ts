import { useMutation } from '@apollo/client/react';
import { useToast } from '../../ui/toast/toast';
import { useAction } from '../../ui-antd/actions/useAction';
import { useConfirmDelete } from '../../ui-antd/actions/useConfirmDelete';
import { DeleteUserDocument, SetUserActiveDocument, type User } from './documents';

/** Deletes users, deactivates them and lets them in again. @param onDone reads the list again */
export function useUserActions(onDone: () => void): Record<'remove' | 'activate', (user: User) => Promise<void>> {
  const [deleteUser] = useMutation(DeleteUserDocument);
  const [setActive] = useMutation(SetUserActiveDocument);
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
    async activate({ id, active }) {
      await act(() => setActive({ variables: { id, active: !active } }), {
        success: 'User updated successfully',
        title: 'Error updating user',
        fallback: 'An error occurred',
      });
      onDone();
    },
  };
}
