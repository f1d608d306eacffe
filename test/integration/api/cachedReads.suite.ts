import { type TestShop, startShop } from '../../support/shop';
import { statementsOf } from '../../support/statements';
import { storedHash } from '../../support/storedDocument';

jest.setTimeout(60_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const pathOf = (variables: string) => {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: storedHash('Products') } });
  return `/graphql?${new URLSearchParams({ variables, extensions })}`;
};

describe('a stored document that reads the catalogue', () => {
  it('is cached once for every way to write the same variables', async () => {
    const read = async (variables: string) => {
      let names: string[] = [];
      const statements = await statementsOf(async () => {
        const { status, body } = await shop.guest().rest('GET', pathOf(variables));
        expect(status).toBe(200);
        names = body.data.products.nodes.map(({ name }: { name: string }) => name);
      });
      expect(names).toContain('Raw Almonds');
      return statements.length;
    };
    expect(await read('{"category":"raw-nuts","inStock":true}')).toBe(1);
    expect(await read('{"inStock":true,"category":"raw-nuts"}')).toBe(0);
    expect(await read('{ "inStock": true,\n "category": "raw-nuts" }')).toBe(0);
    expect(await read('{"category":"raw-nuts"}')).toBe(1);
  });

  it('is refused with a variable that it does not declare, by name', async () => {
    for (const variables of ['{"categroy":"raw-nuts"}', '{"category":"raw-nuts","n":1}']) {
      const { status, body } = await shop
        .guest()
        .rest('GET', pathOf(variables), undefined, { 'Apollo-Require-Preflight': 'true' });
      const name = variables.includes('categroy') ? 'categroy' : 'n';
      expect([status, body.data]).toEqual([400, undefined]);
      expect(body.errors).toMatchObject([
        {
          message: expect.stringMatching(
            `^Variable "\\$${name}" is not declared: the operation has \\$after, \\$category, `,
          ),
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ]);
    }
  });
});

it('refuses an undeclared variable of a client’s own document, also of a subscription', async () => {
  const send = (query: string) => shop.guest().rest('POST', '/graphql', { query, variables: { a: 1 } });
  for (const [query, known] of [
    ['{ shop { name } }', 'has no variables'],
    ['query ($id: Int!) { product(id: $id) { id } }', 'has $id'],
  ]) {
    const { body } = await send(query!);
    expect([body.data ?? null, body.errors[0].message, body.errors[0].extensions.code]).toEqual([
      null,
      `Variable "$a" is not declared: the operation ${known}.`,
      'BAD_USER_INPUT',
    ]);
  }
  const admin = await shop.signedIn('admin');
  const query = 'subscription { orderChanged { __typename } }';
  const stream = await admin.rest(
    'POST',
    '/graphql/stream',
    { query, variables: { a: 1 } },
    { Accept: 'text/event-stream' },
  );
  expect(stream.text).toContain('Variable \\"$a\\" is not declared: the operation has no variables.');
});
