import { MigrationExecutor, type DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { TakesAway } from '../migrate';
import { hazardsOf, type Hazard } from './hazards';
import { locksOf, WAITING, type TableLock } from './locks';
import { notedBy } from './recording';
import { loadParser } from './sql';

/** What a migration would do. */
interface PlannedMigration {
  name: string;
  /** Whether all of it is one transaction. */
  transaction: boolean;
  /** Its statements, and in words what it would do beside its connection, which locks nothing that is there. */
  steps: { text: string; locks: TableLock[] }[];
  /** False when what follows depends on rows that statements before it would write. */
  isWhole: boolean;
  hazards: Hazard[];
}

/** Reads of a plan end after this long. */
const READ_MS = 5_000;

/**
 * What `migrate` would do now. Nothing is changed and nothing locked: a migration is given a connection that runs its
 * reads alone, by which it may decide what to do, and notes what it would write.
 */
async function planOf(dataSource: DataSource): Promise<PlannedMigration[]> {
  await loadParser();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET default_transaction_read_only = on');
    await runner.query(`SET statement_timeout = ${READ_MS}`);
    const pending = await new MigrationExecutor(dataSource, runner).getPendingMigrations();
    const plans: PlannedMigration[] = [];
    for (const { name, instance } of pending) if (instance) plans.push(await planned(runner, name, instance));
    return plans;
  } finally {
    for (const setting of ['default_transaction_read_only', 'statement_timeout']) {
      await runner.query(`RESET ${setting}`).catch(() => undefined);
    }
    await runner.release();
  }
}

async function planned(runner: QueryRunner, name: string, migration: MigrationInterface): Promise<PlannedMigration> {
  const transaction = migration.transaction !== false;
  const statements: string[] = [];
  const steps: PlannedMigration['steps'] = [];
  const answer = async (sql: string, parameters?: unknown[]): Promise<unknown> => {
    if (/^\s*(SELECT|SHOW)\b/i.test(sql)) {
      // What it reads may be made by a migration before it.
      return runner.query(sql, parameters).catch(() => []);
    }
    statements.push(sql.trim());
    steps.push({ text: sql.trim(), locks: locksOf(sql) });
    return [];
  };
  const noteBeside = (what: string): void => void steps.push({ text: what, locks: [] });
  const isWhole = await migration.up(notedBy(runner, { answer, noteBeside, isTransactionActive: transaction })).then(
    () => true,
    () => false,
  );
  return {
    name,
    transaction,
    steps,
    isWhole,
    hazards: hazardsOf(statements, { transaction, takesAway: 'unusedSince' in (migration as Partial<TakesAway>) }),
  };
}

/** What `npm run migrate -- --plan` prints: one line a statement, and below it what it locks. */
export async function describePlan(dataSource: DataSource): Promise<string> {
  const plans = await planOf(dataSource);
  if (plans.length === 0) return 'The schema is up to date; there is nothing to do.\n';
  const rows = await rowsOf(dataSource);
  const isNew = rows.size === 0;
  const parts = plans.map((plan, at) => describe(plan, at + 1, rows, isNew));
  const end = isNew
    ? 'The database is empty: nobody waits for anything.'
    : 'A statement waits for a lock for a second at most, and is tried again; requests go on meanwhile.';
  return `${plans.length === 1 ? '1 migration' : `${plans.length} migrations`} to do:\n\n${parts.join('\n\n')}\n\n${end}\nNothing was changed.\n`;
}

function describe(plan: PlannedMigration, number: number, rows: ReadonlyMap<string, number>, isNew: boolean): string {
  const { name, transaction, steps, isWhole, hazards } = plan;
  const lines = [`${number}. ${name} (${transaction ? 'one transaction' : 'each statement by itself'})`];
  for (const { text, locks } of steps) {
    lines.push(`   ${oneLine(text)}`);
    for (const { table, mode } of isNew ? [] : locks) {
      const count = rows.get(table);
      const size = count === undefined ? '' : count < 0 ? ' (rows not counted yet)' : ` (about ${count} rows)`;
      lines.push(`     locks ${table}${size}: ${mode}, ${WAITING[mode]}`);
    }
  }
  if (!isWhole) lines.push('   What follows depends on the rows that it writes, and is not known before.');
  for (const { message } of isNew ? [] : hazards) lines.push(`   May stop an open shop: ${message}.`);
  return lines.join('\n');
}

const MAX_LENGTH = 160;

function oneLine(sql: string): string {
  const line = sql.replace(/\s+/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)} …` : line;
}

/** The tables that are there, with how many rows PostgreSQL takes them to have; -1 where it has not counted. */
async function rowsOf(dataSource: DataSource): Promise<Map<string, number>> {
  const rows = await dataSource.query<{ name: string; rows: number }[]>(
    `SELECT relname AS name, reltuples::float8 AS rows FROM pg_class
     WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relname <> 'migration'`,
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}
