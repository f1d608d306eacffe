import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openShopDatabase } from '../../server/database';
import { startEmbedded } from '../../server/db/embedded/startEmbedded';
import { migrate } from '../../server/db/migrate';
import { READERS, SECONDS, type Case } from './cases/bench';
import { changes } from './cases/changes';
import { clientsCold, clientsWarm } from './cases/clients';
import { orders } from './cases/orders';
import { beforeHistory, explanations } from './cases/history';
import { start, workers } from './cases/machine';
import { arabic, coldReads, warmReads } from './cases/reads';
import { day } from './cases/day';
import { stock } from './cases/stock';
import { SHOP_PROCESSES } from './children';
import { loadFixture } from './fixture';
import { isMet, textOf } from './rows';

/** What is measured, by the names by which `npm run bench -- NAME …` chooses some of it. */
const CASES: Readonly<Record<string, Case>> = {
  warmReads,
  arabic,
  coldReads,
  clientsWarm,
  clientsCold,
  changes,
  orders,
  stock,
  day,
  start,
  workers,
  beforeHistory,
  explanations,
};

/**
 * `npm run bench`: each figure as a ratio to a floor that is measured beside it, in turns, in the same run. The command
 * fails when a mark is missed.
 */
async function main(): Promise<void> {
  const chosen = chosenCases(process.argv.slice(2));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bustan-bench-'));
  chmodSync(folder, 0o711);
  const quiet = { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error };
  const postgres = await startEmbedded({ dataDir: folder, log: quiet });
  try {
    const db = await openShopDatabase(postgres.url);
    await migrate(db);
    await loadFixture(db);
    await db.destroy();
    process.stdout.write(
      `\nThe shop in ${SHOP_PROCESSES} process${SHOP_PROCESSES === 1 ? '' : 'es'} unless a row says otherwise, floors in one; ${READERS} readers, ${SECONDS} s a round, median of the rounds taken in turns with the floor\n\n`,
    );
    for (const measureRows of chosen) {
      for (const row of await measureRows({ databaseUrl: postgres.url, folder })) {
        process.stdout.write(textOf(row));
        if (!isMet(row)) process.exitCode = 1;
      }
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function chosenCases(names: readonly string[]): Case[] {
  if (names.length === 0) return Object.values(CASES);
  return names.map((name) => {
    const chosen = CASES[name];
    if (!chosen) throw new Error(`There is no case ${name}; there are ${Object.keys(CASES).join(', ')}`);
    return chosen;
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
