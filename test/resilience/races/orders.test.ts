import { Client } from 'pg';
import { accountBody, footprint, guestBody, idOf, ledgerOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy, type Checkout, type Placing } from '../../support/data/placing';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import { ShopClient } from '../../support/shopClient';

/** One shop in this process and two in processes of their own, all on one database. */
let shop: TestShop;
let built: BuiltShop;
let processes: ShopProcess[];
let guests: ShopClient[];
let businesses: ShopClient[];
let businessId: number;
let juice: number;

beforeAll(async () => {
  built = await buildShop();
  shop = await startShop();
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir, LOG_LEVEL: 'info' };
  processes = await Promise.all([built.start(env), built.start(env)]);
  const urls = [shop.url, ...processes.map(({ url }) => url)];
  guests = urls.map((url) => new ShopClient(url));
  businesses = await Promise.all(
    urls.map(async (url) => {
      const client = new ShopClient(url);
      const answer = await client.rest('POST', '/api/login', { username: 'business', password: 'cedar-terrace' });
      expect(answer.status).toBe(200);
      return client;
    }),
  );
  businessId = await idOf(shop.db, 'business');
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
});

afterAll(async () => {
  await built.remove();
  await shop.stop();
});

/** Sends `count` orders at once, in turn to every process. */
function burst(
  count: number,
  clients: ShopClient[],
  checkout: Checkout,
  request: (index: number) => { body: Record<string, unknown>; key?: string },
): Promise<Placing[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const { body, key = newKey() } = request(index);
      return placeBy('REST', checkout, clients[index % clients.length]!, body, key);
    }),
  );
}

function tally(answers: Placing[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const what = `${status} ${code ?? 'placed'}`;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

const line = (more = {}) => ({ productId: juice, quantity: 1, ...more });

async function resetCode(code: string, uses: number, most: number | null): Promise<void> {
  await shop.db.query(
    `INSERT INTO discount_code (code, discount_percent, max_uses, current_uses) VALUES ($1, 25, $3, $2)
     ON CONFLICT (lower(btrim(code))) DO UPDATE SET current_uses = $2, max_uses = $3`,
    [code, uses, most],
  );
}

async function codeOf(code: string): Promise<{ uses: number; orders: number }> {
  const [row] = await shop.db.query<{ uses: number; orders: number }[]>(
    `SELECT current_uses AS uses, (SELECT count(*)::integer FROM orders o WHERE o.discount_code_id = c.id) AS orders
     FROM discount_code c WHERE code = $1`,
    [code],
  );
  return row!;
}

/** Moves the balance to the amount by an entry, as every change of it is. */
async function setBalance(amount: string): Promise<void> {
  await shop.db.query(
    `WITH account AS (UPDATE credit_account SET current_balance = $2::numeric WHERE user_id = $1 RETURNING current_balance),
       before AS (SELECT sum(amount) AS balance FROM credit_entry WHERE user_id = $1)
     INSERT INTO credit_entry (user_id, type, amount, balance_after, description)
     SELECT $1, 'adjustment', $2::numeric - before.balance, $2::numeric, 'for a test' FROM before, account`,
    [businessId, amount],
  );
}

/** A connection of its own that holds a lock for as long as the test wants. */
async function rival(): Promise<Client> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  return client;
}

/** Waits until so many transactions of the shop wait for a lock. */
function waiting(count: number): Promise<void> {
  return eventually(`${count} orders wait for the lock`, async () => {
    const [row] = await shop.db.query<{ waiting: number }[]>(
      `SELECT count(*)::integer AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'bustan' AND wait_event_type = 'Lock'`,
    );
    return row?.waiting === count;
  });
}

describe('one key, many requests at once', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['without a code', {}, '13.00'],
    ['with the last use of a code', { discountCode: 'RACE-LAST' }, '10.50'],
  ])('%s: 50 make one order and 50 equal answers', async (_, more, totalAmount) => {
    await resetCode('RACE-LAST', 9, 10);
    const before = await footprint(shop.db);
    const key = newKey();
    const answers = await burst(50, guests, 'guest', () => ({ key, body: guestBody([line()], more) }));
    expect(tally(answers)).toEqual({ '201 placed': 50 });
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    for (const { order } of answers) expect(order).toEqual(answers[0]!.order);
    expect(answers[0]!.order).toMatchObject({ totalAmount });
    const after = await footprint(shop.db);
    expect(after).toMatchObject({
      orders: (before.orders as number) + 1,
      lines: (before.lines as number) + 1,
      events: (before.events as number) + 1,
      requests: (before.requests as number) + 1,
      mails: (before.mails as number) + 1,
    });
    const usesIt = 'discountCode' in more;
    expect(await codeOf('RACE-LAST')).toMatchObject({ uses: usesIt ? 10 : 9 });
  });

  test('on credit: 50 make one order and one charge', async () => {
    await setBalance('1000.00');
    const before = await ledgerOf(shop.db, businessId);
    const key = newKey();
    const body = accountBody([line()], { paymentMethod: 'credit' });
    const answers = await burst(50, businesses, 'account', () => ({ key, body }));
    expect(tally(answers)).toEqual({ '201 placed': 50 });
    expect(new Set(answers.map(({ order }) => JSON.stringify(order))).size).toBe(1);
    // 9.00 and 3.00 for delivery.
    expect(await ledgerOf(shop.db, businessId)).toEqual({
      balance: '988.00',
      sum: '988.00',
      entries: before.entries + 1,
      brokenLinks: 0,
    });
  });

  test('with 50 different bodies make one order, and tell the rest of the conflict', async () => {
    const before = await footprint(shop.db);
    const key = newKey();
    const answers = await burst(50, guests, 'guest', (index) => ({
      key,
      body: guestBody([line({ quantity: index + 1 })]),
    }));
    expect(tally(answers)).toEqual({ '201 placed': 1, '409 IDEMPOTENCY_CONFLICT': 49 });
    expect(await footprint(shop.db)).toMatchObject({ orders: (before.orders as number) + 1 });
  });

  test('a request that waits for a refused one is decided on its own', async () => {
    await resetCode('RACE-HELD', 0, 1);
    const holder = await rival();
    await holder.query(`SELECT 1 FROM discount_code WHERE code = 'RACE-HELD' FOR UPDATE`);
    const before = await footprint(shop.db);
    const key = newKey();
    const first = placeBy('REST', 'guest', guests[1]!, guestBody([line()], { discountCode: 'RACE-HELD' }), key);
    await waiting(1);
    const second = placeBy('REST', 'guest', guests[2]!, guestBody([line()]), key);
    await waiting(2);
    await holder.query(`UPDATE discount_code SET current_uses = 1 WHERE code = 'RACE-HELD'`);
    await holder.query('COMMIT');
    await holder.end();
    expect(await first).toMatchObject({ status: 409, code: 'DISCOUNT_CODE_INVALID' });
    expect(await second).toMatchObject({ status: 201, replayed: false, order: { totalAmount: '13.00' } });
    expect(await footprint(shop.db)).toMatchObject({
      orders: (before.orders as number) + 1,
      requests: (before.requests as number) + 1,
    });
  });
});

