import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { sqlState } from '../transaction';
import { OutcomeUnknown } from './confirmedCommit';

/** Classes and codes of SQLSTATE by which a server says that it cannot serve at the moment. */
const STATES = new Set([
  '25006', // It is a standby, or has become one.
  '25P03', // It has ended a transaction in which nothing was done for long, as a clock that jumps makes it look.
  '25P04',
  '53100', // Its disk is full.
  '53200', // It has no memory left.
  '53300', // It has no connection left.
  '57P01', // It is being stopped, or has ended this connection.
  '57P02',
  '57P03', // It starts, or recovers.
]);

/** How Node.js names a connection that cannot be made, or was lost. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * How pg, pg-pool and a socket that the other side has closed name the same, without a call that failed; and a connection that
 * is given up since no answer has come.
 */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|This socket has been ended by|Query read timeout)/;

/**
 * Whether the database could not be asked, or was lost before it had answered. Of a statement that only reads that means
 * that nothing was read; of a COMMIT, that nobody knows whether it was done.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof OutcomeUnknown) return true;
  // TypeORM has let go of a connection that was lost between two statements of a transaction.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const state = sqlState(error);
  if (state !== null) return STATES.has(state) || state.startsWith('08');
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (!(cause instanceof Error)) return false;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  // With several addresses of a name Node.js tries all, and says what became of each.
  if (cause instanceof AggregateError) return cause.errors.some(isUnavailable);
  return (syscall !== undefined && NETWORK.has(code ?? '')) || LOST.test(cause.message);
}
