import { makeProduct } from '../../../support/data/orderBodies';
import { until } from '../../../support/data/rows';
import { startShop, type TestShop } from '../../../support/shop';
import { type Fields, admin, create, lastAudit, product, productWithSizes, shop } from './adminCatalogue';

describe('products', () => {
  test('whose sizes change: an agreed price stays with its size, and goes with it', async () => {
    const { id } = await create('/api/products', productWithSizes());
    const [user] = await shop.db.query<{ id: number }[]>(`SELECT id FROM users WHERE username = 'business-cash'`);
    for (const [variant, price] of [
      ['', '7.00'],
      ['Small', '8.00'],
      ['Large', '9.00'],
    ]) {
      await shop.db.query(
        'INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, $3, $4)',
        [user!.id, id, variant, price],
      );
    }
    const answer = await admin.rest(
      'PUT',
      `/api/products/${id}`,
      productWithSizes({
        variants: ['Huge', 'Small'],
        variantPricing: { Small: { customer: '1', business: '1' }, Huge: { customer: '2', business: '2' } },
      }),
    );
    expect([answer.status, answer.body.variants]).toEqual([200, ['Huge', 'Small']]);
    const agreed = await shop.db.query('SELECT variant FROM individual_price WHERE product_id = $1 ORDER BY 1', [id]);
    expect(agreed).toEqual([{ variant: '' }, { variant: 'Small' }]);
    const { before } = await lastAudit();
    expect(before.individualPrices).toEqual([{ userId: user!.id, variant: 'Large', customPrice: '9.00' }]);
  });

  test('that are deleted stay in their orders, with name and price', async () => {
    const id = await makeProduct(shop.db, { name: 'Farewell', customerPrice: '4.00' });
    const ordered = await admin.rest('POST', '/api/orders', {
      items: [{ productId: id, quantity: 3 }],
      paymentMethod: 'cod',
      addressType: 'manual',
      customerName: 'Rima',
      customerEmail: 'rima@bustan.example',
      customerPhone: '+961 3 000 000',
      deliveryAddress: { street: 'Hamra Street 1', city: 'Beirut' },
    });
    const before = (await admin.rest('GET', `/api/orders/${ordered.body.id}`)).body;
    expect((await admin.rest('DELETE', `/api/products/${id}`)).status).toBe(204);
    expect((await admin.rest('GET', `/api/orders/${ordered.body.id}`)).body).toEqual(before);
  });

  test('are changed at the same time: each change is whole, and each stands in the log', async () => {
    const { id } = await create('/api/products', product());
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((name) =>
        admin.rest(
          'PUT',
          `/api/products/${id}`,
          productWithSizes({ name, variants: [name], variantPricing: { [name]: { customer: '2', business: '1' } } }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { data } = await admin.graphql(`{ product(id: ${id}) { name variants { name } }
      auditLog(subjectType: "product", subjectId: "${id}") { nodes { before after } } }`);
    expect(data.product.variants).toEqual([{ name: data.product.name }]);
    const chain = data.auditLog.nodes.reverse();
    expect(chain).toHaveLength(6);
    for (let at = 1; at < chain.length; at += 1) expect(chain[at].before).toEqual(chain[at - 1].after);
  });

  test('that change are seen by guests of every server within a second', async () => {
    const other = await startShop({ databaseUrl: shop.databaseUrl });
    try {
      const { id } = await create('/api/products', product({ name: 'Before' }));
      const nameAt = async (server: TestShop) => {
        const { body } = await server.guest().rest('GET', '/api/products/fast');
        return body.products.find((each: Fields) => each.id === id)?.name;
      };
      for (const server of [shop, other]) await until(async () => expect(await nameAt(server)).toBe('Before'));
      await admin.rest('PUT', `/api/products/${id}`, product({ name: 'After' }));
      for (const server of [shop, other]) await until(async () => expect(await nameAt(server)).toBe('After'));
      await admin.rest('DELETE', `/api/products/${id}`);
      for (const server of [shop, other]) await until(async () => expect(await nameAt(server)).toBeUndefined());
    } finally {
      await other.stop();
    }
  });

  test('of a business are those of the catalogue, at its own prices', async () => {
    for (const username of ['business', 'business-cash']) {
      const client = await shop.signedIn(username);
      const own = await client.rest('GET', '/api/business/products');
      const fast = await client.rest('GET', '/api/products/fast');
      expect(own.status).toBe(200);
      expect(own.body).toEqual(fast.body);
      expect((await shop.guest().rest('GET', '/api/business/products')).status).toBe(401);
      expect((await admin.rest('GET', '/api/business/products')).status).toBe(403);
    }
  });
});