describe('the last use of a code', () => {
  test.each([1, 7])(
    '%d left: so many of 50 orders get it, the rest are refused and nothing of them stays',
    async (left) => {
      const code = `RACE-${left}`;
      await resetCode(code, 20 - left, 20);
      const before = await footprint(shop.db);
      const answers = await burst(50, guests, 'guest', () => ({ body: guestBody([line()], { discountCode: code }) }));
      expect(tally(answers)).toEqual({ '201 placed': left, '409 DISCOUNT_CODE_INVALID': 50 - left });
      expect(await codeOf(code)).toEqual({ uses: 20, orders: left });
      expect(await footprint(shop.db)).toMatchObject({
        orders: (before.orders as number) + left,
        lines: (before.lines as number) + left,
        requests: (before.requests as number) + left,
        mails: (before.mails as number) + left,
      });
    },
  );
});

describe('the credit', () => {
  test('for exactly 7 orders lets 7 of 100 through, to the cent', async () => {
    // 9.00 and 3.00 for delivery, seven times, and one cent less than an eighth.
    await setBalance('95.99');
    const ledger = await ledgerOf(shop.db, businessId);
    const before = await footprint(shop.db);
    const answers = await burst(100, businesses, 'account', () => ({
      body: accountBody([line()], { paymentMethod: 'credit' }),
    }));
    expect(tally(answers)).toEqual({ '201 placed': 7, '409 INSUFFICIENT_CREDIT': 93 });
    expect(await ledgerOf(shop.db, businessId)).toEqual({
      balance: '11.99',
      sum: '11.99',
      entries: ledger.entries + 7,
      brokenLinks: 0,
    });
    expect(await footprint(shop.db)).toMatchObject({
      orders: (before.orders as number) + 7,
      requests: (before.requests as number) + 7,
    });
    // Each order has its own charge.
    const [row] = await shop.db.query<{ unpaid: number }[]>(
      `SELECT count(*)::integer AS unpaid FROM orders o WHERE payment_method = 'credit' AND (
         SELECT count(*) FROM credit_entry e WHERE e.order_id = o.id AND e.amount = -o.total_amount) <> 1`,
    );
    expect(row).toEqual({ unpaid: 0 });
  });

  test('and codes mixed in one burst wait for each other without a deadlock', async () => {
    await setBalance('200.00');
    await resetCode('RACE-MIX-A', 0, 10);
    await resetCode('RACE-MIX-B', 0, null);
    const ledger = await ledgerOf(shop.db, businessId);
    const deadlocks = async () => {
      const [row] = await shop.db.query<{ deadlocks: string }[]>(
        'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
      );
      return Number(row?.deadlocks);
    };
    const before = await deadlocks();
    const answers = await burst(90, businesses, 'account', (index) => ({
      body: accountBody([line()], {
        paymentMethod: index % 3 === 0 ? 'cod' : 'credit',
        discountCode: ['RACE-MIX-A', 'RACE-MIX-B', undefined][index % 5 === 0 ? 2 : index % 2],
      }),
    }));
    const counts = tally(answers);
    const placed = counts['201 placed'] ?? 0;
    expect(placed + (counts['409 INSUFFICIENT_CREDIT'] ?? 0) + (counts['409 DISCOUNT_CODE_INVALID'] ?? 0)).toBe(90);
    expect(await deadlocks()).toBe(before);
    const a = await codeOf('RACE-MIX-A');
    const b = await codeOf('RACE-MIX-B');
    expect(a).toEqual({ uses: 10, orders: 10 });
    expect(b.uses).toBe(b.orders);
    const after = await ledgerOf(shop.db, businessId);
    expect(after).toMatchObject({ sum: after.balance, brokenLinks: 0 });
    const ids = answers.flatMap(({ order }) => (order ? [order.id as number] : []));
    const [charged] = await shop.db.query<{ count: number; left: string }[]>(
      `SELECT count(*)::integer AS count, (200 - sum(total_amount))::text AS left
       FROM orders WHERE id = ANY($1::integer[]) AND payment_method = 'credit'`,
      [ids],
    );
    expect(after.entries - ledger.entries).toBe(charged!.count);
    expect(after.balance).toBe(charged!.left);
    // What is left pays for no further order of the least price that was refused.
    expect(Number(after.balance)).toBeGreaterThanOrEqual(0);
  });

  test('an order that waits for an adjustment sees it', async () => {
    await setBalance('100.00');
    const holder = await rival();
    await holder.query('SELECT 1 FROM credit_account WHERE user_id = $1 FOR UPDATE', [businessId]);
    const before = await footprint(shop.db);
    const order = placeBy('REST', 'account', businesses[1]!, accountBody([line()], { paymentMethod: 'credit' }));
    await waiting(1);
    await holder.query(`UPDATE credit_account SET current_balance = 11.99 WHERE user_id = $1`, [businessId]);
    await holder.query(
      `INSERT INTO credit_entry (user_id, type, amount, balance_after, description) VALUES ($1, 'adjustment', -88.01, 11.99, 'held')`,
      [businessId],
    );
    await holder.query('COMMIT');
    await holder.end();
    expect(await order).toMatchObject({ status: 409, code: 'INSUFFICIENT_CREDIT' });
    const entries = (before.entries as number) + 1;
    expect(await footprint(shop.db)).toEqual({ ...before, entries, balance: '11.99' });
  });
});

