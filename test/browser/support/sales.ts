import type { TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { startBuiltShop } from './builtWeb';

export let shop: TestShop;

beforeAll(async () => {
  shop = await startBuiltShop();
});

afterAll(() => shop?.stop());

export const lbp = (whole: number) => `LBP ${whole.toLocaleString('en-US')}`;

interface Product {
  id: number;
  name: string;
  inStock: boolean;
  viewerPrice: string | null;
  viewerVariantPrices: Record<string, string>;
}

/** A product at the prices of whoever asks. */
export async function productFor(client: ShopClient, name: string): Promise<Product> {
  const { body } = await client.rest('GET', '/api/products/fast');
  const found = (body.products as Product[]).find((product) => product.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

export async function ordersOf(email: string): Promise<Record<string, any>[]> {
  return shop.db.query(
    `SELECT o.*, (SELECT json_agg(json_build_object('productId', l.product_id, 'name', l.product_name,
       'size', l.selected_size, 'packaging', l.selected_packaging, 'quantity', l.quantity,
       'unitPrice', l.unit_price::text) ORDER BY l.id) FROM order_line l WHERE l.order_id = o.id) AS lines
     FROM orders o WHERE o.customer_email = $1 ORDER BY o.id`,
    [email],
  );
}
