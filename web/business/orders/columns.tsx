import { Link } from 'react-router-dom';
import { DeliveryLine } from '../../delivery/DeliveryLine';
import { formatMoney } from '../../lib/money';
import type { Column } from '../../ui-antd/list/ListTable';
import type { BusinessOrdersQuery } from '../../gql/graphql';
import { paymentLabel } from '../../orders/labels';
import { StatusBadge } from '../../orders/statuses';
import { DateText } from '../../ui/DateText';
import styles from './columns.module.css';
import { msg, translate } from '../../i18n/text';

/** An order of the business or of one of its employees, as its lists show it. */
type Row = BusinessOrdersQuery['orders']['nodes'][number];

/** The columns of the business's orders (specification 17.5). */
export const ORDER_COLUMNS: readonly Column<Row>[] = [
  {
    title: msg('Order'),
    key: 'id',
    render: ({ id }) => `#${id}`,
  },
  {
    title: msg('Date'),
    key: 'DATE',
    below: 'id',
    render: (order) => (
      <>
        <DateText at={order.createdAt} />
        <DeliveryLine order={order} />
      </>
    ),
  },
  { title: msg('Placed by'), key: 'by', from: 'lg', render: ({ employeeName }) => employeeName ?? translate('You') },
  {
    title: msg('Payment'),
    key: 'payment',
    from: 'lg',
    render: ({ paymentMethod }) => translate(paymentLabel(paymentMethod)),
  },
  { title: msg('Items'), key: 'items', figures: true, from: 'md', render: ({ itemCount }) => itemCount },
  {
    title: msg('Total'),
    key: 'TOTAL',
    figures: true,
    below: 'id',
    render: ({ totalAmount, lbpPerUsd }) => amountOf(totalAmount, lbpPerUsd),
  },
  { title: msg('Status'), key: 'status', below: 'id', render: ({ status }) => <StatusBadge status={status} /> },
  {
    title: msg('Actions'),
    key: 'actions',
    pinned: true,
    render: ({ id }) => (
      <Link to={`/orders/${id}`} className={styles.open} aria-label={translate('View Details of order {id}', { id })}>
        {translate('View Details')}
      </Link>
    ),
  },
];

function amountOf(total: string | null, rate: string | null): string {
  return total === null ? '–' : formatMoney(total, rate);
}
