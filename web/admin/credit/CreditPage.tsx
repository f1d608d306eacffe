import { Card, Statistic } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { formatLbp } from '../../../common/amountText';
import type { PaymentMode } from '../../gql/graphql';
import { BusinessList } from '../businesses/BusinessList';
import { BusinessUsersDocument, type BusinessRow } from '../businesses/documents';
import { NothingChosen, SplitPage } from '../../ui-antd/layout/SplitPage';
import { Tabs } from '../../ui-antd/layout/Tabs';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { Section } from '../../ui-antd/layout/Section';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { useRefetch } from '../../ui-antd/list/useRefetch';
import { CreditForms } from './CreditForms';
import { CreditHistory } from './CreditHistory';
import styles from './CreditPage.module.css';
import { CreditAccountDocument, CreditTotalsDocument, CreditTransactionsDocument } from './documents';

const TABS = [
  { name: 'all', label: 'All' },
  { name: 'credit', label: 'Credit' },
  { name: 'cash', label: 'Cash' },
] as const;

const MODES: Readonly<Record<(typeof TABS)[number]['name'], PaymentMode | undefined>> = {
  all: undefined,
  credit: 'CREDIT',
  cash: 'CASH',
};

/** What shows the credit of an account that was changed here. */
const CHANGED = [CreditTotalsDocument, CreditAccountDocument, CreditTransactionsDocument, BusinessUsersDocument];

/** Credit management: who may owe how much, what they owe, and what they paid. */
export function CreditPage() {
  const [search, setSearch] = useSearchParams();
  const totals = useListQuery(CreditTotalsDocument, {});
  const id = Number.parseInt(search.get('user') ?? '', 10);
  const chosen = Number.isNaN(id) ? null : id;
  const active = TABS.find(({ name }) => name === search.get('mode'))?.name ?? 'all';
  const shown = totals.data?.creditTotals;
  return (
    <>
      <title>Credit Management | Bustan</title>
      <h1>Credit Management</h1>
      {totals.error && !shown ? (
        <ListFailure what="The totals" error={totals.error} onRetry={totals.retry} />
      ) : (
        <Figures
          figures={[
            { title: 'Total Used Credit', amount: shown?.totalUsedCredit },
            { title: 'Total Available Credit', amount: shown?.totalAvailableCredit },
          ]}
        />
      )}
      <Tabs
        label="Payment mode"
        tabs={TABS}
        active={active}
        onChange={(mode) => setSearch(mode === 'all' ? {} : { mode })}
      >
        <SplitPage
          side={<BusinessList paymentMode={MODES[active]} chosenId={chosen} describe={creditOf} />}
          chosen={chosen !== null}
          all="All businesses"
        >
          {chosen === null ? (
            <NothingChosen>Choose a business to see its credit.</NothingChosen>
          ) : (
            <Account key={chosen} userId={chosen} />
          )}
        </SplitPage>
      </Tabs>
    </>
  );
}

function creditOf({ paymentMode, creditBalance }: BusinessRow): string {
  return paymentMode === 'CREDIT' ? `Available ${formatLbp(creditBalance ?? '0.00')}` : 'Cash';
}

function Account({ userId }: { userId: number }) {
  const { data, error, retry } = useListQuery(CreditAccountDocument, { userId });
  const refetch = useRefetch(CHANGED);
  if (error && !data) return <ListFailure what="The credit account" error={error} onRetry={retry} />;
  if (!data) return <p role="status">Loading…</p>;
  const { user, creditAccount } = data;
  if (!user || user.role !== 'BUSINESS') return <NothingChosen>There is no such business.</NothingChosen>;
  return (
    <Section title={user.businessName || user.username}>
      <Figures
        figures={[
          { title: 'Used Credit', amount: creditAccount.usedCredit },
          { title: 'Available Credit', amount: creditAccount.currentBalance },
          { title: 'Credit Limit', amount: creditAccount.creditLimit },
        ]}
      />
      <CreditForms userId={userId} creditLimit={creditAccount.creditLimit} onChanged={refetch} />
      <Section title="Transaction History">
        <CreditHistory userId={userId} />
      </Section>
    </Section>
  );
}

function Figures({ figures }: { figures: readonly { title: string; amount: string | undefined }[] }) {
  return (
    <div className={styles.figures}>
      {figures.map(({ title, amount }) => (
        <Card key={title} size="small">
          <Statistic title={title} value={amount === undefined ? '…' : formatLbp(amount)} />
        </Card>
      ))}
    </div>
  );
}
