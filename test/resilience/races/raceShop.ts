import { Client } from 'pg';
import { accounts } from '../../../server/demo/demoAccounts';
import { idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy, type Checkout, type Placing } from '../../support/data/placing';
import { buildShop, eventually, type ShopProcess } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import { ShopClient } from '../../support/shopClient';

/** One shop in this process and two in processes of their own, all on one database. */
export interface RaceShop {
  shop: TestShop;
  processes: ShopProcess[];
  /** A guest's client of each process. */
  guests: ShopClient[];
  businessId: number;
  /** A product for 10.00, and for 9.00 to the business. */
  juice: number;
  /** Signs the demo account in at each process. */
  signInEverywhere(username: string): Promise<ShopClient[]>;
  stop(): Promise<void>;
}

export async function startRaceShop(): Promise<RaceShop> {
  const [built, shop] = await Promise.all([buildShop(), startShop()]);
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir, LOG_LEVEL: 'info' };
  const processes = await Promise.all([built.start(env), built.start(env)]);
  const urls = [shop.url, ...processes.map(({ url }) => url)];
  return {
    shop,
    processes,
    guests: urls.map((url) => new ShopClient(url)),
    businessId: await idOf(shop.db, 'business'),
    juice: await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' }),
    signInEverywhere: (username) =>
      Promise.all(
        urls.map(async (url) => {
          const client = new ShopClient(url);
          const { password } = accounts.find((each) => each.username === username)!;
          const { status } = await client.rest('POST', '/api/login', { username, password });
          expect(status).toBe(200);
          return client;
        }),
      ),
    stop: async () => {
      await built.endAll();
      await shop.stop();
    },
  };
}

/** A race shop for the tests of one file, with the business signed in at each process. */
export interface OrderRaces extends RaceShop {
  businesses: ShopClient[];
  /** A line of an order: one of the juice. */
  line(change?: Record<string, unknown>): Record<string, unknown>;
}

/** Starts it before the tests of the file, and stops it after them. */
export function useOrderRaces(): OrderRaces {
  const race = {} as OrderRaces;
  beforeAll(async () => {
    Object.assign(race, await startRaceShop());
    race.businesses = await race.signInEverywhere('business');
    race.line = (change = {}) => ({ productId: race.juice, quantity: 1, ...change });
  });
  // All guests of the tests have one address.
  beforeEach(() => race.shop.db.query('DELETE FROM rate_limit'));
  afterAll(() => race.stop?.());
  return race;
}

/** Sends `count` orders at once, in turn to every process. */
export function burst(
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

export function tally(placings: Placing[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of placings) {
    const result = `${status} ${code ?? 'placed'}`;
    counts[result] = (counts[result] ?? 0) + 1;
  }
  return counts;
}

export async function resetCode({ shop }: RaceShop, code: string, uses: number, maxUses: number | null): Promise<void> {
  await shop.db.query(
    `INSERT INTO discount_code (code, discount_percent, max_uses, current_uses) VALUES ($1, 25, $3, $2)
     ON CONFLICT (lower(btrim(code))) DO UPDATE SET current_uses = $2, max_uses = $3`,
    [code, uses, maxUses],
  );
}

export async function codeOf({ shop }: RaceShop, code: string): Promise<{ uses: number; orders: number }> {
  const [row] = await shop.db.query<{ uses: number; orders: number }[]>(
    `SELECT current_uses AS uses, (SELECT count(*)::integer FROM orders o WHERE o.discount_code_id = c.id) AS orders
     FROM discount_code c WHERE code = $1`,
    [code],
  );
  return row!;
}

/** Moves the balance to the amount by an entry, as every change of it is. */
export async function setBalance({ shop, businessId }: RaceShop, amount: string): Promise<void> {
  await shop.db.query(
    `WITH account AS (UPDATE credit_account SET current_balance = $2::numeric WHERE user_id = $1 RETURNING current_balance),
       before AS (SELECT sum(amount) AS balance FROM credit_entry WHERE user_id = $1)
     INSERT INTO credit_entry (user_id, type, amount, balance_after, description)
     SELECT $1, 'adjustment', $2::numeric - before.balance, $2::numeric, 'for a test' FROM before, account`,
    [businessId, amount],
  );
}

/** A connection of its own in a transaction, to hold a lock for as long as the test wants. */
export async function lockHolder({ shop }: RaceShop): Promise<Client> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  return client;
}

/** Waits until exactly this many transactions of the shop wait for a lock. */
export function untilWaiting({ shop }: RaceShop, count: number): Promise<void> {
  return eventually(`${count} orders wait for the lock`, async () => {
    const [row] = await shop.db.query<{ waiting: number }[]>(
      `SELECT count(*)::integer AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'bustan' AND wait_event_type = 'Lock'`,
    );
    return row?.waiting === count;
  });
}

/** Fails when a process logged a fault, or when the processes placed no more than so many orders. */
export function expectNoFaults({ processes }: RaceShop, moreThan: number): void {
  const lines = processes.flatMap((each) => each.output().split('\n'));
  expect(lines.filter((each) => /"level":"(warn|error|fatal)"/.test(each))).toEqual([]);
  expect(lines.filter((each) => /"status":201/.test(each)).length).toBeGreaterThan(moreThan);
}
