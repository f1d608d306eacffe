import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { GUEST } from '../../../server/identity/viewer';
import { storePicture } from '../../../server/catalog/pictures/pictures';
import { authorize } from '../../../server/api/authorization/guard';
import { projectRoot } from '../../../server/core/projectRoot';
import { loadLarge } from '../../../server/demo/loadLarge';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { heavyPictures, smallPicture } from '../../support/data/pictures';
import { SEED } from '../model/random';
import { WHOLE } from '../../support/whole';
import { OperationSearch, type Operation } from './operationSearch';

jest.setTimeout(1_200_000);

const SIZE = WHOLE
  ? { products: 10_000, businesses: 500, orders: 100_000 }
  : { products: 500, businesses: 20, orders: 500 };
const PICTURES = 60;
/** As many bytes as a list's copy of a picture can have. */
const HEAVIEST_COPY = 11_980;
/** How many operations are tried for each of the two questions. */
const TRIED = WHOLE ? 600 : 120;
/** What one operation of a stranger may take (specification 11.2). */
const MOST_BYTES = 2_000_000;
const MOST_MS = 250;
/** The least of so many runs is what the statements take: the machine has other work. */
const RUNS = 5;

let shop: TestShop;
let guest: ShopClient;
let db: Client;
let search: OperationSearch;

beforeAll(async () => {
  shop = await startShop({ env: { CACHE: 'off' } });
  guest = shop.guest();
  await loadLarge(shop.db, SIZE);
  await givePictures();
  await shop.db.query('ANALYZE');
  db = new Client({ connectionString: shop.databaseUrl });
  await db.connect();
  search = new OperationSearch(
    readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8'),
    openRoots(),
    await values(),
  );
});
afterAll(async () => {
  await db?.end();
  await shop?.stop();
});

/** Sixty products have a picture of 600 KB, all others one whose copy is as heavy as can be. */
async function givePictures(): Promise<void> {
  const small = await storePicture(shop.db, await smallPicture(HEAVIEST_COPY));
  await shop.db.query('UPDATE product SET picture_hash = $1', [small]);
  const hashes: string[] = [];
  for (const bytes of await heavyPictures(PICTURES)) hashes.push(await storePicture(shop.db, bytes));
  await shop.db.query(
    `UPDATE product p SET picture_hash = h.hash
     FROM unnest($1::text[]) WITH ORDINALITY AS h(hash, n), (SELECT id, row_number() OVER (ORDER BY id) AS n FROM product) AS r
     WHERE r.n = h.n AND p.id = r.id`,
    [hashes],
  );
}

