import type { OrderQuery } from '../gql/graphql';

type Order = NonNullable<OrderQuery['order']>;

/** An order as its page shows it, which nothing has happened to. */
export const orderOf = (changes: Partial<Order> = {}): Order => ({
  __typename: 'Order',
  id: 5,
  status: 'PENDING',
  createdAt: '2026-11-20T10:00:00.000Z',
  paymentMethod: 'COD',
  paymentStatus: 'PENDING',
  subtotalAmount: '800000.00',
  discountAmount: '0.00',
  deliveryFee: '3.00',
  totalAmount: '800003.00',
  deliveryDate: '2026-11-26',
  deliveryWindow: '08:00-12:00',
  lbpPerUsd: null,
  loyaltyPointsEarned: 800,
  trackingNumber: null,
  customerName: 'Nour Khoury',
  employeeName: null,
  customerEmail: null,
  customerPhone: null,
  addressType: 'MANUAL',
  latitude: null,
  longitude: null,
  note: null,
  deliveryAddress: null,
  items: [],
  history: [],
  cancellation: { __typename: 'Cancellation', obstacle: null, until: '2026-11-25T16:00:00.000Z' },
  ...changes,
});
