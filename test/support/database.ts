import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

/** Names of the variables by which globalSetup tells the workers where the databases and built shops are. */
export const ADMIN_URL_VARIABLE = 'BUSTAN_TEST_ADMIN_URL';
export const TEMPLATE_VARIABLE = 'BUSTAN_TEST_TEMPLATE';
export const BUILT_VARIABLE = 'BUSTAN_TEST_BUILT';

/** What a database of a test begins with: the migrated tables alone, or with the demo data in them. */
export type Template = 'empty' | 'demo';

/** The databases that tests copy. */
export function templateName(template: Template): string {
  return `${variable(TEMPLATE_VARIABLE)}_${template}`;
}

/** Where what is built for the tests stands until their run ends. */
export function builtFolder(): string {
  return variable(BUILT_VARIABLE);
}

/** A database of one test's own, migrated. */
export interface FreshDatabase {
  url: string;
  /** A connection beside those of the shop, which ends with the database. */
  connect(): Promise<Client>;
  /** Removes it, connections to it included. */
  drop(): Promise<void>;
}

let count = 0;

/** Copies a template; unique over workers and runs, so that tests may run side by side. */
export async function freshDatabase(template: Template = 'empty'): Promise<FreshDatabase> {
  const name = `bustan_${process.pid}_${Date.now().toString(36)}_${(count += 1)}`;
  await retryWhileBusy(`CREATE DATABASE ${name} TEMPLATE ${templateName(template)} STRATEGY file_copy`);
  const url = inDatabase(variable(ADMIN_URL_VARIABLE), name);
  const clients: Client[] = [];
  return {
    url,
    connect: async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      clients.push(client);
      return client;
    },
    drop: async () => {
      await Promise.all(clients.map((client) => client.end()));
      await retryWhileBusy(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Autovacuum works in the database: it cannot be copied (55006), and its worker must not be terminated (42501). */
const BUSY_CODES = new Set(['55006', '42501']);

/** Does it on the tests' cluster once nothing else is busy in the database. */
export function retryWhileBusy(statement: string): Promise<void> {
  return withAdmin(async (admin) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await admin.query(statement);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseError) || !BUSY_CODES.has(error.code ?? '') || attempt === 20) throw error;
        await sleep(50 * attempt);
      }
    }
  });
}

/** Does something on the tests' cluster as the role that may make and drop databases. */
export async function withAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: variable(ADMIN_URL_VARIABLE) });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Ends the connections to its database but its own. Autovacuum is PostgreSQL's own, and not to be ended. */
export async function endOtherConnections(client: Client): Promise<void> {
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
}

/** What is built once for test files that run side by side, each with a number that no other lock of the tests has. */
const BUILD_LOCKS = { web: 42_173, server: 42_174 };

/**
 * Runs `work` in one test file at a time. The lock is one of the tests' PostgreSQL, which lets go of it when its holder
 * dies.
 */
export function withBuildLock(name: keyof typeof BUILD_LOCKS, work: () => Promise<void>): Promise<void> {
  return withAdmin(async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [BUILD_LOCKS[name]]);
    await work();
  });
}

/** The same address with another database. */
export function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: run this through "npm test", whose setup starts PostgreSQL`);
  return value;
}