/** The fields of `Query` that a stranger may run, as the authorization table says. */
function openRoots(): string[] {
  const sdl = readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8');
  const [, query = ''] = /^type Query \{\n([\s\S]*?)^\}/m.exec(sdl) ?? [];
  const names = [...query.matchAll(/^ {2}(\w+)(?=[(:])/gm)].map(([, name]) => name as string);
  return names.filter((name) => {
    try {
      authorize(`Query.${name}`, GUEST);
      return true;
    } catch {
      return false;
    }
  });
}

/** Values that reach much: words that are in many names, in few and in none, misspelt ones, and pages far down. */
async function values(): Promise<Record<string, string[]>> {
  const ids = await shop.db.query<{ id: number }[]>('SELECT id FROM product ORDER BY id LIMIT 100');
  const slugs = await shop.db.query<{ slug: string }[]>('SELECT slug FROM category');
  const { data } = await guest.graphql('{ products(first: 100) { nodes { nodeId } pageInfo { endCursor } } }');
  const nodeIds = data.products.nodes.map(({ nodeId }: { nodeId: string }) => JSON.stringify(nodeId));
  const words = [
    'a',
    'e',
    'an',
    'dri',
    'mango',
    'mngo',
    'lemn',
    'organik',
    'a e i o u n t r',
    'dried mango fresh juice',
    'zzzzzz',
    '%',
    '_',
    '1',
    'x'.repeat(100),
    'ba na na or an ge',
  ];
  return {
    search: words.map((word) => JSON.stringify(word)),
    first: ['1', '20', '50', '100'],
    last: ['1', '20', '50', '100'],
    after: [JSON.stringify(data.products.pageInfo.endCursor)],
    ids: [`[${ids.map(({ id }) => id).join(', ')}]`],
    id: ids.slice(0, 5).map(({ id }) => String(id)),
    nodeId: nodeIds.slice(0, 5),
    nodeIds: [`[${nodeIds.join(', ')}]`],
    slug: slugs.map(({ slug }) => JSON.stringify(slug)),
    categorySlug: slugs.map(({ slug }) => JSON.stringify(slug)),
    code: ['"SAVE10"', '"nothing"'],
  };
}

interface Statement {
  text: string;
  values: unknown[];
}

interface Measured {
  document: string;
  bytes: number;
  /** Milliseconds of all its statements, as they ran beside each other. */
  ms: number;
  statements: Statement[];
}

/** Runs an operation; null when it was refused before it ran. */
async function measure(document: string): Promise<Measured | null> {
  const statements: Statement[] = [];
  let ms = 0;
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const { text, values = [] } = Object(args[0]) as Partial<Statement>;
    const done = args.at(-1);
    if (text === undefined || !/^\s*(SELECT|WITH)\b/i.test(text) || typeof done !== 'function') {
      return query.apply(this, args);
    }
    statements.push({ text, values });
    const start = performance.now();
    const timed = (...results: unknown[]): void => {
      ms += performance.now() - start;
      (done as (...results: unknown[]) => void)(...results);
    };
    return query.apply(this, [...args.slice(0, -1), timed]);
  });
  try {
    const { text, body } = await guest.rest('POST', '/graphql', { query: document });
    if (body.errors?.some((error: { path?: unknown }) => !error.path)) {
      expect(text.length).toBeLessThan(100_000);
      return null;
    }
    // Some things are not for strangers, or not there; nothing fails.
    const codes: string[] = (body.errors ?? []).map(
      ({ extensions }: { extensions: { code: string } }) => extensions.code,
    );
    expect([document, codes.filter((code) => code === 'INTERNAL' || code === 'UNAVAILABLE')]).toEqual([document, []]);
    return { document, bytes: Buffer.byteLength(text), ms, statements };
  } finally {
    spy.mockRestore();
  }
}

/** Goes on from the dearest found so far, and begins anew now and then. */
async function dearest(of: (measured: Measured) => number): Promise<{ best: Measured[]; refused: number }> {
  const best: { operation: Operation; measured: Measured }[] = [];
  let refused = 0;
  for (let n = 0; n < TRIED; n += 1) {
    const from = best[n % 5];
    const operation = from && n % 10 > 1 ? search.change(from.operation) : search.start();
    const measured = await measure(search.textOf(operation));
    if (!measured) {
      refused += 1;
      continue;
    }
    best.push({ operation, measured });
    best.sort((one, other) => of(other.measured) - of(one.measured));
    best.splice(5);
  }
  return { best: best.map(({ measured }) => measured), refused };
}

/** Milliseconds that the statements take one after the other, with nothing else to do. */
async function replay(statements: readonly Statement[]): Promise<number> {
  const sums: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    for (const { text, values } of statements) await db.query(text, values);
    sums.push(performance.now() - start);
  }
  return Math.min(...sums);
}

test('the heaviest answer that a search over the schema finds is within its bound', async () => {
  const { best, refused } = await dearest(({ bytes }) => bytes);
  print(
    'bytes',
    best.map(({ bytes, document }) => [bytes, document]),
    refused,
  );
  // The search did find something.
  expect(best[0]!.bytes).toBeGreaterThan(300_000);
  expect(best[0]!.bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test('the operation that takes the database longest is within its bound', async () => {
  const { best, refused } = await dearest(({ ms }) => ms);
  const alone: [number, string][] = [];
  for (const { statements, document } of best) alone.push([await replay(statements), document]);
  alone.sort(([one], [other]) => other - one);
  print('milliseconds', alone, refused);
  expect(best[0]!.statements.length).toBeGreaterThan(0);
  // On the whole data, in the long run alone: what a statement takes says nothing on a machine that is shared.
  if (WHOLE) expect(alone[0]![0]).toBeLessThanOrEqual(MOST_MS);
});

function print(unit: string, found: readonly (readonly [number, string])[], refused: number): void {
  if (!WHOLE) return;
  const lines = found.map(([figure, document]) => `${Math.round(figure)} ${unit}: ${document.slice(0, 600)}`);
  process.stdout.write(`seed ${SEED}, ${TRIED} tried, ${refused} refused\n${lines.join('\n')}\n`);
}
