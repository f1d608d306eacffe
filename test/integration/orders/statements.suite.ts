import { accountBody, guestBody, newKey } from '../../support/data/orderBodies';
import { placeBy, type Checkout } from '../../support/data/placing';
import { startShop, type TestShop } from '../../support/shop';
import { statementsOf } from '../../support/statements';

let shop: TestShop;
let items: Record<string, unknown>[];

beforeAll(async () => {
  shop = await startShop();
  const rows = await shop.db.query<{ id: number; size: string | null }[]>(
    `SELECT p.id, (SELECT v.name FROM product_variant v WHERE v.product_id = p.id AND v.customer_price IS NOT NULL
       ORDER BY v.position LIMIT 1) AS size
     FROM product p WHERE p.in_stock AND (p.customer_price IS NOT NULL OR EXISTS (
       SELECT 1 FROM product_variant v WHERE v.product_id = p.id AND v.customer_price IS NOT NULL)) ORDER BY p.id LIMIT 3`,
  );
  items = rows.map(({ id, size }) => ({ productId: id, quantity: 2, selectedSize: size }));
});
afterAll(() => shop.stop());

// [wrong codes of the network], START, key, products, [credit lock, code], [a guest's limits], order, [charge], COMMIT;
// signed in, the session and the account come first. What limits guests costs them one statement, and nobody else any.
const CASES: [who: string, checkout: Checkout, change: Record<string, unknown>, statements: number][] = [
  ['guest', 'guest', {}, 6],
  ['guest', 'guest', { discountCode: 'WELCOME10' }, 8],
  ['guest', 'account', {}, 6],
  ['customer', 'account', { discountCode: 'WELCOME10' }, 9],
  ['business', 'account', { paymentMethod: 'credit' }, 9],
  ['business', 'account', { paymentMethod: 'credit', discountCode: 'WELCOME10' }, 11],
];

describe('an order of three lines costs at most 15 statements, beginning and end included', () => {
  test.each(CASES)('%s, %s checkout, %j: %i', async (who, checkout, change, expected) => {
    const client = who === 'guest' ? shop.guest() : await shop.signedIn(who);
    const body = checkout === 'guest' ? guestBody(items, change) : accountBody(items, change);
    let placed = false;
    const statements = await statementsOf(async () => {
      placed = (await placeBy('GraphQL', checkout, client, body, newKey())).order !== null;
    });
    expect(placed).toBe(true);
    expect([statements.length, statements]).toEqual([expected, statements]);
    expect(statements.length).toBeLessThanOrEqual(15);
  });
});
