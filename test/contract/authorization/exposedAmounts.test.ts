import {
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
  print,
  specifiedRules,
  validate,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
} from 'graphql';
import { limitsRule, OPERATION_LIMITS } from '../../../server/graphql/limits';
import { buildShopSchema } from '../../../server/api/schema';
import { startShop, type TestShop } from '../../support/shop';
import type { GraphqlAnswer, ShopClient } from '../../support/shopClient';
import { fixture, ownOrder, prepareShop } from './fixture';
import { OPERATIONS } from './operations';
import { outcomeOf, type AccountName } from './viewers';

jest.setTimeout(120_000);

const schema = buildShopSchema();
const queries = Object.keys(schema.getQueryType()!.getFields()).map((name) => `Query.${name}`);

/** How deep fields are nested; types that refer to each other would nest without end. */
const DEPTH = 6;

/** The path to a field of a response: names of fields, and `... on Type` for a member of a union. */
type FieldPath = readonly string[];

/** The paths to all scalar fields. */
function fieldPathsFrom(type: GraphQLCompositeType, above: FieldPath = []): FieldPath[] {
  if (above.length >= DEPTH) return [];
  if (!isObjectType(type)) {
    return schema
      .getPossibleTypes(type)
      .flatMap((member) => fieldPathsFrom(member, [...above, `... on ${member.name}`]));
  }
  return Object.values(type.getFields()).flatMap((field): FieldPath[] => {
    const inner = getNamedType(field.type);
    const fieldPath = [...above, field.name];
    return isCompositeType(inner) ? fieldPathsFrom(inner, fieldPath) : [fieldPath];
  });
}

function selectionOf(paths: readonly FieldPath[]): string {
  const inside = new Map<string, FieldPath[]>();
  for (const [first, ...rest] of paths) inside.set(first!, [...(inside.get(first!) ?? []), rest]);
  const fields = [...inside].map(([name, below]) => (below[0]!.length === 0 ? name : `${name} ${selectionOf(below)}`));
  return `{ ${fields.join(' ')} }`;
}

