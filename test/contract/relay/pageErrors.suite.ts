import type { TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { LISTS, startListsShop, type Reader } from './listsShop';
import { OPERATIONS } from '../../../server/api/authorization/operations';

jest.setTimeout(60_000);

let shop: TestShop;
let readers: Record<Reader, ShopClient>;
beforeAll(async () => {
  ({ shop, readers } = await startListsShop());
});
afterAll(() => shop?.stop());

describe.each(LISTS.map(({ field }) => field.name))('%s', (list) => {
  const reader = OPERATIONS[`Query.${list}`]!.viewers.includes('admin') ? 'admin' : 'business';
  const max = ['catalogue', 'categoryPage'].includes(list) ? 1000 : 100;
  const size = `Ask for 1 to ${max} at a time`;
  // Plans stand by their instants whatever is asked.
  const sorted = list === 'pricePlans' ? ', sorted the same way' : '';
  const after = `Pass the endCursor of the page before${sorted}`;
  const before = `Pass the startCursor of the page after${sorted}`;

  test.each([
    ['first and last together', { first: 5, last: 5 }, 'last', 'Ask by first or by last, not by both'],
    ['no entries', { first: 0 }, 'first', size],
    ['no entries from the end', { last: 0 }, 'last', size],
    ['a negative number', { first: -1 }, 'first', size],
    ['a negative number from the end', { last: -1 }, 'last', size],
    ['too many', { first: max + 1 }, 'first', size],
    ['too many from the end', { last: max + 1 }, 'last', size],
    ['what comes after no cursor', { after: 'x' }, 'after', after],
    ['what comes after nothing', { first: 5, after: '' }, 'after', after],
    ['what comes before no cursor', { last: 5, before: 'x' }, 'before', before],
    ['what comes before an id that is none', { last: 5, before: '99999999999999999999' }, 'before', before],
    ['what comes before a zero character', { first: 5, before: '\0' }, 'before', before],
  ])('refuses to be asked for %s', async (_, asked, field, message) => {
    const { data, errors } = await readers[reader].graphql(
      `query ($first: Int, $after: String, $last: Int, $before: String) {
         ${list}(first: $first, after: $after, last: $last, before: $before) { nodes { id } } }`,
      asked,
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message, path: [list], extensions: { code: 'BAD_USER_INPUT', fields: { [field]: message } } },
    ]);
  });

  test('takes nothing for what is left out', async () => {
    const { data, errors } = await readers[reader].graphql(
      `query ($size: Int, $cursor: String) {
         nothing: ${list}(first: $size, after: $cursor, last: null, before: null) { nodes { id } } all: ${list} { nodes { id } } }`,
      { size: null, cursor: null },
    );
    expect(errors).toEqual([]);
    expect(data.nothing).toEqual(data.all);
    expect(data.all.nodes.length).toBeGreaterThan(12);
  });
});

test('a cursor of another order is refused as `before`, too', async () => {
  const { data } = await readers.admin.graphql('{ orders(last: 2, sort: CUSTOMER) { edges { cursor } } }');
  const { errors } = await readers.admin.graphql(
    'query ($before: String) { orders(last: 2, before: $before, sort: TOTAL) { nodes { id } } }',
    { before: data.orders.edges[0].cursor },
  );
  const message = 'Pass the startCursor of the page after, sorted the same way';
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', fields: { before: message } } }]);
});

test('the page numbers of users leave room for a page before, and are left aside from the end', async () => {
  const { data } = await readers.admin.graphql(
    `{ second: users(first: 5, page: 2) { page pageInfo { hasPreviousPage } nodes { id } }
       first: users(first: 5) { pageInfo { hasPreviousPage endCursor } nodes { id } }
       ten: users(first: 10) { nodes { id } } end: users(last: 5, page: 2) { pageInfo { hasNextPage } } }`,
  );
  expect(data.second.pageInfo).toEqual({ hasPreviousPage: true });
  expect(data.first.pageInfo.hasPreviousPage).toBe(false);
  expect([...data.first.nodes, ...data.second.nodes]).toEqual(data.ten.nodes);
  expect(data.end.pageInfo.hasNextPage).toBe(false);
});
