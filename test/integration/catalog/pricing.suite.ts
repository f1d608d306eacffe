import { callGraphql, callRest, type ApiOutcome } from '../../support/apiCalls';
import { rowCounts, until } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

jest.setTimeout(120_000);

type PriceInput = { userId?: number; productId?: number; variant?: string | null; price?: unknown };

const SET = `mutation ($userId: Int!, $productId: Int!, $variant: String, $price: String) {
  setIndividualPrice(userId: $userId, productId: $productId, variant: $variant, price: $price) {
    productId variant customPrice } }`;
const REMOVE = `mutation ($userId: Int!, $productId: Int!, $variant: String) {
  removeIndividualPrice(userId: $userId, productId: $productId, variant: $variant) { customPrice } }`;

let shop: TestShop;
let admin: ShopClient;
let business: ShopClient;
let ids: Record<string, number>;
let plain: number;
let sized: { id: number; variant: string };

const path = ({ userId = ids['business-cash'], productId = plain }: PriceInput) =>
  `/api/admin/users/${userId}/pricing/${productId}`;
const named = ({ userId = ids['business-cash'], productId = plain, ...more }: PriceInput) => ({
  userId,
  productId,
  ...more,
});

const set: Record<string, (input: PriceInput) => Promise<ApiOutcome>> = {
  GraphQL: (input) => callGraphql(admin, SET, named(input)),
  REST: ({ price, variant, ...input }) => callRest(admin, 'POST', path(input), { price, variant }),
};
const remove: Record<string, (input: PriceInput) => Promise<ApiOutcome>> = {
  GraphQL: (input) => callGraphql(admin, REMOVE, named(input)),
  REST: ({ variant, ...input }) => callRest(admin, 'DELETE', path(input), variant ? { variant } : undefined),
};

async function lastAudit(): Promise<any> {
  const [row] = await shop.db.query<any[]>(
    'SELECT action, subject_type, subject_id, before, after FROM audit_entry ORDER BY id DESC LIMIT 1',
  );
  return row;
}

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  business = await shop.signedIn('business-cash');
  const users = await shop.db.query<{ id: number; username: string }[]>('SELECT id, username FROM users');
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
  const [a] = await shop.db.query<{ id: number }[]>(
    `SELECT id FROM product p WHERE NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id)
       AND customer_price > 0 ORDER BY id DESC LIMIT 1`,
  );
  plain = a!.id;
  const [b] = await shop.db.query<{ id: number; variant: string }[]>(
    'SELECT product_id AS id, name AS variant FROM product_variant ORDER BY product_id DESC, position LIMIT 1',
  );
  sized = b!;
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.query('DELETE FROM individual_price'));

