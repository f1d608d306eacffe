import { dataUrl, pictureOf } from '../../../support/data/pictures';
import { rowCounts } from '../../../support/data/rows';
import { type Fields, admin, category, categoryId, create, lastAudit, product, refused, shop } from './adminCatalogue';

describe('categories', () => {
  test('are made, changed and deleted, each with its line in the audit log', async () => {
    const body = category({ name: '  Herbal teas ' });
    const created = await create('/api/categories', body);
    expect(created).toEqual({
      id: expect.any(Number),
      version: 1,
      name: 'Herbal teas',
      description: 'Dried leaves and flowers',
      slug: body.slug,
      imageUrl: null,
    });
    const expectedState = {
      name: 'Herbal teas',
      slug: body.slug,
      description: 'Dried leaves and flowers',
      pictureHash: null,
    };
    const about = { actorUsername: 'admin', subjectType: 'category', subjectId: String(created.id) };
    expect(await lastAudit()).toEqual({ ...about, action: 'category.create', before: null, after: expectedState });

    const changed = await admin.rest('PUT', `/api/categories/${created.id}`, { ...body, name: 'Teas' });
    expect([changed.status, changed.body]).toEqual([200, { ...created, version: 2, name: 'Teas' }]);
    expect(await lastAudit()).toEqual({
      ...about,
      action: 'category.update',
      before: expectedState,
      after: { ...expectedState, name: 'Teas' },
    });

    const removal = await admin.rest('DELETE', `/api/categories/${created.id}`);
    expect([removal.status, removal.text]).toEqual([204, '']);
    expect(await lastAudit()).toEqual({
      ...about,
      action: 'category.delete',
      before: { ...expectedState, name: 'Teas' },
      after: null,
    });
    expect(await refused('DELETE', `/api/categories/${created.id}`, undefined)).toMatchObject({
      status: 404,
      message: 'Category not found',
      code: 'NOT_FOUND',
    });
    expect(await refused('PUT', `/api/categories/${created.id}`, body)).toMatchObject({ status: 404 });
  });

  const SLUG_FORM = 'A slug is made of lower-case letters, digits and single hyphens, like "raw-nuts"';

  test.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ name: '   ' }, { name: 'Name is required' }],
    [{ name: undefined }, { name: 'Name is required' }],
    [{ name: null }, { name: 'Name is required' }],
    [{ name: 7 }, { name: 'Must be text' }],
    [{ name: 'x'.repeat(201) }, { name: 'Must be at most 200 characters' }],
    [{ description: '' }, { description: 'Description is required' }],
    [{ slug: '' }, { slug: 'Slug is required' }],
    [{ slug: 'Raw Nuts' }, { slug: SLUG_FORM }],
    [{ slug: 'raw--nuts' }, { slug: SLUG_FORM }],
    [{ slug: '-raw' }, { slug: SLUG_FORM }],
    [{ slug: 'nüsse' }, { slug: SLUG_FORM }],
    [{ slug: 'a/b' }, { slug: SLUG_FORM }],
    [{ imageUrl: 7 }, { imageUrl: 'Must be text' }],
    [
      { name: '', description: '', slug: '' },
      { name: 'Name is required', description: 'Description is required', slug: 'Slug is required' },
    ],
  ])('with %j are refused: %j', async (change, fields) => {
    const bodies: [string, string][] = [
      ['POST', '/api/categories'],
      ['PUT', `/api/categories/${categoryId}`],
    ];
    for (const [method, path] of bodies) {
      expect(await refused(method, path, category(change))).toEqual({
        status: 400,
        code: 'BAD_USER_INPUT',
        message: Object.values(fields)[0],
        fields,
      });
    }
  });

  test('say their messages by field in GraphQL too', async () => {
    const before = await rowCounts(shop.db);
    const { data, errors } = await admin.graphql(
      'mutation ($input: CategoryInput!) { createCategory(input: $input) { id } }',
      { input: { slug: 'No' } },
    );
    expect(data).toBeNull();
    expect(errors[0]!.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { name: 'Name is required', description: 'Description is required', slug: SLUG_FORM },
    });
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('need a slug of their own', async () => {
    const conflict = {
      status: 409,
      code: 'CONFLICT',
      message: 'Another category has this slug',
      fields: { slug: 'Another category has this slug' },
    };
    expect(await refused('POST', '/api/categories', category({ slug: 'raw-nuts' }))).toEqual(conflict);
    expect(await refused('POST', '/api/categories', category({ slug: ' raw-nuts ' }))).toEqual(conflict);
    const other = await create('/api/categories', category());
    expect(await refused('PUT', `/api/categories/${other.id}`, category({ slug: 'raw-nuts' }))).toEqual(conflict);
    const twice = category();
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.rest('POST', '/api/categories', twice)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('keep, change and lose their picture', async () => {
    const png = dataUrl('image/png', await pictureOf('png'));
    const body = category();
    const { id, imageUrl } = await create('/api/categories', { ...body, imageUrl: png });
    expect(imageUrl).toMatch(/^data:image\/webp;base64,/);
    const put = async (change: Fields) =>
      (await admin.rest('PUT', `/api/categories/${id}`, { ...body, ...change })).body;
    expect((await put({})).imageUrl).toBe(imageUrl);
    const pictures = (await rowCounts(shop.db)).picture;
    expect((await put({ imageUrl })).imageUrl).toBe(imageUrl);
    expect((await rowCounts(shop.db)).picture).toBe(pictures);
    const red = dataUrl('image/jpeg', await pictureOf('jpeg', { colour: '#b3263e' }));
    expect((await put({ imageUrl: red })).imageUrl).not.toBe(imageUrl);
    expect((await put({ imageUrl: '' })).imageUrl).toBeNull();
    await put({ imageUrl: red });
    expect((await put({ imageUrl: null })).imageUrl).toBeNull();
  });

  test('with products are not deleted; with deleted ones they are, and orders stay whole', async () => {
    const { id } = await create('/api/categories', category());
    const products = [];
    for (const name of ['One', 'Two'])
      products.push((await create('/api/products', product({ name, categoryId: id }))).id);
    const ordered = await admin.rest('POST', '/api/orders', {
      items: [{ productId: products[0], quantity: 2 }],
      paymentMethod: 'cod',
      addressType: 'manual',
      customerName: 'Rima',
      customerEmail: 'rima@bustan.example',
      customerPhone: '+961 3 000 000',
      deliveryAddress: { street: 'Hamra Street 1', city: 'Beirut' },
    });
    expect(ordered.status).toBe(201);
    expect(await refused('DELETE', `/api/categories/${id}`, undefined)).toEqual({
      status: 409,
      code: 'CONFLICT',
      message: 'This category still has 2 products. Move or delete them first.',
    });
    await admin.rest('DELETE', `/api/products/${products[0]}`);
    expect((await refused('DELETE', `/api/categories/${id}`, undefined)).message).toBe(
      'This category still has 1 product. Move or delete it first.',
    );
    await admin.rest('DELETE', `/api/products/${products[1]}`);
    expect((await admin.rest('DELETE', `/api/categories/${id}`)).status).toBe(204);
    const order = await admin.rest('GET', `/api/orders/${ordered.body.id}`);
    expect([order.status, order.body.items[0].product.name, order.body.items[0].quantity]).toEqual([200, 'One', 2]);
    await expect(shop.db.query('UPDATE product SET deleted_at = NULL WHERE id = $1', [products[0]])).rejects.toThrow(
      'product_shown_has_category',
    );
  });

  test('that are deleted while a product is put into them: one of the two is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await create('/api/categories', category());
      const [deleted, added] = await Promise.all([
        admin.rest('DELETE', `/api/categories/${id}`),
        admin.rest('POST', '/api/products', product({ categoryId: id })),
      ]);
      expect([
        [204, 400],
        [409, 201],
      ]).toContainEqual([deleted.status, added.status]);
    }
  });
});
