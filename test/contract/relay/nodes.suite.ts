import { getNamedType, getNullableType, isInterfaceType, isObjectType } from 'graphql';
import { buildShopSchema } from '../../../server/api/schema';
import { NODE_READERS } from '../../../server/api/nodes/nodeReaders';
import { globalId } from '../../../server/graphql/nodes/node';
import { startShop, type TestShop } from '../../support/shop';
import { makeRun } from '../../support/data/runs';
import type { GraphqlAnswer, ShopClient } from '../../support/shopClient';
import { statementsOf } from '../../support/statements';

jest.setTimeout(60_000);

const VIEWERS = ['guest', 'customer', 'business', 'business-cash', 'employee', 'admin'] as const;
type ViewerName = (typeof VIEWERS)[number];

let shop: TestShop;
let clients: Record<ViewerName, ShopClient>;
/** The number of one of each type, and of an order of the employee. */
let numbers: Record<string, number>;

beforeAll(async () => {
  shop = await startShop();
  clients = {} as typeof clients;
  for (const name of VIEWERS) clients[name] = name === 'guest' ? shop.guest() : await shop.signedIn(name);
  const [row] = await shop.db.query<Record<string, number>[]>(
    `SELECT (SELECT id FROM users WHERE username = 'business') AS business,
       (SELECT id FROM users WHERE username = 'admin') AS admin,
       (SELECT id FROM users WHERE username = 'business-cash') AS other,
       (SELECT min(id) FROM product WHERE picture_hash IS NOT NULL AND deleted_at IS NULL) AS product,
       (SELECT min(id) FROM category) AS category, (SELECT min(id) FROM discount_code) AS code,
       (SELECT min(id) FROM price_plan) AS plan, (SELECT min(id) FROM delivery_zone) AS zone`,
  );
  const orderOf = async (username: string, kind: string, method: string) => {
    const [order] = await shop.db.query<{ id: number }[]>(
      `INSERT INTO orders (kind, payment_method, customer_name, subtotal_amount, delivery_fee, total_amount, price_book, user_id, account_id)
       SELECT $2, $3, 'Rana', 1, 3, 4, 'customer', id, coalesce(parent_business_id, id) FROM users WHERE username = $1 RETURNING id`,
      [username, kind, method],
    );
    return order!.id;
  };
  const { run } = await makeRun(shop.db, row!.admin!, 'planned');
  numbers = {
    Product: row!.product!,
    Category: row!.category!,
    Order: await orderOf('business', 'account', 'cod'),
    OrderOfEmployee: await orderOf('employee', 'employee', 'employee_order'),
    User: row!.business!,
    DiscountCode: row!.code!,
    PricePlan: row!.plan!,
    DeliveryZone: row!.zone!,
    Run: run,
    CreditAccount: row!.business!,
    other: row!.other!,
  };
});
afterAll(() => shop?.stop());

const nodeIdOf = (what: string) => globalId({ type: what.replace(/OfEmployee$/, ''), id: numbers[what]! });

const FIELDS = `nodeId ... on Product { id name price { amount } businessPrice version } ... on Category { id slug }
  ... on Order { id totalAmount items { unitPrice } } ... on User { id email } ... on DiscountCode { id code } ... on PricePlan { id madeByUsername }
  ... on DeliveryZone { id name } ... on Run { id floatLbp stops { orderId } counts { note } }
  ... on CreditAccount { userId currentBalance }`;

/** How each type is read by itself, with the same fields. */
const SINGLE: Record<string, (viewer: ViewerName) => string> = {
  Product: () => `product(id: ${numbers.Product}) { nodeId id name price { amount } businessPrice version }`,
  Category: () => `category(slug: "$slug") { nodeId id slug }`,
  Order: () => `order(id: ${numbers.Order}) { nodeId id totalAmount items { unitPrice } }`,
  OrderOfEmployee: () => `order(id: ${numbers.OrderOfEmployee}) { nodeId id totalAmount items { unitPrice } }`,
  User: () => `user(id: ${numbers.User}) { nodeId id email }`,
  PricePlan: () => `pricePlan(id: ${numbers.PricePlan}) { nodeId id madeByUsername }`,
  DeliveryZone: () => `deliveryZone(id: ${numbers.DeliveryZone}) { nodeId id name }`,
  Run: () => `run(id: ${numbers.Run}) { nodeId id floatLbp stops { orderId } counts { note } }`,
  DiscountCode: () => `discountCode(id: ${numbers.DiscountCode}) { nodeId id code }`,
  CreditAccount: (viewer) =>
    `${viewer === 'business' ? 'credit' : `creditAccount(userId: ${numbers.CreditAccount})`} { nodeId userId currentBalance }`,
};