describe.each(['GraphQL', 'REST'])('agreed prices by %s', (way) => {
  test('are set, changed, seen by the business at once, and taken back', async () => {
    const { value } = await set[way]!({ price: '1234.5' });
    expect(value).toEqual({ productId: plain, variant: null, customPrice: '1234.50' });
    expect(await lastAudit()).toEqual({
      action: 'individualPrice.set',
      subject_type: 'user',
      subject_id: String(ids['business-cash']),
      before: null,
      after: { productId: plain, variant: null, customPrice: '1234.50' },
    });
    const readPrices = async () => {
      const { data } = await business.graphql('query ($id: Int!) { product(id: $id) { price { amount rule } } }', {
        id: plain,
      });
      return data.product.price;
    };
    await until(async () => expect(await readPrices()).toEqual({ amount: '1234.50', rule: 'INDIVIDUAL_PRODUCT' }));
    await set[way]!({ price: '7' });
    expect(await lastAudit()).toMatchObject({ before: { customPrice: '1234.50' }, after: { customPrice: '7.00' } });
    await until(async () => expect((await readPrices()).amount).toBe('7.00'));
    expect((await business.rest('GET', '/api/business/individual-pricing')).body).toEqual([
      { productId: plain, variant: null, customPrice: '7.00' },
    ]);
    expect((await remove[way]!({})).code).toBeNull();
    expect(await lastAudit()).toMatchObject({
      action: 'individualPrice.remove',
      before: { customPrice: '7.00' },
      after: null,
    });
    await until(async () => expect((await readPrices()).rule).not.toBe('INDIVIDUAL_PRODUCT'));
    expect((await remove[way]!({})).code).toBe('NOT_FOUND');
  });

  test('are of a product and of each of its variants apart', async () => {
    const { id: productId, variant } = sized;
    await set[way]!({ productId, price: '5.00' });
    await set[way]!({ productId, variant, price: '6.00' });
    const { body } = await admin.rest('GET', `/api/admin/users/${ids['business-cash']}/pricing`);
    expect(body.user.username).toBe('business-cash');
    expect(body.customPricing).toEqual([
      { productId, variant: null, customPrice: '5.00' },
      { productId, variant, customPrice: '6.00' },
    ]);
    await remove[way]!({ productId, variant });
    expect(await shop.db.query('SELECT variant, custom_price FROM individual_price')).toEqual([
      { variant: '', custom_price: '5.00' },
    ]);
  });

  test('may be zero, which is no price', async () => {
    expect((await set[way]!({ price: '0' })).value.customPrice).toBe('0.00');
  });

  test.each([['-1'], ['abc'], [''], ['1.005'], ['1e3'], ['1000000000000'], [null], [undefined]])(
    'cannot be %p',
    async (price) => {
      const before = await rowCounts(shop.db);
      const { code, fields } = await set[way]!({ price });
      expect([code, fields]).toEqual(['BAD_USER_INPUT', { price: 'Price must be a valid positive number' }]);
      expect(await rowCounts(shop.db)).toEqual(before);
    },
  );

  test('need a business, a product and a variant that are there', async () => {
    const before = await rowCounts(shop.db);
    for (const name of ['customer', 'admin', 'employee']) {
      expect((await set[way]!({ userId: ids[name], price: '1' })).code).toBe('NOT_FOUND');
    }
    expect((await set[way]!({ userId: 2_147_483_647, price: '1' })).code).toBe('NOT_FOUND');
    expect((await set[way]!({ productId: 2_147_483_647, price: '1' })).code).toBe('NOT_FOUND');
    const { code, fields } = await set[way]!({ variant: 'Gallon', price: '1' });
    expect([code, fields]).toEqual(['BAD_USER_INPUT', { variant: 'This product has no variant "Gallon"' }]);
    expect(await rowCounts(shop.db)).toEqual(before);
  });
});

test('a price is not agreed for a deleted product', async () => {
  await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [plain]);
  expect((await set.REST!({ price: '1' })).code).toBe('NOT_FOUND');
  await shop.db.query('UPDATE product SET deleted_at = NULL WHERE id = $1', [plain]);
});

test('REST takes the variant of a removal from the query too', async () => {
  const { id: productId, variant } = sized;
  await set.REST!({ productId, variant, price: '6' });
  const { status } = await admin.rest('DELETE', `${path({ productId })}?variant=${encodeURIComponent(variant)}`);
  expect(status).toBe(204);
  expect(await shop.db.query('SELECT 1 FROM individual_price')).toEqual([]);
});

test('a price that is a JSON number is refused: it would be a binary float', async () => {
  expect((await set.REST!({ price: 12.5 })).fields).toEqual({ price: 'Must be text' });
});

test('the prices of someone without any are an empty list, of nobody a 404', async () => {
  expect((await admin.rest('GET', `/api/admin/users/${ids.customer}/pricing`)).body.customPricing).toEqual([]);
  expect((await admin.rest('GET', '/api/admin/users/2147483647/pricing')).status).toBe(404);
});

test('set many times at once, one price stays, and the log tells each step', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => set.REST!({ price: `${n + 1}.00` })));
  const rows = await shop.db.query<{ custom_price: string }[]>('SELECT custom_price FROM individual_price');
  expect(rows).toHaveLength(1);
  const log = await shop.db.query<any[]>('SELECT before, after FROM audit_entry ORDER BY id DESC LIMIT 8');
  expect(log[0].after.customPrice).toBe(rows[0]!.custom_price);
  for (let n = 0; n < 7; n += 1) expect(log[n].before).toEqual(log[n + 1].after);
  expect(log[7].before).toBeNull();
});
