import { makeBroughtOrder, makeRun } from '../../support/data/runs';
import { newKey } from '../../support/data/orderBodies';
import { dataUrl, pictureOf } from '../../support/data/pictures';
import { startShop, type TestShop } from '../../support/shop';
import type { HttpAnswer, ShopClient } from '../../support/shopClient';

let shop: TestShop;
let admin: ShopClient;
let driverId: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  const [row] = await shop.db.query<{ id: number }[]>(`SELECT id FROM users WHERE username = 'admin'`);
  driverId = row!.id;
});
afterAll(() => shop?.stop());

const post = (path: string, body: unknown, key?: string): Promise<HttpAnswer> =>
  admin.rest('POST', path, body, key === undefined ? {} : { 'Idempotency-Key': key });

const deliver = async (change: object, key?: string) => {
  const made = await makeRun(shop.db, driverId, 'out');
  const path = `/api/runs/${made.run}/stops/${made.order}/delivered`;
  return { ...made, path, answer: await post(path, { takenBy: 'Rana', ...change }, key) };
};

test('a run from its plan to the count of its cash, each time in the shape of its path', async () => {
  const order = await makeBroughtOrder(shop.db, 'confirmed');
  const planned = await post('/api/admin/runs', { date: '2026-11-26', driverId, orderIds: [order] });
  expect([planned.status, planned.body]).toEqual([
    201,
    {
      id: expect.any(Number),
      version: 1,
      date: '2026-11-26',
      window: null,
      driver: { id: driverId, name: expect.any(String) },
      state: 'planned',
      departedAt: null,
      closedAt: null,
      floatLbp: '0.00',
      expectedLbp: '0.00',
      expectedUsd: '0.00',
      stops: [
        {
          orderId: order,
          outcome: null,
          status: 'confirmed',
          stage: expect.stringMatching(/^(to_pack|packed)$/),
          customerName: 'A guest',
          employeeName: null,
          phone: null,
          deliveryAddress: null,
          latitude: null,
          longitude: null,
          note: null,
          deliveryWindow: null,
          deliveryZone: null,
          pieces: 0,
          parcels: null,
          toCollect: '4.00',
          lbpPerUsd: '89500.00',
          attempts: [],
        },
      ],
      counts: [],
    },
  ]);
  const { id } = planned.body;
  const parcels = await admin.rest('PUT', `/api/orders/${order}/parcels`, { parcels: 3 });
  expect([parcels.status, parcels.body.parcels]).toEqual([200, 3]);
  expect((await admin.rest('GET', `/api/orders/${order}/packing`)).body).toEqual(parcels.body);
  await admin.rest('PUT', `/api/orders/${order}/parcels`, { parcels: 3 });
  const log = await admin.rest('GET', `/api/admin/audit-log?subjectType=order&subjectId=${order}`);
  expect(log.body.entries.filter(({ action }: { action: string }) => action === 'order.parcels')).toEqual([
    expect.objectContaining({ before: { parcels: null }, after: { parcels: 3 } }),
  ]);

  const { counts: _, ...ofDriver } = planned.body;
  const started = await post(`/api/runs/${id}/start`, { floatLbp: '20' });
  expect(started.body).toEqual({
    ...ofDriver,
    version: 2,
    state: 'out',
    departedAt: expect.any(String),
    floatLbp: '20.00',
    expectedLbp: '20.00',
    stops: [{ ...ofDriver.stops[0], status: 'shipped', stage: 'out', parcels: 3 }],
  });
  const stop = `/api/runs/${id}/stops/${order}`;
  const failed = await post(`${stop}/not-delivered`, { reason: 'Nobody there', next: 'later_today' });
  expect([failed.status, failed.body.stops[0].outcome]).toEqual([200, null]);
  const photo = dataUrl('image/png', await pictureOf('png'));
  const delivered = await post(`${stop}/delivered`, { takenBy: 'Rana', lbp: '5', usd: '0', photo });
  const attempt = { id: expect.any(Number), runId: id, at: expect.any(String), byUsername: 'admin' };
  expect(delivered.body.stops[0]).toMatchObject({
    outcome: 'delivered',
    status: 'delivered',
    stage: 'delivered',
    toCollect: '0.00',
    attempts: [
      { ...attempt, isDelivered: false, takenBy: null, reason: 'Nobody there', next: 'later_today', hasPhoto: false },
      { ...attempt, isDelivered: true, takenBy: 'Rana', next: null, due: '4.00', lbp: '5.00', changeLbp: '1.00' },
    ],
  });
  const [, { id: attemptId }] = delivered.body.stops[0].attempts;
  const { body: shown } = await admin.rest('GET', `/api/admin/delivery-photos/${attemptId}`);
  expect(shown).toEqual({ photo: expect.stringMatching(/^data:image\/webp;base64,/) });

  const closed = await post(`/api/admin/runs/${id}/close`, undefined);
  expect([closed.body.state, closed.body.expectedLbp]).toEqual(['closed', '24.00']);
  const counted = await post(`/api/admin/runs/${id}/counts`, { lbp: '23', usd: '0', note: 'One short' });
  expect(counted.body.counts).toEqual([
    {
      at: expect.any(String),
      byUsername: 'admin',
      expectedLbp: '24.00',
      expectedUsd: '0.00',
      countedLbp: '23.00',
      countedUsd: '0.00',
      note: 'One short',
    },
  ]);
  expect((await admin.rest('GET', `/api/admin/runs/${id}`)).body).toEqual(counted.body);
  expect((await admin.rest('GET', '/api/admin/runs?date=2026-11-26')).body).toEqual([counted.body]);
});

