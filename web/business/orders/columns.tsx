import { Link } from 'react-router-dom';
import { formatLbp } from '../../../common/amountText';
import type { Column } from '../../ui-antd/list/ListTable';
import type { BusinessOrdersQuery } from '../../gql/graphql';
import { paymentLabel } from '../../orders/labels';
import { StatusBadge } from '../../orders/statuses';
import { DateText } from '../../ui/DateText';
import styles from './columns.module.css';

/** An order of the business or of one of its employees, as its lists show it. */
type Row = BusinessOrdersQuery['orders']['nodes'][number];

/** The columns of the business's orders (specification 17.5). */
export const ORDER_COLUMNS: readonly Column<Row>[] = [
  {
    title: 'Order',
    key: 'id',
    render: ({ id }) => `#${id}`,
  },
  { title: 'Date', key: 'DATE', below: 'id', render: ({ createdAt }) => <DateText at={createdAt} /> },
  { title: 'Placed by', key: 'by', from: 'lg', render: ({ employeeName }) => employeeName ?? 'You' },
  { title: 'Payment', key: 'payment', from: 'lg', render: ({ paymentMethod }) => paymentLabel(paymentMethod) },
  { title: 'Items', key: 'items', figures: true, from: 'md', render: ({ itemCount }) => itemCount },
  {
    title: 'Total',
    key: 'TOTAL',
    figures: true,
    below: 'id',
    render: ({ totalAmount }) => amountOf(totalAmount),
  },
  { title: 'Status', key: 'status', below: 'id', render: ({ status }) => <StatusBadge status={status} /> },
  {
    title: 'Actions',
    key: 'actions',
    pinned: true,
    render: ({ id }) => (
      <Link to={`/orders/${id}`} className={styles.open} aria-label={`View Details of order ${id}`}>
        View Details
      </Link>
    ),
  },
];

function amountOf(total: string | null): string {
  return total === null ? '–' : formatLbp(total);
}
