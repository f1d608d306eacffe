import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { guestBody, makeProduct, newKey, accountBody, asInput } from '../../../support/data/orderBodies';
import { placeFollowed } from '../../../support/data/placing';
import { startShop, type TestShop } from '../../../support/shop';
import { ShopClient } from '../../../support/shopClient';
import { statementsOf } from '../../../support/statements';
import { parseMessage, untilMail } from '../../mail/mails';

const ORIGIN = 'https://shop.example';
const FOLLOW = `query ($id: Int!, $key: String!) { followedOrder(id: $id, key: $key) {
  id status createdAt paymentMethod subtotalAmount discountAmount deliveryFee totalAmount trackingNumber town
  followableUntil items { productName selectedSize quantity unitPrice lineTotal }
  history { status trackingNumber byUsername } } }`;

let shop: TestShop;
let juice: number;

beforeAll(async () => {
  shop = await startShop({ env: { TRUST_PROXY: '1', PUBLIC_URL: ORIGIN } });
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.query('DELETE FROM rate_limit'));

/** A visitor of the network, whose address a proxy tells. */
class Visitor extends ShopClient {
  constructor(private readonly address: string) {
    super(shop.url);
  }

  override rest(method: string, place: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.rest(method, place, body, { 'X-Forwarded-For': this.address, ...headers });
  }
}

const items = () => [{ productId: juice, quantity: 2 }];
const guest = () => shop.guest();

/** Places an order of the guest checkout, and gives its number and key. */
const ordered = (client: ShopClient = guest(), key = newKey()) => placeFollowed(client, guestBody(items()), key);

const follow = ({ id, key }: { id: number; key: string }, client = guest()) => client.graphql(FOLLOW, { id, key });
const followByRest = ({ id, key }: { id: number; key: string }, client = guest()) =>
  client.rest('POST', `/api/orders/${id}/follow`, { key });

async function setStatus(id: number, status: string, trackingNumber?: string): Promise<void> {
  const admin = await shop.signedIn('admin');
  expect((await admin.rest('PATCH', `/api/orders/${id}/status`, { status, trackingNumber })).status).toBe(200);
}

/** Lets what has happened to the order be so many days longer ago. */
const age = (id: number, days: number) =>
  shop.db.query('UPDATE order_event SET at = at - make_interval(days => $2) WHERE order_id = $1', [id, days]);

describe('the key of a guest', () => {
  test('has 128 bits, is told with the order and with its repetition, and only its hash is kept', async () => {
    const [again, client] = [newKey(), guest()];
    const order = await ordered(client, again);
    expect(order.key).toMatch(/^[\w-]{22}$/);
    expect(Buffer.from(order.key, 'base64url')).toHaveLength(16);
    expect(await ordered(client, again)).toEqual(order);
    expect((await ordered()).key).not.toBe(order.key);
    await untilMail(shop, order.id, { status: 'sent' });
    const tables = await shop.db.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const rows = await shop.db.query(`SELECT 1 FROM "${name}" AS r WHERE position($1 IN r::text) > 0`, [order.key]);
      expect([name, rows]).toEqual([name, []]);
    }
  });

  test('is not told by REST, whose answer stays as documented, nor for orders of accounts', async () => {
    const { status, body } = await guest().rest('POST', '/api/orders/guest', guestBody(items()));
    expect([status, Object.keys(body).sort()]).toEqual([
      201,
      'createdAt deliveryFee discountAmount loyaltyPointsEarned orderId status subtotalAmount totalAmount'.split(' '),
    ]);
    const customer = await shop.signedIn('customer');
    const { data } = await customer.graphql(
      'mutation ($input: AccountOrderInput!) { placed: placeAccountOrder(input: $input) { ... on OrderPlaced { orderId followKey } } }',
      { input: asInput(accountBody(items())) },
    );
    expect(data.placed.followKey).toBeNull();
    const rows = await shop.db.query('SELECT follow_hash FROM orders WHERE id = $1', [data.placed.orderId]);
    expect(rows).toEqual([{ follow_hash: null }]);
  });

  test('stands in the confirmation, as a link', async () => {
    const { id, key } = await ordered();
    const { id: mailId } = await untilMail(shop, id, { status: 'sent' });
    const file = path.join(shop.dataDir, 'mail', `${String(mailId).padStart(8, '0')}.eml`);
    const { text, html } = parseMessage(await readFile(file, 'utf8'));
    expect(text).toContain(`\nFollow your order: ${ORIGIN}/orders/${id}?key=${key}\n`);
    expect(html).toContain(`<a href="${ORIGIN}/orders/${id}?key=${key}">Follow your order</a>`);
  });
});

