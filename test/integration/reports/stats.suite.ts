import { ensureAdmin } from '../../../server/accounts/users/firstAdmin';
import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

let shop: TestShop;
let admin: ShopClient;

beforeAll(async () => {
  shop = await startShop({ demo: false });
  await ensureAdmin(shop.db, { username: 'admin', password: 'orchard-keeper' });
  admin = await shop.signedIn('admin');
});
afterAll(() => shop.stop());

const stats = async () => {
  const { body } = await admin.rest('GET', '/api/admin/stats');
  const { data } = await admin.graphql('{ stats { activeUsers totalOrders totalRevenue } }');
  expect(data.stats).toEqual(body);
  return body;
};

test('of an empty shop are zero', async () => {
  expect(await stats()).toEqual({ activeUsers: 1, totalOrders: 0, totalRevenue: '0.00' });
});

test('count users that are not deactivated, all orders, and the totals of all but cancelled ones, exactly', async () => {
  await shop.db.query(`INSERT INTO category (name, slug, description) VALUES ('Teas', 'teas', 'Leaves')`);
  const tea = await makeProduct(shop.db, { name: 'Tea', customerPrice: '999999999.99' });
  for (const [username, active] of [
    ['one', true],
    ['two', true],
    ['gone', false],
  ]) {
    await shop.db.query(
      `INSERT INTO users (username, email, password_hash, role, active) VALUES ($1, 'x@bustan.example', 'x', 'customer', $2)`,
      [username, active],
    );
  }
  const place = () => shop.guest().rest('POST', '/api/orders/guest', guestBody([{ productId: tea, quantity: 1 }]));
  const placed = [await place(), await place(), await place()];
  expect(placed.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await stats()).toEqual({ activeUsers: 3, totalOrders: 3, totalRevenue: '3000000008.97' });
  await shop.db.query(`UPDATE orders SET status = 'cancelled' WHERE id = $1`, [placed[0]!.body.orderId]);
  expect(await stats()).toEqual({ activeUsers: 3, totalOrders: 3, totalRevenue: '2000000005.98' });
});
