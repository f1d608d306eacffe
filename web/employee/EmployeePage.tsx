import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { AdminFrame } from '../ui-antd/layout/AdminFrame';
import { ListFailure } from '../ui-antd/list/ListStates';
import { PortalCartProvider } from '../portal/cart/PortalCartProvider';
import { PageLoading } from '../ui/feedback/states';
import { EmployeeDocument } from './documents';
import { EmployeeContext, type Employee } from './employee';
import { EmployeeHome } from './EmployeeHome';
import { saveEmployee } from './savedEmployee';
import { keepParts } from '../outbox/keepParts';
import { OutboxProvider } from './outbox/OutboxProvider';
import { useTranslation } from '../i18n/text';

interface EmployeePageProps {
  userId: number;
  /** The employee as stored by an earlier visit. */
  saved: Employee | null;
  /** Whether the shop has confirmed the session. */
  confirmed: boolean;
}

/** The portal for one employee: reads employee and address, and stores both for a visit without a connection. */
export function EmployeePage({ userId, saved, confirmed }: EmployeePageProps) {
  const t = useTranslation();
  const { data, error, refetch } = useQuery(EmployeeDocument, { skip: !confirmed });
  const read = data?.viewer?.id === userId ? data.viewer : null;
  useEffect(() => {
    if (!read) return;
    saveEmployee(read);
    void keepParts('/employee-parts.json');
  }, [read]);
  const employee = read ?? saved;
  const state = useMemo(() => employee && { employee, confirmed }, [employee, confirmed]);
  if (!state) {
    if (!error) return <PageLoading />;
    return (
      <AdminFrame>
        <main>
          <ListFailure what={t('Your account')} error={error} onRetry={() => void refetch().catch(() => {})} />
        </main>
      </AdminFrame>
    );
  }
  return (
    <EmployeeContext value={state}>
      <PortalCartProvider portal="employee" userId={userId}>
        <AdminFrame>
          <OutboxProvider>
            <EmployeeHome />
          </OutboxProvider>
        </AdminFrame>
      </PortalCartProvider>
    </EmployeeContext>
  );
}
