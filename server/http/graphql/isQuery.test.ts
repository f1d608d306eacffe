import { runToEnd } from '../../../test/support/runToEnd';
import { isQuery } from './isQuery';

test.each([
  ['{ shop { name } }', true],
  ['query mutations { shop { name } }', true],
  ['{ products(search: "mutation") { totalCount } } # mutation', true],
  ['{ products(search: "a \\" mutation") { totalCount } }', true],
  ['{ products(search: """ " mutation \\""" mutation """) { totalCount } }', true],
  ['mutation { signOut }', false],
  ['{ products(search: """ " """) { totalCount } } mutation { signOut } # "', false],
  ['{ products(search: "#") { totalCount } } mutation { signOut }', false],
])('%s', (query, reads) => {
  expect(isQuery({ query })).toBe(reads);
});

test('what is named by its hash alone may be anything', () => {
  expect([isQuery({}), isQuery(undefined), isQuery({ query: 7 })]).toEqual([false, false, false]);
});

test.each(['\\"', '\\"""', '"""', '\\', '#', '""" " '])('a text of many %s that never ends holds nobody up', (part) => {
  for (const start of ['"', '"""']) {
    const query = start + part.repeat(200_000);
    expect(runToEnd(() => isQuery({ query }))).toBe(true);
  }
});
