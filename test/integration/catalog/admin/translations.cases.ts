import { rowCounts } from '../../../support/data/rows';
import {
  type Fields,
  admin,
  category,
  create,
  lastAudit,
  product,
  productWithSizes,
  refused,
  shop,
} from './adminCatalogue';

const ARABIC = {
  language: 'ar',
  name: ' مليسة ',
  description: 'أوراق كاملة',
  sizes: [{ english: 'Large', text: 'كبير' }],
  tags: [{ english: 'tea', text: 'شاي' }],
};
const SAID = 'translations { language name description sizes { english text } tags { english text } }';

async function said(id: number): Promise<Fields> {
  const { data, errors } = await admin.graphql(`{ product(id: ${id}) { version ${SAID} } }`);
  expect(errors).toEqual([]);
  return data.product;
}

const lacking = async (untranslatedIn: string, ids: number[]) => {
  const { data, errors } = await admin.graphql(
    'query ($untranslatedIn: String, $ids: [Int!]) { products(untranslatedIn: $untranslatedIn, ids: $ids) { nodes { id } totalCount } }',
    { untranslatedIn, ids },
  );
  expect(errors).toEqual([]);
  expect(data.products.totalCount).toBe(data.products.nodes.length);
  return data.products.nodes.map(({ id }: Fields) => id);
};

describe('what products say in other languages', () => {
  test('is made and changed with them, each with its line in the audit log, and stays where nothing is sent', async () => {
    const created = await create('/api/products', productWithSizes({ translations: [ARABIC] }));
    const kept = { name: 'مليسة', description: 'أوراق كاملة', sizes: { Large: 'كبير' }, tags: { tea: 'شاي' } };
    expect(created).not.toHaveProperty('translations');
    expect((await lastAudit()).after).toMatchObject({ name: 'Lemon verbena', translations: { ar: kept } });
    expect((await said(created.id)).translations).toEqual([{ ...ARABIC, name: 'مليسة' }]);

    const french = { language: 'fr', name: 'Verveine' };
    const changed = await admin.rest(
      'PUT',
      `/api/products/${created.id}`,
      productWithSizes({ translations: [french], version: created.version }),
    );
    expect(changed.status).toBe(200);
    expect(await lastAudit()).toMatchObject({
      action: 'product.update',
      before: { translations: { ar: kept } },
      after: { translations: { ar: kept, fr: { name: 'Verveine' } } },
    });

    const before = await said(created.id);
    await admin.rest('PUT', `/api/products/${created.id}`, productWithSizes({ name: 'Verbena' }));
    expect((await said(created.id)).translations).toEqual(before.translations);
    expect((await lastAudit()).after).not.toHaveProperty('translations');

    await admin.rest('PUT', `/api/products/${created.id}`, productWithSizes({ tags: ['herb'], translations: [] }));
    expect((await said(created.id)).translations[0]).toMatchObject({ language: 'ar', tags: [] });
    const emptied = productWithSizes({ translations: [{ language: 'ar' }, { language: 'fr', name: ' ' }] });
    await admin.rest('PUT', `/api/products/${created.id}`, emptied);
    expect((await said(created.id)).translations).toEqual([]);
  });

  test('of two admins at once, the second is told', async () => {
    const created = await create('/api/products', product());
    const change = (name: string) =>
      admin.rest('PUT', `/api/products/${created.id}`, {
        ...product({ translations: [{ language: 'ar', name }] }),
        version: created.version,
      });
    expect((await change('الأولى')).status).toBe(200);
    const second = await change('الثانية');
    expect([second.status, second.body.code]).toEqual([409, 'CONFLICT']);
    expect((await said(created.id)).translations).toMatchObject([{ name: 'الأولى' }]);
  });

  test.each([
    [[{ language: 'de' }], 'translations.0.language'],
    [[{ language: 'ar' }, { language: 'ar' }], 'translations'],
    [[{ language: 'ar', name: 'x'.repeat(201) }], 'translations.0.name'],
    [[{ language: 'fr', description: 'x'.repeat(5001) }], 'translations.0.description'],
    [
      [{ language: 'ar' }, { language: 'fr', tags: [{ english: 'coffee', text: 'café' }] }],
      'translations.1.tags.0.english',
    ],
    [[{ language: 'ar', sizes: [{ english: 'Huge', text: 'ضخم' }] }], 'translations.0.sizes.0.english'],
    [[{ language: 'ar', nmae: 'x' }], 'translations.0.nmae'],
    ['ar', 'translations'],
  ])('%j is refused at %s, and nothing is stored', async (translations, path) => {
    const answer = await refused('POST', '/api/products', productWithSizes({ translations }));
    expect([answer.status, Object.keys(answer.fields)]).toEqual([400, [path]]);
  });

  test('is found where it is missing: name, description, tags, and sizes that have a word in them', async () => {
    const sized = { variants: ['500ml', 'Box of 6'], customerPrice: '', businessPrice: '' };
    const variantPricing = { '500ml': { customer: '5', business: '4' }, 'Box of 6': { customer: '5', business: '4' } };
    const texts = { language: 'ar', name: 'شاي', description: 'أوراق', tags: [{ english: 'tea', text: 'شاي' }] };
    const sizes = [{ english: 'Box of 6', text: 'علبة من 6' }];
    const { id } = await create('/api/products', product({ ...sized, variantPricing }));
    const put = (translation: Fields) =>
      admin.rest('PUT', `/api/products/${id}`, product({ ...sized, variantPricing, translations: [translation] }));
    for (const { whole, ...translation } of [
      { ...texts, sizes, whole: true },
      { ...texts, sizes, name: '', whole: false },
      { ...texts, sizes, description: '', whole: false },
      { ...texts, sizes, tags: [], whole: false },
      { ...texts, sizes: [], whole: false },
    ]) {
      expect((await put(translation)).status).toBe(200);
      expect([translation, await lacking('ar', [id])]).toEqual([translation, whole ? [] : [id]]);
    }
    expect(await lacking('fr', [id])).toEqual([id]);
  });

  test('is for admins alone, and of no language but those of the shop', async () => {
    const query = '{ products(first: 1, untranslatedIn: "ar") { totalCount } }';
    for (const client of [shop.guest(), await shop.signedIn('customer'), await shop.signedIn('business')]) {
      expect((await client.graphql(query)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
      const { data, errors } = await client.graphql(
        `{ products(first: 1) { nodes { ${SAID} } } categories { translations { name } } }`,
      );
      expect(errors).toEqual([]);
      expect(data.products.nodes).toEqual([{ translations: null }]);
      expect(data.categories[0]).toEqual({ translations: null });
    }
    expect((await admin.graphql(query.replace('"ar"', '"en"'))).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { untranslatedIn: 'The shop translates into ar, fr' } } },
    ]);
  });
});

