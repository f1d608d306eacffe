import { guestAddress } from '../../../support/data/orderBodies';
import { type TestShop, startShop } from '../../../support/shop';
import { ShopClient } from '../../../support/shopClient';

jest.setTimeout(120_000);

export let shop: TestShop;
export let guest: ShopClient;
export let inStock: number;

beforeAll(async () => {
  shop = await startShop();
  const [product] = await shop.db.query<{ id: number }[]>(
    `SELECT id FROM product p WHERE in_stock AND customer_price > 0
       AND NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id) ORDER BY id LIMIT 1`,
  );
  inStock = product!.id;
});

afterAll(() => shop.stop());

beforeEach(async () => {
  guest = shop.guest();
  await shop.db.query('DELETE FROM rate_limit');
});

export function order(change: object = {}) {
  return {
    items: [{ productId: inStock, quantity: 1 }],
    paymentMethod: 'cod',
    deliveryAddress: guestAddress(),
    ...change,
  };
}
