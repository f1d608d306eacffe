import { Link } from 'react-router-dom';
import { formatLbp } from '../../common/amountText';
import type { AdminCreditTransactionsQuery, CreditTransactionType } from '../gql/graphql';
import { DateText } from '../ui/DateText';
import { Label } from '../ui-antd/list/Label';
import type { Column } from '../ui-antd/list/ListTable';

/** An entry of a credit ledger, as lists show it. */
type Entry = Pick<
  AdminCreditTransactionsQuery['creditTransactions']['nodes'][number],
  'createdAt' | 'type' | 'description' | 'orderId' | 'amount' | 'balanceAfter'
>;

/** What moved credit, by its documented names. */
export const CREDIT_TYPES: Readonly<Record<CreditTransactionType, string>> = {
  CHARGE: 'Charge',
  PAYMENT: 'Payment',
  ADJUSTMENT: 'Adjustment',
  REFUND: 'Refund',
};

/** The columns of a credit ledger; a charge for an order is shown as one (specification 7.8). */
export const CREDIT_COLUMNS: readonly Column<Entry>[] = [
  { title: 'Date', key: 'DATE', below: 'type', render: ({ createdAt }) => <DateText at={createdAt} /> },
  {
    title: 'Type',
    key: 'type',
    render: ({ type, orderId }) => (
      <Label tone={type === 'CHARGE' ? 'warning' : type === 'ADJUSTMENT' ? 'plain' : 'good'}>
        {type === 'CHARGE' && orderId !== null ? 'Order' : CREDIT_TYPES[type]}
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
  {
    title: 'Balance After',
    key: 'balance',
    figures: true,
    from: 'sm',
    render: ({ balanceAfter }) => formatLbp(balanceAfter),
  },
];

/** An amount with its sign: a charge is negative, a payment positive. */
function signed(amount: string): string {
  return amount.startsWith('-') ? `−${formatLbp(amount.slice(1))}` : `+${formatLbp(amount)}`;
}
