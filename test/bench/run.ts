import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openShopDatabase } from '../../server/database';
import { migrate } from '../../server/db/migrate';
import { startEmbedded } from '../../server/db/embedded/startEmbedded';
import { LIST_HASH, SHOP_PROCESSES, startBuiltShop, startFloor, type Child } from './children';
import { CATEGORY, loadFixture, PASSWORD, USERNAME } from './fixture';
import { measure, type Measured } from './load';
import { measureOrderFloor } from './orderFloor';

const READERS = 32;
const BUYERS = 8;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = 3;

interface Row {
  what: string;
  subject: Measured;
  floor: Measured;
  mark: number | null;
}

/** `npm run bench`: each figure as a ratio to a floor that is measured beside it, in turns, in the same run. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bustan-bench-'));
  chmodSync(folder, 0o711);
  const quiet = { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error };
  const postgres = await startEmbedded({ dataDir: folder, log: quiet });
  try {
    const db = await openShopDatabase(postgres.url);
    await migrate(db);
    await loadFixture(db);
    await db.destroy();
    const rows = [
      ...(await warmReads(postgres.url, folder)),
      ...(await coldReads(postgres.url, folder)),
      ...(await orders(postgres.url, folder)),
    ];
    print(rows);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function warmReads(databaseUrl: string, folder: string): Promise<Row[]> {
  const shop = await startBuiltShop(databaseUrl, folder, true);
  try {
    const list = shop.url + listPath();
    const cookie = await signIn(shop);
    return [
      await read('guest category list of 50, GraphQL', list, {}, folder, 0.4),
      await read('the same as an individual-mode business, warm', list, { cookie }, folder, 0.3),
      await read('/api/products/fast as a guest', `${shop.url}/api/products/fast`, {}, folder, null),
    ];
  } finally {
    await shop.stop();
  }
}

async function coldReads(databaseUrl: string, folder: string): Promise<Row[]> {
  const shop = await startBuiltShop(databaseUrl, folder, false);
  try {
    const list = shop.url + listPath();
    return [
      await read('guest category list of 50, nothing cached', list, {}, folder, null),
      await read(
        'the same as an individual-mode business, nothing cached',
        list,
        { cookie: await signIn(shop) },
        folder,
        0.04,
      ),
    ];
  } finally {
    await shop.stop();
  }
}

/** Reads in turns with a bare server that sends the same bytes; the median of the rounds counts. */
async function read(
  what: string,
  url: string,
  headers: Record<string, string>,
  folder: string,
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

async function orders(databaseUrl: string, folder: string): Promise<Row[]> {
  const shop = await startBuiltShop(databaseUrl, folder, true);
  try {
    const headers = { 'content-type': 'application/json' };
    const url = `${shop.url}/graphql`;
    const body = orderBody();
    return [
      await inTurns(
        `guest orders of three lines, ${BUYERS} connections`,
        () => measure({ url, connections: BUYERS, seconds: SECONDS, headers, body, fromManyNetworks: true }),
        () => measureOrderFloor(databaseUrl, BUYERS, SECONDS),
        0.25,
      ),
    ];
  } finally {
    await shop.stop();
  }
}

async function inTurns(
  what: string,
  subject: () => Promise<Measured>,
  floor: () => Promise<Measured>,
  mark: number | null,
): Promise<Row> {
  const subjects: Measured[] = [];
  const floors: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await floor());
    subjects.push(await subject());
  }
  return { what, subject: median(subjects), floor: median(floors), mark };
}

function median(runs: Measured[]): Measured {
  const [middle] = [...runs].sort((a, b) => a.rate - b.rate).slice(Math.floor(runs.length / 2));
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

/** The address at which the web client reads a category: its stored document by hash, with all products on one page. */
function listPath(): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: LIST_HASH } });
  return `/graphql?${new URLSearchParams({ variables: JSON.stringify({ category: CATEGORY }), extensions })}`;
}

async function signIn(shop: Child): Promise<string> {
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

/** Orders as guests send them, each with a key and a mail address of its own. */
function orderBody(): () => string {
  const query = `mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) {
    __typename ... on OrderPlaced { orderId totalAmount } ... on Refusal { code message } } }`;
  const input = {
    items: [1, 2, 3].map((productId) => ({
      productId,
      quantity: 1,
      selectedSize: '500ml',
      selectedPackaging: 'Bottle',
    })),
    deliveryAddress: {
      firstName: 'Bench',
      lastName: 'Guest',
      phone: '+96170123456',
      street: 'Hamra Street 12',
      city: 'Beirut',
      area: 'Hamra',
    },
    paymentMethod: 'COD',
  };
  return () => {
    const idempotencyKey = randomUUID();
    const guestEmail = `${idempotencyKey}@bustan.example`;
    return JSON.stringify({ query, variables: { input: { ...input, guestEmail, idempotencyKey } } });
  };
}

function print(rows: Row[]): void {
  const round = (figure: number): string => Math.round(figure).toLocaleString('en-US');
  process.stdout.write(
    `\nThe shop in ${SHOP_PROCESSES} processes, floors in one; ${READERS} readers, ${BUYERS} buyers, ${SECONDS} s a round, median of ${ROUNDS} rounds taken in turns with the floor\n\n`,
  );
  for (const { what, subject, floor, mark } of rows) {
    const ratio = subject.rate / floor.rate;
    const verdict = mark === null ? '' : ratio >= mark ? `  (mark ${mark}: met)` : `  (mark ${mark}: NOT met)`;
    process.stdout.write(
      `${what}\n  ${round(subject.rate)}/s, p99 ${subject.p99.toFixed(1)} ms; floor ${round(floor.rate)}/s, p99 ${floor.p99.toFixed(1)} ms; ratio ${ratio.toFixed(3)}${verdict}\n`,
    );
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
