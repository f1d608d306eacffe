import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBuiltShop, startFloor, LIST_HASH, type Child, type ShopOptions } from '../children';
import { CATEGORY, PASSWORD, USERNAME } from '../fixture';
import { measure } from '../load';
import { inTurns, type Row } from '../rows';

/** For how long each round sends requests, in seconds. */
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
/** How many connections read. */
export const READERS = 32;

/** What every case of the benchmark works on. */
export interface Bench {
  /** A migrated database with the fixture. */
  databaseUrl: string;
  /** For files, until the end of the run. */
  folder: string;
}

/** Rows that are measured on one shop. */
export type Case = (bench: Bench) => Promise<Row[]>;

/** Starts a shop for the rows, and stops it after them. */
export async function withShop(
  { databaseUrl, folder }: Bench,
  options: ShopOptions,
  rows: (shop: Child) => Promise<Row[]>,
): Promise<Row[]> {
  const shop = await startBuiltShop(databaseUrl, folder, options);
  try {
    return await rows(shop);
  } finally {
    await shop.stop();
  }
}

/** Reads in turns with a bare server that sends the same bytes. */
export async function read(
  { folder }: Bench,
  what: string,
  url: string,
  headers: Record<string, string>,
  mark: number | null,
): Promise<Row> {
  const bytes = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
  const file = path.join(folder, 'floor.json');
  writeFileSync(file, bytes);
  const floor = await startFloor(file);
  try {
    const load = { connections: READERS, seconds: SECONDS, headers };
    return await inTurns(
      `${what} (${(bytes.length / 1024).toFixed(1)} KB)`,
      () => measure({ ...load, url }),
      () => measure({ ...load, url: floor.url }),
      mark,
    );
  } finally {
    await floor.stop();
  }
}

/** The address at which the web client reads a category: its stored document by hash, with all products on one page. */
export function listPath(): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: LIST_HASH } });
  return `/graphql?${new URLSearchParams({ variables: JSON.stringify({ category: CATEGORY }), extensions })}`;
}

/** Signs the business of the fixture in. @returns its session's cookie */
export async function signIn(shop: Child): Promise<string> {
  const response = await fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: USERNAME, password: PASSWORD }),
  });
  const cookie = response.headers
    .getSetCookie()
    .find((each) => each.startsWith('bustan.sid='))
    ?.split(';')[0];
  if (!cookie) throw new Error(`The business could not sign in: ${response.status}`);
  return cookie;
}
