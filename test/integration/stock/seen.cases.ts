import { until } from '../../support/data/rows';
import { countStock } from '../../support/data/stock';
import { signedInStaff } from '../../contract/authorization/staff/staffShop';
import { accountBody } from '../../support/data/orderBodies';
import { admin, counted, order, seen, shop } from './stockShop';

describe('shoppers', () => {
  test.each([
    [6, true, null],
    [5, true, 5],
    [1, true, 1],
    [0, false, 0],
  ])('of %i left read in stock: %s, only left: %s', async (stock, inStock, onlyLeft) => {
    const product = await counted(stock);
    for (const username of [null, 'customer', 'business', 'employee', 'admin']) {
      const client = username === null ? shop.guest() : await shop.signedIn(username);
      expect([username, await seen(product, client)]).toEqual([username, { inStock, onlyLeft, variants: [] }]);
    }
  });

  test('read it of each size, and of the product when nothing of it is left', async () => {
    const product = await counted(0, { Small: 0, Large: 9 });
    const sizes = (small: object, large: object) => [
      { name: 'Small', ...small },
      { name: 'Large', ...large },
    ];
    const [none, many] = [
      { inStock: false, onlyLeft: 0 },
      { inStock: true, onlyLeft: null },
    ];
    expect(await seen(product)).toEqual({ inStock: true, onlyLeft: null, variants: sizes(none, many) });
    await countStock(shop.db, product, 0, 'Large');
    const sold = { inStock: false, onlyLeft: null, variants: sizes(none, none) };
    // The shop hears a moment later of what others write, and has kept its answer until then.
    await until(async () => expect(await seen(product)).toEqual(sold));
  });

  test('never read more: the figure is of those who care for the catalogue', async () => {
    const product = await counted(37);
    const question = 'query ($ids: [Int!]) { stock(productIds: $ids) { nodes { stock } } }';
    for (const username of [null, 'customer', 'business', 'employee']) {
      const client = username === null ? shop.guest() : await shop.signedIn(username);
      const { errors } = await client.graphql(question, { ids: [product] });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual([
        username === null ? 'UNAUTHENTICATED' : 'FORBIDDEN',
      ]);
    }
    const staff = await signedInStaff(shop, 'catalogue');
    for (const client of [staff, admin]) {
      expect((await client.graphql(question, { ids: [product] })).data.stock.nodes).toEqual([{ stock: 37 }]);
    }
  });

  test('find what is sold out where they find what is out of stock, in lists, exports and orders again', async () => {
    const product = await counted(1);
    const customer = await shop.signedIn('customer');
    const body = accountBody([{ productId: product, quantity: 1 }]);
    const placed = await customer.rest('POST', '/api/orders', body);
    expect(placed.status).toBe(201);
    const inList = async (inStock: boolean): Promise<boolean> => {
      const { data } = await shop
        .guest()
        .graphql('query ($ids: [Int!], $in: Boolean) { products(ids: $ids, inStock: $in) { nodes { id } } }', {
          ids: [product],
          in: inStock,
        });
      return data.products.nodes.length === 1;
    };
    expect([await inList(true), await inList(false)]).toEqual([false, true]);
    const { body: rest } = await shop.guest().rest('GET', '/api/products?fields=id,inStock');
    expect(rest.products.find(({ id }: { id: number }) => id === product)).toEqual({ id: product, inStock: false });
    const { data } = await customer.graphql('query ($id: Int!) { orderAgain(orderId: $id) { productId obstacle } }', {
      id: placed.body.id,
    });
    expect(data.orderAgain).toEqual([{ productId: product, obstacle: 'OUT_OF_STOCK' }]);
    const csv = await admin.rest('GET', '/api/admin/export/products.csv?search=Counted');
    expect(csv.status).toBe(200);
  });

  test('of what is marked as out of stock, the count changes nothing', async () => {
    const product = await counted(3);
    await shop.db.query('UPDATE product SET in_stock = false WHERE id = $1', [product]);
    expect(await seen(product)).toMatchObject({ inStock: false, onlyLeft: 3 });
    expect(await order([{ productId: product, quantity: 1 }])).toMatchObject({ code: 'OUT_OF_STOCK' });
    const { data } = await admin.graphql('query ($id: Int!) { product(id: $id) { markedInStock } }', { id: product });
    expect(data.product).toEqual({ markedInStock: false });
  });

  test('a product that is sold out keeps its mark when it is edited', async () => {
    const product = await counted(0);
    const { data } = await admin.graphql('query ($id: Int!) { product(id: $id) { inStock markedInStock } }', {
      id: product,
    });
    expect(data.product).toEqual({ inStock: false, markedInStock: true });
    const { errors } = await admin.graphql(
      'mutation ($id: Int!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }',
      {
        id: product,
        input: { name: 'Renamed', description: 'x', categoryId: 1, customerPrice: '10.00', businessPrice: '9.00' },
      },
    );
    expect(errors).toEqual([]);
    await countStock(shop.db, product, 9);
    expect(await seen(product)).toMatchObject({ inStock: true, onlyLeft: null });
  });
});

test('the threshold is set by admins, and holds at once for what is counted', async () => {
  const product = await counted(8);
  expect(await seen(product)).toMatchObject({ onlyLeft: null });
  const set = (onlyLeftFrom: unknown, client = admin) =>
    client.rest('PUT', '/api/admin/stock-setting', { onlyLeftFrom });
  try {
    expect(await set(10)).toMatchObject({ status: 200, body: { onlyLeftFrom: 10 } });
    expect(await seen(product)).toMatchObject({ onlyLeft: 8 });
    expect(await set(0)).toMatchObject({ status: 200 });
    expect(await seen(product)).toMatchObject({ onlyLeft: null, inStock: true });
    expect(await seen(await counted(0))).toMatchObject({ onlyLeft: 0, inStock: false });
    for (const wrong of [-1, 101, 1.5, '5', null]) expect(await set(wrong)).toMatchObject({ status: 400 });
    expect(await admin.rest('GET', '/api/admin/stock-setting')).toMatchObject({ body: { onlyLeftFrom: 0 } });
    const [entry] = await shop.db.query(
      `SELECT actor_username, before, after FROM audit_entry WHERE action = 'stock.setting' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ actor_username: 'admin', before: { onlyLeftFrom: 10 }, after: { onlyLeftFrom: 0 } });
  } finally {
    await set(5);
  }
});
