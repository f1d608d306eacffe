import { guestBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { openStream, type EventStream } from '../../support/network/stream';

type Fields = Record<string, any>;

/** Two server processes on one database: what is done by one is seen by those who listen at the other. */
let shop: TestShop;
let other: TestShop;
let admin: ShopClient;
let juice: number;
const open: EventStream[] = [];

beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ databaseUrl: shop.databaseUrl });
  admin = await shop.signedIn('admin');
  juice = await makeProduct(shop.db, { name: 'Pear juice', customerPrice: '100.00' });
});
afterAll(async () => {
  await other.stop();
  await shop.stop();
});
afterEach(() => open.splice(0).forEach((stream) => stream.close()));

const LISTEN = `subscription ($orderId: Int) { orderChanged(orderId: $orderId) { isNew
  order { id status totalAmount items { unitPrice quantity } history { status } } } }`;

async function listen(client: ShopClient, orderId: number | null = null): Promise<EventStream> {
  const stream = await openStream(client, LISTEN, { orderId });
  open.push(stream);
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  return stream;
}

async function placed(client: ShopClient, path: string, body: Fields): Promise<number> {
  const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
  expect(answer.status).toBe(201);
  return answer.body.orderId ?? answer.body.id;
}
const items = () => [{ productId: juice, quantity: 1 }];
const byGuest = () => placed(shop.guest(), '/api/orders/guest', guestBody(items()));

async function set(id: number, status: string): Promise<void> {
  expect((await admin.rest('PATCH', `/api/orders/${id}/status`, { status })).status).toBe(200);
}

/** The next change, shortly. */
async function change(stream: EventStream): Promise<Fields> {
  const event = await stream.next();
  if (event?.event !== 'next' || event.data.errors)
    throw new Error(`instead of a change came ${JSON.stringify(event)}`);
  return event.data.data.orderChanged;
}
const brief = ({ isNew, order }: Fields) => [order.id, order.status, isNew];

test('an admin at another process receives each new order and each change, with the current values', async () => {
  const stream = await listen(await other.signedIn('admin'));
  const id = await byGuest();
  expect(await change(stream)).toEqual({
    isNew: true,
    order: {
      id,
      status: 'PENDING',
      totalAmount: '103.00',
      items: [{ unitPrice: '100.00', quantity: 1 }],
      history: [{ status: 'PENDING' }],
    },
  });
  await set(id, 'shipped');
  expect(await change(stream)).toMatchObject({
    isNew: false,
    order: { id, status: 'SHIPPED', history: [{ status: 'PENDING' }, { status: 'SHIPPED' }] },
  });
  await admin.rest('PATCH', `/api/orders/${id}/status`, { status: 'shipped', trackingNumber: 'T-9' });
  expect(brief(await change(stream))).toEqual([id, 'SHIPPED', false]);
});

test('each viewer receives events of the orders that they may see, and employees without amounts', async () => {
  const [business, cash, employee, customer] = await Promise.all(
    ['business', 'business-cash', 'employee', 'customer'].map((name) => other.signedIn(name)),
  );
  const streams = await Promise.all([business!, cash!, employee!, customer!].map((client) => listen(client)));
  const [toBusiness, toCash, toEmployee, toCustomer] = streams as [EventStream, EventStream, EventStream, EventStream];
  const guest = await byGuest();
  const one = await placed(await shop.signedIn('employee'), '/api/employee/orders', { items: items() });
  const two = await placed(await shop.signedIn('business-cash'), '/api/business/one-click-order', { items: items() });
  const three = await placed(await shop.signedIn('customer'), '/api/orders/guest', guestBody(items()));
  await set(guest, 'confirmed');
  // The first that comes to each is its own: nothing of the others came before.
  expect(brief(await change(toBusiness))).toEqual([one, 'PENDING', true]);
  expect(brief(await change(toCash))).toEqual([two, 'PENDING', true]);
  expect(brief(await change(toCustomer))).toEqual([three, 'PENDING', true]);
  expect(await change(toEmployee)).toEqual({
    isNew: true,
    order: {
      id: one,
      status: 'PENDING',
      totalAmount: null,
      items: [{ unitPrice: null, quantity: 1 }],
      history: [{ status: 'PENDING' }],
    },
  });
});

