import { GraphQLError } from 'graphql';
import { DatabaseError } from 'pg';
import { badInput, ShopError } from '../../core/errors';
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
