import { until } from '../../../support/data/rows';
import { type TestShop, startShop } from '../../../support/shop';
import { ShopClient } from '../../../support/shopClient';
import { storedPath, storedHash } from '../../../support/storedDocument';
import { type ViewerName, cashId, clients, ids, shop, special } from './priceFixtures';

describe('a change in the database', () => {
  let second: TestShop;

  beforeAll(async () => {
    second = await startShop({ databaseUrl: shop.databaseUrl });
  });
  afterAll(() => second.stop());

  /** What each viewer is told of the special product on both server processes, by both kept ways. */
  async function pricesSeenBy(viewer: ViewerName): Promise<any[]> {
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

  type Prices = [price: string | null, constructor: string | null, business: string | null];

  async function expectPrices(expected: Partial<Record<ViewerName, Prices>>): Promise<void> {
    for (const [viewer, [price, variant, business]] of Object.entries(expected) as [ViewerName, Prices][]) {
      await until(async () => {
        const answer = [price, price, variant, business];
        expect([viewer, ...(await pricesSeenBy(viewer))]).toEqual([viewer, answer, answer]);
      });
    }
  }

  const BEFORE: Record<ViewerName, Prices> = {
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
  beforeEach(() => expectPrices(BEFORE));

  test('of a product reaches both servers', async () => {
    await change('UPDATE product SET customer_price = 600000.50, business_price = 500000.05 WHERE id = $1', [
      special.product,
    ]);
    await expectPrices({
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
    await expectPrices({
      guest: ['900001.00', '111.11', null],
      business: ['720000.90', '90.00', '800001.00'],
      'business-cash': ['700999.99', '700999.99', '800001.00'],
    });
    await change(sql, [special.product, '910001.15', '810001.15']);
  });

  test('of an agreed price reaches its business, and nobody else', async () => {
    const sql = `UPDATE individual_price SET custom_price = $3 WHERE user_id = $1 AND product_id = $2 AND variant = ''`;
    await change(sql, [cashId, special.product, '654321.00']);
    await expectPrices({ ...BEFORE, 'business-cash': ['654321.00', '654321.00', '800001.00'] });
    await change(sql, [cashId, special.product, '700999.99']);
  });

  test('of a business discount reaches its business, and nobody else', async () => {
    const sql = 'UPDATE users SET business_discount = $2 WHERE id = $1';
    await change(sql, [ids.business, '25.00']);
    // 800001.00 less 25 % is 600000.75; 810001.15 less 25 % is 607500.8625.
    await expectPrices({ ...BEFORE, business: ['600000.75', '607500.86', '800001.00'] });
    await change(sql, [ids.business, '10.00']);
  });

  test('of the pricing mode reaches its business', async () => {
    const sql = 'UPDATE users SET pricing_mode = $2 WHERE id = $1';
    await change(sql, [cashId, 'discount']);
    await expectPrices({ ...BEFORE, 'business-cash': ['800001.00', '810001.15', '800001.00'] });
    await change(sql, [cashId, 'individual']);
  });

  test('a business that is suspended sees customer prices, and its own again when it is approved', async () => {
    const sql = 'UPDATE users SET business_approved = $2 WHERE id = $1';
    for (const id of [ids.business, cashId]) await change(sql, [id, false]);
    await expectPrices({ ...BEFORE, business: BEFORE.customer, 'business-cash': BEFORE.customer });
    for (const id of [ids.business, cashId]) await change(sql, [id, true]);
  });

  test('a deactivated business and its employees see what guests see', async () => {
    await change('UPDATE users SET active = false WHERE id = $1', [ids.business]);
    await expectPrices({ ...BEFORE, business: BEFORE.guest, employee: BEFORE.guest });
    await change('UPDATE users SET active = true WHERE id = $1', [ids.business]);
    clients.business = await shop.signedIn('business');
  });

  test('a business whose session is ended sees what guests see', async () => {
    const sid = decodeURIComponent(clients.business.session!.split('=')[1]!).slice(2).split('.')[0];
    await change('DELETE FROM session WHERE sid = $1', [sid]);
    await expectPrices({ ...BEFORE, business: BEFORE.guest });
    clients.business = await shop.signedIn('business');
  });
});
