import { useMemo, useState } from 'react';
import { AdminFrame } from '../ui-antd/layout/AdminFrame';
import { ListFailure } from '../ui-antd/list/ListStates';
import { useListQuery } from '../ui-antd/list/useListQuery';
import { useNewOrders } from '../orders/useNewOrders';
import { PortalCartProvider } from '../portal/cart/PortalCartProvider';
import { PageLoading } from '../ui/feedback/states';
import { BusinessAccountContext, type BusinessAccount } from './businessAccount';
import { BusinessAccountDocument } from './documents';
import { PortalScreens } from './PortalScreens';

/** The business portal, for an approved business: reads who it is, and what it orders by. */
export function PortalPage({ userId }: { userId: number }) {
  const [version, setVersion] = useState(0);
  const changed = () => setVersion((before) => before + 1);
  useNewOrders(changed);
  const { data, error, retry } = useListQuery(BusinessAccountDocument, {}, version);
  const account = useMemo<BusinessAccount | null>(() => {
    if (!data?.viewer) return null;
    const { viewer, credit } = data;
    const name = viewer.businessName ?? viewer.username;
    return { viewer, credit, byCredit: viewer.paymentMode === 'CREDIT', name, version, changed };
  }, [data, version]);
  if (!account) {
    return error ? (
      <AdminFrame>
        <main>
          <ListFailure what="Your account" error={error} onRetry={retry} />
        </main>
      </AdminFrame>
    ) : (
      <PageLoading />
    );
  }
  return (
    <BusinessAccountContext value={account}>
      <PortalCartProvider portal="business" userId={userId}>
        <PortalScreens />
      </PortalCartProvider>
    </BusinessAccountContext>
  );
}
