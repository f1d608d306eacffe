import { makeProduct, idOf } from '../../../support/data/orderBodies';
import { type TestShop, startShop } from '../../../support/shop';
import { ShopClient } from '../../../support/shopClient';

export let shop: TestShop;
export let juice: number;
export let nuts: number;

const clients = new Map<string, ShopClient>();

beforeAll(async () => {
  shop = await startShop();
  const { db } = shop;
  juice = await makeProduct(db, {
    name: 'Test juice',
    customerPrice: '10.00',
    businessPrice: '8.00',
    variants: { Small: { customer: '12.50', business: '9.99' }, Large: { customer: '20.00' }, Open: {} },
  });
  nuts = await makeProduct(db, { name: 'Test nuts', customerPrice: '1000.00', businessPrice: '950.55' });
  await db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
     VALUES ($1, $2, '', 7.77), ($1, $2, 'Large', 15.15)`,
    [await idOf(db, 'business-cash'), juice],
  );
  // Signs in with the password of "business-cash", and waits for approval.
  await db.query(
    `INSERT INTO users (username, email, password_hash, role, business_approved, payment_mode, pricing_mode, business_discount, business_name)
     SELECT 'pending', 'pending@bustan.example', password_hash, 'business', false, 'credit', 'discount', 50, 'Soon'
     FROM users WHERE username = 'business-cash'`,
  );
  for (const name of ['customer', 'business', 'business-cash', 'admin', 'employee']) {
    clients.set(name, await shop.signedIn(name));
  }
  const pending = new ShopClient(shop.url);
  await pending.rest('POST', '/api/login', { username: 'pending', password: 'blue-shutters' });
  clients.set('pending', pending);
  clients.set('guest', shop.guest());
});

afterAll(() => shop.stop());

export const as = (name: string): ShopClient => {
  const client = clients.get(name);
  if (!client) throw new Error(`${name} is not signed in`);
  return client;
};

export const small = (quantity = 1, more = {}) => ({ productId: juice, quantity, selectedSize: 'Small', ...more });

export const large = (quantity = 1, more = {}) => ({ productId: juice, quantity, selectedSize: 'Large', ...more });
