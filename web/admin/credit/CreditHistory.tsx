import { formatLbp } from '../../../common/amountText';
import type { AdminCreditTransactionsQuery } from '../../gql/graphql';
import { ExportButton } from '../../ui-antd/export/ExportButton';
import { ChoiceFilter, chosen, Filters } from '../../ui-antd/filters/Filters';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { CREDIT_TYPES, creditColumns } from '../../credit/columns';
import { CreditTransactionsDocument } from './documents';

type Entry = AdminCreditTransactionsQuery['creditTransactions']['nodes'][number];

const COLUMNS: readonly Column<Entry>[] = [
  ...creditColumns(formatLbp),
  { title: 'By', key: 'by', from: 'xl', render: ({ createdByUser }) => createdByUser?.username ?? '–' },
];

/** What moved the credit of a business, newest first, with its export. */
export function CreditHistory({ userId }: { userId: number }) {
  const address = useListAddress('credit-');
  const type = chosen(address.get('type'), CREDIT_TYPES) ?? null;
  const { data, ...reading } = useListQuery(CreditTransactionsDocument, { userId, after: address.after, type });

  return (
    <>
      <Filters>
        <ChoiceFilter address={address} name="type" label="Type" choices={CREDIT_TYPES} />
        <ExportButton path="/api/admin/export/credit-transactions.csv" filters={{ userId }} choices={{ type }} />
      </Filters>
      <ListTable
        label="Transactions"
        rowKey="id"
        rowName={({ id }) => `entry ${id}`}
        columns={COLUMNS}
        reading={reading}
        page={data?.creditTransactions}
        address={address}
        filters={['type']}
        empty={{ title: 'No transactions yet', text: 'Orders on credit and payments will appear here.' }}
      />
    </>
  );
}
