import { Progress } from 'antd';
import { useId } from 'react';
import { formatLbp } from '../../../common/amountText';
import { CREDIT_COLUMNS, CREDIT_TYPES } from '../../credit/columns';
import { ExportButton } from '../../ui-antd/export/ExportButton';
import { ChoiceFilter, chosen, Filters } from '../../ui-antd/filters/Filters';
import { ListTable } from '../../ui-antd/list/ListTable';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { useBusinessAccount } from '../businessAccount';
import { CreditHistoryDocument } from './documents';
import styles from './CreditTab.module.css';
import { usedPart } from './usedPart';

const BENEFITS = [
  'Order now and pay the shop later, up to your limit.',
  'What your employees order is charged to the same credit.',
  'A cancelled order gives its amount back at once.',
  'Every payment raises what is available, and is listed below.',
] as const;

/** What credit the business has, what uses it, and everything that moved it (specification 17.5). */
export function CreditTab() {
  const { credit } = useBusinessAccount();
  const used = usedPart(credit);
  const barId = useId();
  return (
    <>
      <Section title="Credit Overview">
        <dl className={styles.figures}>
          <div>
            <dt>Available Credit</dt>
            <dd>{formatLbp(credit.currentBalance)}</dd>
          </div>
          <div>
            <dt>Credit Limit</dt>
            <dd>{formatLbp(credit.creditLimit)}</dd>
          </div>
          <div>
            <dt>Used Credit</dt>
            <dd>{formatLbp(credit.usedCredit)}</dd>
          </div>
        </dl>
        <div>
          <p id={barId}>{`${used}% of your credit limit is used`}</p>
          <Progress
            aria-labelledby={barId}
            percent={used}
            showInfo={false}
            strokeColor={used >= 90 ? '#b3263e' : '#1f6f4a'}
          />
        </div>
        <ul className={styles.benefits} aria-label="What credit gives you">
          {BENEFITS.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </Section>
      <History />
    </>
  );
}

function History() {
  const address = useListAddress();
  const type = chosen(address.get('type'), CREDIT_TYPES) ?? null;
  const { data, ...reading } = useListQuery(CreditHistoryDocument, { after: address.after, type });
  return (
    <Section
      title="Transaction History"
      count={data?.creditHistory.totalCount}
      actions={<ExportButton path="/api/business/export/credit-transactions.csv" filters={{}} choices={{ type }} />}
    >
      <Filters>
        <ChoiceFilter address={address} name="type" label="Type" choices={CREDIT_TYPES} />
      </Filters>
      <ListTable
        label="Transactions"
        rowKey="id"
        rowName={({ id }) => `entry ${id}`}
        columns={CREDIT_COLUMNS}
        reading={reading}
        page={data?.creditHistory}
        address={address}
        filters={['type']}
        empty={{ title: 'No transactions yet', text: 'Orders on credit and payments will appear here.' }}
      />
    </Section>
  );
}
