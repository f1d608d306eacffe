import { accountBody, makeProduct, newKey } from '../../../support/data/orderBodies';
import { placeBy } from '../../../support/data/placing';
import { until } from '../../../support/data/rows';
import { startShop, type TestShop } from '../../../support/shop';
import { statementsOf } from '../../../support/statements';
import { storedHash } from '../../../support/storedDocument';

let shop: TestShop;
let jallab: number;
let plain: number;

const ARABIC = { name: 'جلّاب', sizes: { '500ml': '٥٠٠ مل' }, tags: { Cold: 'بارد' } };

beforeAll(async () => {
  shop = await startShop();
  jallab = await makeProduct(shop.db, { name: 'Grape Jallab', variants: { '500ml': { customer: '5.00' }, '1L': {} } });
  plain = await makeProduct(shop.db, { name: 'Zaatar', customerPrice: '2.00' });
  const [category] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO category (name, slug, description, translations) VALUES ('Syrups', 'syrups', 'To mix',
       '{"ar": {"name": "شراب"}, "fr": {"name": "Sirops", "description": "À mélanger"}}') RETURNING id`,
  );
  await shop.db.query(
    `UPDATE product SET category_id = $3, tags = '{Cold,Sweet}',
       translations = CASE id WHEN $1 THEN jsonb_build_object('ar', $4::jsonb) ELSE '{}' END
     WHERE id IN ($1, $2)`,
    [jallab, plain, category!.id, JSON.stringify(ARABIC)],
  );
});
afterAll(() => shop.stop());

const TEXTS = 'name description tags untranslated variants { name label }';
const told = {
  ar: {
    name: 'جلّاب',
    description: 'As described',
    tags: ['بارد', 'Sweet'],
    untranslated: ['description', 'tags.1', 'variants.1'],
    variants: [
      { name: '500ml', label: '٥٠٠ مل' },
      { name: '1L', label: '1L' },
    ],
  },
  en: {
    name: 'Grape Jallab',
    description: 'As described',
    tags: ['Cold', 'Sweet'],
    untranslated: [],
    variants: [
      { name: '500ml', label: '500ml' },
      { name: '1L', label: '1L' },
    ],
  },
};

describe('GraphQL', () => {
  const query = `query ($id: Int!, $language: Language) {
    product(id: $id, language: $language) { ${TEXTS} }
    products(category: "syrups", language: $language) { nodes { ${TEXTS} } }
    category(slug: "syrups", language: $language) { name description untranslated } }`;
  const ask = (language?: string, accepted?: string, viewer = shop.guest()) =>
    viewer.graphql(
      query,
      { id: jallab, ...(language && { language }) },
      accepted ? { 'Accept-Language': accepted } : {},
    );

  test.each([
    ['an argument', 'AR', undefined],
    ['an argument before the header', 'AR', 'fr'],
    ['the header', undefined, 'ar-LB, fr;q=0.5'],
  ])('speaks the language of %s, each text for itself', async (_, language, accepted) => {
    const { data, errors } = await ask(language, accepted);
    expect(errors).toEqual([]);
    expect(data.product).toEqual(told.ar);
    expect(data.products.nodes[0]).toEqual(told.ar);
    expect(data.products.nodes[1]).toMatchObject({
      name: 'Zaatar',
      untranslated: ['name', 'description', 'tags.0', 'tags.1'],
    });
    expect(data.category).toEqual({ name: 'شراب', description: 'To mix', untranslated: ['description'] });
  });

  test.each([undefined, 'de-DE', '*'])('speaks English to who accepts “%s”', async (accepted) => {
    const { data } = await ask(undefined, accepted);
    expect(data.product).toEqual(told.en);
    expect(data.category).toEqual({ name: 'Syrups', description: 'To mix', untranslated: [] });
  });

  test('refuses a language that it does not have, by name', async () => {
    const { errors } = await ask('DE');
    expect(errors[0]?.message).toContain('"DE" does not exist in "Language" enum');
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('speaks it in the answer to each way of reading, also sorted by price, by business and by node', async () => {
    const business = await shop.signedIn('business');
    const { data } = await business.graphql(
      `query ($ids: [Int!]) { products(ids: $ids, sort: PRICE_LOW) { nodes { name nodeId } } catalogue { nodes { id name } }
        categories { name } categoryPage { nodes { name } } }`,
      { ids: [jallab] },
      { 'Accept-Language': 'ar' },
    );
    expect(data.products.nodes[0].name).toBe('جلّاب');
    expect(data.catalogue.nodes.find(({ id }: { id: number }) => id === jallab).name).toBe('جلّاب');
    for (const list of [data.categories, data.categoryPage.nodes]) {
      expect(list.map(({ name }: { name: string }) => name)).toContain('شراب');
    }
    const node = await business.graphql(
      `query ($id: ID!) { node(nodeId: $id) { ... on Product { name } } }`,
      { id: data.products.nodes[0].nodeId },
      { 'Accept-Language': 'ar' },
    );
    expect(node.data.node.name).toBe('جلّاب');
  });
});

const stored = (variables: object = { category: 'syrups' }) =>
  `/graphql?${new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: storedHash('Products') } }),
  })}`;

describe('what is cached', () => {
  const read = async (language?: string, path = stored()) => {
    const headers = language ? { 'Accept-Language': language } : undefined;
    return shop.guest().rest('GET', path, undefined, headers);
  };
  const firstName = (body: any): string => body.data.products.nodes[0].name;

  test('is cached by language, in as many statements, with an ETag for each', async () => {
    const counts: Record<string, number[]> = {};
    const etags: Record<string, string | null> = {};
    for (const language of ['en', 'ar', 'fr']) {
      for (const _ of [1, 2]) {
        const statements = await statementsOf(async () => {
          const { headers, body } = await read(language);
          expect(firstName(body)).toBe(language === 'ar' ? 'جلّاب' : 'Grape Jallab');
          expect(headers.get('Vary')).toBe('Cookie, Authorization, Accept-Encoding, Accept-Language');
          etags[language] = headers.get('ETag');
        });
        (counts[language] ??= []).push(statements.length);
      }
    }
    expect(counts).toEqual({ en: [1, 0], ar: [1, 0], fr: [1, 0] });
    expect(etags.ar).not.toBe(etags.en);
  });

  test('is the same for every way to ask for a language', async () => {
    await read('ar');
    const statements = await statementsOf(async () => {
      for (const language of ['ar', 'AR-lb', 'de, ar;q=0.1'])
        expect(firstName((await read(language)).body)).toBe('جلّاب');
    });
    expect(statements).toEqual([]);
  });

  test('is made anew in every language when a translation changes, or a price', async () => {
    for (const language of ['en', 'ar']) await read(language);
    await shop.db.query(
      `UPDATE product SET translations = jsonb_set(translations, '{ar,name}', '"جلاب"') WHERE id = $1`,
      [jallab],
    );
    await until(async () => expect(firstName((await read('ar')).body)).toBe('جلاب'));
    await shop.db.query(`UPDATE product_variant SET customer_price = 6 WHERE product_id = $1 AND name = '500ml'`, [
      jallab,
    ]);
    const prices = async (language: string) => {
      const [{ name, variants }] = (await read(language)).body.data.products.nodes;
      return [name, variants[0].price.amount];
    };
    await until(async () => expect(await prices('ar')).toEqual(['جلاب', '6.00']));
    await until(async () => expect(await prices('en')).toEqual(['Grape Jallab', '6.00']));
    await shop.db.query('UPDATE product SET translations = $2 WHERE id = $1', [jallab, JSON.stringify({ ar: ARABIC })]);
    await until(async () => expect(firstName((await read('ar')).body)).toBe('جلّاب'));
  });

  test('of a client’s own document is cached by language, too', async () => {
    const query = 'query Mine { product(id: 1) { name } category(slug: "syrups") { name } }';
    const names: string[] = [];
    for (const language of ['en', 'ar', 'fr', 'ar', 'en']) {
      const { headers, body } = await shop.guest().rest('POST', '/graphql', { query }, { 'Accept-Language': language });
      expect(headers.get('Vary')).toContain('Accept-Language');
      names.push(body.data.category.name);
    }
    expect(names).toEqual(['Syrups', 'شراب', 'Sirops', 'شراب', 'Syrups']);
  });
});

describe('REST', () => {
  const nameIn = async (path: string) => {
    const { status, body } = await shop.guest().rest('GET', path, undefined, { 'Accept-Language': 'ar' });
    expect(status).toBe(200);
    return body.products.find(({ id }: { id: number }) => id === jallab);
  };

  test('speaks English unless it is asked for another language, whatever the browser accepts', async () => {
    for (const path of ['/api/products', '/api/products/fast']) {
      for (const _ of ['made', 'cached']) {
        expect((await nameIn(path)).name).toBe('Grape Jallab');
        const arabic = await nameIn(`${path}?language=ar`);
        expect([arabic.name, arabic.description, arabic.tags, arabic.variants]).toEqual([
          'جلّاب',
          'As described',
          ['بارد', 'Sweet'],
          ['500ml', '1L'],
        ]);
      }
    }
    expect(await nameIn('/api/products?language=ar&fields=id,name')).toEqual({ id: jallab, name: 'جلّاب' });
    const { body } = await shop.guest().rest('GET', '/api/categories?language=fr');
    expect(body.at(-1)).toMatchObject({ name: 'Sirops', description: 'À mélanger', slug: 'syrups' });
  });

  test.each(['de', 'AR', ''])('refuses the language “%s”', async (language) => {
    const { status, body } = await shop.guest().rest('GET', `/api/products?language=${language}`);
    expect([status, body.error?.fields ?? body.fields]).toEqual([400, { language: 'Must be one of en, ar, fr' }]);
  });
});

describe('an order', () => {
  const LINES = `items { productName sizeLabel selectedSize untranslated }`;
  let orderId: number;

  beforeAll(async () => {
    const customer = await shop.signedIn('customer');
    const items = [
      { productId: jallab, quantity: 1, selectedSize: '500ml' },
      { productId: plain, quantity: 2, selectedSize: null },
    ];
    const placed = await placeBy('GraphQL', 'account', customer, accountBody(items), newKey());
    orderId = placed.order!.id;
    await shop.db.query(
      `UPDATE product SET name = 'Renamed', translations = '{"ar": {"name": "اسم آخر"}}' WHERE id = $1`,
      [jallab],
    );
  });

  test.each([
    ['ar', 'جلّاب', '٥٠٠ مل', [], ['productName']],
    ['fr', 'Grape Jallab', '500ml', ['productName', 'sizeLabel'], ['productName']],
    ['en', 'Grape Jallab', '500ml', [], []],
  ])(
    'is read in %s as things were called when it was placed',
    async (language, productName, sizeLabel, first, second) => {
      const customer = await shop.signedIn('customer');
      const { data, errors } = await customer.graphql(
        `query ($id: Int!) { order(id: $id) { ${LINES} } }`,
        { id: orderId },
        { 'Accept-Language': language },
      );
      expect(errors).toEqual([]);
      expect(data.order.items).toEqual([
        { productName, sizeLabel, selectedSize: '500ml', untranslated: first },
        { productName: 'Zaatar', sizeLabel: null, selectedSize: null, untranslated: second },
      ]);
      const rest = await customer.rest('GET', `/api/orders/${orderId}?language=${language}`);
      expect(rest.body.items[0]).toMatchObject({ product: { name: productName }, selectedSize: '500ml' });
    },
  );

  test('is ordered again by the names of today', async () => {
    const customer = await shop.signedIn('customer');
    const { data, errors } = await customer.graphql(
      `query ($id: Int!) { orderAgain(orderId: $id) { productName variant sizeLabel } }`,
      { id: orderId },
      { 'Accept-Language': 'ar' },
    );
    expect(errors).toEqual([]);
    expect(data.orderAgain).toEqual([
      { productName: 'اسم آخر', variant: '500ml', sizeLabel: '500ml' },
      { productName: 'Zaatar', variant: null, sizeLabel: null },
    ]);
  });
});
