import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { activate } from './text';
import { failureText, refusalText } from './refusalText';

const refused = (code: string, more: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'As the shop says it.', extensions: { code, ...more } }] });

afterEach(() => activate('en'));

test('that the session has ended is said by its code, and nothing where the shop said nothing', () => {
  expect(refusalText(refused('UNAUTHENTICATED'))).toBe('Please sign in first.');
  expect(refusalText(new TypeError('Failed to fetch'))).toBeNull();
});

test('a failure of which the shop said nothing says that it could not be reached', () => {
  expect(failureText(refused('CONFLICT'))).toBe('As the shop says it.');
  expect(failureText(new TypeError('Failed to fetch'))).toBe('The shop could not be reached. Please try again.');
});

test('a limit says its minutes in other languages, and in English what the shop says', () => {
  const limited = refused('RATE_LIMITED', { retryAfter: 61 });
  expect(refusalText(limited)).toBe('As the shop says it.');
  activate('ar', {});
  expect(refusalText(limited)).toEqual({
    key: 'Too many tries. Please try again in {minutes} min.',
    values: { minutes: 2 },
  });
  expect(refusalText(refused('RATE_LIMITED'))).toBe('As the shop says it.');
  expect(refusalText(refused('CONFLICT', { retryAfter: 61 }))).toBe('As the shop says it.');
});
