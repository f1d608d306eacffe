import { Progress } from 'antd';
import { useId } from 'react';
import { formatMoney } from '../../lib/money';
import { CREDIT_TYPES, creditColumns } from '../../credit/columns';
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
import { msg, useTranslation } from '../../i18n/text';

const COLUMNS = creditColumns(formatMoney);

const BENEFITS = [
  msg('Order now and pay the shop later, up to your limit.'),
  msg('What your employees order is charged to the same credit.'),
  msg('A cancelled order gives its amount back at once.'),
  msg('Every payment raises what is available, and is listed below.'),
] as const;

/** What credit the business has, what uses it, and everything that moved it (specification 17.5). */
export function CreditTab() {
  const t = useTranslation();
  const { credit } = useBusinessAccount();
  const used = usedPart(credit);
  const barId = useId();
  return (
    <>
      <Section title={t('Credit Overview')}>
        <dl className={styles.figures}>
          <div>
            <dt>{t('Available Credit')}</dt>
            <dd>{formatMoney(credit.currentBalance)}</dd>
          </div>
          <div>
            <dt>{t('Credit Limit')}</dt>
            <dd>{formatMoney(credit.creditLimit)}</dd>
          </div>
          <div>
            <dt>{t('Used Credit')}</dt>
            <dd>{formatMoney(credit.usedCredit)}</dd>
          </div>
        </dl>
        <div>
          <p id={barId}>{t('{used}% of your credit limit is used', { used })}</p>
          <Progress
            aria-labelledby={barId}
            percent={used}
            showInfo={false}
            strokeColor={used >= 90 ? '#b3263e' : '#1f6f4a'}
          />
        </div>
        <ul className={styles.benefits} aria-label={t('What credit gives you')}>
          {BENEFITS.map((benefit) => (
            <li key={benefit}>{t(benefit)}</li>
          ))}
        </ul>
      </Section>
      <History />
    </>
  );
}

function History() {
  const t = useTranslation();
  const address = useListAddress();
  const type = chosen(address.get('type'), CREDIT_TYPES) ?? null;
  const { data, ...reading } = useListQuery(CreditHistoryDocument, { after: address.after, type });
  return (
    <Section
      title={t('Transaction History')}
      count={data?.creditHistory.totalCount}
      actions={<ExportButton path="/api/business/export/credit-transactions.csv" filters={{}} choices={{ type }} />}
    >
      <Filters>
        <ChoiceFilter address={address} name="type" label={t('Type')} choices={CREDIT_TYPES} />
      </Filters>
      <ListTable
        label={t('Transactions')}
        rowKey="id"
        rowName={({ id }) => t('entry {id}', { id })}
        columns={COLUMNS}
        reading={reading}
        page={data?.creditHistory}
        address={address}
        filters={['type']}
        empty={{ title: t('No transactions yet'), text: t('Orders on credit and payments will appear here.') }}
      />
    </Section>
  );
}