test('what is sent twice with one key is done once, and says so', async () => {
  const key = newKey();
  const { path, answer, order } = await deliver({ lbp: '4' }, key);
  expect([answer.status, answer.headers.get('idempotent-replay')]).toEqual([200, null]);
  const again = await post(path, { takenBy: 'Rana', lbp: '4' }, key);
  expect([again.status, again.headers.get('idempotent-replay'), again.body]).toEqual([200, 'true', answer.body]);
  const other = await post(path, { takenBy: 'Rana', lbp: '5' }, key);
  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  const attempts = await shop.db.query('SELECT 1 FROM delivery_attempt WHERE order_id = $1', [order]);
  expect(attempts).toHaveLength(1);
});

test.each(['short', 'with spaces in between it'])('no write of a run takes a key like %j', async (key) => {
  const { run, order } = await makeRun(shop.db, driverId, 'out');
  const settled = await makeRun(shop.db, driverId, 'settled');
  const free = await makeBroughtOrder(shop.db, 'confirmed');
  const stop = `/api/runs/${run}/stops/${order}`;
  for (const [path, body] of [
    ['/api/admin/runs', { date: '2026-11-26', driverId, orderIds: [free] }],
    [`/api/runs/${run}/start`, {}],
    [`${stop}/delivered`, { takenBy: 'Rana' }],
    [`${stop}/not-delivered`, { reason: 'Nobody there', next: 'not_wanted' }],
    [`/api/admin/runs/${settled.run}/close`, undefined],
    [`/api/admin/runs/${settled.run}/counts`, { lbp: '24', usd: '0' }],
  ] as const) {
    const { status, body: refusal } = await post(path, body, key);
    expect([path, status, Object.keys(refusal.fields ?? {})]).toEqual([path, 400, ['Idempotency-Key']]);
  }
});

test('a change without its orders is refused, rather than to take all of them out', async () => {
  const { run, order } = await makeRun(shop.db, driverId, 'planned');
  for (const body of [{}, { driverId }, { orderIds: null }]) {
    const { status, body: refusal } = await admin.rest('PATCH', `/api/admin/runs/${run}`, body);
    expect([status, refusal.fields]).toEqual([400, { orderIds: 'Choose orders' }]);
  }
  const { body } = await admin.rest('GET', `/api/admin/runs/${run}`);
  expect(body.stops.map(({ orderId }: { orderId: number }) => orderId)).toEqual([order]);
});

