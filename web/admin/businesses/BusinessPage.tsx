import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { CreditHistory } from '../credit/CreditHistory';
import { NothingChosen, SplitPage } from '../../ui-antd/layout/SplitPage';
import { Tabs } from '../../ui-antd/layout/Tabs';
import { useAction } from '../../ui-antd/actions/useAction';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { Section } from '../../ui-antd/layout/Section';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { useRefetch } from '../../ui-antd/list/useRefetch';
import { useDuties } from '../../session/duties';
import { CustomPrices } from '../pricing/CustomPrices';
import { UnconfirmedEmail } from '../users/UnconfirmedEmail';
import { AddressTab } from './AddressTab';
import { Approval, BusinessList } from './BusinessList';
import {
  BusinessUserDocument,
  BusinessUsersDocument,
  SetBusinessApprovalDocument,
  type BusinessRow,
} from './documents';
import { PricingTab } from './PricingTab';

const TABS = [
  { name: 'address', label: 'Address', duties: ['ACCOUNTS'] },
  { name: 'pricing', label: 'Pricing', duties: ['PRICES', 'CREDIT'] },
  { name: 'products', label: 'Products', duties: ['PRICES'] },
  { name: 'history', label: 'History', duties: ['CREDIT'] },
] as const;

/** What shows a business that was changed here. */
const CHANGED = [BusinessUserDocument, BusinessUsersDocument];

/** Business management: who buys as a business, where it is delivered, and on what terms. */
export function BusinessPage() {
  const [search] = useSearchParams();
  const id = Number.parseInt(search.get('user') ?? '', 10);
  const chosen = Number.isNaN(id) ? null : id;
  return (
    <>
      <title>Business Management | Bustan</title>
      <h1>Business Management</h1>
      <SplitPage
        side={<BusinessList chosenId={chosen} describe={termsOf} />}
        chosen={chosen !== null}
        all="All businesses"
      >
        {chosen === null ? (
          <NothingChosen>Choose a business to see its address, prices and history.</NothingChosen>
        ) : (
          <BusinessPanel key={chosen} id={chosen} />
        )}
      </SplitPage>
    </>
  );
}

function termsOf({ pricingMode, businessDiscount }: BusinessRow): string {
  // For who cares for prices alone.
  if (pricingMode === null) return '';
  return pricingMode === 'INDIVIDUAL' ? 'Individual prices' : `Discount ${Number(businessDiscount ?? 0)}%`;
}

function BusinessPanel({ id }: { id: number }) {
  const { data, error, retry } = useListQuery(BusinessUserDocument, { id });
  const [search, setSearch] = useSearchParams();
  const [setApproval] = useMutation(SetBusinessApprovalDocument);
  const act = useAction();
  const refetch = useRefetch(CHANGED);
  const business = data?.user;
  const hasDuty = useDuties();
  const tabs = TABS.filter(({ duties }) => hasDuty(...duties));
  if (error && !business) return <ListFailure what="The business" error={error} onRetry={retry} />;
  if (!data) return <p role="status">Loading…</p>;
  if (!business || business.role !== 'BUSINESS') return <NothingChosen>There is no such business.</NothingChosen>;
  const active = (tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0])?.name ?? 'address';

  async function approve(approved: boolean): Promise<void> {
    await act(() => setApproval({ variables: { userId: id, approved, version: business?.version } }), {
      success: approved ? 'Business approved' : 'Business suspended',
      fallback: approved ? 'Failed to approve the business' : 'Failed to suspend the business',
    });
    refetch();
  }

  return (
    <Section
      title={business.businessName || business.username}
      actions={
        <>
          <Approval business={business} />
          {hasDuty('ACCOUNTS') &&
            (business.businessApproved ? (
              <Button danger onClick={() => void approve(false)}>
                Suspend
              </Button>
            ) : (
              <Button type="primary" onClick={() => void approve(true)}>
                Approve
              </Button>
            ))}
        </>
      }
    >
      <UnconfirmedEmail user={business} />
      <Tabs
        label="Business"
        tabs={tabs}
        active={active}
        onChange={(tab) =>
          setSearch((now) => {
            const next = new URLSearchParams(now);
            for (const name of [...next.keys()]) if (/^(price|credit)-/.test(name)) next.delete(name);
            next.set('tab', tab);
            return next;
          })
        }
      >
        {active === 'address' && <AddressTab business={business} onSaved={refetch} />}
        {active === 'pricing' && <PricingTab business={business} onSaved={refetch} />}
        {active === 'products' && <CustomPrices business={business} />}
        {active === 'history' && <CreditHistory userId={id} />}
      </Tabs>
    </Section>
  );
}