describe('a product that changes while it is ordered', () => {
  /** Places an order that stops before it reads its products, until `change` is committed. */
  async function stoppedBefore(body: Record<string, unknown>, change: string, product: number): Promise<Placing> {
    const key = newKey();
    const holder = await rival();
    await holder.query(
      `INSERT INTO order_request (buyer, key, body_hash, order_id) VALUES ('guest', $1, '', nextval('orders_id_seq'))`,
      [key],
    );
    const order = placeBy('REST', 'guest', guests[1]!, body, key);
    await waiting(1);
    await shop.db.query(change, [product]);
    await holder.query('ROLLBACK');
    await holder.end();
    return order;
  }

  /** Places an order that stops after it has read its products, until `change` is committed. */
  async function stoppedAfter(body: Record<string, unknown>, change: string, product: number): Promise<Placing> {
    await resetCode('RACE-STOP', 0, null);
    const holder = await rival();
    await holder.query(`SELECT 1 FROM discount_code WHERE code = 'RACE-STOP' FOR UPDATE`);
    const order = placeBy('REST', 'guest', guests[2]!, { ...body, discountCode: 'RACE-STOP' });
    await waiting(1);
    await shop.db.query(change, [product]);
    await holder.query('ROLLBACK');
    await holder.end();
    return order;
  }

  const DEARER = 'UPDATE product SET customer_price = 20 WHERE id = $1';
  const SOLD_OUT = 'UPDATE product SET in_stock = false WHERE id = $1';
  const DELETED = 'UPDATE product SET deleted_at = now() WHERE id = $1';
  const make = () => makeProduct(shop.db, { name: 'Changing', customerPrice: '10.00' });

  test('before it was read: the new price, or a refusal that tells it', async () => {
    const first = await make();
    const unseen = await stoppedBefore(guestBody([{ productId: first, quantity: 2 }]), DEARER, first);
    expect(unseen.order).toMatchObject({ subtotalAmount: '40.00', totalAmount: '43.00' });
    const second = await make();
    const before = await footprint(shop.db);
    const body = guestBody([{ productId: second, quantity: 2, unitPrice: '10.00' }]);
    const seen = await stoppedBefore(body, DEARER, second);
    expect(seen).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    expect(seen.fresh).toMatchObject({ totalAmount: '43.00', items: [{ productId: second, unitPrice: '20.00' }] });
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('after it was read: the price that was read, in the line and in the sums', async () => {
    const product = await make();
    const body = guestBody([{ productId: product, quantity: 2, unitPrice: '10.00' }]);
    const { order } = await stoppedAfter(body, DEARER, product);
    expect(order).toMatchObject({ subtotalAmount: '20.00', discountAmount: '5.00', totalAmount: '18.00' });
    const lines = await shop.db.query('SELECT unit_price, quantity FROM order_line WHERE order_id = $1', [order!.id]);
    expect(lines).toEqual([{ unit_price: '10.00', quantity: 2 }]);
  });

  test('sold out or deleted before it was read: refused, and nothing stays', async () => {
    const before = await footprint(shop.db);
    const soldOut = await make();
    expect(await stoppedBefore(guestBody([{ productId: soldOut, quantity: 1 }]), SOLD_OUT, soldOut)).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
    });
    const deleted = await make();
    expect(await stoppedBefore(guestBody([{ productId: deleted, quantity: 1 }]), DELETED, deleted)).toMatchObject({
      status: 400,
      fields: { 'items.0.productId': `There is no product ${deleted} in the shop any more` },
    });
    expect(await footprint(shop.db)).toEqual(before);
  });

  test.each([SOLD_OUT, DELETED])('after it was read, the order was first: it stands whole (%s)', async (change) => {
    const product = await make();
    const { order } = await stoppedAfter(guestBody([{ productId: product, quantity: 1 }]), change, product);
    expect(order).toMatchObject({ subtotalAmount: '10.00' });
    const lines = await shop.db.query('SELECT product_name FROM order_line WHERE order_id = $1', [order!.id]);
    expect(lines).toEqual([{ product_name: 'Changing' }]);
  });

  test('over and over, in the middle of a burst: every order has one of the prices, and its sums are of it', async () => {
    const product = await make();
    let done = false;
    const changes = (async () => {
      for (let turn = 0; !done; turn += 1) {
        const price = turn % 2 === 0 ? '20.00' : '10.00';
        await shop.db.query('UPDATE product SET customer_price = $2, in_stock = $3 WHERE id = $1', [
          product,
          price,
          turn % 5 !== 4,
        ]);
      }
    })();
    const twice = [1, 2].map(() => ({ productId: product, quantity: 1 }));
    const answers = await burst(90, guests, 'guest', () => ({ body: guestBody(twice) }));
    done = true;
    await changes;
    const counts = tally(answers);
    expect((counts['201 placed'] ?? 0) + (counts['409 OUT_OF_STOCK'] ?? 0)).toBe(90);
    for (const { order } of answers) if (order) expect(['20.00', '40.00']).toContain(order.subtotalAmount);
    const [row] = await shop.db.query<{ torn: number }[]>(
      `SELECT count(*)::integer AS torn FROM orders o WHERE o.subtotal_amount <> (
         SELECT sum(unit_price * quantity) FROM order_line l WHERE l.order_id = o.id)`,
    );
    expect(row).toEqual({ torn: 0 });
  });
});

test('whatever happened above, no process logged a fault', () => {
  const lines = processes.flatMap((each) => each.output().split('\n'));
  expect(lines.filter((each) => /"level":"(warn|error|fatal)"/.test(each))).toEqual([]);
  // They did take part.
  expect(lines.filter((each) => /"status":201/.test(each)).length).toBeGreaterThan(50);
});
