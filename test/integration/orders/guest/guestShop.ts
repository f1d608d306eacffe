import { footprint, makeProduct } from '../../../support/data/orderBodies';
import { placeBy, refusalStatus, type Placing, type Api } from '../../../support/data/placing';
import { type TestShop, startShop } from '../../../support/shop';

export let shop: TestShop;
export let juice: number;
export let nuts: number;
export let penny: number;
export let soldOut: number;
export let unpriced: number;
export let deleted: number;
export let dear: number;

beforeAll(async () => {
  shop = await startShop();
  const { db } = shop;
  juice = await makeProduct(db, {
    name: 'Test juice',
    customerPrice: '10.00',
    businessPrice: '8.00',
    variants: { Small: { customer: '12.50', business: '9.00' }, Large: { customer: '20.00' }, Open: {} },
  });
  nuts = await makeProduct(db, { name: 'Test nuts', customerPrice: '999.99' });
  penny = await makeProduct(db, { name: 'Test penny', price: '0.05' });
  soldOut = await makeProduct(db, { name: 'Test sold out', customerPrice: '5.00', inStock: false });
  unpriced = await makeProduct(db, { name: 'Test unpriced', variants: { Free: { customer: '0.00' } } });
  deleted = await makeProduct(db, { name: 'Test deleted', customerPrice: '5.00' });
  dear = await makeProduct(db, { name: 'Test dear', customerPrice: '999999999999.99' });
  await db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [deleted]);
  await db.query(
    `INSERT INTO discount_code (code, discount_percent, max_uses, current_uses) VALUES ('GONE', 10, 3, 3)`,
  );
  await db.query(`INSERT INTO discount_code (code, discount_percent) VALUES ('ALLOFIT', 100), ('ODD', 33.33)`);
});

// All guests of the tests have one address.
beforeEach(() => shop.db.query('DELETE FROM rate_limit'));

afterAll(() => shop.stop());

export const small = (quantity = 1, more = {}) => ({ productId: juice, quantity, selectedSize: 'Small', ...more });

export async function rowOf(id: number): Promise<Record<string, unknown>> {
  const [row] = await shop.db.query<Record<string, unknown>[]>('SELECT * FROM orders WHERE id = $1', [id]);
  return row ?? {};
}

export async function linesOf(id: number): Promise<Record<string, unknown>[]> {
  return shop.db.query(
    `SELECT product_id, product_name, variant, selected_size, selected_packaging, unit_price, price_rule, quantity
     FROM order_line WHERE order_id = $1 ORDER BY position`,
    [id],
  );
}

/** The guest checkout by GraphQL or REST. */
export function guestCheckout(api: Api) {
  const place = (body: Record<string, unknown>, key?: string): Promise<Placing> =>
    placeBy(api, 'guest', shop.guest(), body, key);

  /** Expects that the order is refused with the code, and that nothing of it is stored. */
  async function expectRefusal(body: Record<string, unknown>, code: string): Promise<Placing> {
    const before = await footprint(shop.db);
    const placing = await place(body);
    expect(placing).toMatchObject({ order: null, code, status: refusalStatus(api, code), replayed: false });
    expect(await footprint(shop.db)).toEqual(before);
    return placing;
  }

  return { place, expectRefusal };
}
