import fc from 'fast-check';
import { getNamedType, isObjectType } from 'graphql';
import type { TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { statementsOf } from '../../support/statements';
import { WHOLE } from '../../support/whole';
import { LIST_CASES, LISTS, startListsShop, type ListCase, type Reader } from './listsShop';

jest.setTimeout(120_000);

let shop: TestShop;
let readers: Record<Reader, ShopClient>;
beforeAll(async () => {
  ({ shop, readers } = await startListsShop());
});
afterAll(() => shop?.stop());

interface Connection {
  nodes: { id: number | string }[];
  edges: { cursor: string; node: { id: number | string } }[];
  pageInfo: { startCursor: string | null; endCursor: string | null; hasPreviousPage: boolean; hasNextPage: boolean };
}

const FIELDS = `nodes { id } edges { cursor node { id } }
  pageInfo { startCursor endCursor hasPreviousPage hasNextPage }`;

/** Which entries are asked for. */
type Asked = Partial<Record<'first' | 'last', number>> & Partial<Record<'after' | 'before', string | null>>;

async function read({ list, order, reader }: ListCase, asked: Asked): Promise<Connection> {
  const { data, errors } = await readers[reader].graphql(
    `query ($first: Int, $after: String, $last: Int, $before: String) {
       page: ${list}(first: $first, after: $after, last: $last, before: $before, ${order}) { ${FIELDS} } }`,
    asked,
  );
  expect(errors).toEqual([]);
  const page: Connection = data.page;
  expect(page.edges.map(({ node }) => node)).toEqual(page.nodes);
  expect([page.pageInfo.startCursor, page.pageInfo.endCursor]).toEqual([
    page.edges[0]?.cursor ?? null,
    page.edges.at(-1)?.cursor ?? null,
  ]);
  return page;
}

const ids = ({ nodes }: Connection) => nodes.map(({ id }) => id);

test('the lists are these, all of them of Query', () => {
  expect(LISTS.map(({ parent, field }) => `${parent}.${field.name}`).sort()).toEqual(
    [
      ...['apiTokens', 'auditLog', 'catalogue', 'categoryPage', 'creditHistory', 'creditTransactions', 'dayOrders'],
      'discountCodes',
      ...[
        'employees',
        'exchangeRates',
        'jobs',
        'orders',
        'outgoingMail',
        'ownPriceHistory',
        'priceHistory',
        'pricePlans',
        'products',
        'stock',
        'stockEntries',
        'transfers',
        'users',
      ],
    ].map((name) => `Query.${name}`),
  );
});

test.each(LISTS.map(({ field }) => [field.name, field] as const))('%s is a connection', (_, { type, args }) => {
  const page = getNamedType(type);
  const fieldsOf = (each: unknown) =>
    isObjectType(each) ? Object.fromEntries(Object.values(each.getFields()).map((f) => [f.name, String(f.type)])) : {};
  const fields = fieldsOf(page);
  const entry = fields.nodes!.replace(/[[\]!]/g, '');
  expect(fields).toMatchObject({ nodes: `[${entry}!]!`, edges: `[${entry}Edge!]!`, pageInfo: 'PageInfo!' });
  const edges = isObjectType(page) ? getNamedType(page.getFields().edges!.type) : null;
  expect(fieldsOf(edges)).toEqual({ cursor: 'String!', node: `${entry}!` });
  const info = isObjectType(page) ? getNamedType(page.getFields().pageInfo!.type) : null;
  expect(fieldsOf(info)).toEqual({
    startCursor: 'String',
    endCursor: 'String',
    hasPreviousPage: 'Boolean!',
    hasNextPage: 'Boolean!',
  });
  expect(Object.fromEntries(args.map((argument) => [argument.name, String(argument.type)]))).toMatchObject({
    first: 'Int',
    after: 'String',
    last: 'Int',
    before: 'String',
  });
});

describe.each(LIST_CASES.map((each) => [each.list, each.order, each] as const))('%s %s', (_list, _order, which) => {
  let whole: Connection;
  beforeAll(async () => {
    whole = await read(which, { first: 100 });
    expect(whole.nodes.length).toBeGreaterThan(12);
    expect(whole.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: false });
    expect(new Set(whole.edges.map(({ cursor }) => cursor)).size).toBe(whole.nodes.length);
  });

  test('is the same forward and backward, whatever the size of its pages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: WHOLE ? 2 : 7, max: 20 }), async (size) => {
        const forward = [];
        for (let after: string | null = null, isFirst = true; ; isFirst = false) {
          const page: Connection = await read(which, { first: size, after });
          forward.push(...ids(page));
          expect(page.pageInfo.hasPreviousPage).toBe(!isFirst);
          if (!page.pageInfo.hasNextPage) break;
          expect(page.nodes).toHaveLength(size);
          after = page.pageInfo.endCursor;
        }
        expect(forward).toEqual(ids(whole));
        const backward = [];
        for (let before: string | null = null, isLast = true; ; isLast = false) {
          const page: Connection = await read(which, { last: size, before });
          backward.unshift(...ids(page));
          expect(page.pageInfo.hasNextPage).toBe(!isLast);
          if (!page.pageInfo.hasPreviousPage) break;
          expect(page.nodes).toHaveLength(size);
          before = page.pageInfo.startCursor;
        }
        expect(backward).toEqual(ids(whole));
      }),
      { numRuns: WHOLE ? 10 : 1 },
    );
  });

  test('has between any two of its cursors what stands between them', async () => {
    const at = fc.integer({ min: 0, max: whole.nodes.length - 1 });
    await fc.assert(
      fc.asyncProperty(at, at, fc.integer({ min: 1, max: 10 }), async (one, other, size) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const [after, before] = [whole.edges[from]!.cursor, whole.edges[to]!.cursor];
        const between = ids(whole).slice(from + 1, to);
        const first = await read(which, { first: size, after, before });
        expect(ids(first)).toEqual(between.slice(0, size));
        expect(first.pageInfo.hasNextPage).toBe(between.length > size);
        const last = await read(which, { last: size, after, before });
        expect(ids(last)).toEqual(between.slice(-size));
        expect(last.pageInfo.hasPreviousPage).toBe(between.length > size);
      }),
      { numRuns: WHOLE ? 20 : 2 },
    );
  });

  test('costs as many statements by edges, or from the end, as by its nodes from the beginning', async () => {
    const { list, order, reader } = which;
    const count = async (page: string, fields: string) => {
      const document = `{ ${list}(${[page, order].filter(Boolean).join(', ')}) { ${fields} } }`;
      const statements = await statementsOf(async () => {
        expect((await readers[reader].graphql(document)).errors).toEqual([]);
      });
      // What a client is signed in by comes first.
      return statements.filter((text) => !/FROM "?session|FROM users u WHERE u\.id = \$1/i.test(text)).length;
    };
    const byNodes = await count('first: 5', 'nodes { id } pageInfo { endCursor hasNextPage }');
    // A search of orders first looks how many of the newest match.
    expect(byNodes).toBe(list === 'orders' && order.includes('search') ? 2 : 1);
    expect(await count('first: 5', 'edges { cursor node { id } } pageInfo { hasPreviousPage startCursor }')).toBe(
      byNodes,
    );
    expect(await count('last: 5', 'nodes { id } edges { node { id } } pageInfo { hasPreviousPage }')).toBe(byNodes);
  });
});