test('of one order alone', async () => {
  const [first, second] = [await byGuest(), await byGuest()];
  const stream = await listen(admin, second);
  await set(first, 'confirmed');
  await set(second, 'delivered');
  // The news that it was placed may come after the stream was opened.
  let news = brief(await change(stream));
  if (news[1] === 'PENDING') {
    expect(news).toEqual([second, 'PENDING', true]);
    news = brief(await change(stream));
  }
  expect(news).toEqual([second, 'DELIVERED', false]);
});

test('no event is sent for an order that the viewer may not see', async () => {
  const customer = await other.signedIn('customer');
  const foreign = await byGuest();
  const [deaf, hears] = [await listen(customer, foreign), await listen(customer)];
  await set(foreign, 'confirmed');
  const own = await placed(customer, '/api/orders/guest', guestBody(items()));
  expect(brief(await change(hears))).toEqual([own, 'PENDING', true]);
  await customer.rest('POST', '/api/manual-logout');
  expect((await deaf.next())!.data.errors).toHaveLength(1);
});

/** The end with a word: an error, then the end of the operation and of the stream. */
async function endOf(stream: EventStream): Promise<unknown> {
  const [error, complete, end] = [await stream.next(), await stream.next(), await stream.next()];
  expect([error?.event, complete?.event, end]).toEqual(['next', 'complete', null]);
  return error!.data.errors[0].extensions.code;
}

test('a stream ends with the session, without waiting for an event', async () => {
  const customer = await shop.signedIn('customer');
  const stream = await openStream(customer, LISTEN);
  await customer.rest('POST', '/api/manual-logout');
  expect(await endOf(stream)).toBe('UNAUTHENTICATED');
});