test('a run is taken back at the version that the body or the query names', async () => {
  for (const [query, body] of [
    ['?version=', {}],
    ['', { version: 1 }],
  ] as const) {
    const { run } = await makeRun(shop.db, driverId, 'planned');
    await shop.db.query('UPDATE delivery_run SET version = 2 WHERE id = $1', [run]);
    const path = `/api/admin/runs/${run}`;
    const stale = await admin.rest('DELETE', query ? `${path}${query}1` : path, body);
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
    const gone = await admin.rest('DELETE', query ? `${path}${query}2` : path, query ? {} : { version: 2 });
    expect(gone.status).toBe(204);
    expect((await admin.rest('GET', path)).status).toBe(404);
  }
  const { run } = await makeRun(shop.db, driverId, 'planned');
  const wrong = await admin.rest('DELETE', `/api/admin/runs/${run}?version=new`);
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['version']]);
});

test('a slip of the finger makes no amount that sums cannot hold', async () => {
  for (const [change, field] of [
    [{ lbp: '10000000000' }, 'lbp'],
    [{ usd: '100000' }, 'usd'],
  ] as const) {
    const { answer, run } = await deliver(change);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: expect.stringMatching(/^This is more/) }]);
    expect((await admin.rest('GET', `/api/admin/runs/${run}`)).status).toBe(200);
  }
  // 99,999.99 USD at a rate that makes more of it than is ever given back.
  const { run, order } = await makeRun(shop.db, driverId, 'out');
  await shop.db.query('UPDATE orders SET lbp_per_usd = 9999999.99 WHERE id = $1', [order]);
  const { status, body } = await post(`/api/runs/${run}/stops/${order}/delivered`, {
    takenBy: 'Rana',
    usd: '99999.99',
    lbp: '9999999999.99',
  });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['usd']]);
  const { run: planned } = await makeRun(shop.db, driverId, 'planned');
  const floated = await post(`/api/runs/${planned}/start`, { floatLbp: '10000000000' });
  expect([floated.status, Object.keys(floated.body.fields)]).toEqual([400, ['floatLbp']]);
});

test('a photo is the data URL of a picture', async () => {
  for (const photo of ['AAAA', 'data:text/html;base64,AAAA', `data:image/png;base64,${'A'.repeat(600_000)}`]) {
    const { answer } = await deliver({ photo });
    const message = 'The photo is not a whole picture, or is too large; please take it again';
    expect([answer.status, answer.body.fields]).toEqual([400, { photo: message }]);
  }
});

test('what was given for an order that was cancelled meanwhile is there in the evening', async () => {
  const { run, order } = await makeRun(shop.db, driverId, 'out');
  await shop.db.query(`UPDATE orders SET status = 'cancelled' WHERE id = $1`, [order]);
  const { body } = await post(`/api/runs/${run}/stops/${order}/delivered`, { takenBy: 'Rana', lbp: '4' });
  expect([body.stops[0].status, body.stops[0].attempts[0]]).toMatchObject([
    'cancelled',
    { due: '0.00', lbp: '4.00', changeLbp: '0.00' },
  ]);
  // With what the driver took along.
  expect(body.expectedLbp).toBe('24.00');
});

test('a driver is given the address and the telephone, but no e-mail address', async () => {
  const { run, order } = await makeRun(shop.db, driverId, 'out');
  const address = { street: 'Hamra Street 1', city: 'Beirut', phone: '+961 3 000 000', email: 'layal@example.com' };
  await shop.db.query('UPDATE orders SET delivery_address = $2 WHERE id = $1', [order, JSON.stringify(address)]);
  const { data } = await admin.graphql(
    'query ($id: Int!) { run(id: $id) { stops { phone deliveryAddress { street phone email } } } }',
    { id: run },
  );
  const { street, phone } = address;
  expect(data.run.stops).toEqual([{ phone, deliveryAddress: { street, phone, email: null } }]);
});
