import type { DataSource } from 'typeorm';
import { accountBody, footprint, guestBody, makeProduct, newKey } from '../../../support/data/orderBodies';
import { placeBy, type Checkout } from '../../../support/data/placing';
import { startShop, type TestShop } from '../../../support/shop';
import { ShopClient } from '../../../support/shopClient';

let shop: TestShop;
let second: TestShop;
let db: DataSource;
let juice: number;

beforeAll(async () => {
  const env = { GUEST_ORDERS_PER_NETWORK: '3', TRUST_PROXY: '1' };
  shop = await startShop({ env });
  second = await startShop({ databaseUrl: shop.databaseUrl, env });
  ({ db } = shop);
  juice = await makeProduct(db, { name: 'Test juice', customerPrice: '10.00' });
});
afterAll(async () => {
  await second?.stop();
  await shop?.stop();
});
beforeEach(() => db.query('DELETE FROM rate_limit'));

/** A visitor of the network, whose address a proxy tells. */
class Visitor extends ShopClient {
  constructor(
    private readonly address: string,
    { url }: TestShop = shop,
  ) {
    super(url);
  }

  override rest(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.rest(method, path, body, { 'X-Forwarded-For': this.address, ...headers });
  }
}

const items = () => [{ productId: juice, quantity: 1 }];
const bodies = { guest: guestBody, account: accountBody };

async function order(client: ShopClient, checkout: Checkout = 'guest', key = newKey(), change: object = {}) {
  const {
    code,
    order: placed,
    replayed,
  } = await placeBy('REST', checkout, client, bodies[checkout](items(), { ...change }), key);
  return { code, placed: placed !== null, replayed, id: placed?.id as number };
}

