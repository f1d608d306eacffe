import { App } from 'antd';
import { useSignOut } from '../ui-antd/actions/useSignOut';
import { useOutbox } from './outbox/OutboxProvider';
import { isOpen } from './outbox/waitingOrders';
import { useTranslation } from '../i18n/text';

/** Signs the employee out; while an order waits on the phone, asks first. */
export function useEmployeeSignOut(): () => Promise<void> {
  const t = useTranslation();
  const logout = useSignOut('/employee/login');
  const { orders, dismissAll } = useOutbox();
  const { modal } = App.useApp();
  return async () => {
    const waiting = orders.filter(isOpen).length;
    if (waiting > 0) {
      const confirmed = await modal.confirm({
        title: t('{count, plural, one {An order was not sent yet} other {# orders were not sent yet}}', {
          count: waiting,
        }),
        content: t(
          'Signed out, nothing is sent. It stays on this phone, where nobody else sees it, and is offered to you again when you sign in here.',
        ),
        okText: t('Sign Out'),
        okButtonProps: { danger: true },
        cancelText: t('Stay Signed In'),
        focusable: { autoFocusButton: 'cancel' },
      });
      if (!confirmed) return;
    }
    dismissAll();
    await logout();
  };
}
