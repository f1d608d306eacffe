import { useMemo } from 'react';
import { AdminFrame } from '../ui-antd/layout/AdminFrame';
import { ListFailure } from '../ui-antd/list/ListStates';
import { useListQuery } from '../ui-antd/list/useListQuery';
import { useRefetch } from '../ui-antd/list/useRefetch';
import { useNewOrders } from '../orders/useNewOrders';
import { PortalCartProvider } from '../portal/cart/PortalCartProvider';
import { PageLoading } from '../ui/feedback/states';
import { BusinessAccountContext, type BusinessAccount } from './businessAccount';
import { CreditHistoryDocument } from './credit/documents';
import { BusinessAccountDocument } from './documents';
import { BusinessOrdersDocument } from './orders/documents';
import { PortalScreens } from './PortalScreens';
import { useTranslation } from '../i18n/text';

/** What depends on the orders of the business. */
const OF_ORDERS = [BusinessAccountDocument, BusinessOrdersDocument, CreditHistoryDocument];

/** The business portal, for an approved business: reads who it is, and what it orders by. */
export function PortalPage({ userId }: { userId: number }) {
  const t = useTranslation();
  const refetch = useRefetch(OF_ORDERS);
  useNewOrders(refetch);
  const { data, error, retry } = useListQuery(BusinessAccountDocument, {});
  const account = useMemo<BusinessAccount | null>(() => {
    if (!data?.viewer) return null;
    const { viewer, credit } = data;
    const name = viewer.businessName ?? viewer.username;
    return { viewer, credit, byCredit: viewer.paymentMode === 'CREDIT', name, refetch };
  }, [data, refetch]);
  if (!account) {
    return error ? (
      <AdminFrame>
        <main>
          <ListFailure what={t('Your account')} error={error} onRetry={retry} />
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