/** Who reads one of each type; what belongs to a viewer is of `business`, whose employee is `employee`. */
const ALL = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const ADMINS = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'];
const EXPECTED: Record<string, string[]> = {
  Product: ALL,
  Category: ALL,
  Order: ['UNAUTHENTICATED', 'null', 'ok', 'null', 'null', 'ok'],
  OrderOfEmployee: ['UNAUTHENTICATED', 'null', 'ok', 'null', 'ok', 'ok'],
  User: ADMINS,
  PricePlan: ADMINS,
  DeliveryZone: ADMINS,
  Run: ADMINS,
  DiscountCode: ADMINS,
  CreditAccount: ['UNAUTHENTICATED', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
};

const outcomeOf = ({ errors }: GraphqlAnswer, value: unknown): string =>
  errors[0]?.extensions.code ?? (value === null ? 'null' : 'ok');

describe.each(Object.keys(EXPECTED))('%s', (what) => {
  test.each(VIEWERS.map((viewer, n) => [viewer, EXPECTED[what]![n]!] as const))(
    'read by its global id by %s: %s, as by itself',
    async (viewer, expected) => {
      const client = clients[viewer];
      const [category] = await shop.db.query<{ slug: string }[]>('SELECT slug FROM category WHERE id = $1', [
        numbers.Category,
      ]);
      const single = await client.graphql(`{ single: ${SINGLE[what]!(viewer).replace('$slug', category!.slug)} }`);
      const itself = single.data?.single ?? null;
      expect(outcomeOf(single, itself)).toBe(expected);
      // Often enough for the documents to be compiled.
      for (let time = 0; time < 4; time += 1) {
        const id = nodeIdOf(what);
        const one = await client.graphql(`query ($id: ID!) { node(nodeId: $id) { ${FIELDS} } }`, { id });
        expect([outcomeOf(one, one.data.node), one.data.node]).toEqual([expected, itself]);
        const document = `query ($ids: [ID!]!) { nodes(nodeIds: $ids) { ${FIELDS} } }`;
        const many = await client.graphql(document, { ids: [nodeIdOf('Product'), id, 'x'] });
        const [product, node, nothing] = many.data.nodes;
        expect([outcomeOf(many, node), node, product.nodeId, nothing]).toEqual([
          expected,
          itself,
          nodeIdOf('Product'),
          null,
        ]);
        for (const { errors, at } of [
          { errors: one.errors, at: ['node'] },
          { errors: many.errors, at: ['nodes', 1] },
        ])
          expect(errors.map(({ message, path }) => [message, path])).toEqual(
            single.errors.map(({ message }) => [message, at]),
          );
      }
      if (itself) expect(itself.nodeId).toBe(nodeIdOf(what));
    },
  );
});

test('a pending business is told that it waits, also of its own credit', async () => {
  await shop.db.query('UPDATE users SET business_approved = false WHERE id = $1', [numbers.other]);
  const id = globalId({ type: 'CreditAccount', id: numbers.other! });
  const { errors } = await clients['business-cash'].graphql(`{ node(nodeId: "${id}") { nodeId } }`);
  await shop.db.query('UPDATE users SET business_approved = true WHERE id = $1', [numbers.other]);
  expect(errors[0]!.message).toBe('Your business account is awaiting admin approval.');
});

describe('an API token', () => {
  test.each([
    ['admin', 'read', ['ok', 'ok', 'FORBIDDEN']],
    ['admin', 'order', ['ok', 'FORBIDDEN', 'FORBIDDEN']],
    ['admin', 'admin', ['FORBIDDEN', 'FORBIDDEN', 'ok']],
    ['business', 'read', ['ok', 'ok', 'FORBIDDEN']],
    ['business', 'employees', ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']],
  ] as const)('of %s with the scope %s reads what that scope is for', async (owner, scope, expected) => {
    const { body } = await clients[owner].rest('POST', '/api/tokens', { name: 'A program', scopes: [scope] });
    const outcomes = [];
    for (const what of ['Product', 'Order', 'User']) {
      const headers = { Authorization: `Bearer ${body.token}` };
      const answer = await shop
        .guest()
        .graphql('query ($id: ID!) { node(nodeId: $id) { nodeId } }', { id: nodeIdOf(what) }, headers);
      outcomes.push(outcomeOf(answer, answer.data?.node));
    }
    expect(outcomes).toEqual(expected);
  });
});

const schema = buildShopSchema();

test('every type that a root field reads by its number or name is a node, and has a reader', () => {
  const node = schema.getType('Node');
  const nodes = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
  const single = Object.values(schema.getQueryType()!.getFields())
    .filter(({ type }) => isObjectType(getNullableType(type)))
    .filter(({ args }) => {
      const keys = args.map(({ name }) => name).filter((name) => name !== 'language');
      return keys.length === 1 && /^(id|slug|userId)$/.test(keys[0]!);
    })
    .map(({ type }) => getNamedType(type).name);
  expect(single.length).toBeGreaterThan(4);
  expect([...nodes].sort()).toEqual([...single].sort());
  expect([...NODE_READERS.keys()].sort()).toEqual([...nodes].sort());
});

const base64 = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  '',
  'x',
  'Product:1',
  base64('Product'),
  base64('Product:'),
  base64('Product:0x1'),
  base64('Product:01'),
  base64('Product:-1'),
  base64('Product:1.5'),
  base64('Product:2147483647'),
  base64('Product:99999999999999999999'),
  base64("Order:1 OR '1'='1'"),
  base64('Product:1\0'),
  base64('Nothing:1'),
  base64('Employee:1'),
  base64('constructor:1'),
  base64('__proto__:1'),
  `${base64('Product:1')}=`,
  ` ${base64('Product:1')}`,
  base64('x'.repeat(20_000)),
])('%j names nothing', async (id) => {
  const { data, errors } = await clients.admin.graphql(
    'query ($id: ID!) { node(nodeId: $id) { nodeId } nodes(nodeIds: [$id]) { nodeId } }',
    { id },
  );
  expect([errors, data]).toEqual([[], { node: null, nodes: [null] }]);
});

