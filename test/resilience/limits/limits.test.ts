import { getIntrospectionQuery } from 'graphql';
import { rowCounts } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';
import type { HttpAnswer, ShopClient } from '../../support/shopClient';

jest.setTimeout(60_000);

/** A guest who asks for a cart gets a session; every try to sign in is counted. */
const EXCEPT = ['session', 'rate_limit'];

let shop: TestShop;
let guest: ShopClient;
let before: Record<string, number>;
let inStock: number;

beforeAll(async () => {
  shop = await startShop();
  guest = shop.guest();
  const [product] = await shop.db.query<{ id: number }[]>(
    `SELECT id FROM product p WHERE in_stock AND customer_price > 0
       AND NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id) ORDER BY id LIMIT 1`,
  );
  inStock = product!.id;
});
afterAll(() => shop.stop());

beforeEach(async () => {
  before = await rowCounts(shop.db, EXCEPT);
});
// Whatever was sent: nothing is stored, and the server still answers.
afterEach(async () => {
  expect(await rowCounts(shop.db, EXCEPT)).toEqual(before);
  const { data } = await guest.graphql('{ shop { name } categories { id } }');
  expect([data.shop.name, data.categories.length]).toEqual(['Bustan', 5]);
});

/** Nothing of the inside: no stack, no SQL, no file, no INTERNAL. */
function expectClean(text: string): void {
  expect(text).not.toMatch(
    /\bat \w+.*:\d+:\d+|node_modules|\.ts:|SELECT |INSERT |violates|syntax error at|relation "|"code":"INTERNAL"/,
  );
}

async function send(query: string, variables: unknown = {}): Promise<HttpAnswer> {
  const answer = await guest.rest('POST', '/graphql', { query, variables });
  expectClean(answer.text);
  return answer;
}

/** Refused before it ran, each error with the code and one of them with the text. */
async function expectRefused(query: string, text: string | RegExp, variables: unknown = {}): Promise<void> {
  const { body, status } = await send(query, variables);
  expect([200, 400]).toContain(status);
  expect(Object.values(body.data ?? {}).filter((each) => each !== null)).toEqual([]);
  expect(body.errors.length).toBeGreaterThan(0);
  for (const error of body.errors) expect(error.extensions.code).toBe('BAD_USER_INPUT');
  const messages = body.errors.map(({ message }: { message: string }) => message).join('\n');
  if (typeof text === 'string') expect(messages).toContain(text);
  else expect(messages).toMatch(text);
}

const repeated = (times: number, make: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => make(n)).join(' ');

