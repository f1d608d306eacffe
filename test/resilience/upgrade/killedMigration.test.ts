import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { openShopDatabase } from '../../../server/database';
import { undoLastMigration } from '../../../server/db/migrate';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { buildShop, eventually, type BuiltShop } from '../../support/processes';

jest.setTimeout(1_200_000);

const KILLS = 20;
/** The newest that is taken back before each round: from here on migrations say themselves how they are done. */
const DOWN_TO = 'PriceMatrix1790001600000';

let built: BuiltShop;
let database: FreshDatabase;
let db: DataSource;
let dataDir: string;
beforeAll(async () => {
  built = await buildShop();
  database = await freshDatabase('demo');
  db = await openShopDatabase(database.url);
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-killed-'));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts `npm run migrate` as it is delivered. */
function start(): { kill(): void; ended: Promise<number | string> } {
  const child = spawn(process.execPath, [path.join(built.folder, 'build/server/commands/migrate.js'), 'up'], {
    cwd: built.folder,
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret of the tests alone',
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  return { kill: () => void child.kill('SIGKILL'), ended };
}

/** Everything that the migrations make, with whether indexes and constraints hold, and what they fill in. */
async function state(): Promise<unknown> {
  return [
    await db.query(`SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS def, indisvalid FROM pg_index i
      JOIN pg_class c ON c.oid = indexrelid WHERE relnamespace = 'public'::regnamespace ORDER BY 1`),
    await db.query(`SELECT conname, conrelid::regclass::text, pg_get_constraintdef(oid), convalidated FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`),
    await db.query(`SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`),
    await db.query(`SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY 1, 2`),
    await db.query(`SELECT md5(string_agg(to_jsonb(p)::text, ',' ORDER BY id)) FROM product p`),
    await db.query(`SELECT md5(string_agg(search::text, ',' ORDER BY id)) FROM orders`),
  ];
}

const done = () => db.query<{ name: string }[]>('SELECT name FROM migration ORDER BY name');
const count = async () => (await done()).length;

async function takeBack(): Promise<void> {
  for (;;) {
    const [newest] = await db.query<[{ name: string }]>('SELECT name FROM migration ORDER BY id DESC LIMIT 1');
    if (newest.name === DOWN_TO) return;
    await undoLastMigration(db);
  }
}

test('killed again and again at other moments, and started twice at once, they end with the same schema', async () => {
  await takeBack();
  const steps = await count();
  const { ended } = start();
  expect(await ended).toBe(0);
  const [expected, names] = [await state(), await done()];
  let kills = 0;
  for (let round = 1; kills < KILLS; round += 1) {
    await takeBack();
    // Killed once this many more are done: at another moment each time, often within the next one.
    for (let more = 1 + (round % 3); (await count()) < names.length;) {
      const [first, second] = [start(), start()];
      const from = await count();
      let isOver = false;
      void Promise.all([first.ended, second.ended]).then(() => (isOver = true));
      await eventually('it goes on', async () => isOver || (await count()) >= Math.min(from + more, names.length));
      if (!isOver && (await count()) < names.length) kills += 1;
      first.kill();
      second.kill();
      await Promise.all([first.ended, second.ended]);
      more = more >= 6 ? 1 : more + 1;
    }
    expect(await done()).toEqual(names);
    expect(await state()).toEqual(expected);
  }
  console.log(`${kills} kills over ${names.length - steps} migrations: the same schema each time`);
});
