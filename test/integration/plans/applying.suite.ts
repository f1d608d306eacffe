import { guestBody, accountBody, idOf, makeProduct } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { eventually } from '../../support/processes';
import { queueJob } from '../../support/data/jobs';
import { moveClock, startShopWithClock } from '../../support/data/databaseClock';
import { startShop, type TestShop } from '../../support/shop';
import { insertPlan, insertUnheard, stateOf, type PlannedRow } from './planRows';

let shop: TestShop;
let businessId: number;

beforeAll(async () => {
  shop = await startShopWithClock();
  businessId = await idOf(shop.db, 'business');
});
afterAll(() => shop.stop());

const HOUR = 3_600_000;

const juice = (change = {}) =>
  makeProduct(shop.db, { name: 'Juice', customerPrice: '10', businessPrice: '8', ...change });
const customerPrice = (productId: number, value: string): PlannedRow => ({ kind: 'customer_price', productId, value });

const unheard = (inMs: number, rows: PlannedRow[], reason?: string) => insertUnheard(shop.db, inMs, rows, reason);

const untilSettled = (id: number) =>
  eventually('the plan is settled', async () => (await stateOf(shop.db, id)) !== 'planned');

/** Of itself this would come with the next minute. */
async function lookForPlans(): Promise<void> {
  await queueJob(shop.db, 'apply_plans');
  await eventually('a process has looked', async () => {
    const waiting = await shop.db.query<unknown[]>(`SELECT 1 FROM graphile_worker.jobs WHERE key = 'apply_plans'`);
    return waiting.length === 0;
  });
}

async function itemsOf(id: number) {
  return shop.db.query<Record<string, unknown>[]>(
    'SELECT kind, value, before, outcome, open FROM price_plan_item WHERE plan_id = $1 ORDER BY position',
    [id],
  );
}

async function unitPrices(orderId: unknown): Promise<string[]> {
  const rows = await shop.db.query<{ price: string }[]>(
    'SELECT unit_price::text AS price FROM order_line WHERE order_id = $1 ORDER BY position',
    [orderId],
  );
  return rows.map(({ price }) => price);
}

const order = (productId: number) => placeBy('REST', 'guest', shop.guest(), guestBody([{ productId, quantity: 1 }]));

test('at the instant everything that was planned holds, and lists and orders show it', async () => {
  const [one, two] = [await juice(), await juice({ variants: { Large: { customer: '20', business: '15' } } })];
  const listed = async () => {
    const { body } = await shop.guest().rest('GET', '/api/products');
    const { products } = body as { products: { id: number; viewerPrice: string; viewerVariantPrices: object }[] };
    return products
      .filter(({ id }) => id === one || id === two)
      .map((each) => [each.id, each.viewerPrice, each.viewerVariantPrices]);
  };
  expect(await listed()).toEqual(expect.arrayContaining([[one, '10.00', {}]]));
  const versionOf = async (id: number) =>
    (await shop.db.query<{ version: number }[]>('SELECT version FROM product WHERE id = $1', [id]))[0]!.version;
  const versions = [await versionOf(one), await versionOf(two)];
  const plan = await insertPlan(shop.db, 100, [
    customerPrice(one, '11.00'),
    { kind: 'legacy_price', productId: one, value: '9.00' },
    { kind: 'customer_price', productId: two, variant: 'Large', value: '22.00' },
    { kind: 'business_price', productId: two, variant: 'Large', value: '16.50' },
    { kind: 'agreed_price', productId: one, userId: businessId, value: '7.25' },
    { kind: 'discount', userId: businessId, value: '12.50' },
    { kind: 'pricing_mode', userId: businessId, value: 'individual' },
  ]);
  await untilSettled(plan.id);
  expect(await itemsOf(plan.id)).toEqual([
    { kind: 'customer_price', value: '11.00', before: '10.00', outcome: 'applied', open: false },
    { kind: 'legacy_price', value: '9.00', before: null, outcome: 'applied', open: false },
    { kind: 'customer_price', value: '22.00', before: '20.00', outcome: 'applied', open: false },
    { kind: 'business_price', value: '16.50', before: '15.00', outcome: 'applied', open: false },
    { kind: 'agreed_price', value: '7.25', before: null, outcome: 'applied', open: false },
    { kind: 'discount', value: '12.50', before: '10.00', outcome: 'applied', open: false },
    { kind: 'pricing_mode', value: 'individual', before: 'discount', outcome: 'applied', open: false },
  ]);
  // Each is one edit of its product: who edits it at the same time is told.
  expect([await versionOf(one), await versionOf(two)]).toEqual([versions[0]! + 1, versions[1]! + 1]);
  await eventually('lists show it', async () => {
    const found = JSON.stringify(await listed());
    return found.includes(JSON.stringify([one, '11.00', {}])) && found.includes('22.00');
  });
  const client = await shop.signedIn('business');
  const { order: placed } = await placeBy('REST', 'account', client, accountBody([{ productId: one, quantity: 1 }]));
  expect(await unitPrices(placed!.id)).toEqual(['7.25']);
  await insertPlan(shop.db, 0, [
    { kind: 'pricing_mode', userId: businessId, value: 'discount' },
    { kind: 'discount', userId: businessId, value: '10.00' },
    { kind: 'agreed_price', productId: one, userId: businessId, value: null },
  ]);
  await eventually('the agreed price is taken back', async () => {
    const rows = await shop.db.query<unknown[]>('SELECT 1 FROM individual_price WHERE user_id = $1', [businessId]);
    return rows.length === 0;
  });
});

