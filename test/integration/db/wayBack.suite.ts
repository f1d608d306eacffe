import { openShopDatabase } from '../../../server/database';
import { undoLastMigration } from '../../../server/db/migrate';
import { eventually } from '../../support/processes';
import { freshDatabase, type FreshDatabase } from '../../support/database';

// A server of the version before goes on while what it does not know is taken back (specification 20.12).
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase('demo');
});
afterAll(() => database.drop());

test('mails, plans and the history of prices are taken back while prices are written and read, and refuse nothing', async () => {
  const db = await openShopDatabase(database.url, { poolSize: 2 });
  const writers = await Promise.all([1, 2, 3].map(() => database.connect()));
  const written = [0, 0, 0];
  let isOver = false;
  const work = writers.map(async (client, at) => {
    while (!isOver) {
      await client.query('BEGIN');
      await client.query('UPDATE users SET phone = phone WHERE username = $1', [`business`]);
      await client.query('UPDATE product SET customer_price = customer_price + 1 WHERE id = $1', [at + 1]);
      await client.query('SELECT count(*) FROM individual_price');
      await client.query('COMMIT');
      written[at]! += 1;
    }
  });
  // What ends a writer is told at the end.
  for (const each of work) each.catch(() => (isOver = true));
  const everybodyWrites = async () => {
    const before = [...written];
    await eventually('everybody goes on', () => isOver || written.every((count, at) => count > before[at]!));
  };
  try {
    await everybodyWrites();
    for (let name = ''; name !== 'PriceHistory1790001200000';) {
      const [newest] = await db.query<[{ name: string }]>('SELECT name FROM migration ORDER BY id DESC LIMIT 1');
      name = newest.name;
      await undoLastMigration(db, { pauseMs: 50 });
      await everybodyWrites();
    }
    expect(await db.query(`SELECT to_regclass('price_plan') AS plans, to_regclass('price_change') AS history`)).toEqual(
      [{ plans: null, history: null }],
    );
  } finally {
    isOver = true;
    await Promise.all(work);
    await db.destroy();
  }
});
