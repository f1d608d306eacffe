import { useSignOut } from '../ui-antd/actions/useSignOut';
import { useOutbox } from './outbox/OutboxProvider';
import { isOpen } from './outbox/waitingOrders';
import { useTranslation } from '../i18n/text';
import { useConfirm } from '../ui-antd/actions/useConfirm';

/** Signs the employee out; while an order waits on the phone, asks first. */
export function useEmployeeSignOut(): () => Promise<void> {
  const t = useTranslation();
  const logout = useSignOut('/employee/login');
  const { orders, dismissAll } = useOutbox();
  const confirm = useConfirm();
  return async () => {
    const waiting = orders.filter(isOpen).length;
    if (waiting > 0) {
      const confirmed = await confirm({
        title: t('{count, plural, one {An order was not sent yet} other {# orders were not sent yet}}', {
          count: waiting,
        }),
        content: t(
          'Signed out, nothing is sent. It stays on this phone, where nobody else sees it, and is offered to you again when you sign in here.',
        ),
        okText: t('Sign Out'),
        cancelText: t('Stay Signed In'),
      });
      if (!confirmed) return;
    }
    dismissAll();
    await logout();
  };
}