test('an order pays what holds when it comes, also while no process has applied it', async () => {
  const product = await juice();
  const before = await order(product);
  const plan = await unheard(0, [customerPrice(product, '30.00')]);
  const after = await order(product);
  expect([await unitPrices(before.order!.id), await unitPrices(after.order!.id)]).toEqual([['10.00'], ['30.00']]);
  expect(await stateOf(shop.db, plan.id)).toBe('applied');
  // What a buyer saw before is asked again, not charged.
  await unheard(0, [customerPrice(product, '31.00')]);
  const stale = await placeBy(
    'REST',
    'guest',
    shop.guest(),
    guestBody([{ productId: product, quantity: 1, unitPrice: '30.00' }]),
  );
  expect([stale.status, stale.code]).toEqual([409, 'PRICE_CHANGED']);
  expect(stale.fresh!.items).toEqual([{ productId: product, selectedSize: null, unitPrice: '31.00' }]);
});

test('an order waits for the process that is applying a plan', async () => {
  const product = await juice();
  const holder = shop.db.createQueryRunner();
  await holder.startTransaction();
  const plan = await unheard(HOUR, [customerPrice(product, '40.00')]);
  await holder.query('SELECT 1 FROM price_plan WHERE id = $1 FOR UPDATE', [plan.id]);
  await moveClock(shop.db, '1 hour');
  const placing = order(product);
  await eventually('the order waits', async () => {
    const [row] = await shop.db.query<{ waiting: number }[]>(
      `SELECT count(*)::integer AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM price_plan WHERE id%'`,
    );
    return row!.waiting === 1;
  });
  await holder.query('UPDATE product SET customer_price = 40 WHERE id = $1', [product]);
  await holder.query(`UPDATE price_plan SET state = 'applied', settled_at = now() WHERE id = $1`, [plan.id]);
  await holder.commitTransaction();
  await holder.release();
  expect(await unitPrices((await placing).order!.id)).toEqual(['40.00']);
});