/** The operation of the table, with these fields selected. */
function documentOf(query: string, paths: readonly FieldPath[]): DocumentNode | null {
  const document = parse(OPERATIONS[query]!.document);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${query} is no operation`);
  const [root] = operation.selectionSet.selections as FieldNode[];
  const text = print({
    ...document,
    definitions: [
      {
        ...operation,
        selectionSet: { ...operation.selectionSet, selections: [{ ...root!, selectionSet: undefined }] },
      },
    ],
  });
  const whole = text.replace(/\}\s*$/, ` ${selectionOf(paths)} }`);
  try {
    const made = parse(whole, { maxTokens: OPERATION_LIMITS.tokens });
    return validate(schema, made, [...specifiedRules, limitsRule]).length === 0 ? made : null;
  } catch {
    return null;
  }
}

/** Fields that no operation can select, since one alone exceeds the limits. */
const overLimits = new Set<string>();

/** As few operations as the limits allow that together select all of this. */
function documentsOf(query: string, paths: readonly FieldPath[]): string[] {
  const document = documentOf(query, paths);
  if (document) return [print(document)];
  if (paths.length < 2) {
    overLimits.add(`${query}: ${paths.flat().join(' ')}`);
    return [];
  }
  const half = Math.ceil(paths.length / 2);
  return [...documentsOf(query, paths.slice(0, half)), ...documentsOf(query, paths.slice(half))];
}

interface QueryResponse {
  query: string;
  document: string;
  answer: GraphqlAnswer;
  /** The answer as it came. */
  text: string;
}

/** Sends every query that this account may send, with all fields selected. */
async function queryEverything(account: AccountName, client: ShopClient): Promise<QueryResponse[]> {
  const responses: QueryResponse[] = [];
  for (const query of queries.filter((each) => outcomeOf(OPERATIONS[each]!, account) === 'ok')) {
    const type = getNamedType(schema.getQueryType()!.getFields()[query.slice('Query.'.length)]!.type);
    if (!isCompositeType(type)) throw new Error(`${query} has no fields`);
    for (const documentText of documentsOf(query, fieldPathsFrom(type))) {
      const variables = OPERATIONS[query]!.variables?.() ?? {};
      const { status, headers, body, text } = await client.rest('POST', '/graphql', { query: documentText, variables });
      const answer = { status, headers, data: body.data, errors: body.errors ?? [] };
      expect([query, answer.errors]).toEqual([query, []]);
      responses.push({ query, document: documentText, answer, text });
    }
  }
  return responses;
}

/** Every value of an answer without values of its own, by the type and the field that hold it. */
function* values(found: unknown, type: GraphQLCompositeType): Generator<[field: string, kind: string, value: unknown]> {
  if (found === null || typeof found !== 'object') return;
  if (Array.isArray(found)) {
    for (const each of found) yield* values(each, type);
    return;
  }
  for (const [name, value] of Object.entries(found)) {
    const holders = isObjectType(type) ? [type] : schema.getPossibleTypes(type);
    const holder = holders.find((each) => name in each.getFields())!;
    const inner = getNamedType(holder.getFields()[name]!.type);
    if (isCompositeType(inner)) yield* values(value, inner);
    else for (const leaf of leaves(value)) yield [`${holder.name}.${name}`, inner.name, leaf];
  }
}

function leaves(value: unknown): unknown[] {
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [value];
}

/** Every amount that some column of some table holds, as the shop writes it. */
async function amountsIn(table: string, column: string): Promise<string[]> {
  const rows = await shop.db.query<{ amount: string }[]>(
    `SELECT DISTINCT "${column}"::text AS amount FROM "${table}" WHERE "${column}" IS NOT NULL AND "${column}" <> 0`,
  );
  return rows.map(({ amount }) => amount);
}

async function allAmounts(): Promise<Set<string>> {
  const columns = await shop.db.query<{ table: string; column: string }[]>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'numeric' AND column_name !~ 'percent|discount$'`,
  );
  const found = await Promise.all(columns.map(({ table, column }) => amountsIn(table, column)));
  return new Set(found.flat());
}

/** Whether a number is a count, which may equal a small amount by chance. */
const isCount = (value: number) => Number.isInteger(value) && value < 1_000;

let shop: TestShop;
let employee: ShopClient;
let guest: ShopClient;

beforeAll(async () => {
  shop = await startShop();
  await prepareShop(shop);
  // Prices that no other number equals, and that differ by the kind of buyer.
  for (const [table, id] of [
    ['product', 'id'],
    ['product_variant', 'product_id'],
  ] as const) {
    await shop.db.query(`UPDATE "${table}" SET customer_price = 10000.37 + ${id}, business_price = 20000.41 + ${id}`);
  }
  await shop.db.query('DELETE FROM individual_price');
  await shop.db.query(
    `INSERT INTO individual_price (user_id, product_id, custom_price)
     SELECT u.id, p.id, 30000.43 + p.id FROM product p, users u WHERE u.username = 'business-cash'`,
  );
  await shop.db.query('UPDATE product SET in_stock = true WHERE deleted_at IS NULL');
  employee = await shop.signedIn('employee');
  guest = shop.guest();
  const admin = await shop.signedIn('admin');
  await admin.graphql(OPERATIONS['Mutation.setCreditLimit']!.document, { userId: fixture.ids.business });
  const placed = await employee.graphql(
    `mutation ($input: EmployeeOrderInput!) { placeEmployeeOrder(input: $input) { ... on OrderPlaced { orderId } } }`,
    { input: ownOrder() },
  );
  expect(placed.errors).toEqual([]);
  fixture.ids.order = placed.data.placeEmployeeOrder.orderId;
  expect(fixture.ids.order).toEqual(expect.any(Number));
  const shipped = await admin.graphql(
    `mutation ($id: Int!) { setOrderStatus(id: $id, status: SHIPPED, trackingNumber: "TRACK") { __typename } }`,
    { id: fixture.ids.order },
  );
  expect(shipped.errors).toEqual([]);
  for (const client of [employee, guest]) {
    await client.graphql(OPERATIONS['Mutation.addToCart']!.document, OPERATIONS['Mutation.addToCart']!.variables!());
  }
});
afterAll(() => shop.stop());

