import { rowCounts } from '../../../support/data/rows';
import {
  type Fields,
  admin,
  categoryId,
  create,
  lastAudit,
  product,
  productWithSizes,
  refused,
  shop,
} from './adminCatalogue';

describe('products', () => {
  test('with base prices are made, changed and deleted, each with its line in the audit log', async () => {
    const body = product({ tags: [' tea ', '', 'dried'] });
    const created = await create('/api/products', body);
    expect(created).toMatchObject({
      name: 'Lemon verbena',
      categoryId,
      customerPrice: '120000.00',
      businessPrice: '100000.00',
      variants: [],
      variantPricing: null,
      tags: ['tea', 'dried'],
      inStock: true,
      imageUrl: null,
      viewerPrice: '120000.00',
    });
    const expectedState = {
      name: 'Lemon verbena',
      description: 'Whole leaves',
      categoryId,
      customerPrice: '120000.00',
      businessPrice: '100000.00',
      variants: [],
      tags: ['tea', 'dried'],
      inStock: true,
      pictureHash: null,
    };
    const about = { actorUsername: 'admin', subjectType: 'product', subjectId: String(created.id) };
    expect(await lastAudit()).toEqual({ ...about, action: 'product.create', before: null, after: expectedState });
    const changed = await admin.rest('PUT', `/api/products/${created.id}`, {
      ...body,
      inStock: false,
      name: 'Verbena',
    });
    expect([changed.status, changed.body.name, changed.body.inStock]).toEqual([200, 'Verbena', false]);
    const after = { ...expectedState, inStock: false, name: 'Verbena' };
    expect(await lastAudit()).toEqual({ ...about, action: 'product.update', before: expectedState, after });
    expect((await admin.rest('DELETE', `/api/products/${created.id}`)).status).toBe(204);
    expect(await lastAudit()).toEqual({ ...about, action: 'product.delete', before: after, after: null });
    for (const [method, path, sent] of [
      ['DELETE', `/api/products/${created.id}`, undefined],
      ['PUT', `/api/products/${created.id}`, body],
      ['PUT', '/api/products/2147483648', body],
    ] as const) {
      expect(await refused(method, path, sent)).toMatchObject({ status: 404, message: 'Product not found' });
    }
    const { body: list } = await admin.rest('GET', '/api/products');
    expect(list.products.map(({ id }: Fields) => id)).not.toContain(created.id);
  });

  test('with sizes have both prices for each; a price of zero is to be decided', async () => {
    const created = await create('/api/products', productWithSizes());
    expect(created).toMatchObject({
      customerPrice: null,
      businessPrice: null,
      variants: ['Small', 'Large'],
      variantPricing: {
        Small: { customer: '50000.00', business: '40000.50' },
        Large: { customer: '90000.00', business: '0.00' },
      },
      viewerVariantPrices: { Small: '50000.00', Large: '90000.00' },
    });
    const business = await shop.signedIn('business');
    const { data } = await business.graphql(`{ product(id: ${created.id}) { variants { name price { amount } } } }`);
    expect(data.product.variants).toEqual([
      { name: 'Small', price: { amount: '36000.45' } },
      { name: 'Large', price: null },
    ]);
  });

  test('take GraphQL’s own shape, and say their messages by field', async () => {
    const CREATE = `mutation ($input: ProductInput!) { createProduct(input: $input) {
      id tags variants { name customerPrice businessPrice } } }`;
    const input = {
      name: 'Sumac',
      description: 'Ground',
      categoryId,
      variants: [
        { name: 'B', customerPrice: '2.00', businessPrice: '1.00' },
        { name: ' A ', customerPrice: '4.00', businessPrice: '3.00' },
        { name: '  ' },
      ],
    };
    const { data } = await admin.graphql(CREATE, { input });
    expect(data.createProduct).toEqual({
      id: expect.any(Number),
      tags: [],
      variants: [
        { name: 'B', customerPrice: '2.00', businessPrice: '1.00' },
        { name: 'A', customerPrice: '4.00', businessPrice: '3.00' },
      ],
    });
    const before = await rowCounts(shop.db);
    const wrong = await admin.graphql(CREATE, { input: { variants: [{ name: 'A', customerPrice: '-1.00' }] } });
    expect(wrong.errors[0]!.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: {
        name: 'Name is required',
        description: 'Description is required',
        categoryId: 'Category is required',
        'variants.0.customerPrice': 'Price must be a valid positive number',
        'variants.0.businessPrice': 'Please set both customer and business prices for all variants',
      },
    });
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('keep the tags that a change does not speak of', async () => {
    const { id } = await create('/api/products', product({ tags: ['tea', 'dried'] }));
    const { tags: _, ...withoutTags } = product();
    const tagsAfter = async (body: Fields) => (await admin.rest('PUT', `/api/products/${id}`, body)).body.tags;
    expect(await tagsAfter({ ...withoutTags, name: 'Verbena' })).toEqual(['tea', 'dried']);
    const CHANGE = `mutation ($id: Int!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { tags } }`;
    const { variants: __, variantPricing: ___, ...input } = withoutTags;
    expect((await admin.graphql(CHANGE, { id, input })).data).toEqual({ updateProduct: { tags: ['tea', 'dried'] } });
    expect(await tagsAfter({ ...withoutTags, tags: ['fresh'] })).toEqual(['fresh']);
    expect(await tagsAfter({ ...withoutTags, tags: [] })).toEqual([]);
    await tagsAfter({ ...withoutTags, tags: ['fresh'] });
    expect(await tagsAfter({ ...withoutTags, tags: null })).toEqual([]);
  });

  const EITHER = 'Either set base prices or use variants with individual pricing';

  const BOTH = 'Please set both customer and business prices for all variants';

  const AMOUNT = 'Must be an amount as text with at most two decimals, like "12.50"';

  const NEGATIVE = 'Price must be a valid positive number';

  test.each<[Fields, Fields]>([
    [{ name: '' }, { name: 'Name is required' }],
    [{ description: ' ' }, { description: 'Description is required' }],
    [{ categoryId: 0 }, { categoryId: 'Category is required' }],
    [{ categoryId: null }, { categoryId: 'Category is required' }],
    [{ categoryId: '1' }, { categoryId: 'Must be a whole number' }],
    [{ categoryId: 2_000_000_000 }, { categoryId: 'There is no such category any more; choose another' }],
    [
      { customerPrice: '', businessPrice: '' },
      { customerPrice: EITHER, businessPrice: EITHER },
    ],
    [{ customerPrice: null }, { customerPrice: EITHER }],
    [{ businessPrice: '' }, { businessPrice: EITHER }],
    [{ customerPrice: '', variants: ['  '] }, { customerPrice: EITHER }],
    [{ customerPrice: 12.5 }, { customerPrice: AMOUNT }],
    [{ customerPrice: '1e3' }, { customerPrice: AMOUNT }],
    [{ customerPrice: '1.005' }, { customerPrice: AMOUNT }],
    [{ customerPrice: '9999999999999.00' }, { customerPrice: AMOUNT }],
    [{ businessPrice: '-0.01' }, { businessPrice: NEGATIVE }],
    [
      { variants: ['S'], variantPricing: null },
      { 'variantPricing.S.customer': BOTH, 'variantPricing.S.business': BOTH },
    ],
    [{ variants: ['S'], variantPricing: { S: { customer: '1.00' } } }, { 'variantPricing.S.business': BOTH }],
    [
      { variants: ['S'], variantPricing: { S: { customer: '1.00', business: '' } } },
      { 'variantPricing.S.business': BOTH },
    ],
    [
      { variants: ['S'], variantPricing: { S: { customer: '-1', business: '1' } } },
      { 'variantPricing.S.customer': NEGATIVE },
    ],
    [
      { variants: ['S'], variantPricing: { S: { customer: 1, business: '1' } } },
      { 'variantPricing.S.customer': AMOUNT },
    ],
    [
      { variants: ['S'], variantPricing: { S: 'cheap' } },
      { 'variantPricing.S': 'Must be an object with customer and business' },
    ],
    [{ variantPricing: [] }, { variantPricing: 'Must be an object with a pair of prices for each variant' }],
    [{ variants: 'S' }, { variants: 'Must be a list' }],
    [{ variants: [7] }, { 'variants.0': 'Must be text' }],
    [
      {
        variants: ['S', ' s'],
        variantPricing: { S: { customer: '1', business: '1' }, s: { customer: '1', business: '1' } },
      },
      { variants: 's is there twice' },
    ],
    [{ tags: ['New', 'new '] }, { tags: 'new is there twice' }],
    [{ tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, { tags: 'A product has at most 20 tags' }],
    [{ tags: ['x'.repeat(41)] }, { 'tags.0': 'Must be at most 40 characters' }],
    [{ inStock: 'yes' }, { inStock: 'Must be true or false' }],
    [{ description: 'x'.repeat(2001) }, { description: 'Must be at most 2000 characters' }],
  ])('with %j are refused: %j', async (change, fields) => {
    const [row] = await shop.db.query<{ id: number }[]>('SELECT max(id) AS id FROM product WHERE deleted_at IS NULL');
    for (const [method, path] of [
      ['POST', '/api/products'],
      ['PUT', `/api/products/${row!.id}`],
    ] as const) {
      const answer = await refused(method, path, product(change));
      expect(answer).toEqual({ status: 400, code: 'BAD_USER_INPUT', message: Object.values(fields)[0], fields });
    }
  });

  test.each([
    [['S'], 'XL'],
    [null, 'S'],
  ])(
    'with sizes %j and prices of %s are refused when they are new, and replace others without',
    async (sizes, other) => {
      const pair = { customer: '2', business: '1' };
      const sent = product({ variants: sizes, variantPricing: { S: pair, [other]: pair } });
      const fields = { [`variantPricing.${other}`]: `There is no variant ${other} here` };
      expect((await refused('POST', '/api/products', sent)).fields).toEqual(fields);
      const [row] = await shop.db.query<{ id: number }[]>('SELECT max(id) AS id FROM product WHERE deleted_at IS NULL');
      const { status, body } = await admin.rest('PUT', `/api/products/${row!.id}`, sent);
      expect([status, body.variants]).toEqual([200, sizes ?? []]);
    },
  );

  test('with 21 sizes are refused, with 20 they are made', async () => {
    const names = Array.from({ length: 21 }, (_, n) => `${n + 1} kg`);
    const withSizes = (sizes: string[]) =>
      productWithSizes({
        variants: sizes,
        variantPricing: Object.fromEntries(sizes.map((name) => [name, { customer: '2', business: '1' }])),
      });
    expect((await refused('POST', '/api/products', withSizes(names))).fields).toEqual({
      variants: 'A product has at most 20 sizes',
    });
    const { variants } = await create('/api/products', withSizes(names.slice(0, 20)));
    expect(variants).toEqual(names.slice(0, 20));
  });

  test('keep sizes named like inherited properties, which are no prices', async () => {
    const names = ['__proto__', 'constructor', 'été 1/2 “L”'];
    const pricing = names.map((name) => `${JSON.stringify(name)}: {"customer": "3.00", "business": "2.00"}`).join();
    const text = JSON.stringify(productWithSizes({ variants: names, variantPricing: 0 })).replace(
      '"variantPricing":0',
      `"variantPricing":{${pricing}}`,
    );
    const answer = await admin.rest('POST', '/api/products', text);
    expect([answer.status, answer.body.variants]).toEqual([201, names]);
    expect(answer.body.viewerVariantPrices.constructor).toBe('3.00');
    expect((await refused('POST', '/api/products', productWithSizes({ variants: ['toString'] }))).status).toBe(400);
  });
});
