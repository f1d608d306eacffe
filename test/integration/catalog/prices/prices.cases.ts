import { priceOf } from '../../../../server/pricing/price';
import { storedPath, storedHash } from '../../../support/storedDocument';
import {
  PRICE,
  type Row,
  VIEWERS,
  type ViewerName,
  books,
  cashId,
  clients,
  rows,
  shop,
  special,
} from './priceFixtures';

const LIST = `{ products(first: 100) { nodes {
  id ${PRICE} customerPrice businessPrice listPrice variants { name ${PRICE} customerPrice businessPrice } } } }`;

const SEES_BUSINESS = new Set<ViewerName>(['business', 'business-cash', 'admin']);

/** What a viewer must be told of a product, by the one function and the rows. */
function expectedNode(row: Row, viewer: ViewerName) {
  const amounts = viewer !== 'employee';
  const business = SEES_BUSINESS.has(viewer);
  const price = (variant: string | null) => {
    const price = priceOf(row, variant, books[viewer], row.own);
    return price && { ...price, rule: price.rule.toUpperCase() };
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

const APIS: [string, (viewer: ViewerName) => Promise<void>][] = [
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

describe.each(APIS)('by %s', (_, expectWay) => {
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
