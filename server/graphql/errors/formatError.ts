import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ShopError, type ErrorCode } from '../../core/errors';
import { isUnavailable } from '../../db/cluster/unavailable';
import { isTimeout, sqlState } from '../../db/transaction';

/** Codes of Apollo Server for requests that are refused before any resolver runs. */
const REQUEST_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
]);
/** Refusals of Apollo Server that do not say what would be right, or whose fault it is. */
const IN_OTHER_WORDS: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  'provided sha does not match query': {
    code: 'BAD_USER_INPUT',
    message: 'sha256Hash is not the SHA-256 of the query; send it as 64 hexadecimal digits in lower case.',
  },
  'Unsupported persisted query version': { code: 'BAD_USER_INPUT', message: 'persistedQuery has the version 1.' },
  'GET requests only support query operations, not mutation operations': {
    code: 'METHOD_NOT_ALLOWED',
    message: 'GET is for queries; send a mutation by POST.',
  },
  'GET requests only support query operations, not subscription operations': {
    code: 'METHOD_NOT_ALLOWED',
    message: 'GET is for queries; send a subscription to /graphql/stream by POST.',
  },
};
const PASSED_ON = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** PostgreSQL refuses the zero character in text, wherever it comes from. */
const UNTRANSLATABLE = new Set(['22021', '22P05']);

export const MASKED = 'Something went wrong on our side. Please try again.';

/** The refusal that the error is or contains; null for anything unexpected, which must not leave the server. */
export function refusalIn(error: unknown): ShopError | null {
  const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error;
  if (cause instanceof ShopError) return cause;
  if (UNTRANSLATABLE.has(sqlState(cause) ?? ''))
    return new ShopError('BAD_USER_INPUT', 'Text must not contain the zero character');
  if (isTimeout(cause)) {
    const message = 'This took longer than it may. Ask for less at once, or again in a moment.';
    return new ShopError('UNAVAILABLE', message, { retryAfter: 5 }, cause);
  }
  if (isUnavailable(cause)) {
    const message =
      'The shop is not available at the moment, and cannot say whether this was done. Please send the same again.';
    return new ShopError('UNAVAILABLE', message, { retryAfter: 2 }, cause);
  }
  return null;
}

/** An error as it leaves the server: refusals with their code and fields, everything unexpected masked. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { path, locations, extensions = {}, message } = formatted;
  const where = { ...(path && { path }), ...(locations && { locations }) };
  const refusal = refusalIn(error);
  if (refusal) return { message: refusal.message, ...where, extensions: { code: refusal.code, ...refusal.details } };
  const { stacktrace: _, ...rest } = extensions;
  const code = String(extensions.code);
  if (PASSED_ON.has(code)) return { message, ...where, extensions: rest };
  // One with a path is what something threw that ran.
  const said = path ? undefined : IN_OTHER_WORDS[message];
  if (said) return { message: said.message, ...where, extensions: { code: said.code } };
  if (REQUEST_CODES.has(code)) return { message, ...where, extensions: { ...rest, code: 'BAD_USER_INPUT' } };
  return { message: MASKED, ...where, extensions: { code: 'INTERNAL' } };
}

/** Whether the error is unexpected, and belongs into the log. */
export function isFault(error: GraphQLError): boolean {
  // Those of compiled documents have no extensions.
  const { code } = (error.extensions as GraphQLError['extensions'] | undefined) ?? {};
  if (!error.originalError || REQUEST_CODES.has(String(code))) return false;
  const refusal = refusalIn(error);
  return !refusal || refusal.cause !== undefined;
}