test('the table has arguments for every query of the schema', () => {
  expect(queries.filter((query) => !OPERATIONS[query])).toEqual([]);
});

test('the queries of an employee reach every field of every type', async () => {
  const reached = new Set<string>();
  for (const { query, answer } of await queryEverything('employee', employee)) {
    const [data] = Object.values(answer.data);
    const type = getNamedType(schema.getQueryType()!.getFields()[query.slice('Query.'.length)]!.type);
    expect([query, data]).toEqual([query, expect.anything()]);
    for (const [field] of values(data, type as GraphQLCompositeType)) reached.add(field);
  }
  const types = [
    'Order',
    'OrderLine',
    'OrderAgainLine',
    'OrderEvent',
    'Product',
    'ProductVariant',
    'Viewer',
    'CartItem',
    'Category',
  ];
  const expected = types.flatMap((name) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no type`);
    return Object.values(type.getFields())
      .filter((field) => !isCompositeType(getNamedType(field.type)))
      .map((field) => `${name}.${field.name}`);
  });
  expect([...reached]).toEqual(expect.arrayContaining(expected));
  // Prices of sizes, in the list of everything at once; `products` shows them page by page.
  const ofAll = /^Query\.catalogue: (nodes|edges node) variants price /;
  expect([...overLimits].filter((fieldPath) => !ofAll.test(fieldPath))).toEqual([]);
});

test('no query shows an employee an amount of money', async () => {
  const amounts = await allAmounts();
  expect(amounts.size).toBeGreaterThan(100);
  const exposed: unknown[] = [];
  for (const { query, answer, text } of await queryEverything('employee', employee)) {
    const type = getNamedType(schema.getQueryType()!.getFields()[query.slice('Query.'.length)]!.type);
    for (const [field, kind, value] of values(Object.values(answer.data)[0], type as GraphQLCompositeType)) {
      if (kind === 'Money' && value !== null) exposed.push([query, field, value]);
      // How much a code takes off is a percentage.
      else if (
        typeof value === 'string' &&
        /^\d+\.\d\d$/.test(value) &&
        field !== 'ValidDiscountCode.discountPercent'
      ) {
        exposed.push([query, field, value]);
      } else if (typeof value === 'number' && !isCount(value) && amounts.has(value.toFixed(2))) {
        exposed.push([query, field, value]);
      }
    }
    for (const amount of text.match(/\d+\.\d\d?(?!\d)/g) ?? []) {
      if (amounts.has(Number(amount).toFixed(2))) exposed.push([query, amount]);
    }
  }
  expect(exposed).toEqual([]);
});

test('no query shows a guest a price of businesses', async () => {
  const customers = new Set([
    ...(await amountsIn('product', 'customer_price')),
    ...(await amountsIn('product_variant', 'customer_price')),
  ]);
  const secrets = new Set([
    ...(await amountsIn('product', 'business_price')),
    ...(await amountsIn('product_variant', 'business_price')),
    ...(await amountsIn('individual_price', 'custom_price')),
  ]);
  for (const account of ['business', 'business-cash'] as const) {
    const business = await shop.signedIn(account);
    const { data } = await business.graphql('{ products(first: 100) { nodes { price { amount } } } }');
    for (const { price } of data.products.nodes) if (price) secrets.add(price.amount);
  }
  const forbidden = [...secrets].filter((amount) => !customers.has(amount));
  expect(forbidden.length).toBeGreaterThan(100);
  const responses = await queryEverything('guest', guest);
  const everything = responses.map(({ text }) => text).join('\n');
  // The responses do hold prices: those of customers.
  expect([...customers].filter((amount) => everything.includes(amount)).length).toBeGreaterThan(20);
  expect(forbidden.filter((amount) => everything.includes(amount))).toEqual([]);
});
