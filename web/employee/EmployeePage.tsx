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
import { keepPortal } from './savePortal';
import { OutboxProvider } from './outbox/OutboxProvider';

interface EmployeePageProps {
  userId: number;
  /** What an earlier visit kept. */
  kept: Employee | null;
  /** Whether the shop said that this is who is signed in. */
  confirmed: boolean;
}

/** The portal for one employee: reads who it is and where to, and keeps both for a visit without a connection. */
export function EmployeePage({ userId, kept, confirmed }: EmployeePageProps) {
  const { data, error, refetch } = useQuery(EmployeeDocument, { skip: !confirmed });
  const read = data?.viewer?.id === userId ? data.viewer : null;
  useEffect(() => {
    if (!read) return;
    saveEmployee(read);
    void keepPortal();
  }, [read]);
  const employee = read ?? kept;
  const here = useMemo(() => employee && { employee, confirmed }, [employee, confirmed]);
  if (!here) {
    if (!error) return <PageLoading />;
    return (
      <AdminFrame>
        <main>
          <ListFailure what="Your account" error={error} onRetry={() => void refetch().catch(() => {})} />
        </main>
      </AdminFrame>
    );
  }
  return (
    <EmployeeContext value={here}>
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
