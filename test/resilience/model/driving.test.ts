import sharp from 'sharp';
import { verifyOrders } from '../../../server/orders/verifying/verifyOrders';
import { dayAt } from '../../../common/delivery/clock';
import { accountBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { random, randomBelow, randomElement, SEED } from './random';

jest.setTimeout(300_000);

type Fields = Record<string, any>;

const OPERATIONS = 400;
const AT_ONCE = 8;

// Runs, doors and orders change under many hands at once (specification 33), on two shops with one database.
let shop: TestShop;
let other: TestShop;
let admins: ShopClient[];
let drivers: { id: number; clients: ShopClient[] }[];
const orders: number[] = [];
beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ databaseUrl: shop.databaseUrl });
  await shop.db.query(`UPDATE users SET duties = '{driving}' WHERE username IN ('packer', 'catalogue')`);
  admins = [await shop.signedIn('admin'), await other.signedIn('admin')];
  drivers = await Promise.all(
    ['packer', 'catalogue'].map(async (name) => {
      const [{ id }] = await shop.db.query('SELECT id FROM users WHERE username = $1', [name]);
      return { id, clients: [await shop.signedIn(name), await other.signedIn(name)] };
    }),
  );
  const figs = await makeProduct(shop.db, { name: 'Figs', customerPrice: '100000.00', businessPrice: '90000.00' });
  const items = [{ productId: figs, quantity: 3 }];
  const [customer, business] = [await shop.signedIn('customer'), await shop.signedIn('business')];
  for (let index = 0; index < 14; index++) {
    const headers = { 'Idempotency-Key': newKey() };
    const { status, body } =
      index % 3 === 0
        ? await business.rest('POST', '/api/business/one-click-order', { items }, headers)
        : await customer.rest('POST', '/api/orders', accountBody(items, { paymentMethod: 'cod' }), headers);
    expect(status).toBe(201);
    orders.push(body.orderId ?? body.id);
  }
  await shop.db.query('UPDATE orders SET delivery_date = NULL, delivery_window = NULL, zone_id = NULL');
});
afterAll(async () => {
  await other?.stop();
  await shop?.stop();
});

const today = dayAt(new Date(), 'Asia/Beirut');
const refusals = new Map<string, number>();

async function send(client: ShopClient, document: string, variables: Fields = {}): Promise<void> {
  const { status, errors } = await client.graphql(document, variables);
  const code = errors[0]?.extensions.code ?? 'done';
  refusals.set(code, (refusals.get(code) ?? 0) + 1);
  if (status >= 500 || code === 'INTERNAL' || code === 'UNAVAILABLE') throw new Error(JSON.stringify(errors));
}

const runIds = async (): Promise<number[]> =>
  (await shop.db.query<{ id: number }[]>('SELECT id FROM delivery_run')).map(({ id }) => id);
const someOrders = () => orders.filter(() => random() < 0.25).slice(0, 5);

/** One thing that somebody does, as the random numbers have it. */
async function operation(photo: string): Promise<void> {
  const admin = randomElement(admins);
  const driver = randomElement(drivers);
  const client = random() < 0.8 ? randomElement(driver.clients) : admin;
  const runId = randomElement([...(await runIds()), 0]);
  const orderId = randomElement(orders);
  const lbp = randomElement(['0', '100003', '300003', '500000']);
  const kind = randomBelow(12);
  if (kind <= 1)
    return send(
      admin,
      'mutation ($date: String!, $driverId: Int!, $ids: [Int!]!) { createRun(date: $date, driverId: $driverId, orderIds: $ids) { id } }',
      { date: today, driverId: driver.id, ids: someOrders() },
    );
  if (kind === 2)
    return send(
      admin,
      'mutation ($id: Int!, $driverId: Int!, $ids: [Int!]!) { changeRun(id: $id, driverId: $driverId, orderIds: $ids) { id } }',
      { id: runId, driverId: driver.id, ids: someOrders() },
    );
  if (kind === 3 || kind === 4)
    return send(client, 'mutation ($id: Int!) { startRun(id: $id, floatLbp: "50000") { id } }', { id: runId });
  if (kind <= 7)
    return send(
      client,
      `mutation ($runId: Int!, $orderId: Int!, $lbp: Money!, $photo: String) {
        deliverOrder(runId: $runId, orderId: $orderId, takenBy: "Rima", lbp: $lbp, photo: $photo) { id } }`,
      { runId, orderId, lbp, photo: random() < 0.3 ? photo : null },
    );
  if (kind === 8)
    return send(
      client,
      `mutation ($runId: Int!, $orderId: Int!, $next: NextStep!) {
        reportNotDelivered(runId: $runId, orderId: $orderId, reason: "Nobody", next: $next) { id } }`,
      { runId, orderId, next: randomElement(['LATER_TODAY', 'ANOTHER_DAY', 'NOT_WANTED']) },
    );
  if (kind === 9) return send(admin, 'mutation ($id: Int!) { closeRun(id: $id) { id } }', { id: runId });
  if (kind === 10)
    return send(
      admin,
      'mutation ($id: Int!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) { __typename } }',
      {
        id: orderId,
        status: randomElement(['CANCELLED', 'CONFIRMED', 'CONFIRMED', 'SHIPPED']),
      },
    );
  const [line] = await shop.db.query<{ id: number }[]>('SELECT id FROM order_line WHERE order_id = $1 LIMIT 1', [
    orderId,
  ]);
  return send(
    admin,
    `mutation ($id: Int!, $lines: [ChangedLineInput!]!) {
      changeOrderLines(id: $id, lines: $lines, reason: "Missing") { __typename } }`,
    { id: orderId, lines: [{ lineId: line!.id, quantity: 1 + randomBelow(4) }] },
  );
}

