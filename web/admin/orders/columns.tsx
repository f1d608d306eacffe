import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatLbp } from '../../../common/amountText';
import { gpsText } from '../../../common/addresses/deliveryAddress';
import { DeliveryLine } from '../../delivery/DeliveryLine';
import type { AdminOrdersQuery } from '../../gql/graphql';
import { paymentLabel } from '../../orders/labels';
import { StatusBadge } from '../../orders/statuses';
import { DateText } from '../../ui/DateText';
import type { Column } from '../../ui-antd/list/ListTable';
import { buyerText } from '../day/orderTexts';
import styles from './OrdersSection.module.css';
import { addressParts } from './addressText';

/** An order as the table shows it. */
export type OrderRow = AdminOrdersQuery['orders']['nodes'][number];

/** What is looked for first has columns of its own in every window; the rest is shown when a row is opened. */
export const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  { title: 'Order', key: 'id', render: ({ id }) => `#${id}` },
  {
    title: 'Date',
    key: 'DATE',
    sorts: true,
    from: 'lg',
    render: (order) => (
      <>
        <DateText at={order.createdAt} />
        <DeliveryLine order={order} />
      </>
    ),
  },
  {
    title: 'Customer',
    key: 'CUSTOMER',
    sorts: true,
    render: (order) => (
      <span dir="auto" className={styles.customer}>
        {buyerText(order)}
      </span>
    ),
  },
  { title: 'Phone', key: 'phone', from: 'xxl', render: ({ customerPhone }) => customerPhone ?? '–' },
  { title: 'Address', key: 'address', from: 'lg', render: (order) => <Address order={order} /> },
  { title: 'Payment', key: 'payment', from: 'xxl', render: ({ paymentMethod }) => paymentLabel(paymentMethod) },
  {
    title: 'Total',
    key: 'TOTAL',
    sorts: true,
    figures: true,
    below: 'CUSTOMER',
    render: ({ totalAmount }) => totalAmount && formatLbp(totalAmount),
  },
  {
    title: 'Status',
    key: 'STATUS',
    sorts: true,
    below: 'CUSTOMER',
    render: ({ status }) => <StatusBadge status={status} />,
  },
  {
    title: 'Details',
    key: 'details',
    pinned: true,
    below: 'id',
    render: ({ id }) => (
      <Link to={`/orders/${id}`} className={styles.details} aria-label={`View Details of order ${id}`}>
        View Details
      </Link>
    ),
  },
];

/** The same for who packs. */
export const COLUMNS_OF_PACKING = ORDER_COLUMNS.filter(
  ({ key }) => key !== 'TOTAL' && key !== 'phone' && key !== 'payment',
);

function Address({ order: { deliveryAddress, addressType, latitude, longitude } }: { order: OrderRow }) {
  return (
    <div className={styles.address}>
      {addressParts(deliveryAddress).map((part, index) => (
        // Each part in its own direction, and all of them in that of the page.
        <Fragment key={index}>
          {index > 0 && ', '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
      {addressType === 'LOCATION' && latitude !== null && longitude !== null && (
        <span className={styles.gps}>GPS: {gpsText(latitude, longitude)}</span>
      )}
    </div>
  );
}
