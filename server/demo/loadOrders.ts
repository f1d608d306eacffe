import type { DataSource } from 'typeorm';
import { findAccount, viewerOf, type Viewer } from '../identity/viewer';
import { DELIVERY_FEES } from '../../common/constants';
import { checkoutBuyer } from '../orders/placing/checkouts';
import type { NewOrder } from '../orders/placing/newOrder';
import { AddressType, OrderKind, OrderStatus, PaymentMethod } from '../orders/orderTerms';
import { placeOrder } from '../orders/placing/placeOrder';
import type { Queryable } from '../db/queryable';
import { slotsOf } from './months/plan';

interface SeedOrder {
  /** Username; null for a guest. */
  by: string | null;
  name: string;
  phone: string;
  street: string;
  area: string;
  city: string;
  paymentMethod: PaymentMethod;
  status: OrderStatus;
  daysAgo: number;
  /** Which products that can be bought, counted from the first, and how many of each. */
  lines: [index: number, quantity: number][];
}

const orders: readonly SeedOrder[] = [
  {
    by: null,
    name: 'Joanna Frem',
    phone: '+961 3 218 440',
    street: 'Sassine Square 21',
    area: 'Achrafieh',
    city: 'Beirut',
    paymentMethod: PaymentMethod.COD,
    status: OrderStatus.DELIVERED,
    daysAgo: 9,
    lines: [
      [0, 2],
      [14, 1],
      [30, 1],
    ],
  },
  {
    by: 'customer',
    name: 'Layal Tannous',
    phone: '+961 70 554 901',
    street: 'Mar Mikhael, Armenia Street 77',
    area: 'Mar Mikhael',
    city: 'Beirut',
    paymentMethod: PaymentMethod.STRIPE,
    status: OrderStatus.DELIVERED,
    daysAgo: 6,
    lines: [
      [3, 1],
      [41, 2],
    ],
  },
  {
    by: 'business',
    name: 'Cedar Terrace Café',
    phone: '+961 1 445 210',
    street: 'Rue Gouraud 114',
    area: 'Gemmayzeh',
    city: 'Beirut',
    paymentMethod: PaymentMethod.CREDIT,
    status: OrderStatus.SHIPPED,
    daysAgo: 2,
    lines: [
      [1, 6],
      [5, 6],
      [20, 3],
    ],
  },
  {
    by: 'business-cash',
    name: 'Blue Shutters Hotel',
    phone: '+961 9 540 118',
    street: 'Harbour Street 8',
    area: 'Old Souk',
    city: 'Byblos',
    paymentMethod: PaymentMethod.COD,
    status: OrderStatus.CONFIRMED,
    daysAgo: 1,
    lines: [
      [0, 8],
      [22, 4],
    ],
  },
  {
    by: null,
    name: 'Ziad Rahal',
    phone: '+961 76 330 128',
    street: 'Kaslik Highway 340',
    area: 'Kaslik',
    city: 'Jounieh',
    paymentMethod: PaymentMethod.WISHMONEY,
    status: OrderStatus.CANCELLED,
    daysAgo: 1,
    lines: [[8, 1]],
  },
  {
    by: null,
    name: 'Hala Itani',
    phone: '+961 3 909 415',
    street: 'Corniche el Mazraa 19',
    area: 'Mazraa',
    city: 'Beirut',
    paymentMethod: PaymentMethod.COD,
    status: OrderStatus.PENDING,
    daysAgo: 0,
    lines: [
      [11, 2],
      [33, 1],
      [48, 1],
    ],
  },
];

const keyOf = (index: number): string => `demo-order-${String(index).padStart(8, '0')}`;

/** Whether this is the demo shop and some of its orders were never placed. */
export async function lacksDemoOrders(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ lacks: boolean }[]>(
    `SELECT EXISTS (SELECT 1 FROM users WHERE email = 'customer@bustan.example')
       AND (SELECT count(*) FROM order_request WHERE key = ANY($1)) < $2 AS lacks`,
    [orders.map((_, index) => keyOf(index)), orders.length],
  );
  return row?.lacks ?? false;
}

