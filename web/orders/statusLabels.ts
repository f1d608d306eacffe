import type { OrderStatus } from '../gql/graphql';
import { msg } from '../i18n/text';

/** The statuses in the order of an order's way, as they are read. */
export const STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  PENDING: msg('Pending'),
  CONFIRMED: msg('Confirmed'),
  SHIPPED: msg('Shipped'),
  DELIVERED: msg('Delivered'),
  CANCELLED: msg('Cancelled'),
};