describe('who has the key', () => {
  test('sees the order as it moves, and nothing of who ordered it', async () => {
    const order = await ordered();
    const first = await follow(order);
    expect(first.errors).toEqual([]);
    expect(first.data.followedOrder).toEqual({
      id: order.id,
      status: 'PENDING',
      createdAt: expect.any(String),
      paymentMethod: 'COD',
      subtotalAmount: '20.00',
      discountAmount: '0.00',
      deliveryFee: '3.00',
      totalAmount: '23.00',
      trackingNumber: null,
      town: 'Achrafieh, Beirut',
      followableUntil: null,
      items: [{ productName: 'Test juice', selectedSize: null, quantity: 2, unitPrice: '10.00', lineTotal: '20.00' }],
      history: [{ status: 'PENDING', trackingNumber: null, byUsername: null }],
    });
    await setStatus(order.id, 'shipped', 'LB-77');
    const { status, headers, body, text } = await followByRest(order);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({ id: order.id, status: 'shipped', trackingNumber: 'LB-77', paymentMethod: 'cod' });
    expect(body.history.map((event: { status: string }) => event.status)).toEqual(['pending', 'shipped']);
    for (const personal of ['Joanna', 'Frem', 'guests.example', '218 440', 'Sassine', 'Cedar House', 'admin']) {
      expect(text).not.toContain(personal);
    }
    // An employee sees no amount, also not of others.
    const employee = await shop.signedIn('employee');
    expect((await follow(order, employee)).data.followedOrder).toMatchObject({
      totalAmount: null,
      items: [{ unitPrice: null, lineTotal: null }],
    });
  });

  test('pays for it with four statements', async () => {
    const order = await ordered();
    // The mail is sent by then, whose statements are others.
    await untilMail(shop, order.id, { status: 'sent' });
    const statements = await statementsOf(async () => void (await follow(order)));
    // [wrong keys of the network], order, lines, history
    expect([statements.length, statements]).toEqual([4, statements]);
  });

  test('opens no other order, and learns of none whether it is there', async () => {
    const [mine, other] = [await ordered(), await ordered()];
    const customer = await shop.signedIn('customer');
    const { body: ofAccount } = await customer.rest('POST', '/api/orders', accountBody(items()));
    const answers: unknown[] = [];
    for (const id of [other.id, ofAccount.id as number, 2_000_000_000]) {
      const { status, body } = await followByRest({ id, key: mine.key });
      answers.push([status, body]);
      expect((await follow({ id, key: mine.key })).data).toEqual({ followedOrder: null });
    }
    expect(answers).toEqual(Array(3).fill([404, { code: 'NOT_FOUND', message: 'Order not found' }]));
    expect((await followByRest(mine)).status).toBe(200);
  });

  test('sees a cancelled order as cancelled; 90 days after its end the link says so and what to do', async () => {
    const order = await ordered();
    for (const end of ['cancelled', 'delivered']) {
      await setStatus(order.id, end);
      const { body } = await followByRest(order);
      expect(body.status).toBe(end);
      expect(Date.parse(body.followableUntil) - Date.parse(body.history.at(-1).at)).toBe(90 * 24 * 3_600_000);
      await age(order.id, 89);
      // Of a tracking number nothing begins anew.
      await setStatus(order.id, end, 'LB-1');
      expect((await followByRest(order)).body.status).toBe(end);
      await age(order.id, 2);
      const gone = await followByRest(order);
      expect([gone.status, gone.body]).toEqual([
        410,
        {
          code: 'GONE',
          message: `This link to order #${order.id} has ended, 90 days after the order was delivered or cancelled. To ask about the order, please contact the shop and name its number.`,
        },
      ]);
      expect((await follow(order)).errors).toMatchObject([{ extensions: { code: 'GONE' } }]);
      // A wrong key learns nothing of it.
      expect((await followByRest({ ...order, key: 'wrong' })).status).toBe(404);
      await setStatus(order.id, 'shipped');
      expect((await followByRest(order)).body.followableUntil).toBeNull();
    }
  });
});

describe('guesses', () => {
  test('that come at once are answered no more often', async () => {
    const { id } = await ordered();
    const stranger = new Visitor('203.0.113.9');
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) => followByRest({ id, key: `wrong-${n}` }, stranger)),
    );
    const of = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([of(404), of(429)]).toEqual([30, 50]);
  });

  test('of one network are limited: after 30 not even the right key opens, for a quarter of an hour', async () => {
    const order = await ordered();
    const [stranger, owner] = [new Visitor('203.0.113.7'), new Visitor('203.0.113.8')];
    for (let n = 1; n <= 30; n += 1) {
      const { status, headers } = await followByRest({ id: order.id, key: `wrong-${n}` }, stranger);
      expect([status, headers.get('ratelimit')]).toEqual([
        404,
        expect.stringContaining(`"follow-key";r=${30 - n};`) as string,
      ]);
    }
    for (const key of [order.key, 'wrong']) {
      const { status, body, headers } = await followByRest({ id: order.id, key }, stranger);
      expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(body.message).toMatch(/^Too many wrong links to orders\. Please try again in 1[45] min\.$/);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
    }
    expect((await followByRest(order, owner)).status).toBe(200);
    // The right key is counted for none.
    for (let n = 0; n < 35; n += 1) expect((await followByRest(order, owner)).status).toBe(200);
  });
});
