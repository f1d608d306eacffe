import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../../server/core/projectRoot';
import { openShopDatabase } from '../../../server/database';
import { startEmbedded } from '../../../server/db/embedded/startEmbedded';
import { migrate } from '../../../server/db/migrate';
import { fill, type ShopSize } from './fill';
import { measure } from './measure';
import { requests } from './requests';
import { failures, linesOf, tableOf, type Line } from './table';

const SIZES: readonly ShopSize[] = [
  { products: 1_000, businesses: 100, orders: 10_000, agreedPrices: 10_000 },
  { products: 10_000, businesses: 1_000, orders: 100_000, agreedPrices: 100_000 },
  { products: 100_000, businesses: 10_000, orders: 1_000_000, agreedPrices: 1_000_000 },
];
const DOCUMENT = path.join(projectRoot(), 'docs/performance.md');
/** Between these lines of the document the table stands. */
const MARKS = ['<!-- bench:scale -->', '<!-- /bench:scale -->'] as const;

/**
 * `npm run bench:scale`: every list, search, page and report on shops of three sizes, side by side. Fails when one of them
 * takes too long, or much longer the larger the shop is.
 *
 * `--only=orders` measures the lines whose name has that, `--write` puts the table into docs/performance.md.
 */
async function main(): Promise<void> {
  const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bustan-scale-'));
  chmodSync(folder, 0o711);
  const quiet = { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error };
  // The data is thrown away; what makes it last would only cost time.
  const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB', max_parallel_workers_per_gather: '0' };
  const postgres = await startEmbedded({ dataDir: folder, log: quiet, settings });
  try {
    const measured = [];
    for (const [at, size] of SIZES.entries()) {
      const url = await newDatabase(postgres.url, `size_${at}`);
      const db = await openShopDatabase(url);
      await migrate(db);
      await fill(db, size);
      await db.destroy();
      measured.push(
        await measure(
          url,
          requests.filter(({ name }) => name.includes(only)),
        ),
      );
      console.log(`${size.orders} orders, ${size.products} products: measured`);
    }
    const lines = linesOf(measured);
    const table = tableOf(lines);
    console.log(table);
    if (process.argv.includes('--write')) write(table);
    report(lines);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function newDatabase(server: string, name: string): Promise<string> {
  const db = await openShopDatabase(server);
  await db.query(`CREATE DATABASE ${name}`);
  await db.destroy();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

function report(lines: readonly Line[]): void {
  const failed = failures(lines);
  for (const failure of failed) console.error(failure);
  if (failed.length > 0) process.exitCode = 1;
}

function write(table: string): void {
  const text = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  const [begin, end] = [text.indexOf(MARKS[0]), text.indexOf(MARKS[1])];
  if (begin === -1 || end === -1) throw new Error(`${DOCUMENT} has no place for the table: ${MARKS.join(' … ')}`);
  writeFileSync(DOCUMENT, `${text.slice(0, begin)}${MARKS[0]}\n\n${table}\n\n${text.slice(end)}`);
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
