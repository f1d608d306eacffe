import { Link } from 'react-router-dom';
import { formatLbp } from '../../../common/amountText';
import type { AdminCreditTransactionsQuery, CreditTransactionType } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import { ExportButton } from '../list/ExportButton';
import { ChoiceFilter, chosen, Filters } from '../list/Filters';
import { Label } from '../list/Label';
import { ListTable, type Column } from '../list/ListTable';
import { useListAddress } from '../list/useListAddress';
import { useListQuery } from '../list/useListQuery';
import { CreditTransactionsDocument } from './documents';

type Entry = AdminCreditTransactionsQuery['creditTransactions']['nodes'][number];

const TYPES: Readonly<Record<CreditTransactionType, string>> = {
  CHARGE: 'Charge',
  PAYMENT: 'Payment',
  ADJUSTMENT: 'Adjustment',
  REFUND: 'Refund',
};
const COLUMNS: readonly Column<Entry>[] = [
  { title: 'Date', key: 'DATE', render: ({ createdAt }) => <DateText at={createdAt} /> },
  {
    title: 'Type',
    key: 'type',
    render: ({ type, orderId }) => (
      <Label tone={type === 'CHARGE' ? 'warning' : type === 'ADJUSTMENT' ? 'plain' : 'good'}>
        {type === 'CHARGE' && orderId !== null ? 'Order' : TYPES[type]}
      </Label>
    ),
  },
  {
    title: 'Description',
    key: 'description',
    from: 'md',
    render: ({ description, orderId }) =>
      orderId === null ? description : <Link to={`/orders/${orderId}`}>{description}</Link>,
  },
  { title: 'Amount', key: 'amount', figures: true, render: ({ amount }) => signed(amount) },
  { title: 'Balance After', key: 'balance', figures: true, render: ({ balanceAfter }) => formatLbp(balanceAfter) },
  { title: 'By', key: 'by', from: 'xl', render: ({ createdByUser }) => createdByUser?.username ?? '–' },
];

interface CreditHistoryProps {
  userId: number;
  /** Another value reads the history again. */
  version: number;
}

/** What moved the credit of a business, newest first, with its export. */
export function CreditHistory({ userId, version }: CreditHistoryProps) {
  const address = useListAddress('credit-');
  const type = chosen(address.get('type'), TYPES) ?? null;
  const { data, ...reading } = useListQuery(
    CreditTransactionsDocument,
    { userId, after: address.after, type },
    version,
  );

  return (
    <>
      <Filters>
        <ChoiceFilter address={address} name="type" label="Type" choices={TYPES} />
        <ExportButton path="/api/admin/export/credit-transactions.csv" filters={{ userId, type }} />
      </Filters>
      <ListTable
        label="Transactions"
        rowKey="id"
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

/** An amount with its sign: a charge is negative, a payment positive. */
function signed(amount: string): string {
  return amount.startsWith('-') ? `−${formatLbp(amount.slice(1))}` : `+${formatLbp(amount)}`;
}