test(`${OPERATIONS} operations on ${14} orders, ${AT_ONCE} at once: runs, doors, cash, credit and statuses fit (seed ${SEED})`, async () => {
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3a5' } })
    .jpeg()
    .toBuffer();
  const photo = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => operation(photo)));
  }
  // Something of everything happened, or nothing was tried.
  expect(refusals.get('done')).toBeGreaterThan(OPERATIONS / 10);
  expect(refusals.get('CONFLICT')).toBeGreaterThan(0);

  const faults: string[] = [];
  await verifyOrders(shop.db, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
  const wrong = await shop.db.query(
    `WITH deliveries AS (
       SELECT id, subject_id::integer AS order_id, (after ->> 'runId')::integer AS run_id FROM audit_entry
       WHERE action = 'order.deliver')
     SELECT o.id, o.status, o.payment_status, o.total_amount,
       (SELECT count(*)::integer FROM run_stop s WHERE s.order_id = o.id AND s.outcome IS NULL) AS open,
       (SELECT count(*)::integer FROM delivery_attempt a WHERE a.order_id = o.id AND a.is_delivered) AS delivered
     FROM orders o WHERE o.id = ANY($1) AND (
       (SELECT count(*) FROM run_stop s WHERE s.order_id = o.id AND s.outcome IS NULL) > 1
       -- What is paid at the door was paid by all that was collected there.
       OR o.payment_status = 'paid' AND o.total_amount > (
         SELECT coalesce(sum(a.lbp - a.change_lbp), 0) FROM delivery_attempt a WHERE a.order_id = o.id)
       -- A run delivers an order once, until it was put into it again.
       OR EXISTS (
         SELECT 1 FROM deliveries one JOIN deliveries next USING (order_id, run_id)
         WHERE order_id = o.id AND one.id < next.id AND NOT EXISTS (
           SELECT 1 FROM audit_entry e WHERE e.action = 'run.update' AND e.subject_id = run_id::text
             AND e.id BETWEEN one.id AND next.id AND e.after -> 'orderIds' @> to_jsonb(o.id)))
       OR (SELECT count(*) FROM deliveries d WHERE d.order_id = o.id)
         <> (SELECT count(*) FROM delivery_attempt a WHERE a.order_id = o.id AND a.is_delivered)
       -- An event for each status, without gap.
       OR o.status <> (SELECT e.status FROM order_event e WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1))`,
    [orders],
  );
  expect(wrong).toEqual([]);
  for (const id of await runIds()) {
    const { data } = await admins[0]!.graphql(
      'query ($id: Int!) { run(id: $id) { state expectedLbp stops { outcome attempts { isDelivered lbp changeLbp } } } }',
      { id },
    );
    const { state, expectedLbp, stops } = data.run;
    const cash = stops
      .flatMap(({ attempts }: Fields) => attempts)
      .map((each: Fields) => Number(each.lbp) - Number(each.changeLbp));
    const float = state === 'PLANNED' ? 0 : 50_000;
    expect(Number(expectedLbp)).toBe(cash.reduce((sum: number, each: number) => sum + each, float));
    if (state === 'CLOSED') expect(stops.filter(({ outcome }: Fields) => outcome === null)).toEqual([]);
  }
});
