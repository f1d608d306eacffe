import { Client } from 'pg';
import {
  readCategoryTranslations,
  readProductTranslations,
  writeCategoryTranslations,
  writeProductTranslations,
  type ProductTranslationInput,
} from '../../../../server/catalog/translations/writeTranslations';
import { transaction } from '../../../../server/db/transaction';
import { makeProduct } from '../../../support/data/orderBodies';
import { until } from '../../../support/data/rows';
import { startShop, type TestShop } from '../../../support/shop';

let shop: TestShop;
let product: number;
let category: number;

beforeAll(async () => {
  shop = await startShop();
  product = await makeProduct(shop.db, {
    name: 'Jallab',
    customerPrice: '5.00',
    variants: { '500ml': { customer: '5.00', business: '4.00' } },
  });
  await shop.db.query(`UPDATE product SET tags = '{Cold,Sweet}' WHERE id = $1`, [product]);
  const [row] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO category (name, slug, description) VALUES ('Syrups', 'syrups', 'To mix with water') RETURNING id`,
  );
  category = row!.id;
});
afterAll(() => shop.stop());

const JALLAB: ProductTranslationInput = {
  language: 'ar',
  name: ' جلّاب ',
  description: '',
  sizes: [{ english: '500ml', text: '٥٠٠ مل' }],
  tags: [
    { english: 'Cold', text: 'بارد' },
    { english: 'Sweet', text: '  ' },
  ],
};

const write = (given: readonly ProductTranslationInput[]) =>
  transaction(shop.db, (tx) => writeProductTranslations(tx, product, given));

describe('what a product says in other languages', () => {
  test('is kept by language, without what is empty; the others stay', async () => {
    const arabic = { name: 'جلّاب', sizes: { '500ml': '٥٠٠ مل' }, tags: { Cold: 'بارد' } };
    expect(await write([JALLAB])).toEqual({ before: {}, after: { ar: arabic } });
    expect(await write([{ language: 'fr', description: 'Sirop de dattes' }])).toEqual({
      before: { ar: arabic },
      after: { ar: arabic, fr: { description: 'Sirop de dattes' } },
    });
    expect(await readProductTranslations(shop.db, product)).toEqual({
      ar: arabic,
      fr: { description: 'Sirop de dattes' },
    });
    expect((await write([{ language: 'fr' }])).after).toEqual({ ar: arabic });
    expect(await readProductTranslations(shop.db, 2_000_000_000)).toBeNull();
  });

  test('counts as an edit of it', async () => {
    const version = async () =>
      (await shop.db.query<{ version: number }[]>('SELECT version FROM product WHERE id = $1', [product]))[0]!.version;
    const before = await version();
    await write([{ language: 'fr', name: 'Jallab' }]);
    expect(await version()).toBe(before + 1);
  });

  test('is without the texts of sizes and tags that are gone', async () => {
    await write([JALLAB]);
    await shop.db.query(`UPDATE product SET tags = '{Sweet}' WHERE id = $1`, [product]);
    expect((await readProductTranslations(shop.db, product))?.ar).toEqual({
      name: 'جلّاب',
      sizes: { '500ml': '٥٠٠ مل' },
      tags: {},
    });
    await shop.db.query(`UPDATE product SET tags = '{Cold,Sweet}' WHERE id = $1`, [product]);
  });

  test.each<[string, readonly ProductTranslationInput[], Record<string, string>]>([
    [
      'a language that the shop does not have',
      [{ language: 'de', name: 'Jallab' }],
      { 'translations.0.language': 'The shop does not translate into "de"; its languages are ar, fr' },
    ],
    [
      'English, which is the product itself',
      [{ language: 'en', name: 'Jallab' }],
      { 'translations.0.language': 'The shop does not translate into "en"; its languages are ar, fr' },
    ],
    ['a language twice', [{ language: 'ar' }, { language: 'ar' }], { translations: 'Send each language once' }],
    [
      'texts that are longer than in English',
      [{ language: 'ar', name: 'ج'.repeat(201), tags: [{ english: 'Cold', text: 'ب'.repeat(41) }] }],
      {
        'translations.0.name': 'Must be at most 200 characters',
        'translations.0.tags.0.text': 'Must be at most 40 characters',
      },
    ],
    [
      'sizes and tags that it does not have',
      [
        {
          language: 'ar',
          sizes: [{ english: '1L', text: 'لتر' }],
          tags: [
            { english: 'Cold', text: 'بارد' },
            { english: 'Hot', text: 'ساخن' },
          ],
        },
      ],
      {
        'translations.0.sizes.0.english': 'The product has no size "1L"',
        'translations.0.tags.1.english': 'The product has no tag "Hot"',
      },
    ],
    [
      'a text twice',
      [{ language: 'fr', tags: [{ english: 'Cold' }, { english: 'Cold' }] }],
      { 'translations.0.tags': 'Translate each text once' },
    ],
  ])('is refused for %s', async (_, given, fields) => {
    const before = await readProductTranslations(shop.db, product);
    await expect(write(given)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields } });
    expect(await readProductTranslations(shop.db, product)).toEqual(before);
  });

  test('is not written for a product that was deleted', async () => {
    const gone = await makeProduct(shop.db, { name: 'Gone', customerPrice: '1.00' });
    await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [gone]);
    await expect(transaction(shop.db, (tx) => writeProductTranslations(tx, gone, []))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('is told to every process as a text of it', async () => {
    const told: string[] = [];
    const listening = new Client(shop.databaseUrl);
    await listening.connect();
    listening.on('notification', ({ payload }) => told.push(payload ?? ''));
    await listening.query('LISTEN bustan');
    await write([{ language: 'fr', name: 'Jallâb' }]);
    await until(async () => expect(told).toContain(`catalogue:product:${product}:texts`));
    await listening.end();
  });
});

test('a category says its name and description in other languages', async () => {
  const given = [
    { language: 'ar', name: 'شراب', description: 'يُمزج بالماء' },
    { language: 'fr', name: 'Sirops' },
  ];
  const written = await transaction(shop.db, (tx) => writeCategoryTranslations(tx, category, given));
  const after = { ar: { name: 'شراب', description: 'يُمزج بالماء' }, fr: { name: 'Sirops' } };
  expect(written).toEqual({ before: {}, after });
  expect(await readCategoryTranslations(shop.db, category)).toEqual(after);
  expect(await shop.db.query('SELECT version FROM category WHERE id = $1', [category])).toEqual([{ version: 2 }]);
  await expect(
    transaction(shop.db, (tx) => writeCategoryTranslations(tx, category, [{ language: 'xx' }])),
  ).rejects.toMatchObject({
    details: {
      fields: { 'translations.0.language': 'The shop does not translate into "xx"; its languages are ar, fr' },
    },
  });
});
