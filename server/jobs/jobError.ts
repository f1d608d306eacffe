import { sqlState } from '../db/transaction';

/** Why a job could not be done, in words that admins may read: without personal data and secrets. */
export class JobError extends Error {
  override readonly name = 'JobError';
}

/**
 * What the queue keeps of an error: its kind and its code, and words only where they are our own. What a mail server or
 * the database says may name people; that is in the log.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof JobError) return error.message;
  const state = sqlState(error);
  if (state !== null) return `The database refused it (SQLSTATE ${state}).`;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((each) => /^[A-Z0-9_]{1,40}$/.test(String(each)));
  const name = error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : 'Error';
  return `${[name, ...codes].join(' ')}. The log says more.`;
}
