import type { Queryable } from '../../../server/db/queryable';
import { priceOf, type ListPrices } from '../../../server/pricing/price';
import type { AgreedPrices, PriceBook } from '../../../server/pricing/priceBook';
import { rowCounts, until } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';
import { ShopClient } from '../../support/shopClient';
import { storedHash, storedPath } from '../../support/storedDocument';

jest.setTimeout(120_000);

interface Row extends ListPrices {
  slug: string;
  own: AgreedPrices;
}

/** Everything that prices are made of, read without the server's own statements. */
async function readRows(db: Queryable, ownerId: number): Promise<Row[]> {
  const products = await db.query<Row[]>(
    `SELECT p.id, p.customer_price AS "customerPrice", p.business_price AS "businessPrice", p.price, c.slug
     FROM product p JOIN category c ON c.id = p.category_id WHERE p.deleted_at IS NULL ORDER BY p.id`,
  );
  const variants = await db.query<any[]>(
    `SELECT product_id, name, customer_price AS "customerPrice", business_price AS "businessPrice"
     FROM product_variant ORDER BY product_id, position`,
  );
  const owns = await db.query<any[]>(
    'SELECT product_id, variant, custom_price FROM individual_price WHERE user_id = $1',
    [ownerId],
  );
  return products.map((product) => ({
    ...product,
    variants: variants
      .filter((variant) => variant.product_id === product.id)
      .map(({ name, customerPrice, businessPrice }) => ({ name, customerPrice, businessPrice })),
    own: Object.fromEntries(
      owns.filter((own) => own.product_id === product.id).map((own) => [own.variant, own.custom_price]),
    ),
  }));
}

const PRICE = 'price { amount listAmount saved percentOff rule discountPercent }';
const LIST = `{ products(first: 100) { nodes {
  id ${PRICE} customerPrice businessPrice listPrice variants { name ${PRICE} customerPrice businessPrice } } } }`;

type ViewerName = 'guest' | 'customer' | 'business' | 'business-cash' | 'employee' | 'admin';
const VIEWERS: ViewerName[] = ['guest', 'customer', 'business', 'business-cash', 'employee', 'admin'];
const SEES_BUSINESS = new Set<ViewerName>(['business', 'business-cash', 'admin']);

let shop: TestShop;
let rows: Row[];
let cashId: number;
let ids: Record<string, number>;
let clients: Record<ViewerName, ShopClient>;
let books: Record<ViewerName, PriceBook>;
let special: { category: number; product: number };

beforeAll(async () => {
  shop = await startShop();
  const users = await shop.db.query<{ id: number; username: string }[]>('SELECT id, username FROM users');
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
  cashId = ids['business-cash']!;
  special = await addSpecialGoods(shop.db, cashId);
  clients = {
    guest: shop.guest(),
    customer: await shop.signedIn('customer'),
    business: await shop.signedIn('business'),
    'business-cash': await shop.signedIn('business-cash'),
    employee: await shop.signedIn('employee'),
    admin: await shop.signedIn('admin'),
  };
  books = {
    guest: { kind: 'customer' },
    customer: { kind: 'customer' },
    business: { kind: 'discount', percent: '10.00' },
    'business-cash': { kind: 'individual', userId: cashId },
    employee: { kind: 'none' },
    admin: { kind: 'customer' },
  };
  rows = await readRows(shop.db, cashId);
});

afterAll(() => shop.stop());