test('a product that was deleted is gone by its global id, too', async () => {
  const [{ id }] = await shop.db.query<[{ id: number }]>('SELECT max(id) AS id FROM product WHERE deleted_at IS NULL');
  await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [id]);
  const { data, errors } = await clients.admin.graphql(
    `{ node(nodeId: "${globalId({ type: 'Product', id })}") { nodeId } }`,
  );
  await shop.db.query('UPDATE product SET deleted_at = NULL WHERE id = $1', [id]);
  expect([errors, data]).toEqual([[], { node: null }]);
});

test('pictures are as they were given of one node, and copies of many', async () => {
  const id = numbers.Product!;
  const { data } = await clients.guest.graphql(
    `{ product(id: ${id}) { imageUrl } node(nodeId: "${nodeIdOf('Product')}") { ... on Product { imageUrl } } }`,
  );
  expect(data.node.imageUrl).toBe(data.product.imageUrl);
  const lists = await clients.guest.graphql(
    `{ products(ids: [${id}], first: 1) { nodes { imageUrl } } nodes(nodeIds: ["${nodeIdOf('Product')}"]) { ... on Product { imageUrl } } }`,
  );
  expect(lists.data.nodes).toEqual(lists.data.products.nodes);
});

describe('many nodes', () => {
  const document = 'query ($ids: [ID!]!) { nodes(nodeIds: $ids) { nodeId ... on Product { name } } }';

  test('come in the order of their ids, each as often as it is asked for, by one statement for each type', async () => {
    const rows = await shop.db.query<{ id: number }[]>(
      'SELECT id FROM product WHERE deleted_at IS NULL ORDER BY name LIMIT 40',
    );
    const products = rows.map(({ id }) => globalId({ type: 'Product', id }));
    const ids = [
      ...products,
      nodeIdOf('Order'),
      nodeIdOf('OrderOfEmployee'),
      nodeIdOf('User'),
      ...products.slice(0, 5),
    ];
    let found: unknown;
    const statements = await statementsOf(async () => {
      found = (await clients.admin.graphql(document, { ids })).data.nodes.map(
        ({ nodeId }: { nodeId: string }) => nodeId,
      );
    });
    expect(found).toEqual(ids);
    expect(statements.filter((text) => /FROM (product|orders|users u WHERE u\.id = ANY)/.test(text))).toHaveLength(3);
  });

  test('are at most 100', async () => {
    const { data, errors } = await clients.guest.graphql(document, { ids: Array(101).fill(nodeIdOf('Product')) });
    expect(data).toBeNull();
    const message = 'Ask for at most 100 at a time';
    expect(errors).toMatchObject([
      { message, path: ['nodes'], extensions: { code: 'BAD_USER_INPUT', fields: { nodeIds: message } } },
    ]);
    const most = await clients.guest.graphql(document, { ids: Array(100).fill(nodeIdOf('Product')) });
    expect(most.data.nodes).toHaveLength(100);
  });

  test('cost as many objects as they name, and 100 where a variable names them', async () => {
    const refusal = async (names: string, fields: string, times = 20) => {
      const all = Array.from({ length: times }, (_, n) => `a${n}: nodes(nodeIds: ${names}) { ${fields} }`).join(' ');
      const { errors } = await clients.guest.graphql(
        `query ($ids: [ID!]!) { ${all} a: viewer { id } b: nodes(nodeIds: $ids) { nodeId } }`,
        {
          ids: [],
        },
      );
      return errors[0]?.message;
    };
    const variants = '... on Product { variants { price { amount } } }';
    expect(await refusal('$ids', variants, 10)).toBe("The operation's cost is 21101; at most 20000 is allowed.");
    expect(await refusal(`["x", "y"]`, variants, 10)).toBeUndefined();
    expect(await refusal('$ids', '... on Product { imageUrl }', 2)).toBe(
      "The operation's number of characters of inline pictures is 3200000; at most 2000000 is allowed.",
    );
  });
});