describe('operations', () => {
  test('within the limits are answered: 20 aliases, 60 fields side by side', async () => {
    const aliases = await send(`{ ${repeated(20, (n) => `a${n}: shop { name }`)} }`);
    expect(Object.keys(aliases.body.data)).toHaveLength(20);
    const breadth = await send(`{ shop { ${repeated(60, () => 'name')} } }`);
    expect(breadth.body.data).toEqual({ shop: { name: 'Bustan' } });
  });

  test('with 21 aliases, and with 1,000', async () => {
    await expectRefused(
      `{ ${repeated(21, (n) => `a${n}: shop { name }`)} }`,
      "The operation's number of aliases is 21; at most 20 is allowed.",
    );
    // 1,000 aliases are also more than 2,000 tokens.
    await expectRefused(`{ ${repeated(1_000, (n) => `a${n}: shop { name }`)} }`, 'more that 2000 tokens');
    await expectRefused(
      `{ shop { ${repeated(30, (n) => `a${n}: name`)} } }`,
      "The operation's number of aliases is 30; at most 20 is allowed.",
    );
  });

  test('that hide their aliases in fragments', async () => {
    await expectRefused(
      `{ shop { ...a ...b } } fragment a on Shop { ${repeated(11, (n) => `a${n}: name`)} }
       fragment b on Shop { ${repeated(10, (n) => `b${n}: name`)} }`,
      "The operation's number of aliases is 21; at most 20 is allowed.",
    );
    await expectRefused(
      `mutation { ${repeated(21, (n) => `a${n}: signIn(username: "admin", password: "guess${n}") { __typename }`)} }`,
      "The operation's number of aliases is 21; at most 20 is allowed.",
    );
  });

  test('that are 50 deep', async () => {
    const deep = `{ products { ${'nodes { variants { price { '.repeat(16)} amount ${'} } }'.repeat(16)} } }`;
    const { body } = await send(deep);
    expect(body.data).toBeUndefined();
    for (const { extensions } of body.errors) expect(extensions.code).toBe('BAD_USER_INPUT');
  });

  test('that are deep where the schema is recursive: introspection', async () => {
    const nested = `{ __schema { types { ${'fields { type { '.repeat(12)} name ${'} }'.repeat(12)} } } }`;
    await expectRefused(nested, "The operation's introspection depth is 27; at most 24 is allowed.");
    // Also below the depth a list inside a list multiplies what is answered.
    await expectRefused(
      `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } }`,
      /introspection/i,
    );
  });

  test('of a standard client’s introspection pass', async () => {
    for (const options of [
      {},
      {
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      },
    ]) {
      const { body } = await guest.rest('POST', '/graphql', { query: getIntrospectionQuery(options) });
      expect(body.errors).toBeUndefined();
      expect(body.data.__schema.types.map(({ name }: { name: string }) => name)).toContain('Product');
    }
  });

  test('that are too broad', async () => {
    await expectRefused(
      `{ shop { ${repeated(61, () => 'name')} } }`,
      "The operation's breadth is 61; at most 60 is allowed.",
    );
  });

  test('of more than 2,000 tokens', async () => {
    await expectRefused(`{ shop { ${repeated(2_000, () => 'name')} } }`, 'more that 2000 tokens');
    await expectRefused(`${'{ shop { name } } '.repeat(600)}`, 'more that 2000 tokens');
    // Commas and comments are no tokens, and cost nothing.
    expect((await send(`{ shop { ${',,,'.repeat(20_000)} name # ${'x'.repeat(100_000)}\n } }`)).body.data).toEqual({
      shop: { name: 'Bustan' },
    });
  });

  test('that would read too much', async () => {
    const page = 'first: 100) { nodes { price { amount } variants { name price { amount } } } }';
    const one = (n: number) => `a${n}: products(${page}`;
    expect((await send(`{ ${repeated(8, one)} }`)).body.errors).toBeUndefined();
    await expectRefused(`{ ${repeated(12, one)} }`, /The operation's cost is \d+; at most 20000 is allowed\./);
    // A page size in a variable is taken for the largest.
    await expectRefused(
      `query ($first: Int!) { ${repeated(12, (n) => one(n).replace('100', '$first'))} }`,
      /The operation's cost is \d+; at most 20000 is allowed\./,
      { first: 1 },
    );
    await expectRefused(
      `{ ${repeated(3, (n) => `a${n}: catalogue { nodes { price { amount } variants { name price { amount } } } }`)} }`,
      /The operation's cost is \d+; at most 20000 is allowed\./,
    );
  });

  test('with fragments that spread each other, doubling each time', async () => {
    const levels = 40;
    const bomb = `{ shop { ...f0 } } ${repeated(levels, (n) => `fragment f${n} on Shop { ${n + 1 < levels ? `...f${n + 1} ...f${n + 1}` : 'name'} }`)}`;
    await expectRefused(bomb, /The operation's cost is \d+; at most 20000 is allowed\./);
    const introspective = bomb.replace('{ shop {', '{ __type(name: "Shop") {').replaceAll('on Shop', 'on __Type');
    await expectRefused(introspective, /The operation's cost is \d+; at most 20000 is allowed\./);
  });

  test('with fragments in a circle', async () => {
    await expectRefused('{ shop { ...a } } fragment a on Shop { ...a }', 'Cannot spread fragment "a" within itself');
    await expectRefused(
      '{ shop { ...a } } fragment a on Shop { name ...b } fragment b on Shop { name ...a }',
      'Cannot spread fragment "a" within itself via "b"',
    );
  });

  test('with floods of directives', async () => {
    await expectRefused(`{ shop { name ${'@skip(if: false) '.repeat(200)} } }`, 'can only be used once');
    await expectRefused(`{ shop { name ${'@nothing '.repeat(900)} } }`, 'Unknown directive "@nothing"');
  });

  test('with unknown fields, arguments and variables', async () => {
    await expectRefused('{ nothing }', 'Cannot query field "nothing"');
    await expectRefused('{ products(nothing: 1) { totalCount } }', 'Unknown argument "nothing"');
    await expectRefused('{ shop { name } viewer { passwordHash } }', 'Cannot query field "passwordHash"');
    await expectRefused('query ($a: Nothing) { shop { name } }', 'Unknown type "Nothing"');
    await expectRefused('query ($a: Int!) { product(id: $a) { id } }', 'was not provided');
  });

  test('that are no operations', async () => {
    await expectRefused('', /query/i);
    await expectRefused('{', 'Syntax Error');
    await expectRefused('fragment a on Shop { name }', 'Fragment "a" is never used.');
    for (const body of ['{"query": 7}', '{"query": {}}', '{}', 'null', '7', '"{ shop { name } }"']) {
      const answer = await guest.rest('POST', '/graphql', body);
      expectClean(answer.text);
      expect([body, answer.status, answer.body.errors[0].extensions.code]).toEqual([body, 400, 'BAD_USER_INPUT']);
    }
  });

  test('in batches', async () => {
    const answer = await guest.rest('POST', '/graphql', [
      { query: '{ shop { name } }' },
      { query: '{ shop { name } }' },
    ]);
    expectClean(answer.text);
    expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('whose variables are no object, or huge', async () => {
    for (const variables of ['"text"', '7', '[]']) {
      const answer = await guest.rest('POST', '/graphql', `{"query":"{ shop { name } }","variables":${variables}}`);
      expectClean(answer.text);
      expect([200, 400]).toContain(answer.status);
    }
    const huge = await guest.rest('POST', '/graphql', {
      query: 'query ($code: String!) { checkDiscountCode(code: $code) { __typename } }',
      variables: { code: 'x'.repeat(1_000_001) },
    });
    expect([huge.status, huge.body.errors[0].extensions.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(huge.body.errors[0].message).toContain('1,000,000');
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const answer = await guest.rest(
      'POST',
      '/graphql',
      `{"query":"query ($id: Int!) { product(id: $id) { id } }","variables":{"id":${deep}}}`,
    );
    expectClean(answer.text);
    expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});

describe('orders', () => {
  let key = 0;

  const address = {
    firstName: 'Layal',
    lastName: 'Tannous',
    phone: '+961 3 000 000',
    street: 'Hamra Street 1',
    city: 'Beirut',
    area: 'Hamra',
  };

  function order(change: object = {}, line: object = {}) {
    return {
      items: [{ productId: inStock, quantity: 1, ...line }],
      paymentMethod: 'cod',
      deliveryAddress: address,
      ...change,
    };
  }

  /** Refused with 400 by both ways, the field named by both. */
  async function expectBoth(body: Record<string, unknown>, field: string, message: string | RegExp): Promise<void> {
    const rest = await guest.rest('POST', '/api/orders/guest', body);
    expectClean(rest.text);
    expect([rest.status, rest.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(Object.keys(rest.body.fields)).toContain(field);
    expect(rest.body.fields[field]).toMatch(message);
    const { body: graphql } = await send(
      'mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { __typename } }',
      { input: { ...body, paymentMethod: 'COD', idempotencyKey: `limits-test-order-${(key += 1)}` } },
    );
    expect(graphql.data ?? null).toBeNull();
    expect(graphql.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  }

  test('of 201 and of 10,000 lines', async () => {
    for (const lines of [201, 10_000]) {
      const items = Array.from({ length: lines }, () => ({ productId: inStock, quantity: 1 }));
      await expectBoth(order({ items }), 'items', 'An order has at most 200 lines; please split it');
    }
  });

  test('without lines', async () => {
    await expectBoth(order({ items: [] }), 'items', 'Please add items to your cart before placing an order');
  });

  test.each([0, -1, 10_000, 2_147_483_647, -2_147_483_648])('of quantity %i', async (quantity) => {
    await expectBoth(order({}, { quantity }), 'items.0.quantity', 'Order a whole number from 1 to 9,999');
  });

  test.each([1.5, '1', '1e2', null, true, [1], { n: 1 }, 1e100])('of quantity %j', async (quantity) => {
    await expectBoth(order({}, { quantity }), 'items.0.quantity', /whole number|required/);
  });

  test.each([0, -1, 2_147_483_647])('of unknown product %i', async (productId) => {
    await expectBoth(
      order({}, { productId }),
      'items.0.productId',
      `There is no product ${productId} in the shop any more`,
    );
  });

  test.each([2_147_483_648, 1.5, '1', '1 OR 1=1', null])('of product id %j', async (productId) => {
    await expectBoth(order({}, { productId }), 'items.0.productId', /whole number|required/);
  });

  const TEXTS: [string, (value: string) => [Record<string, unknown>, string]][] = [
    [
      'first name',
      (value) => [order({ deliveryAddress: { ...address, firstName: value } }), 'deliveryAddress.firstName'],
    ],
    [
      'street',
      (value) => [order({ deliveryAddress: { ...address, street: `Street 1 ${value}` } }), 'deliveryAddress.street'],
    ],
    ['building', (value) => [order({ deliveryAddress: { ...address, building: value } }), 'deliveryAddress.building']],
    [
      'full address',
      (value) => [order({ deliveryAddress: { ...address, fullAddress: value } }), 'deliveryAddress.fullAddress'],
    ],
    ['guest name', (value) => [order({ guestName: value }), 'guestName']],
    ['e-mail', (value) => [order({ guestEmail: `a${value}@example.com` }), 'guestEmail']],
    ['size', (value) => [order({}, { selectedSize: value }), 'items.0.selectedSize']],
    ['packaging', (value) => [order({}, { selectedPackaging: value }), 'items.0.selectedPackaging']],
    ['code', (value) => [order({ discountCode: value }), 'discountCode']],
  ];

  describe.each(TEXTS)('with a wrong %s', (_, make) => {
    test('half a megabyte', async () => {
      const [body, field] = make('x'.repeat(500_000));
      await expectBoth(body, field, /./);
    });

    test('a zero character', async () => {
      const [body] = make('x\u0000y');
      const rest = await guest.rest('POST', '/api/orders/guest', body);
      expectClean(rest.text);
      expect([rest.status, rest.body.code]).toEqual([400, 'BAD_USER_INPUT']);
      await expectRefused(
        'mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { __typename } }',
        /./,
        { input: { ...body, paymentMethod: 'COD', idempotencyKey: `limits-test-order-${(key += 1)}` } },
      );
    });
  });

  test('with an amount that is none', async () => {
    for (const totalAmount of [12.5, '12.505', '1e3', 'NaN', '١٢', '-', '9999999999999.00']) {
      await expectBoth(order({ totalAmount }), 'totalAmount', 'Must be an amount as text');
    }
  });

  test('with keys of every object’s prototype', async () => {
    const { idempotencyKey: _, ...body } = { ...order(), idempotencyKey: '' };
    const polluted = `{"__proto__":{"isAdmin":true,"paymentMethod":"cod"},"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(
      { ...body, paymentMethod: 'gold' },
    ).slice(1)}`;
    const answer = await guest.rest('POST', '/api/orders/guest', polluted);
    expectClean(answer.text);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['paymentMethod']]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const graphql = await guest.rest(
      'POST',
      '/graphql',
      `{"query":"mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { __typename } }","variables":{"__proto__":{"a":1},"input":{"__proto__":{"isAdmin":true}}}}`,
    );
    expectClean(graphql.text);
    expect(graphql.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('with an idempotency key that is none', async () => {
    for (const bad of ['short', 'x'.repeat(201), 'with a space in the key', 'schlüssel-mit-umlaut-1']) {
      const answer = await guest.graphql(
        'mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { __typename } }',
        { input: { ...order(), paymentMethod: 'COD', idempotencyKey: bad } },
      );
      expect(answer.errors[0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { idempotencyKey: expect.any(String) },
      });
    }
  });
});

describe('other texts', () => {
  const PLACES: [string, string][] = [
    ['search', 'query ($v: String!) { products(search: $v) { totalCount } }'],
    ['category', 'query ($v: String!) { products(category: $v) { totalCount } }'],
    ['slug', 'query ($v: String!) { category(slug: $v) { id } }'],
    ['cursor', 'query ($v: String!) { products(after: $v) { totalCount } }'],
    ['size to explain', 'query ($v: String!) { priceExplanation(productId: 1, variant: $v) { sentence } }'],
    ['code', 'query ($v: String!) { checkDiscountCode(code: $v) { __typename } }'],
    ['username', 'mutation ($v: String!) { signIn(username: $v, password: "x") { __typename } }'],
    [
      'size in the cart',
      'mutation ($v: String!) { addToCart(input: { productId: 1, quantity: 1, selectedSize: $v }) { items { quantity } } }',
    ],
  ];

  test.each(PLACES)('a zero character as %s', async (place, query) => {
    const { body } = await send(query, { v: 'x\u0000y' });
    const code = place === 'size to explain' ? 'NOT_FOUND' : 'BAD_USER_INPUT';
    expect(body.errors.map(({ extensions }: any) => extensions.code)).toEqual([code]);
  });

  test('a zero character as sign-in by the documented path', async () => {
    const answer = await guest.rest('POST', '/api/login', { username: 'x\u0000y', password: 'x' });
    expectClean(answer.text);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('half of a surrogate pair, which JSON can say and UTF-8 cannot, is no fault of the server', async () => {
    for (const [, query] of PLACES) await send(query, { v: 'x\ud800y' });
    await shop.db.query('DELETE FROM cart_item');
  });

  test('a username of 200 letters that grow when they are made small', async () => {
    const answer = await guest.rest('POST', '/api/login', { username: 'İ'.repeat(200), password: 'x' });
    expectClean(answer.text);
    expect([answer.status, answer.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('over their length', async () => {
    const long = 'x'.repeat(500_000);
    await expectRefused('query ($v: String!) { products(search: $v) { totalCount } }', 'at most 100 characters', {
      v: long,
    });
    await expectRefused(
      'mutation ($v: String!) { signIn(username: $v, password: "x") { __typename } }',
      'at most 200',
      { v: long },
    );
    await expectRefused(
      'mutation ($v: String!) { signIn(username: "x", password: $v) { __typename } }',
      'at most 200',
      { v: long },
    );
    await expectRefused(
      'mutation ($v: String!) { addToCart(input: { productId: 1, quantity: 1, selectedSize: $v }) { items { quantity } } }',
      'at most 200',
      { v: long },
    );
    await expectRefused('query ($v: String!) { products(after: $v) { totalCount } }', 'endCursor', { v: long });
  });

  test('numbers over the database’s', async () => {
    await expectRefused('{ product(id: 99999999999) { id } }', '32-bit');
    await expectRefused('query ($id: Int!) { product(id: $id) { id } }', '32-bit', { id: 2_147_483_648 });
    await expectRefused('{ products(after: "2147483648") { totalCount } }', 'endCursor');
  });
});