test('categories say it too, by REST and by GraphQL', async () => {
  const body = category({ translations: [{ language: 'fr', name: 'Tisanes' }] });
  const created = await create('/api/categories', body);
  expect((await lastAudit()).after).toMatchObject({ translations: { fr: { name: 'Tisanes' } } });
  const read = async () =>
    (await admin.graphql(`{ category(slug: "${body.slug}") { translations { language name description } } }`)).data
      .category.translations;
  expect(await read()).toEqual([{ language: 'fr', name: 'Tisanes', description: null }]);
  const { version: _, ...input } = { ...body, translations: [{ language: 'ar', description: 'أوراق' }], version: 0 };
  const { errors } = await admin.graphql(
    'mutation ($id: Int!, $input: CategoryInput!) { updateCategory(id: $id, input: $input) { id } }',
    { id: created.id, input },
  );
  expect(errors).toEqual([]);
  expect(await read()).toEqual([
    { language: 'ar', name: null, description: 'أوراق' },
    { language: 'fr', name: 'Tisanes', description: null },
  ]);
  const before = await rowCounts(shop.db);
  const refusal = await admin.rest('PUT', `/api/categories/${created.id}`, {
    ...body,
    translations: [{ language: 'en' }],
  });
  expect([refusal.status, Object.keys(refusal.body.fields)]).toEqual([400, ['translations.0.language']]);
  expect(await rowCounts(shop.db)).toEqual(before);
});