test('plans for one thing are applied in the sequence of their instants, the last one last', async () => {
  const product = await juice();
  const holder = shop.db.createQueryRunner();
  await holder.startTransaction();
  const second = await unheard(HOUR, [customerPrice(product, '52.00')]);
  const first = await unheard(HOUR / 2, [customerPrice(product, '51.00')]);
  await holder.query('SELECT 1 FROM price_plan WHERE id = $1 FOR UPDATE', [first.id]);
  const other = await insertPlan(shop.db, 2 * HOUR, [customerPrice(product, '99.00')]);
  // A process looks for plans; the later one must wait although nobody holds it.
  await moveClock(shop.db, '1 hour');
  await lookForPlans();
  expect([await stateOf(shop.db, first.id), await stateOf(shop.db, second.id)]).toEqual(['planned', 'planned']);
  await holder.rollbackTransaction();
  await holder.release();
  await lookForPlans();
  await untilSettled(second.id);
  expect(await unitPrices((await order(product)).order!.id)).toEqual(['52.00']);
  expect(await itemsOf(second.id)).toMatchObject([{ before: '51.00' }]);
  expect(await stateOf(shop.db, other.id)).toBe('planned');
});

test('what is gone by then is left out, and a plan of which nothing is left has failed', async () => {
  const [stays, hidden, small] = [
    await juice(),
    await juice(),
    await juice({ variants: { Small: { customer: '5' } } }),
  ];
  const [{ id: erased }] = await shop.db.query<[{ id: number }]>(
    `INSERT INTO users (username, email, password_hash, role, first_name, last_name) VALUES ('gone', '', '', 'business', '', '')
     RETURNING id`,
  );
  const rows: PlannedRow[] = [
    customerPrice(hidden, '1.00'),
    { kind: 'customer_price', productId: small, variant: 'Small', value: '1.00' },
    { kind: 'discount', userId: erased, value: '100.00' },
  ];
  const [some, none] = [
    await insertPlan(shop.db, HOUR, [...rows, customerPrice(stays, '12.00')]),
    await insertPlan(shop.db, HOUR + 1, rows),
  ];
  await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [hidden]);
  await shop.db.query('DELETE FROM product_variant WHERE product_id = $1', [small]);
  await shop.db.query('DELETE FROM users WHERE id = $1', [erased]);
  await moveClock(shop.db, '1 hour');
  await untilSettled(none.id);
  expect((await itemsOf(some.id)).map(({ outcome }) => outcome)).toEqual(['gone', 'gone', 'gone', 'applied']);
  const [plan] = await shop.db.query<unknown[]>('SELECT state, failure FROM price_plan WHERE id = $1', [none.id]);
  expect(plan).toEqual({ state: 'failed', failure: 'Nothing of what it was to change is there any more.' });
  expect(await stateOf(shop.db, some.id)).toBe('applied');
});

test('a plan that a rule of the database refuses has failed, says why, and keeps no order waiting', async () => {
  const product = await juice();
  await shop.db.query('ALTER TABLE product ADD CONSTRAINT no_such_price CHECK (customer_price <> 66)');
  const plan = await unheard(0, [customerPrice(product, '66.00')]);
  expect(await unitPrices((await order(product)).order!.id)).toEqual(['10.00']);
  const [row] = await shop.db.query<{ state: string; failure: string }[]>(
    'SELECT state, failure FROM price_plan WHERE id = $1',
    [plan.id],
  );
  expect(row!.state).toBe('failed');
  expect(row!.failure).toContain('no_such_price');
  expect(await itemsOf(plan.id)).toMatchObject([{ outcome: null, open: false }]);
  await shop.db.query('ALTER TABLE product DROP CONSTRAINT no_such_price');
});

test('zero and a percentage of 100 leave no price', async () => {
  const product = await juice();
  await unheard(0, [{ kind: 'discount', userId: businessId, value: '100.00' }]);
  const client = await shop.signedIn('business');
  const ofBusiness = await placeBy('REST', 'account', client, accountBody([{ productId: product, quantity: 1 }]));
  await unheard(0, [customerPrice(product, '0.00'), { kind: 'discount', userId: businessId, value: '10.00' }]);
  expect([ofBusiness.code, (await order(product)).code]).toEqual(['PRICE_UNAVAILABLE', 'PRICE_UNAVAILABLE']);
});

