import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, type GraphQLInterfaceType } from 'graphql';
import { projectRoot } from '../../../server/core/projectRoot';
import { startShop, type TestShop } from '../../support/shop';

jest.setTimeout(60_000);

const DOCUMENT = readFileSync(path.join(projectRoot(), 'docs/integrate.md'), 'utf8');
/** The queries of the document, which stand there without a shell around them. */
const QUERIES = [...DOCUMENT.matchAll(/^```graphql\n(.*?)^```$/gms)].map(([, text = '']) => text);

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  const { body } = await (
    await shop.signedIn('business')
  ).rest('POST', '/api/tokens', { name: 'Reader', scopes: ['read'] });
  token = body.token;
});
afterAll(() => shop?.stop());

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await shop.guest().graphql(query, variables, { Authorization: `Bearer ${token}` });
  expect(errors).toEqual([]);
  return data;
}

test('reads the oldest orders from the end of the list, and where the page before them ends', async () => {
  await shop.db.query(
    `INSERT INTO orders (kind, status, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book, user_id, account_id)
     SELECT 'account', 'pending', 'cod', 'Rana', n, 3, n + 3, 'business:' || u.id, u.id, u.id
     FROM generate_series(1, 25) AS n, users u WHERE u.username = 'business'`,
  );
  const { orders } = await ask(QUERIES[0]!);
  const rows = await shop.db.query<{ id: number; total: string }[]>(
    `SELECT o.id, o.total_amount AS total FROM orders o JOIN users u ON u.id = o.account_id
     WHERE u.username = 'business' ORDER BY o.id`,
  );
  const oldest = rows.slice(0, 20).reverse();
  expect(orders.edges.map(({ node }: { node: unknown }) => node)).toEqual(
    oldest.map(({ id, total }) => expect.objectContaining({ id, totalAmount: total })),
  );
  expect(orders.pageInfo).toEqual({ startCursor: String(oldest[0]!.id), hasPreviousPage: true });
  expect(orders.totalCount).toBe(rows.length);
});

test('reads things of several types by their global ids', async () => {
  const { products, orders } = await ask(
    '{ products(first: 2) { nodes { nodeId name inStock } } orders(first: 1) { nodes { nodeId status totalAmount } } }',
  );
  const known: { nodeId: string }[] = [...products.nodes, ...orders.nodes];
  const { nodes } = await ask(QUERIES[1]!, { ids: [...known.map(({ nodeId }) => nodeId), 'nothing'] });
  expect(nodes).toEqual([...known, null]);
});

test('names the settings of Relay by which the schema is what it expects', () => {
  const [, config = ''] = /^```json relay\.config\.json\n(.*?)^```$/ms.exec(DOCUMENT) ?? [];
  const { nodeInterfaceIdField, nodeInterfaceIdVariableName } = JSON.parse(config).schemaConfig;
  const schema = buildSchema(readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8'));
  const { node } = schema.getQueryType()!.getFields();
  expect(node!.args.map(({ name, type }) => [name, String(type)])).toEqual([[nodeInterfaceIdVariableName, 'ID!']]);
  const fields = getNamedType(node!.type) as GraphQLInterfaceType;
  expect(String(fields.getFields()[nodeInterfaceIdField]?.type)).toBe('ID!');
});

test('every query of the document is run here', () => {
  expect(QUERIES).toHaveLength(2);
});
