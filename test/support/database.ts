import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

/** Names of the variables by which globalSetup tells the workers where the databases are. */
export const ADMIN_URL_VARIABLE = 'BUSTAN_TEST_ADMIN_URL';
export const TEMPLATE_VARIABLE = 'BUSTAN_TEST_TEMPLATE';

/** What a database of a test begins with: the migrated tables alone, or with the demo data in them. */
export type Template = 'empty' | 'demo';

/** The databases that tests copy. */
export function templateName(template: Template): string {
  return `${variable(TEMPLATE_VARIABLE)}_${template}`;
}

/** A database of one test's own, migrated. */
export interface FreshDatabase {
  url: string;
  /** Removes it, connections to it included. */
  drop(): Promise<void>;
}

let made = 0;

/** Copies a template; unique over workers and runs, so that tests may run side by side. */
export async function freshDatabase(template: Template = 'empty'): Promise<FreshDatabase> {
  const name = `bustan_${process.pid}_${Date.now().toString(36)}_${(made += 1)}`;
  await patiently(`CREATE DATABASE ${name} TEMPLATE ${templateName(template)} STRATEGY file_copy`);
  return {
    url: inDatabase(variable(ADMIN_URL_VARIABLE), name),
    drop: () => patiently(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** PostgreSQL's own housekeeping is in the database: it cannot be copied (55006), nor may we send it away (42501). */
const BUSY = new Set(['55006', '42501']);

function patiently(statement: string): Promise<void> {
  return withAdmin(async (admin) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await admin.query(statement);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseError) || !BUSY.has(error.code ?? '') || attempt === 20) throw error;
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