test('a process that was not there at the instant applies it before it answers', async () => {
  // No other process is there that may be applying it while this one begins to answer.
  const idle = await startShop({ jobs: false });
  try {
    const product = await makeProduct(idle.db, { name: 'Juice', customerPrice: '10' });
    const plan = await insertUnheard(idle.db, -HOUR, [customerPrice(product, '70.00')]);
    const late = await startShop({ databaseUrl: idle.databaseUrl, jobs: false });
    expect(await stateOf(idle.db, plan.id)).toBe('applied');
    await late.stop();
  } finally {
    await idle.stop();
  }
});

test('says who, from where and why to the database, and to the audit log', async () => {
  const product = await juice();
  await shop.db.query('CREATE TABLE heard (actor text, via text, reason text)');
  await shop.db.query(
    `CREATE FUNCTION hear() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       INSERT INTO heard VALUES (current_setting('bustan.actor'), current_setting('bustan.via'), current_setting('bustan.reason'));
       RETURN NULL; END $$`,
  );
  await shop.db.query('CREATE TRIGGER hear AFTER UPDATE ON product FOR EACH ROW EXECUTE FUNCTION hear()');
  const plan = await insertPlan(shop.db, 0, [customerPrice(product, '13.00')], 'Oranges are dearer');
  await untilSettled(plan.id);
  const admin = await idOf(shop.db, 'admin');
  expect(await shop.db.query('SELECT * FROM heard')).toEqual([
    { actor: String(admin), via: `plan:${plan.id}`, reason: 'Oranges are dearer' },
  ]);
  const entries = await shop.db.query<unknown[]>(
    `SELECT actor_id, actor_username, action, before, after FROM audit_entry
     WHERE subject_type = 'pricePlan' AND subject_id = $1`,
    [String(plan.id)],
  );
  expect(entries).toEqual([
    {
      actor_id: admin,
      actor_username: 'admin',
      action: 'pricePlan.apply',
      before: { state: 'planned', at: plan.at.toISOString(), reason: 'Oranges are dearer', changes: 1 },
      after: { state: 'applied', failure: null, notThere: 0 },
    },
  ]);
  // It hears only what is said by the application.
  await shop.db.query('DROP FUNCTION hear() CASCADE');
});

test('the history names who planned it, also when that account is gone by then', async () => {
  const product = await juice();
  const [planner] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO users (username, email, password_hash, role, first_name, last_name)
     VALUES ('second-admin', '', '', 'admin', '', '') RETURNING id`,
  );
  const { id } = await insertPlan(shop.db, HOUR, [customerPrice(product, '14.00')], 'Frost');
  await shop.db.query(`UPDATE price_plan SET made_by_id = $2, made_by_username = 'second-admin' WHERE id = $1`, [
    id,
    planner!.id,
  ]);
  const admin = await shop.signedIn('admin');
  const removed = await admin.graphql('mutation ($id: Int!) { deleteUser(id: $id) }', { id: planner!.id });
  expect(removed.data).toEqual({ deleteUser: 'ERASED' });
  await shop.db.query('UPDATE price_plan_item SET at = clock_timestamp() WHERE plan_id = $1', [id]);
  await shop.db.query('UPDATE price_plan SET at = clock_timestamp() WHERE id = $1', [id]);
  await untilSettled(id);
  // What the plan's own transaction was told is told to no other.
  await shop.db.query('UPDATE product SET customer_price = 15 WHERE id = $1', [product]);
  const { data } = await admin.graphql(
    'query ($id: Int!) { priceHistory(productId: $id, first: 2) { nodes { actorUsername via } } }',
    { id: product },
  );
  expect(data.priceHistory.nodes).toEqual([
    { actorUsername: null, via: expect.stringMatching(/^sql:/) as string },
    { actorUsername: 'second-admin', via: `plan:${id}` },
  ]);
});
