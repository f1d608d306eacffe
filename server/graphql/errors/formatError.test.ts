import { GraphQLError } from 'graphql';
import { DatabaseError } from 'pg';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { badInput, ShopError } from '../../core/errors';
import { OutcomeUnknown } from '../../db/cluster/confirmedCommit';
import { formatError, MASKED, refusalIn } from './formatError';

/** An error as Apollo hands it over: formatted, and as it was thrown by a resolver. */
function format(thrown: Error, extensions: Record<string, unknown> = { code: 'INTERNAL_SERVER_ERROR' }) {
  const error = new GraphQLError(thrown.message, { originalError: thrown, path: ['order'] });
  return formatError({ message: thrown.message, path: ['order'], extensions }, error);
}

function fromPostgres(code: string): DatabaseError {
  const error = new DatabaseError('relation "users" does not exist', 0, 'error');
  error.code = code;
  return error;
}

test('a refusal leaves with its code and fields, and where it happened', () => {
  expect(format(badInput({ 'items.0.quantity': 'Too many' }))).toEqual({
    message: 'Too many',
    path: ['order'],
    extensions: { code: 'BAD_USER_INPUT', fields: { 'items.0.quantity': 'Too many' } },
  });
  expect(format(new ShopError('NOT_FOUND', 'Product not found')).extensions).toEqual({ code: 'NOT_FOUND' });
});

test.each([
  ['a bug', new TypeError("Cannot read properties of undefined (reading 'secret')")],
  ['PostgreSQL', fromPostgres('42P01')],
  ['a broken invariant', fromPostgres('23514')],
])('what %s says stays inside', (_, thrown) => {
  const extensions = {
    code: 'INTERNAL_SERVER_ERROR',
    stacktrace: ['at server/core/sessionSecret.ts:1:1'],
    sql: 'SELECT 1',
  };
  expect(format(thrown, extensions)).toEqual({ message: MASKED, path: ['order'], extensions: { code: 'INTERNAL' } });
  expect(refusalIn(thrown)).toBeNull();
});

test('a bug cannot pass for a refusal by the code it carries', () => {
  const thrown = Object.assign(new Error('secret'), { code: 'BAD_USER_INPUT', extensions: { code: 'NOT_FOUND' } });
  expect(format(thrown)).toMatchObject({ message: MASKED, extensions: { code: 'INTERNAL' } });
});

test.each(['22021', '22P05'])('the zero character, which PostgreSQL refuses with %s, is the asker’s fault', (state) => {
  expect(format(fromPostgres(state))).toMatchObject({
    message: 'Text must not contain the zero character',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test.each(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE'])(
  '%s is BAD_USER_INPUT, without a stack',
  (code) => {
    const formatted = { message: 'Cannot query field "x"', extensions: { code, stacktrace: ['at x'], limit: 'depth' } };
    expect(formatError(formatted, new GraphQLError(formatted.message))).toEqual({
      message: 'Cannot query field "x"',
      extensions: { code: 'BAD_USER_INPUT', limit: 'depth' },
    });
  },
);

test('a stored document that is not known is said as clients expect it', () => {
  const formatted = { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
  expect(formatError(formatted, new GraphQLError(formatted.message))).toEqual(formatted);
});

test.each([
  ['a standby', fromPostgres('25006')],
  ['a server that is stopped', fromPostgres('57P01')],
  ['a transaction that waited for too long', fromPostgres('25P03')],
  ['a full disk', fromPostgres('53100')],
  ['a pooler without a server', fromPostgres('08P01')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['one that the database has closed', new Error('This socket has been ended by the other party')],
  ['one lost between two statements of a transaction', new QueryRunnerAlreadyReleasedError()],
  ['a refused connection', Object.assign(new Error('secret'), { code: 'ECONNREFUSED', syscall: 'connect' })],
  [
    'a name with two addresses',
    new AggregateError([Object.assign(new Error(''), { code: 'ETIMEDOUT', syscall: 'connect' })]),
  ],
  ['a commit that nobody has confirmed', new OutcomeUnknown('secret')],
])('%s is 503 with the time to wait', (_, thrown) => {
  expect(format(thrown).extensions).toEqual({ code: 'UNAVAILABLE', retryAfter: 2 });
  expect(format(thrown).message).not.toContain('secret');
});