/** A product whose sizes have names that every object knows, one whose price was agreed as nothing, one without any. */
async function addSpecialGoods(db: Queryable, ownerId: number): Promise<{ category: number; product: number }> {
  const [category] = await db.query<{ id: number }[]>(
    `INSERT INTO category (name, slug, description) VALUES ('Special', 'special', '') RETURNING id`,
  );
  const [product] = await db.query<{ id: number }[]>(
    `INSERT INTO product (category_id, name, description, customer_price, business_price, price)
     VALUES ($1, 'Strange sizes', '', 900001.00, 800001.00, 950001.00) RETURNING id`,
    [category!.id],
  );
  await db.query(
    `INSERT INTO product_variant (product_id, name, position, customer_price, business_price) VALUES
       ($1, 'constructor', 0, 910001.15, 810001.15), ($1, '__proto__', 1, 920002.00, NULL), ($1, 'كبير', 2, NULL, NULL),
       ($1, 'dear to businesses', 3, 100.00, 200.00)`,
    [product!.id],
  );
  const [free] = await db.query<{ id: number }[]>(
    `INSERT INTO product (category_id, name, description, customer_price) VALUES ($1, 'Agreed as nothing', '', 5.55)
     RETURNING id`,
    [category!.id],
  );
  await db.query(`INSERT INTO product (category_id, name, description) VALUES ($1, 'No price at all', '')`, [
    category!.id,
  ]);
  await db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES
       ($1, $2, '__proto__', 700123.45), ($1, $2, '', 700999.99), ($1, $3, '', 0)`,
    [ownerId, product!.id, free!.id],
  );
  return { category: category!.id, product: product!.id };
}

/** What a viewer must be told of a product, by the one function and the rows. */
function expectedNode(row: Row, viewer: ViewerName) {
  const amounts = viewer !== 'employee';
  const business = SEES_BUSINESS.has(viewer);
  const price = (variant: string | null) => {
    const made = priceOf(row, variant, books[viewer], row.own);
    return made && { ...made, rule: made.rule.toUpperCase() };
  };
  return {
    id: row.id,
    price: price(null),
    customerPrice: amounts ? row.customerPrice : null,
    businessPrice: business ? row.businessPrice : null,
    listPrice: amounts ? row.price : null,
    variants: row.variants.map(({ name, customerPrice, businessPrice }) => ({
      name,
      price: price(name),
      customerPrice: amounts ? customerPrice : null,
      businessPrice: business ? businessPrice : null,
    })),
  };
}

/** The same of the documented REST shape. */
function expectedRest(row: Row, viewer: ViewerName) {
  const node = expectedNode(row, viewer);
  return {
    id: row.id,
    price: node.listPrice,
    customerPrice: node.customerPrice,
    businessPrice: node.businessPrice,
    variants: row.variants.map(({ name }) => name),
    variantPricing:
      node.variants.length === 0
        ? null
        : Object.fromEntries(
            node.variants.map((each) => [each.name, { customer: each.customerPrice, business: each.businessPrice }]),
          ),
    viewerPrice: node.price?.amount ?? null,
    viewerVariantPrices: Object.fromEntries(node.variants.map((each) => [each.name, each.price?.amount ?? null])),
  };
}

function picked<T extends object>(objects: T[], like: object[]): object[] {
  return objects.map((each, at) =>
    Object.fromEntries(Object.keys(like[at] ?? {}).map((key) => [key, each[key as keyof T]])),
  );
}

function amountsIn(text: string): Set<string> {
  return new Set(text.match(/\d+\.\d\d\b/g));
}

/** Business and agreed prices that no customer price happens to equal. */
function secrets(): Set<string> {
  const set = new Set<string>();
  for (const row of rows) {
    for (const each of [row, ...row.variants]) if (each.businessPrice) set.add(each.businessPrice);
    for (const own of Object.values(row.own)) set.add(own);
  }
  for (const row of rows) {
    for (const open of [row.customerPrice, row.price, ...row.variants.map((each) => each.customerPrice)]) {
      set.delete(open ?? '');
    }
  }
  set.delete('0.00');
  return set;
}

/** No secret amount stands anywhere in the bytes; for an employee, no amount at all. */
function expectNoSecret(viewer: ViewerName, text: string): void {
  const seen = amountsIn(text);
  if (viewer === 'employee') expect([...seen]).toEqual([]);
  if (!SEES_BUSINESS.has(viewer)) expect([...seen].filter((each) => secrets().has(each))).toEqual([]);
  if (viewer === 'business') {
    const agreed = rows.flatMap((row) => Object.values(row.own)).filter((each) => each !== '0.00');
    expect([...seen].filter((each) => agreed.includes(each) && !openAmounts().has(each))).toEqual([]);
  }
}

/** Amounts that a business in discount mode may be told. */
function openAmounts(): Set<string> {
  return amountsIn(JSON.stringify(rows.map((row) => expectedNode(row, 'business'))));
}

async function expectGraphql(viewer: ViewerName): Promise<void> {
  const answer = await clients[viewer].rest('POST', '/graphql', { query: LIST });
  expect(answer.status).toBe(200);
  expect(answer.body.errors).toBeUndefined();
  expect(answer.body.data.products.nodes).toEqual(rows.map((row) => expectedNode(row, viewer)));
  expectNoSecret(viewer, answer.text);
}

async function expectRest(viewer: ViewerName, path: string): Promise<void> {
  const answer = await clients[viewer].rest('GET', path);
  expect(answer.status).toBe(200);
  const expected = rows.map((row) => expectedRest(row, viewer));
  expect(picked(answer.body.products, expected)).toEqual(expected);
  expectNoSecret(viewer, answer.text);
}

async function expectStored(viewer: ViewerName, slug: string): Promise<void> {
  const answer = await clients[viewer].rest('GET', storedPath(storedHash('Products'), { category: slug }));
  expect([answer.status, answer.body?.errors]).toEqual([200, undefined]);
  const expected = rows
    .filter((row) => row.slug === slug)
    .map((row) => expectedNode(row, viewer))
    .map(({ id, price, variants }) => ({
      id,
      amount: price?.amount ?? null,
      variants: variants.map((each) => [each.name, each.price?.amount ?? null]),
    }));
  const nodes = answer.body.data.products.nodes as any[];
  expect(
    nodes.map(({ id, price, variants }) => ({
      id,
      amount: price?.amount ?? null,
      variants: variants.map((each: any) => [each.name, each.price?.amount ?? null]),
    })),
  ).toEqual(expected);
  expect(nodes.length).toBeGreaterThan(0);
  expectNoSecret(viewer, answer.text);
}

const WAYS: [string, (viewer: ViewerName) => Promise<void>][] = [
  ['GraphQL', expectGraphql],
  ['a stored document', (viewer) => expectStored(viewer, 'special')],
  ['another stored list', (viewer) => expectStored(viewer, 'raw-nuts')],
  ['/api/products', (viewer) => expectRest(viewer, '/api/products')],
  ['/api/products/fast', (viewer) => expectRest(viewer, '/api/products/fast')],
];

test('the fixtures tell the viewers apart', () => {
  const seen = VIEWERS.map((viewer) => JSON.stringify(rows.map((row) => expectedNode(row, viewer))));
  // Guest and customer see the same; an admin sees the business prices beside; all others differ.
  expect(new Set(seen).size).toBe(5);
  expect(secrets().size).toBeGreaterThan(30);
  expect(secrets()).toContain('700123.45');
});

describe.each(WAYS)('by %s', (_, expectWay) => {
  test('each viewer gets their own prices, cold and warm, one after the other', async () => {
    // Moves the catalogue's version, so that the first answers are made anew.
    await shop.db.query('UPDATE category SET description = description WHERE id = $1', [special.category]);
    for (const order of [VIEWERS, [...VIEWERS].reverse(), VIEWERS]) {
      for (const viewer of order) await expectWay(viewer);
    }
  });

  test('each viewer gets their own prices when all ask at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      await shop.db.query('UPDATE category SET description = description WHERE id = $1', [special.category]);
      await Promise.all([...VIEWERS, ...VIEWERS].map(expectWay));
    }
  });
});

test('one product alone has the same price as in the list', async () => {
  for (const viewer of VIEWERS) {
    const { data } = await clients[viewer].graphql(
      `query ($id: Int!) { product(id: $id) { id ${PRICE} customerPrice businessPrice listPrice
         variants { name ${PRICE} customerPrice businessPrice } } }`,
      { id: special.product },
    );
    expect(data.product).toEqual(
      expectedNode(
        rows.find(({ id }) => id === special.product)!,
        viewer,
      ),
    );
  }
});

describe('a change in the database', () => {
  let second: TestShop;

  beforeAll(async () => {
    second = await startShop({ databaseUrl: shop.databaseUrl });
  });
  afterAll(() => second.stop());

  /** What each viewer is told of the special product on both server processes, by both kept ways. */
  async function told(viewer: ViewerName): Promise<any[]> {
    const cookie = clients[viewer].session;
    const headers: Record<string, string> = cookie ? { Cookie: cookie } : {};
    const stored = storedPath(storedHash('Products'), { category: 'special' });
    const answers = await Promise.all(
      [shop, second].map(async ({ url }) => {
        const client = new ShopClient(url);
        const fast = await client.rest('GET', '/api/products/fast', undefined, headers);
        const list = await client.rest('GET', stored, undefined, headers);
        const node = list.body.data.products.nodes.find(({ id }: any) => id === special.product);
        const product = fast.body.products.find(({ id }: any) => id === special.product);
        return [
          node.price?.amount ?? null,
          product.viewerPrice,
          product.viewerVariantPrices.constructor,
          product.businessPrice,
        ];
      }),
    );
    return answers;
  }

  type Told = [price: string | null, constructor: string | null, business: string | null];

  async function expectTold(expected: Partial<Record<ViewerName, Told>>): Promise<void> {
    for (const [viewer, [price, variant, business]] of Object.entries(expected) as [ViewerName, Told][]) {
      await until(async () => {
        const answer = [price, price, variant, business];
        expect([viewer, ...(await told(viewer))]).toEqual([viewer, answer, answer]);
      });
    }
  }

  const BEFORE: Record<ViewerName, Told> = {
    guest: ['900001.00', '910001.15', null],
    customer: ['900001.00', '910001.15', null],
    business: ['720000.90', '729001.04', '800001.00'],
    'business-cash': ['700999.99', '700999.99', '800001.00'],
    employee: [null, null, null],
    admin: ['900001.00', '910001.15', '800001.00'],
  };

  async function change(sql: string, parameters: unknown[]): Promise<void> {
    const [, changed] = await shop.db.query<[unknown, number]>(sql, parameters);
    expect(changed).toBeGreaterThan(0);
  }

  // Each test leaves everything as it was; that both servers had the old answers in memory is part of each.
  beforeEach(() => expectTold(BEFORE));

  test('of a product reaches both servers', async () => {
    await change('UPDATE product SET customer_price = 600000.50, business_price = 500000.05 WHERE id = $1', [
      special.product,
    ]);
    await expectTold({
      guest: ['600000.50', '910001.15', null],
      customer: ['600000.50', '910001.15', null],
      // 500000.05 less 10 % is 450000.045.
      business: ['450000.05', '729001.04', '500000.05'],
      'business-cash': ['700999.99', '700999.99', '500000.05'],
      employee: [null, null, null],
      admin: ['600000.50', '910001.15', '500000.05'],
    });
    await change('UPDATE product SET customer_price = 900001, business_price = 800001 WHERE id = $1', [
      special.product,
    ]);
  });

  test('of a variant reaches both servers', async () => {
    const sql = `UPDATE product_variant SET customer_price = $2, business_price = $3 WHERE product_id = $1 AND name = 'constructor'`;
    await change(sql, [special.product, '111.11', '100.00']);
    await expectTold({
      guest: ['900001.00', '111.11', null],
      business: ['720000.90', '90.00', '800001.00'],
      'business-cash': ['700999.99', '700999.99', '800001.00'],
    });
    await change(sql, [special.product, '910001.15', '810001.15']);
  });

  test('of an agreed price reaches its business, and nobody else', async () => {
    const sql = `UPDATE individual_price SET custom_price = $3 WHERE user_id = $1 AND product_id = $2 AND variant = ''`;
    await change(sql, [cashId, special.product, '654321.00']);
    await expectTold({ ...BEFORE, 'business-cash': ['654321.00', '654321.00', '800001.00'] });
    await change(sql, [cashId, special.product, '700999.99']);
  });

  test('of a business discount reaches its business, and nobody else', async () => {
    const sql = 'UPDATE users SET business_discount = $2 WHERE id = $1';
    await change(sql, [ids.business, '25.00']);
    // 800001.00 less 25 % is 600000.75; 810001.15 less 25 % is 607500.8625.
    await expectTold({ ...BEFORE, business: ['600000.75', '607500.86', '800001.00'] });
    await change(sql, [ids.business, '10.00']);
  });

  test('of the pricing mode reaches its business', async () => {
    const sql = 'UPDATE users SET pricing_mode = $2 WHERE id = $1';
    await change(sql, [cashId, 'discount']);
    await expectTold({ ...BEFORE, 'business-cash': ['800001.00', '810001.15', '800001.00'] });
    await change(sql, [cashId, 'individual']);
  });

  test('a business that is suspended sees customer prices, and its own again when it is approved', async () => {
    const sql = 'UPDATE users SET business_approved = $2 WHERE id = $1';
    for (const id of [ids.business, cashId]) await change(sql, [id, false]);
    await expectTold({ ...BEFORE, business: BEFORE.customer, 'business-cash': BEFORE.customer });
    for (const id of [ids.business, cashId]) await change(sql, [id, true]);
  });

  test('a deactivated business sees what guests see', async () => {
    await change('UPDATE users SET active = false WHERE id = $1', [ids.business]);
    await expectTold({ ...BEFORE, business: BEFORE.guest });
    await change('UPDATE users SET active = true WHERE id = $1', [ids.business]);
    clients.business = await shop.signedIn('business');
  });

  test('a business whose session is ended sees what guests see', async () => {
    const sid = decodeURIComponent(clients.business.session!.split('=')[1]!).slice(2).split('.')[0];
    await change('DELETE FROM session WHERE sid = $1', [sid]);
    await expectTold({ ...BEFORE, business: BEFORE.guest });
    clients.business = await shop.signedIn('business');
  });
});

describe('the explanation of a price', () => {
  const EXPLAIN = `query ($productId: Int!, $variant: String, $userId: Int) {
    priceExplanation(productId: $productId, variant: $variant, userId: $userId) {
      productId productName variant priceBook ${PRICE} steps { rule amount outcome } sentence } }`;

  let all: number;

  beforeAll(async () => {
    const [row] = await shop.db.query<{ id: number }[]>(
      `INSERT INTO product (category_id, name, description, customer_price, business_price, price)
       VALUES ($1, 'Every step', '', 60000, 40000, 70000) RETURNING id`,
      [special.category],
    );
    all = row!.id;
    await shop.db.query(
      `INSERT INTO product_variant (product_id, name, position, customer_price, business_price)
       VALUES ($1, 'S', 0, 50000, 30000), ($1, 'M', 1, NULL, NULL)`,
      [all],
    );
    await shop.db.query(
      `INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, 'S', 10000), ($1, $2, '', 20000)`,
      [cashId, all],
    );
  });

  afterAll(() => shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [all]));

  async function explain(viewer: ViewerName, variables: object) {
    const { data, errors } = await clients[viewer].graphql(EXPLAIN, { productId: all, ...variables });
    expect(errors).toEqual([]);
    return data.priceExplanation;
  }

  test('names every step with what is set there, and what became of it', async () => {
    expect(await explain('business-cash', { variant: 'S' })).toEqual({
      productId: all,
      productName: 'Every step',
      variant: 'S',
      priceBook: `individual:${cashId}`,
      price: {
        amount: '10000.00',
        listAmount: '50000.00',
        saved: '40000.00',
        percentOff: 80,
        rule: 'INDIVIDUAL_VARIANT',
        discountPercent: null,
      },
      steps: [
        { rule: 'INDIVIDUAL_VARIANT', amount: '10000.00', outcome: 'CHOSEN' },
        { rule: 'INDIVIDUAL_PRODUCT', amount: '20000.00', outcome: 'NOT_REACHED' },
        { rule: 'VARIANT_BUSINESS', amount: '30000.00', outcome: 'NOT_REACHED' },
        { rule: 'BUSINESS', amount: '40000.00', outcome: 'NOT_REACHED' },
        { rule: 'VARIANT_CUSTOMER', amount: '50000.00', outcome: 'NOT_REACHED' },
        { rule: 'CUSTOMER', amount: '60000.00', outcome: 'NOT_REACHED' },
        { rule: 'LEGACY', amount: '70000.00', outcome: 'NOT_REACHED' },
      ],
      sentence:
        'LBP 10,000 is the price agreed for this size, LBP 40,000 (80%) below the customer price of LBP 50,000.',
    });
  });

  test('gives the rule of each step of each price book', async () => {
    const rule = async (viewer: ViewerName, variant: string | null) =>
      (await explain(viewer, { variant })).price?.rule ?? null;
    const set = (sql: string) => shop.db.query(sql, [all]);
    const rules = async () => [
      await rule('business-cash', 'S'),
      await rule('business', 'S'),
      await rule('customer', 'S'),
    ];

    expect(await rules()).toEqual(['INDIVIDUAL_VARIANT', 'VARIANT_BUSINESS', 'VARIANT_CUSTOMER']);
    expect(await rule('business-cash', 'M')).toBe('INDIVIDUAL_PRODUCT');
    expect(await rule('business', 'M')).toBe('BUSINESS');
    expect(await rule('customer', 'M')).toBe('CUSTOMER');
    await set(`DELETE FROM individual_price WHERE product_id = $1`);
    expect(await rules()).toEqual(['VARIANT_BUSINESS', 'VARIANT_BUSINESS', 'VARIANT_CUSTOMER']);
    await set(`UPDATE product_variant SET business_price = NULL WHERE product_id = $1`);
    expect(await rules()).toEqual(['BUSINESS', 'BUSINESS', 'VARIANT_CUSTOMER']);
    await set(`UPDATE product SET business_price = NULL WHERE id = $1`);
    expect(await rules()).toEqual(['VARIANT_CUSTOMER', 'VARIANT_CUSTOMER', 'VARIANT_CUSTOMER']);
    await set(`UPDATE product_variant SET customer_price = NULL WHERE product_id = $1`);
    expect(await rules()).toEqual(['CUSTOMER', 'CUSTOMER', 'CUSTOMER']);
    expect(await explain('business', { variant: 'S' })).toMatchObject({
      price: { amount: '54000.00', saved: '6000.00', percentOff: 10, discountPercent: '10.00' },
      sentence:
        'LBP 54,000 is the customer price of this product of LBP 60,000 less 10%, LBP 6,000 (10%) below the customer price of LBP 60,000.',
    });
    await set(`UPDATE product SET customer_price = NULL WHERE id = $1`);
    expect(await rules()).toEqual(['LEGACY', 'LEGACY', 'LEGACY']);
    await set(`UPDATE product SET price = 0 WHERE id = $1`);
    expect(await explain('customer', {})).toMatchObject({
      price: null,
      sentence: 'The price comes out as zero, so it cannot be ordered yet.',
    });
    await set(`UPDATE product SET price = NULL WHERE id = $1`);
    expect(await explain('customer', {})).toMatchObject({ price: null, sentence: 'No price is set yet.' });
    expect(await rules()).toEqual([null, null, null]);

    await set(`UPDATE product SET customer_price = 60000, business_price = 40000, price = 70000 WHERE id = $1`);
  });

  test('holds no business price for a customer', async () => {
    const answer = await explain('customer', { variant: 'M' });
    expect(answer).toMatchObject({ priceBook: 'customer', price: { amount: '60000.00' } });
    expect(answer.steps.map(({ rule }: any) => rule)).toEqual(['VARIANT_CUSTOMER', 'CUSTOMER', 'LEGACY']);
  });

  test('is given to admins for any user, at that user’s price book', async () => {
    expect(await explain('admin', { variant: 'M', userId: ids.business })).toMatchObject({
      priceBook: 'discount:10.00',
      price: { amount: '36000.00', rule: 'BUSINESS' },
    });
    expect(await explain('admin', { variant: 'M', userId: cashId })).toMatchObject({
      priceBook: `individual:${cashId}`,
    });
    expect(await explain('admin', { variant: 'M', userId: ids.employee })).toMatchObject({
      priceBook: 'none',
      price: null,
      steps: [],
    });
    expect(await explain('admin', { variant: 'M' })).toMatchObject({ priceBook: 'customer' });
  });

  test('is refused to everyone else who asks for another, and to employees altogether', async () => {
    const before = await rowCounts(shop.db);
    for (const viewer of VIEWERS.filter((each) => each !== 'admin')) {
      for (const userId of [cashId, ids[viewer] ?? 999_999]) {
        const { data, errors } = await clients[viewer].graphql(EXPLAIN, { productId: all, userId });
        expect([viewer, data, errors.map(({ extensions }) => extensions.code)]).toEqual([viewer, null, ['FORBIDDEN']]);
      }
    }
    const { data, errors } = await clients.employee.graphql(EXPLAIN, { productId: all });
    expect([data, errors.map(({ extensions }) => extensions.code)]).toEqual([null, ['FORBIDDEN']]);
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('is NOT_FOUND for an unknown product, size or user', async () => {
    for (const [viewer, variables, message] of [
      ['guest', { productId: 999_999 }, 'Product not found'],
      ['guest', { productId: all, variant: 'XXL' }, 'Variant not found'],
      ['guest', { productId: all, variant: '' }, 'Variant not found'],
      ['admin', { productId: all, userId: 999_999 }, 'User not found'],
    ] as [ViewerName, Record<string, unknown>, string][]) {
      const { data, errors } = await clients[viewer].graphql(EXPLAIN, variables);
      expect(data).toBeNull();
      expect(errors).toMatchObject([{ message, extensions: { code: 'NOT_FOUND' } }]);
    }
  });
});

test('agreed prices are listed to their business alone, and not in discount mode', async () => {
  const own = await clients['business-cash'].rest('GET', '/api/business/individual-pricing');
  expect(own.status).toBe(200);
  expect(own.body).toContainEqual({ productId: special.product, variant: null, customPrice: '700999.99' });
  expect(own.body).toContainEqual({ productId: special.product, variant: '__proto__', customPrice: '700123.45' });
  const [{ n }] = (await shop.db.query<{ n: number }[]>(
    `SELECT count(*)::integer AS n FROM individual_price o JOIN product p ON p.id = o.product_id
     WHERE user_id = $1 AND p.deleted_at IS NULL`,
    [cashId],
  )) as [{ n: number }];
  expect(own.body).toHaveLength(n);
  expect((await clients.business.rest('GET', '/api/business/individual-pricing')).body).toEqual([]);
  expect((await clients.business.rest('GET', '/api/business/discount')).body).toEqual({
    discount: 10,
    pricingMode: 'discount',
  });
  expect((await clients['business-cash'].rest('GET', '/api/business/discount')).body).toEqual({
    discount: 0,
    pricingMode: 'individual',
  });
});
