import { useTranslation } from '../i18n/text';
import { useSignOut } from '../ui-antd/actions/useSignOut';
import type { DriverReports } from './outbox/useReports';
import { useConfirm } from '../ui-antd/actions/useConfirm';

/** Signs the driver out; while a report waits on the phone, asks first. */
export function useDriverSignOut({ reports }: DriverReports): () => Promise<void> {
  const t = useTranslation();
  const signOut = useSignOut('/driver/login');
  const confirm = useConfirm();
  return async () => {
    if (reports.length > 0) {
      const confirmed = await confirm({
        title: t('{count, plural, one {A report was not sent yet} other {# reports were not sent yet}}', {
          count: reports.length,
        }),
        content: t(
          'Signed out, nothing is sent. It stays on this phone, where nobody else sees it, and is offered to you again when you sign in here.',
        ),
        okText: t('Sign Out'),
        cancelText: t('Stay Signed In'),
      });
      if (!confirmed) return;
    }
    await signOut();
  };
}
