import { OPERATION_LIMITS } from '../../../server/graphql/limits';
import { startShop, type TestShop } from '../../support/shop';
import { storedHash, storedPath } from '../../support/storedDocument';
import { openStream } from '../../support/network/stream';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const ask = async (body: object) => (await shop.guest().rest('POST', '/graphql', body)).body;

/** What an answer says of an operation that cost so much. */
const costing = (cost: number) => ({
  cost: {
    requestedQueryCost: cost,
    maximumQueryCost: OPERATION_LIMITS.cost,
    remainingQueryCost: OPERATION_LIMITS.cost - cost,
  },
});

describe('the answer to a client’s own document says what it cost', () => {
  test.each([
    ['one object', '{ shop { name } }', 1],
    // The page, its products, the price of each.
    ['a page', '{ products(first: 20) { nodes { name price { amount } } } }', 1 + 20 + 20],
    ['a page of unknown size', 'query ($n: Int!) { products(first: $n) { nodes { name } } }', 1 + 100],
    ['a search', '{ products(first: 2, search: "juice") { nodes { name } } }', 6_000 + 1 + 2],
  ])('%s', async (_, query, cost) => {
    const { data, errors, extensions } = await ask({ query, ...(query.includes('$n') && { variables: { n: 3 } }) });
    expect([errors, typeof data, extensions]).toEqual([undefined, 'object', costing(cost)]);
    // The same when the document is known, and then compiled.
    for (let n = 0; n < 3; n += 1)
      expect((await ask({ query, ...(query.includes('$n') && { variables: { n: 3 } }) })).extensions).toEqual(
        costing(cost),
      );
  });

  test('by the operation that ran, of several', async () => {
    const query = 'query Light { shop { name } } query Heavy { products(first: 50) { nodes { id } } }';
    expect((await ask({ query, operationName: 'Light' })).extensions).toEqual(costing(1));
    expect((await ask({ query, operationName: 'Heavy' })).extensions).toEqual(costing(51));
  });

  test('also with errors, by GET, and to a mutation', async () => {
    const refused = await ask({ query: 'query ($id: Int!) { product(id: $id) { id } }', variables: { id: 'x' } });
    expect([refused.errors.length, refused.extensions]).toEqual([1, costing(1)]);
    const { body } = await shop.guest().rest('GET', `/graphql?${new URLSearchParams({ query: '{ shop { name } }' })}`);
    expect(body.extensions).toEqual(costing(1));
    expect(await ask({ query: 'mutation Out { signOut }' })).toEqual({
      data: { signOut: true },
      extensions: costing(0),
    });
  });

  test('and each event of a stream', async () => {
    const admin = await shop.signedIn('admin');
    const stream = await openStream(admin, 'subscription { orderChanged { isNew order { id } } }');
    const placed = await shop.db.query('SELECT id FROM orders ORDER BY id LIMIT 1');
    await admin.rest('PATCH', `/api/orders/${placed[0].id}/status`, { status: 'shipped' });
    const event = await stream.next();
    stream.close();
    expect(event?.data).toMatchObject({ data: { orderChanged: { isNew: false } }, extensions: costing(2) });
  });
});

test('what is over the limit says by how much in its error', async () => {
  const { data, errors } = await ask({
    query:
      '{ a: products(first: 100, search: "a") { nodes { variants { name price { amount } } } } b: catalogue { nodes { variants { price { amount } } } } }',
  });
  expect(data).toBeUndefined();
  expect(errors[0].extensions).toMatchObject({ limit: 'cost', allowed: OPERATION_LIMITS.cost });
  expect(errors[0].extensions.measured).toBeGreaterThan(OPERATION_LIMITS.cost);
});

test('answers to the web client’s documents say nothing of it, kept or not', async () => {
  const path = storedPath(storedHash('Products'), { category: 'raw-nuts' });
  for (const client of [shop.guest(), shop.guest(), await shop.signedIn('admin')])
    expect(Object.keys((await client.rest('GET', path)).body)).toEqual(['data']);
});
