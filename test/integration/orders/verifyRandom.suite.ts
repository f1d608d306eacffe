import { DELIVERY_FEES } from '../../../common/constants';
import { ShopError } from '../../../server/core/errors';
import { findAccount, viewerOf, type Viewer } from '../../../server/identity/viewer';
import { AddressType, OrderKind, OrderStatus, PaymentMethod } from '../../../server/orders/orderTerms';
import { OrderRefused, type NewOrder } from '../../../server/orders/placing/newOrder';
import { placeOrder } from '../../../server/orders/placing/placeOrder';
import { changeByShop } from '../../../server/orders/changing/changes';
import { changeStatus } from '../../../server/orders/status/changeStatus';
import { verifyOrders } from '../../../server/orders/verifying/verifyOrders';
import { CUSTOMER_BOOK } from '../../../server/pricing/priceBook';
import { idOf, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import { WHOLE } from '../../support/whole';

jest.setTimeout(120_000);

const ORDERS = WHOLE ? 300 : 120;
const BUYERS = 4;

let shop: TestShop;
let admin: Viewer;
let products: { id: number; size: string | null }[];

/** Gives numbers below a limit. */
type Random = (limit: number) => number;

/** The same numbers in each run: each buyer has its own, since who comes first is another in each. */
function randomOf(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
}
const oneOf = <T>(below: Random, list: readonly T[]): T => list[below(list.length)]!;

beforeAll(async () => {
  shop = await startShop();
  const { db } = shop;
  // Every kind of price, down to one piastre, and percentages with two decimals that seldom come out even.
  await db.query(
    `INSERT INTO product (category_id, name, description, customer_price, business_price, price)
     SELECT (SELECT min(id) FROM category), 'Random ' || n, '', CASE WHEN n % 4 > 0 THEN n * n * 7.31 END,
       CASE WHEN n % 3 > 0 THEN n * 0.37 END, n * 0.01 FROM generate_series(1, 60) AS n`,
  );
  await db.query(
    `INSERT INTO product_variant (product_id, name, position, customer_price, business_price)
     SELECT id, size, place, CASE WHEN id % 2 = place THEN id * 1.13 END, CASE WHEN id % 3 = place THEN id * 0.91 END
     FROM product, (VALUES ('S', 0), ('L', 1)) AS sizes(size, place) WHERE name LIKE 'Random %' AND id % 5 > 1`,
  );
  await db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
     SELECT $1, p.id, coalesce(v.name, ''), p.id * 0.77 FROM product p LEFT JOIN product_variant v ON v.product_id = p.id
     WHERE p.name LIKE 'Random %' AND p.id % 2 = 0`,
    [await idOf(db, 'business-cash')],
  );
  await db.query(`INSERT INTO discount_code (code, discount_percent) VALUES ('A', 33.33), ('B', 12.5), ('C', 100)`);
  admin = viewerOf(await findAccount(db, await idOf(db, 'admin')));
  products = await db.query<{ id: number; size: string | null }[]>(
    `SELECT p.id, v.name AS size FROM product p LEFT JOIN product_variant v ON v.product_id = p.id WHERE p.name LIKE 'Random %'
     ORDER BY p.id, v.name`,
  );
});
afterAll(() => shop.stop());

async function randomOrder(below: Random): Promise<NewOrder> {
  const { db } = shop;
  const name = oneOf(below, [null, 'customer', 'business', 'business-cash'] as const);
  if (name === 'business') {
    // The percentage is another at each order.
    await db.query('UPDATE users SET business_discount = $1 WHERE username = $2', [below(9_000) / 100, name]);
  }
  const viewer = viewerOf(name === null ? null : await findAccount(db, await idOf(db, name)));
  const onAccount = name === 'business';
  return {
    kind: name === null ? OrderKind.GUEST : OrderKind.ACCOUNT,
    buyer: {
      userId: viewer.account?.id ?? null,
      accountId: name?.startsWith('business') ? (viewer.account?.id ?? null) : null,
      book: name === null ? CUSTOMER_BOOK : viewer.book,
      termsOf: name?.startsWith('business') ? (viewer.account?.id ?? null) : null,
      creditUserId: onAccount ? (viewer.account?.id ?? null) : null,
      earnsLoyalty: name !== null,
    },
    idempotencyKey: newKey(),
    payload: '',
    lines: Array.from({ length: 1 + below(6) }, () => {
      const { id, size } = oneOf(below, products);
      return { productId: id, quantity: 1 + below(40), selectedSize: size, selectedPackaging: null };
    }),
    placeholderSizes: [],
    discountCode: oneOf(below, [null, null, 'A', 'B', 'C']),
    deliveryFee: oneOf(below, [DELIVERY_FEES.guestCheckout, DELIVERY_FEES.business]),
    expected: {},
    paymentMethod: onAccount ? PaymentMethod.CREDIT : PaymentMethod.COD,
    customerName: 'Anybody',
    employeeName: null,
    customerEmail: null,
    customerPhone: null,
    deliveryAddress: {},
    addressType: AddressType.MANUAL,
    latitude: null,
    longitude: null,
    note: null,
    obstacle: null,
    mailTo: [],
  };
}

/** Instead of a line, whole or in part, or beside all of them; a cancelled order stays as it is. */
async function sendSomethingElse(below: Random, orderId: number): Promise<void> {
  const lines = await shop.db.query<{ id: number; quantity: number }[]>(
    'SELECT id, quantity FROM order_line WHERE order_id = $1 ORDER BY position',
    [orderId],
  );
  const { id, size } = oneOf(below, products);
  const line = oneOf(below, lines);
  const replaced = { replacesLineId: line.id, replacesQuantity: 1 + below(line.quantity) };
  const added = { productId: id, selectedSize: size, quantity: 1 + below(40), ...(below(4) > 0 && replaced) };
  try {
    await changeByShop(shop.db, admin, { orderId, lines: [], added: [added], reason: 'Sold out' });
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'CONFLICT')) throw error;
  }
}

test('whatever is ordered, changed, cancelled and taken up again, nothing is wrong, now or while it happens', async () => {
  let placed = 0;
  let isOver = false;
  const buy = async (below: Random): Promise<void> => {
    for (let turn = 0; turn < ORDERS / BUYERS; turn += 1) {
      try {
        const { answer } = await placeOrder(shop.db, await randomOrder(below));
        placed += 1;
        for (let change = below(4); change > 0; change -= 1) {
          await changeStatus(shop.db, admin, {
            orderId: answer.orderId,
            status: oneOf(below, [OrderStatus.CANCELLED, OrderStatus.CONFIRMED]),
          });
          if (below(2) > 0) await sendSomethingElse(below, answer.orderId);
        }
      } catch (error) {
        if (!(error instanceof OrderRefused)) throw error;
      }
    }
  };
  const told: string[] = [];
  const watch = async (): Promise<number> => {
    let rounds = 0;
    for (; !isOver || rounds === 0; rounds += 1) await verifyOrders(shop.db, (line) => told.push(line));
    return rounds;
  };
  const watching = watch();
  await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(randomOf(20_261_123 * (buyer + 1))))).finally(
    () => (isOver = true),
  );
  await watching;
  const { orders, wrong } = await verifyOrders(shop.db, (line) => told.push(line));
  expect(told).toEqual([]);
  expect(wrong).toBe(0);
  expect(placed).toBeGreaterThan(ORDERS / 2);
  expect(orders).toBeGreaterThanOrEqual(placed);
  // It was no easy choice: prices were rounded, of every rule, at many percentages.
  const [found] = await shop.db.query<Record<string, number>[]>(
    `SELECT count(DISTINCT price_rule)::integer AS rules, (count(*) FILTER (WHERE rounding <> 0))::integer AS rounded,
       (count(*) FILTER (WHERE price_book IS NOT NULL))::integer AS added,
       (SELECT count(*)::integer FROM orders WHERE discount_rounding <> 0) AS discounts,
       (SELECT count(*)::integer FROM credit_entry WHERE type = 'refund') AS refunds FROM order_line`,
  );
  // The eighth is the price of what a line was sent instead of.
  expect(found!.rules).toBe(8);
  for (const count of [found!.rounded, found!.discounts, found!.refunds, found!.added])
    expect(count).toBeGreaterThan(20);
});
