import { accountBody, footprint, ledgerOf, newKey } from '../../support/data/orderBodies';
import type { HttpAnswer, ShopClient } from '../../support/shopClient';
import { startRaceShop, type RaceShop } from './raceShop';

jest.setTimeout(180_000);

type Fields = Record<string, any>;

let race: RaceShop;
/** A client of each process for each account. */
let clients: Record<'admin' | 'business' | 'employee', ShopClient[]>;

beforeAll(async () => {
  race = await startRaceShop();
  clients = {
    admin: await race.signInEverywhere('admin'),
    business: await race.signInEverywhere('business'),
    employee: await race.signInEverywhere('employee'),
  };
});

afterAll(() => race.stop());

/** Sends so many requests at once, in turn to every process. */
function burst(count: number, send: (turn: number, at: number) => Promise<HttpAnswer>): Promise<HttpAnswer[]> {
  return Promise.all(Array.from({ length: count }, (_, turn) => send(turn, turn % race.processes.length)));
}

function tally(answers: HttpAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const what = `${status} ${(body as Fields)?.code ?? 'done'}`;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

const keyed = () => ({ 'Idempotency-Key': newKey() });
const items = () => [{ productId: race.juice, quantity: 1 }];
const byBusiness = (at: number) =>
  clients.business[at]!.rest('POST', '/api/business/one-click-order', { items: items() }, keyed());
const byEmployee = (at: number) =>
  clients.employee[at]!.rest('POST', '/api/employee/orders', { items: items() }, keyed());
const setStatus = (at: number, id: number, status: string) =>
  clients.admin[at]!.rest('PATCH', `/api/orders/${id}/status`, { status });

async function setAvailable(amount: string): Promise<void> {
  const { balance } = await ledgerOf(race.shop.db, race.businessId);
  const difference = (Number(amount) - Number(balance)).toFixed(2);
  if (Number(difference) === 0) return;
  await clients.admin[0]!.rest('POST', `/api/admin/users/${race.businessId}/credit`, { amount: difference });
}

async function eventsAndMails(id: number): Promise<{ events: number; mails: number; entries: string[] }> {
  const [row] = await race.shop.db.query<{ events: number; mails: number; entries: string[] }[]>(
    `SELECT (SELECT count(*)::integer FROM order_event WHERE order_id = $1) AS events,
       (SELECT count(*)::integer FROM outgoing_mail WHERE order_id = $1 AND kind = 'order_status') AS mails,
       (SELECT array_agg(type ORDER BY id) FROM credit_entry WHERE order_id = $1) AS entries`,
    [id],
  );
  return row!;
}

async function deadlocks(): Promise<number> {
  const [row] = await race.shop.db.query<{ deadlocks: string }[]>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(row!.deadlocks);
}

test.each([37, 1, 0])(
  'credit for exactly %d orders lets so many of 200 through, of business and employees',
  async (k) => {
    await setAvailable((9 * k + 8.99).toFixed(2));
    const before = await footprint(race.shop.db);
    const ledger = await ledgerOf(race.shop.db, race.businessId);
    const answers = await burst(200, (turn, at) => (turn % 4 === 3 ? byEmployee(at) : byBusiness(at)));
    expect(tally(answers)).toEqual({
      ...(k > 0 && { '201 done': k }),
      '409 INSUFFICIENT_CREDIT': 200 - k,
    });
    expect(await ledgerOf(race.shop.db, race.businessId)).toEqual({
      balance: '8.99',
      sum: '8.99',
      entries: ledger.entries + k,
      brokenLinks: 0,
    });
    expect(await footprint(race.shop.db)).toMatchObject({
      orders: (before.orders as number) + k,
      lines: (before.lines as number) + k,
      requests: (before.requests as number) + k,
    });
  },
);

test('cancelled 20 times at once, an order is refunded, told of and given its code back once', async () => {
  await setAvailable('1000.00');
  await race.shop.db.query(
    `INSERT INTO discount_code (code, discount_percent, max_uses) VALUES ('RACE-CANCEL', 50, 5)`,
  );
  const body = accountBody(items(), { paymentMethod: 'credit', discountCode: 'RACE-CANCEL' });
  const { body: order } = await clients.business[0]!.rest('POST', '/api/orders', body, keyed());
  const before = await ledgerOf(race.shop.db, race.businessId);
  const answers = await burst(20, (_, at) => setStatus(at, order.id, 'cancelled'));
  expect(tally(answers)).toEqual({ '200 done': 20 });
  for (const { body: answer } of answers) expect(answer.status).toBe('cancelled');
  expect(await eventsAndMails(order.id)).toEqual({ events: 2, mails: 1, entries: ['charge', 'refund'] });
  // 4.50 and 3.00 for delivery.
  expect(await ledgerOf(race.shop.db, race.businessId)).toEqual({
    balance: '1000.00',
    sum: '1000.00',
    entries: before.entries + 1,
    brokenLinks: 0,
  });
  const [code] = await race.shop.db.query(`SELECT current_uses FROM discount_code WHERE code = 'RACE-CANCEL'`);
  expect(code).toEqual({ current_uses: 0 });
});

test('taken up again 20 times at once, it is charged once', async () => {
  await setAvailable('1000.00');
  const { body: order } = await byBusiness(0);
  await setStatus(0, order.id, 'cancelled');
  const answers = await burst(20, (_, at) => setStatus(at, order.id, 'pending'));
  expect(tally(answers)).toEqual({ '200 done': 20 });
  expect(await eventsAndMails(order.id)).toEqual({ events: 3, mails: 2, entries: ['charge', 'refund', 'charge'] });
  expect(await ledgerOf(race.shop.db, race.businessId)).toMatchObject({
    balance: '991.00',
    sum: '991.00',
    brokenLinks: 0,
  });
});

test('cancelled and taken up again in any order at once, it ends charged exactly when it is not cancelled', async () => {
  await setAvailable('1000.00');
  const orders = await Promise.all([0, 1, 2, 0, 1].map((at) => byBusiness(at)));
  const ids = orders.map(({ body }) => body.id as number);
  const before = await deadlocks();
  const statuses = ['cancelled', 'pending', 'cancelled', 'shipped'];
  const answers = await burst(100, (turn, at) => setStatus(at, ids[turn % ids.length]!, statuses[turn % 4]!));
  expect(tally(answers)).toEqual({ '200 done': 100 });
  expect(await deadlocks()).toBe(before);
  let charged = 0;
  for (const id of ids) {
    const { events, mails, entries } = await eventsAndMails(id);
    const [row] = await race.shop.db.query<{ status: string; events: number }[]>(
      `SELECT status, (SELECT count(*)::integer FROM (
         SELECT status, lag(status) OVER (ORDER BY id) AS before FROM order_event WHERE order_id = $1) AS e
         WHERE e.status = e.before) AS events FROM orders WHERE id = $1`,
      [id],
    );
    // No event repeats the one before, and each but the first was told once.
    expect(row!.events).toBe(0);
    expect(mails).toBe(events - 1);
    expect(entries.length % 2).toBe(row!.status === 'cancelled' ? 0 : 1);
    expect(entries).toEqual(entries.map((_, turn) => (turn % 2 === 0 ? 'charge' : 'refund')));
    charged += row!.status === 'cancelled' ? 0 : 9;
  }
  const balance = (1000 - charged).toFixed(2);
  expect(await ledgerOf(race.shop.db, race.businessId)).toMatchObject({ balance, sum: balance, brokenLinks: 0 });
});

test('limits, payments, adjustments, orders and cancels at once keep the sum, the chain and the limit', async () => {
  await setAvailable('300.00');
  const placed = await Promise.all(Array.from({ length: 10 }, (_, turn) => byBusiness(turn % 3)));
  const ids = placed.map(({ body }) => body.id as number);
  const admin = (at: number, method: string, path: string, body: Fields) =>
    clients.admin[at]!.rest(method, `/api/admin/business-credit/${race.businessId}/${path}`, body);
  const before = await deadlocks();
  const answers = await burst(240, (turn, at) => {
    switch (turn % 6) {
      case 0:
        return admin(at, 'PUT', 'limit', { creditLimit: `${50_000_000 + turn}.00` });
      case 1:
        return admin(at, 'POST', 'payment', { amount: '1.25' });
      case 2:
        return admin(at, 'POST', 'adjustment', { amount: '-2.75', description: 'A race' });
      case 3:
        return byEmployee(at);
      case 4:
        return setStatus(at, ids[turn % ids.length]!, turn % 4 === 0 ? 'cancelled' : 'confirmed');
      default:
        return byBusiness(at);
    }
  });
  const counts = tally(answers);
  expect((counts['200 done'] ?? 0) + (counts['201 done'] ?? 0) + (counts['409 INSUFFICIENT_CREDIT'] ?? 0)).toBe(240);
  expect(await deadlocks()).toBe(before);
  const after = await ledgerOf(race.shop.db, race.businessId);
  expect(after).toMatchObject({ sum: after.balance, brokenLinks: 0 });
  // Every response holds the balance after its own entry.
  const changes = answers.flatMap(({ body }) => ((body as Fields).transaction ? [body as Fields] : []));
  expect(changes.length).toBe(120);
  for (const { currentBalance, transaction } of changes) expect(currentBalance).toBe(transaction.balanceAfter);
  const [row] = await race.shop.db.query<{ wrong: number; limits: string; limit: string }[]>(
    `SELECT (SELECT count(*)::integer FROM orders o WHERE o.account_id = $1 AND EXISTS (
         SELECT 1 FROM credit_entry e WHERE e.order_id = o.id)
         AND (SELECT -sum(amount) FROM credit_entry e WHERE e.order_id = o.id)
           <> CASE o.status WHEN 'cancelled' THEN 0 ELSE o.total_amount END) AS wrong,
       (SELECT 50000000 + coalesce(sum(amount), 0) FROM credit_entry
        WHERE user_id = $1 AND description LIKE 'Credit limit set from%')::text AS limits,
       (SELECT credit_limit::text FROM credit_account WHERE user_id = $1) AS limit`,
    [race.businessId],
  );
  expect(row!.wrong).toBe(0);
  expect(Number(row!.limits)).toBe(Number(row!.limit));
});

test('an account that many open at once is opened once', async () => {
  const [row] = await race.shop.db.query<{ id: number }[]>(
    `INSERT INTO users (username, email, password_hash, role, business_approved)
     SELECT 'opened', 'opened@businesses.example', password_hash, 'business', true FROM users WHERE username = 'business'
     RETURNING id`,
  );
  const answers = await burst(30, (_, at) =>
    clients.admin[at]!.rest('POST', `/api/admin/users/${row!.id}/credit`, { amount: '1.00' }),
  );
  expect(tally(answers)).toEqual({ '200 done': 30 });
  expect(await ledgerOf(race.shop.db, row!.id)).toEqual({
    balance: '5030.00',
    sum: '5030.00',
    entries: 31,
    brokenLinks: 0,
  });
});

test('codes deleted while their orders are cancelled and taken up again make no order fail', async () => {
  await setAvailable('5000.00');
  const codes = Array.from({ length: 8 }, (_, turn) => `RACE-GONE-${turn}`);
  await race.shop.db.query(
    'INSERT INTO discount_code (code, discount_percent, max_uses) SELECT code, 50, 1 FROM unnest($1::text[]) AS code',
    [codes],
  );
  const ids: number[] = [];
  for (const code of codes) {
    const body = accountBody(items(), { paymentMethod: 'credit', discountCode: code });
    ids.push((await clients.business[0]!.rest('POST', '/api/orders', body, keyed())).body.id as number);
  }
  const before = await deadlocks();
  const [answers] = await Promise.all([
    burst(64, (turn, at) => setStatus(at, ids[turn % ids.length]!, turn % 3 === 0 ? 'pending' : 'cancelled')),
    ...codes.map((code) => race.shop.db.query('DELETE FROM discount_code WHERE code = $1', [code])),
  ]);
  expect(tally(answers)).toEqual({ '200 done': 64 });
  expect(await deadlocks()).toBe(before);
  const after = await ledgerOf(race.shop.db, race.businessId);
  expect(after).toMatchObject({ sum: after.balance, brokenLinks: 0 });
});

test('no process logged a fault in the tests above', () => {
  const lines = race.processes.flatMap((each) => each.output().split('\n'));
  expect(lines.filter((each) => /"level":"(warn|error|fatal)"/.test(each))).toEqual([]);
  expect(lines.filter((each) => /"status":20[01]/.test(each)).length).toBeGreaterThan(200);
});
