import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Client } from 'pg';
import { checkConnections } from '../../../../server/checkConnections';
import { Replica } from '../../../../server/db/cluster/lateReads';
import type { Queryable } from '../../../../server/db/queryable';
import { report } from '../../../../server/watching/doctor/examine';
import { freshDatabase, inDatabase, type FreshDatabase } from '../../../support/database';

let shop: FreshDatabase;
let other: FreshDatabase;

beforeAll(async () => {
  [shop, other] = await Promise.all([freshDatabase('empty'), freshDatabase('empty')]);
  const db = await shop.connect();
  // Without it DATABASE_LISTEN_URL is refused for another reason.
  await db.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET statement_timeout = ''30s''', current_database()); END $$`,
  );
});
afterAll(() => Promise.all([shop.drop(), other.drop()]));

const start = (addresses: { databaseUrl?: string; databaseListenUrl?: string; databaseReplicaUrl?: string }) =>
  checkConnections({
    databaseUrl: shop.url,
    databaseListenUrl: null,
    databaseReplicaUrl: null,
    namedStatements: true,
    ...addresses,
  });

/** What the doctor says about the addresses beside DATABASE_URL. */
async function told(env: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  await report({ DATABASE_URL: shop.url, ...env }, (line) => void lines.push(line));
  return lines.filter((line) => /^\w+ +(listening|replica): /.test(line));
}

test('a DATABASE_LISTEN_URL that leads to another database is refused, and named by the doctor', async () => {
  await expect(start({ databaseListenUrl: shop.url })).resolves.toBeUndefined();
  await expect(start({ databaseListenUrl: other.url })).rejects.toThrow(
    /^DATABASE_LISTEN_URL leads to another database than DATABASE_URL: it must lead /,
  );
  expect(await told({ DATABASE_LISTEN_URL: shop.url })).toEqual([
    'ok       listening: DATABASE_LISTEN_URL leads to the database of DATABASE_URL',
  ]);
  expect(await told({ DATABASE_LISTEN_URL: other.url })).toEqual([
    expect.stringMatching(/^failed {3}listening: DATABASE_LISTEN_URL leads to another database than DATABASE_URL\. /),
  ]);
  expect(await told({})).toEqual([]);
});

test('a DATABASE_REPLICA_URL of another database is refused, one that is gone keeps no shop from starting', async () => {
  for (const databaseReplicaUrl of [other.url, inDatabase(shop.url, 'no_such_database')]) {
    await expect(start({ databaseReplicaUrl })).rejects.toThrow(
      /^DATABASE_REPLICA_URL leads to another database than DATABASE_URL: it must lead /,
    );
  }
  await expect(start({ databaseReplicaUrl: shop.url })).resolves.toBeUndefined();
  const gone = new URL(shop.url);
  gone.port = '1';
  await expect(start({ databaseReplicaUrl: gone.href })).resolves.toBeUndefined();
  expect(await told({ DATABASE_REPLICA_URL: shop.url })).toEqual([
    'ok       replica: DATABASE_REPLICA_URL leads to the database of DATABASE_URL',
  ]);
  expect(await told({ DATABASE_REPLICA_URL: other.url })).toEqual([
    expect.stringMatching(/^failed {3}replica: DATABASE_REPLICA_URL leads to another database than DATABASE_URL\. /),
  ]);
});

/** A server of its own that has everything, as far as it says. */
const asStandby = (client: Client): Queryable => ({
  query: async <Rows>(sql: string, parameters?: unknown[]) => {
    if (sql.includes('pg_is_in_recovery()')) return [{ there: true }] as Rows;
    return (await client.query(sql, parameters)).rows as Rows;
  },
});

test('a replica that answers only after the start is not read when it is one of another database', async () => {
  const primary = asStandby(await shop.connect());
  const warnings: unknown[] = [];
  const log = { info: () => undefined, warn: (what: unknown) => void warnings.push(what) };
  expect(await new Replica(asStandby(await shop.connect()), primary, log).isUpToDate()).toBe(true);
  const replica = new Replica(asStandby(await other.connect()), primary, log);
  expect([await replica.isUpToDate(), await replica.isUpToDate()]).toEqual([false, false]);
  expect(warnings).toEqual([expect.objectContaining({ why: 'of another database' })]);
});

test('a pooler is sent no setting at the start of a connection by the doctor, which it would refuse', async () => {
  const begun: string[] = [];
  const pooler = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        begun.push(bytes.toString('latin1'));
        socket.destroy();
      });
  });
  await once(pooler.listen(0, '127.0.0.1'), 'listening');
  const { port } = pooler.address() as AddressInfo;
  await told({ DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop`, DATABASE_LISTEN_URL: shop.url });
  pooler.close();
  expect(begun).not.toEqual([]);
  expect(begun.join()).not.toContain('statement_timeout');
});

test('an address that cannot be used is named with what would be right, and without its password', async () => {
  const nowhere = 'postgres://shop:hunter2@127.0.0.1:1/shop';
  await expect(start({ databaseUrl: nowhere })).rejects.toThrow(
    /^DATABASE_URL cannot be used \(.*ECONNREFUSED.*\): it must name host, port, user, password and database [^\n]*$/,
  );
  const noName = inDatabase(shop.url, 'no_such_database');
  for (const [databaseListenUrl, why] of [
    [nowhere, 'ECONNREFUSED'],
    [noName, 'does not exist'],
  ] as const) {
    const refusal = await start({ databaseListenUrl }).catch((error: Error) => error.message);
    expect(refusal).toMatch(/^DATABASE_LISTEN_URL cannot be used /);
    expect(refusal).toContain(why);
    expect(refusal).not.toContain('hunter2');
  }
});
