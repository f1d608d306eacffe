import { guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { countStock, stockOf } from '../../support/data/stock';
import { placeBy, type Placing } from '../../support/data/placing';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

export let shop: TestShop;
export let admin: ShopClient;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
});
// All guests of the tests have one address.
beforeEach(() => shop.db.query('DELETE FROM rate_limit'));
afterAll(() => shop.stop());

/** A product for 10.00 of which so many are counted; with sizes, each of them. */
export async function counted(quantity: number, sizes: Record<string, number> = {}): Promise<number> {
  const product = await makeProduct(shop.db, {
    name: 'Counted juice',
    customerPrice: '10.00',
    businessPrice: '9.00',
    variants: Object.fromEntries(Object.keys(sizes).map((size) => [size, { customer: '10.00', business: '9.00' }])),
  });
  if (Object.keys(sizes).length === 0) await countStock(shop.db, product, quantity);
  for (const [size, many] of Object.entries(sizes)) await countStock(shop.db, product, many, size);
  return product;
}

export const order = (items: Record<string, unknown>[], client = shop.guest()): Promise<Placing> =>
  placeBy('GraphQL', 'guest', client, guestBody(items), newKey());

/** How many are left, which the entries say as well. */
export async function left(product: number, size = ''): Promise<number | null> {
  const { stock, sum, brokenLinks } = await stockOf(shop.db, product, size);
  expect([sum, brokenLinks]).toEqual([stock ?? 0, 0]);
  return stock;
}

export async function setStatus(
  id: number,
  status: string,
): Promise<{ typename: string; code?: string; message?: string }> {
  const { data, errors } = await admin.graphql(
    `mutation ($id: Int!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) {
      __typename ... on OrderStatusRefusal { code message } } }`,
    { id, status },
  );
  expect(errors).toEqual([]);
  const { __typename: typename, ...rest } = data.setOrderStatus;
  return { typename, ...rest };
}

/** The product as somebody reads it. */
export async function seen(product: number, client = shop.guest()): Promise<Record<string, any>> {
  const { data, errors } = await client.graphql(
    'query ($id: Int!) { product(id: $id) { inStock onlyLeft variants { name inStock onlyLeft } } }',
    { id: product },
  );
  expect(errors).toEqual([]);
  return data.product;
}