describe('orders of guests are limited by their network', () => {
  test('over both checkouts and all processes, with 429 and Retry-After', async () => {
    expect((await order(new Visitor('203.0.113.7'))).placed).toBe(true);
    expect((await order(new Visitor('203.0.113.7', second), 'account')).placed).toBe(true);
    expect((await order(new Visitor('203.0.113.7'))).placed).toBe(true);
    const before = await footprint(db);
    for (const [path, body] of [
      ['/api/orders/guest', guestBody(items())],
      ['/api/orders', accountBody(items())],
    ] as const) {
      for (const each of [shop, second]) {
        const refused = await new Visitor('203.0.113.7', each).rest('POST', path, body);
        expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
        expect(refused.body.message).toMatch(/^Too many orders\. Please try again in 1[45] min\.$/);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(840);
        expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
      }
    }
    const byGraphql = await placeBy('GraphQL', 'guest', new Visitor('203.0.113.7'), guestBody(items()));
    expect([byGraphql.code, byGraphql.order]).toEqual(['RATE_LIMITED', null]);
    // Nothing of a refused order stays, and other networks go on.
    expect(await footprint(db)).toEqual(before);
    expect((await order(new Visitor('203.0.113.8'))).placed).toBe(true);
  });

  test('which is a /64 of IPv6', async () => {
    for (let n = 1; n <= 3; n += 1) expect((await order(new Visitor(`2001:db8:1:2::${n}`))).placed).toBe(true);
    expect((await order(new Visitor('2001:db8:1:2:ffff::9'))).code).toBe('RATE_LIMITED');
    expect((await order(new Visitor('2001:db8:1:3::1'))).placed).toBe(true);
  });

  test('to the very number when they come at the same moment', async () => {
    const placings = await Promise.all(
      Array.from({ length: 12 }, (_, n) => order(new Visitor('203.0.113.7', n % 2 === 0 ? shop : second))),
    );
    expect(placings.filter(({ placed }) => placed)).toHaveLength(3);
    expect(placings.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(9);
  });

  test('counting no refused and no repeated one, and repeating one is never refused', async () => {
    const visitor = new Visitor('203.0.113.7');
    const key = newKey();
    expect((await order(visitor, 'guest', key)).placed).toBe(true);
    for (let n = 0; n < 4; n += 1) {
      expect(await order(visitor, 'guest', key)).toMatchObject({ placed: true, replayed: true });
      expect((await order(visitor, 'guest', newKey(), { totalAmount: '1.00' })).code).toBe('PRICE_CHANGED');
    }
    expect((await order(visitor)).placed).toBe(true);
    const used = newKey();
    expect((await order(visitor, 'guest', used)).placed).toBe(true);
    const late = newKey();
    expect((await order(visitor, 'guest', late)).code).toBe('RATE_LIMITED');
    expect(await order(visitor, 'guest', used)).toMatchObject({ placed: true, replayed: true });
    // A quarter of an hour later the order goes through under the key it had.
    await db.query(`UPDATE rate_limit SET expire = 1 WHERE key = 'guest-order:203.0.113.7'`);
    expect(await order(visitor, 'guest', late)).toMatchObject({ placed: true, replayed: false });
    expect(await db.query(`SELECT points FROM rate_limit WHERE key = 'guest-order:203.0.113.7'`)).toEqual([
      { points: 1 },
    ]);
  });

  test('and so is never one with a code, after however many wrong codes of its network', async () => {
    const visitor = new Visitor('203.0.113.7');
    const [key, discountCode] = [newKey(), 'WELCOME10'];
    expect((await order(visitor, 'guest', key, { discountCode })).placed).toBe(true);
    for (let n = 0; n < 30; n += 1) await visitor.rest('POST', '/api/discount-codes/validate', { code: `no-${n}` });
    const before = await footprint(db);
    expect((await order(visitor, 'guest', newKey(), { discountCode })).code).toBe('RATE_LIMITED');
    expect(await order(visitor, 'guest', key, { discountCode })).toMatchObject({ placed: true, replayed: true });
    expect(await footprint(db)).toEqual(before);
  });

  test('and those of customers and tokens are not', async () => {
    const customer = await shop.signedIn('customer');
    for (let n = 0; n < 4; n += 1) expect((await order(customer)).placed).toBe(true);
    const business = await shop.signedIn('business');
    const { body } = await business.rest('POST', '/api/tokens', { name: 'Till', scopes: ['order'] });
    for (let n = 0; n < 4; n += 1) {
      const answer = await shop
        .guest()
        .rest('POST', '/api/orders', accountBody(items()), { Authorization: `Bearer ${body.token}` });
      expect(answer.status).toBe(201);
    }
    expect(await db.query(`SELECT 1 FROM rate_limit WHERE key LIKE 'guest-%'`)).toEqual([]);
  });
});

describe('mails to an address that guests name', () => {
  let visitors = 0;

  async function mailsAfter(orders: number, address: (n: number) => string): Promise<unknown[]> {
    const ids: number[] = [];
    for (let n = 0; n < orders; n += 1) {
      visitors += 1;
      const { placed, id } = await order(new Visitor(`198.51.100.${visitors}`), 'guest', newKey(), {
        guestEmail: address(n),
      });
      expect(placed).toBe(true);
      ids.push(id);
    }
    const rows = await db.query<{ orderId: number }[]>(
      `SELECT order_id AS "orderId" FROM outgoing_mail WHERE order_id = ANY($1) ORDER BY order_id`,
      [ids],
    );
    return ids.map((id) => rows.some(({ orderId }) => orderId === id));
  }

  test('are ten in a day; the orders after them are placed without one', async () => {
    const writings = ['eve@guests.example', 'EVE@guests.example', 'eve+more@guests.example', ' eve@Guests.example '];
    const mailed = await mailsAfter(12, (n) => writings[n % writings.length]!);
    expect(mailed).toEqual([...Array<boolean>(10).fill(true), false, false]);
    expect(await mailsAfter(1, () => 'adam@guests.example')).toEqual([true]);
    // The next day.
    await db.query('UPDATE rate_limit SET expire = 1');
    expect(await mailsAfter(1, () => 'eve@guests.example')).toEqual([true]);
  });

  test('are not counted for a customer', async () => {
    const customer = await shop.signedIn('customer');
    for (let n = 0; n < 11; n += 1) {
      const { id } = await order(customer, 'account', newKey(), { customerEmail: 'noah@guests.example' });
      expect(await db.query('SELECT 1 FROM outgoing_mail WHERE order_id = $1', [id])).toHaveLength(1);
    }
  });
});
