import { Card, Statistic } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatLbp } from '../../../common/amountText';
import type { PaymentMode } from '../../gql/graphql';
import { BusinessList } from '../businesses/BusinessList';
import type { BusinessRow } from '../businesses/documents';
import { NothingChosen, SplitPage } from '../../ui-antd/layout/SplitPage';
import { Tabs } from '../../ui-antd/layout/Tabs';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { Section } from '../../ui-antd/layout/Section';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { CreditForms } from './CreditForms';
import { CreditHistory } from './CreditHistory';
import styles from './CreditPage.module.css';
import { CreditAccountDocument, CreditTotalsDocument } from './documents';

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

/** Credit management: who may owe how much, what they owe, and what they paid. */
export function CreditPage() {
  const [search, setSearch] = useSearchParams();
  const [version, setVersion] = useState(0);
  const totals = useListQuery(CreditTotalsDocument, {}, version);
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
          side={<BusinessList paymentMode={MODES[active]} chosenId={chosen} describe={creditOf} version={version} />}
          chosen={chosen !== null}
          all="All businesses"
        >
          {chosen === null ? (
            <NothingChosen>Choose a business to see its credit.</NothingChosen>
          ) : (
            <Account
              key={chosen}
              userId={chosen}
              version={version}
              onChanged={() => setVersion((before) => before + 1)}
            />
          )}
        </SplitPage>
      </Tabs>
    </>
  );
}

function creditOf({ paymentMode, creditBalance }: BusinessRow): string {
  return paymentMode === 'CREDIT' ? `Available ${formatLbp(creditBalance ?? '0.00')}` : 'Cash';
}

interface AccountProps {
  userId: number;
  version: number;
  onChanged: () => void;
}

function Account({ userId, version, onChanged }: AccountProps) {
  const { data, error, retry } = useListQuery(CreditAccountDocument, { userId }, version);
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
      <CreditForms userId={userId} creditLimit={creditAccount.creditLimit} onChanged={onChanged} />
      <Section title="Transaction History">
        <CreditHistory userId={userId} version={version} />
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
