import type { OrderStatus } from '../gql/graphql';

/** The statuses in the order of an order's way, as they are read. */
export const STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};
