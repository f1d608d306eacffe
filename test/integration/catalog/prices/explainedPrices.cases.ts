import { rowCounts } from '../../../support/data/rows';
import { PRICE, VIEWERS, type ViewerName, cashId, clients, ids, shop, special } from './priceFixtures';

describe('the explanation of a price', () => {
  const EXPLAIN = `query ($productId: Int!, $variant: String, $userId: Int) {
    priceExplanation(productId: $productId, variant: $variant, userId: $userId) {
      productId productName variant priceBook ${PRICE} steps { rule amount outcome }
      waterfall { kind rule percent change amount } sentence } }`;

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
        baseAmount: '10000.00',
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
      waterfall: [
        { kind: 'CUSTOMER_PRICE', rule: null, percent: null, change: '50000.00', amount: '50000.00' },
        { kind: 'OWN_PRICE', rule: 'INDIVIDUAL_VARIANT', percent: null, change: '-40000.00', amount: '10000.00' },
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
      price: { amount: '54000.00', baseAmount: '60000.00', saved: '6000.00', percentOff: 10, discountPercent: '10.00' },
      waterfall: [
        { kind: 'CUSTOMER_PRICE', rule: null, percent: null, change: '60000.00', amount: '60000.00' },
        { kind: 'DISCOUNT', rule: null, percent: '10.00', change: '-6000.00', amount: '54000.00' },
      ],
      sentence:
        'LBP 54,000 is the customer price of this product of LBP 60,000 less 10%, LBP 6,000 (10%) below the customer price of LBP 60,000.',
    });
    await set(`UPDATE product SET customer_price = NULL WHERE id = $1`);
    expect(await rules()).toEqual(['LEGACY', 'LEGACY', 'LEGACY']);
    await set(`UPDATE product SET price = 0 WHERE id = $1`);
    expect(await explain('customer', {})).toMatchObject({
      price: null,
      waterfall: [],
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

  test('says it in the language that is asked for, the same by both APIs', async () => {
    const sentences = {
      en: 'LBP 36,000 is the business price of this product of LBP 40,000 less 10%, LBP 24,000 (40%) below the customer price of LBP 60,000.',
      fr: 'LBP 36,000 est le prix professionnel de ce produit, soit LBP 40,000 moins 10\u00a0%, LBP 24,000 (40\u00a0%) de moins que le prix public de LBP 60,000.',
      ar: 'السعر LBP 36,000 هو سعر الأعمال لهذا المنتج، أي LBP 40,000 ناقص 10%، أقلّ بمقدار LBP 24,000 (40%) من سعر الزبائن البالغ LBP 60,000.',
    };
    const path = `/api/products/${all}/price?variant=M`;
    for (const [language, sentence] of Object.entries(sentences)) {
      const { data } = await clients.business.graphql(
        `{ priceExplanation(productId: ${all}, variant: "M") { sentence(language: ${language.toUpperCase()}) } }`,
      );
      expect(data.priceExplanation.sentence).toBe(sentence);
      const { body } = await clients.business.rest('GET', `${path}&language=${language}`);
      expect(body).toMatchObject({
        priceBook: 'discount:10.00',
        price: { amount: '36000.00', rule: 'business' },
        waterfall: [
          { kind: 'customer_price', rule: null, percent: null, change: '60000.00', amount: '60000.00' },
          { kind: 'own_price', rule: 'business', percent: null, change: '-20000.00', amount: '40000.00' },
          { kind: 'discount', rule: null, percent: '10.00', change: '-4000.00', amount: '36000.00' },
        ],
        sentence,
      });
      expect(body.steps[0]).toEqual({ rule: 'variant_business', amount: null, outcome: 'not_set' });
    }
    expect((await clients.business.rest('GET', path)).body.sentence).toBe(sentences.en);
    expect((await clients.admin.rest('GET', `${path}&userId=${ids.business}`)).body.sentence).toBe(sentences.en);
    expect(await clients.business.rest('GET', `${path}&userId=${cashId}`)).toMatchObject({ status: 403 });
    expect(await clients.employee.rest('GET', path)).toMatchObject({ status: 403 });
    expect(await clients.business.rest('GET', `${path}&language=de`)).toMatchObject({
      status: 400,
      body: { fields: { language: 'Must be one of en, ar, fr' } },
    });
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