test.each([
  ['is deactivated', 'active = false', 'UNAUTHENTICATED'],
  ['gets another role', `role = 'business', business_approved = true`, 'FORBIDDEN'],
])('a stream ends when its viewer %s', async (_, change, code) => {
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role) SELECT 'listener', 'x@bustan.example', password_hash, 'customer'
     FROM users WHERE username = 'customer'`,
  );
  const client = other.guest();
  expect((await client.rest('POST', '/api/login', { username: 'listener', password: 'fresh-every-day' })).status).toBe(
    200,
  );
  const stream = await openStream(client, LISTEN);
  await shop.db.query(`UPDATE users SET ${change} WHERE username = 'listener'`);
  expect(await endOf(stream)).toBe(code);
  await shop.db.query(`DELETE FROM users WHERE username = 'listener'`);
});

test('an employee’s stream ends when its business is deactivated', async () => {
  const stream = await openStream(await other.signedIn('employee-cash'), LISTEN);
  const business = await idOf(shop.db, 'business-cash');
  await shop.db.query('UPDATE users SET active = false WHERE id = $1', [business]);
  expect(await endOf(stream)).toBe('UNAUTHENTICATED');
  await shop.db.query('UPDATE users SET active = true WHERE id = $1', [business]);
});

test('a token listens within its scopes, and no longer than it lives', async () => {
  const make = async (scopes: string[]) => (await admin.rest('POST', '/api/tokens', { name: 'Till', scopes })).body;
  const [reads, buys] = [await make(['read']), await make(['order'])];
  const as = ({ token }: Fields) => openStream(shop.guest(), LISTEN, {}, { Authorization: `Bearer ${token}` });
  const refused = await as(buys);
  expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
  const stream = await as(reads);
  const id = await byGuest();
  expect(brief(await change(stream))).toEqual([id, 'PENDING', true]);
  await admin.rest('DELETE', `/api/tokens/${reads.id}`);
  expect(await endOf(stream)).toBe('UNAUTHENTICATED');
});

test('each account has so many streams and no more, until it closes one', async () => {
  const client = await shop.signedIn('customer');
  const streams: EventStream[] = [];
  for (let n = 0; n < 6; n += 1) streams.push(await listen(client));
  const seventh = await openStream(client, LISTEN);
  expect([seventh.status, seventh.body.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
  streams[0]!.close();
  let again = await openStream(client, LISTEN);
  for (let tries = 0; again.status === 429 && tries < 200; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    again = await openStream(client, LISTEN);
  }
  open.push(again);
  expect(again.status).toBe(200);
});

describe('what is no subscription of this site is refused', () => {
  const post = async (body: unknown, headers: Fields = {}, method = 'POST') => {
    const answer = await admin.rest(method, '/graphql/stream', body, { Accept: 'text/event-stream', ...headers });
    return [answer.status, answer.body?.errors?.[0]?.extensions?.code];
  };
  test.each([
    ['a query', () => post({ query: '{ orders { totalCount } }' }), 400, 'BAD_USER_INPUT'],
    ['a mutation', () => post({ query: 'mutation { signOut }' }), 400, 'BAD_USER_INPUT'],
    ['no document', () => post({ query: 'subscription {' }), 400, 'BAD_USER_INPUT'],
    ['an unknown field', () => post({ query: 'subscription { everything { id } }' }), 400, 'BAD_USER_INPUT'],
    ['nothing', () => post({}), 400, 'BAD_USER_INPUT'],
    ['wrong variables', () => post({ query: LISTEN, variables: 7 }), 400, 'BAD_USER_INPUT'],
    ['a list of variables', () => post({ query: LISTEN, variables: [] }), 400, 'BAD_USER_INPUT'],
    ['wrong extensions', () => post({ query: LISTEN, extensions: 5 }), 400, 'BAD_USER_INPUT'],
    [
      'too many fields',
      () => post({ query: `subscription { orderChanged { order { ${'id '.repeat(70)} } } }` }),
      400,
      'BAD_USER_INPUT',
    ],
    ['by GET', () => post(undefined, {}, 'GET'), 405, 'METHOD_NOT_ALLOWED'],
    ['of another site', () => post({ query: LISTEN }, { Origin: 'https://evil.example' }), 403, 'FORBIDDEN'],
    ['in another language', () => post('query', { 'Content-Type': 'text/plain' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'for an answer in one piece',
      () => post({ query: LISTEN }, { Accept: 'application/json' }),
      400,
      'BAD_USER_INPUT',
    ],
  ])('%s', async (_, ask, status, code) => {
    expect(await ask()).toEqual([status, code]);
  });

  test('a guest has nothing to listen to', async () => {
    const stream = await openStream(shop.guest(), LISTEN);
    expect([stream.status, stream.body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('as if it were a query, it says where', async () => {
    const { errors } = await admin.graphql('subscription { orderChanged { isNew } }');
    expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('a process that stops cuts its streams off without a last word, so that they are opened again elsewhere', async () => {
  const third = await startShop({ databaseUrl: shop.databaseUrl });
  const stream = await openStream(await third.signedIn('admin'), LISTEN);
  const stopped = third.stop();
  expect(await stream.next().catch(() => null)).toBeNull();
  await stopped;
});

test('after a flood of events, or a gap in the notifications, all streams are closed and clients read again', async () => {
  const [flooded, gap] = [await openStream(await other.signedIn('admin'), LISTEN), await openStream(admin, LISTEN)];
  const id = await byGuest();
  expect(brief(await change(flooded))).toEqual([id, 'PENDING', true]);
  expect(brief(await change(gap))).toEqual([id, 'PENDING', true]);
  await shop.db.query(`INSERT INTO order_event (order_id, status) SELECT $1, 'pending' FROM generate_series(1, 501)`, [
    id,
  ]);
  expect(await flooded.next()).toBeNull();
  expect(await gap.next()).toBeNull();
  const again = await listen(admin);
  await shop.db.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bustan-listen' AND datname = current_database()`,
  );
  expect(await again.next()).toBeNull();
});
