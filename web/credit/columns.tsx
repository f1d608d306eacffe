import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ledgerText } from '../../common/ledgerTexts';
import type { AdminCreditTransactionsQuery, CreditTransactionType } from '../gql/graphql';
import { useDuties } from '../session/duties';
import { useAuth } from '../session/viewer';
import { DateText } from '../ui/DateText';
import { Label } from '../ui-antd/list/Label';
import type { Column } from '../ui-antd/list/ListTable';
import { msg, translate } from '../i18n/text';

/** An entry of a credit ledger, as lists show it. */
type Entry = Pick<
  AdminCreditTransactionsQuery['creditTransactions']['nodes'][number],
  'createdAt' | 'type' | 'description' | 'orderId' | 'amount' | 'balanceAfter'
>;

/** What moved credit, by its documented names. */
export const CREDIT_TYPES: Readonly<Record<CreditTransactionType, string>> = {
  CHARGE: msg('Charge'),
  PAYMENT: msg('Payment'),
  ADJUSTMENT: msg('Adjustment'),
  REFUND: msg('Refund'),
};

/**
 * The columns of a credit ledger; a charge for an order is shown as one (specification 7.8).
 * @param say says an amount: the back office alone says none in USD (specification 31.4)
 */
export function creditColumns(say: (amount: string) => string): readonly Column<Entry>[] {
  return [
    { title: msg('Date'), key: 'DATE', below: 'type', render: ({ createdAt }) => <DateText at={createdAt} /> },
    {
      title: msg('Type'),
      key: 'type',
      render: ({ type, orderId }) => (
        <Label tone={type === 'CHARGE' ? 'warning' : type === 'ADJUSTMENT' ? 'plain' : 'good'}>
          {type === 'CHARGE' && orderId !== null ? translate('Order') : translate(CREDIT_TYPES[type])}
        </Label>
      ),
    },
    {
      title: msg('Description'),
      key: 'description',
      from: 'md',
      render: (entry) => <Description entry={entry} />,
    },
    {
      title: msg('Amount'),
      key: 'amount',
      below: 'type',
      figures: true,
      render: ({ amount }) => <bdi dir="ltr">{signed(amount, say)}</bdi>,
    },
    {
      title: msg('Balance After'),
      key: 'balance',
      figures: true,
      from: 'sm',
      render: ({ balanceAfter }) => <bdi>{say(balanceAfter)}</bdi>,
    },
  ];
}

/** What the shop writes by itself, in the viewer's language; what an admin wrote as it is. */
function described(description: string, orderId: number | null): ReactNode {
  const text = ledgerText(description, orderId);
  return text ? translate(text) : <bdi>{description}</bdi>;
}

/** Of an entry for an order the way to it, for whoever may open it: staff that cares for credit alone may not. */
function Description({ entry: { description, orderId } }: { entry: Entry }) {
  const auth = useAuth();
  const seesOrders = useDuties()('ORDERS');
  const isStaff = auth.state === 'signed-in' && auth.viewer.role === 'STAFF';
  const what = described(description, orderId);
  if (orderId === null || (isStaff && !seesOrders)) return what;
  return <Link to={`/orders/${orderId}`}>{what}</Link>;
}

/** An amount with its sign: a charge is negative, a payment positive. */
function signed(amount: string, say: (amount: string) => string): string {
  return amount.startsWith('-') ? `−${say(amount.slice(1))}` : `+${say(amount)}`;
}