/** Places the demo's orders with `placeOrder`, then dates them back and sets their status; each once, by its key. */
export async function loadOrders(db: DataSource): Promise<void> {
  const products = await db.query<{ id: number; size: string | null }[]>(
    `SELECT p.id, (SELECT v.name FROM product_variant v WHERE v.product_id = p.id ORDER BY v.position LIMIT 1) AS size
     FROM product p WHERE p.in_stock AND (p.customer_price IS NOT NULL OR EXISTS (
       SELECT 1 FROM product_variant v WHERE v.product_id = p.id AND v.position = 0 AND v.customer_price IS NOT NULL))
     ORDER BY p.id`,
  );
  const [admin] = await db.query<{ id: number }[]>(`SELECT id FROM users WHERE username = 'admin'`);
  for (const [index, order] of orders.entries()) {
    const viewer = await viewerNamed(db, order.by);
    const { answer: placed, replayed } = await placeOrder(db, newOrder(order, index, viewer, products));
    if (replayed) continue;
    await dateBack(db, placed.orderId, order);
    if (order.status !== OrderStatus.PENDING) {
      await db.query(
        `INSERT INTO order_event (order_id, status, by_user_id, at) VALUES ($1, $2, $3, now() - make_interval(days => $4) + interval '3 hours')`,
        [placed.orderId, order.status, admin?.id ?? null, order.daysAgo],
      );
    }
  }
}

/**
 * As if it had been placed days ago, for the first window that could be chosen then: not every day has the same. Zones that were
 * changed since have none of the demo's: then for as long before.
 */
async function dateBack(db: Queryable, orderId: number, { daysAgo, status }: SeedOrder): Promise<void> {
  const [row] = await db.query<{ placedAt: Date; zone: string }[]>(
    `SELECT o.created_at - make_interval(days => $2) AS "placedAt", z.name AS zone
     FROM orders o JOIN delivery_zone z ON z.id = o.zone_id WHERE o.id = $1`,
    [orderId, daysAgo],
  );
  const [slot] = row ? slotsOf(row.zone, row.placedAt, 8) : [];
  await db.query(
    `UPDATE orders SET created_at = created_at - make_interval(days => $2), status = $3,
       delivery_date = coalesce($4, delivery_date - $2::integer), delivery_window = coalesce($5, delivery_window),
       cut_off = coalesce($6, cut_off - make_interval(days => $2)) WHERE id = $1`,
    [orderId, daysAgo, status, slot?.date, slot?.window, slot?.cutOff],
  );
  await db.query(`UPDATE order_event SET at = at - make_interval(days => $2) WHERE order_id = $1`, [orderId, daysAgo]);
}

async function viewerNamed(db: DataSource, username: string | null): Promise<Viewer> {
  if (username === null) return viewerOf(null);
  const [row] = await db.query<{ id: number }[]>('SELECT id FROM users WHERE username = $1', [username]);
  return viewerOf(row ? await findAccount(db, row.id) : null);
}

function newOrder(
  order: SeedOrder,
  index: number,
  viewer: Viewer,
  products: { id: number; size: string | null }[],
): NewOrder {
  const { name, phone, street, area, city, paymentMethod } = order;
  return {
    kind: viewer.account ? OrderKind.ACCOUNT : OrderKind.GUEST,
    buyer: checkoutBuyer(viewer, paymentMethod === PaymentMethod.CREDIT),
    idempotencyKey: keyOf(index),
    payload: JSON.stringify(order),
    lines: order.lines.flatMap(([at, quantity]) => {
      const product = products[at % products.length];
      return product ? [{ productId: product.id, quantity, selectedSize: product.size, selectedPackaging: null }] : [];
    }),
    placeholderSizes: [],
    discountCode: null,
    deliveryFee: DELIVERY_FEES.guestCheckout,
    expected: {},
    paymentMethod,
    customerName: name,
    employeeName: null,
    customerEmail: null,
    customerPhone: phone,
    deliveryAddress: { name, phone, street, area, city, country: 'Lebanon' },
    addressType: AddressType.MANUAL,
    latitude: null,
    longitude: null,
    note: null,
    obstacle: null,
    mailTo: [],
  };
}
