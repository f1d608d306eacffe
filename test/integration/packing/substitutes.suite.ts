import { PackingShop } from './packingShop';

type Fields = Record<string, any>;

let its: PackingShop;
beforeAll(async () => {
  its = await PackingShop.start();
  await its.shop.db.query('DELETE FROM delivery_closure');
});
afterAll(() => its?.shop.stop());

const PRODUCTS = `query ($search: String, $category: String) {
  products(search: $search, category: $category, inStock: true, first: 12) {
    nodes { id name categorySlug price { amount } listPrice customerPrice variants { name inStock price { amount } } } } }`;

const EVENTS = `query ($id: Int!) { order(id: $id) { totalAmount items { productName quantity unitPrice packed { isCurrent } }
  history { change { totalBefore totalAfter lines { productName sizeLabel before after } } } } }`;

describe('who packs sends something else', () => {
  test('finds products without a single price', async () => {
    const { data, errors } = await its.packer.graphql(PRODUCTS, { search: 'quince juice' });
    expect(errors).toEqual([]);
    expect(data.products.nodes[0]).toMatchObject({
      ...{ id: its.juice, name: 'Quince juice', price: null, listPrice: null, customerPrice: null },
      variants: [
        { name: '1L', inStock: true, price: null },
        { name: '0.5L', inStock: true, price: null },
      ],
    });
    const near = await its.packer.graphql(PRODUCTS, {
      search: 'dried figs',
      category: data.products.nodes[0].categorySlug,
    });
    expect(near.data.products.nodes[0]).toMatchObject({ id: its.figs, price: null });
  });

  test('instead of what is missing, and sees no amount of it; the buyer does', async () => {
    const date = its.day(40);
    const id = await its.byCustomer([its.litres(3), its.someFigs(2)], { deliveryDate: date });
    const [juice] = await its.linesOf(id);
    const answer = await its.packer.rest('PATCH', `/api/orders/${id}/lines`, {
      added: [{ productId: its.figs, quantity: 4, replacesLineId: juice!.id, replacesQuantity: 2, seenQuantity: 3 }],
      reason: 'Sold out today',
    });
    expect([answer.status, answer.body]).toEqual([200, { id }]);
    const seen = await its.packer.graphql(EVENTS, { id });
    expect(seen.data.order).toMatchObject({
      totalAmount: null,
      items: [
        { productName: 'Quince juice', quantity: 1, unitPrice: null, packed: null },
        { productName: 'Dried figs', quantity: 2, unitPrice: null, packed: null },
        { productName: 'Dried figs', quantity: 4, unitPrice: null, packed: null },
      ],
    });
    const [change] = seen.data.order.history.flatMap((event: Fields) => event.change ?? []);
    expect(change).toEqual({
      totalBefore: null,
      totalAfter: null,
      lines: [
        { productName: 'Quince juice', sizeLabel: '1L', before: 3, after: 1 },
        { productName: 'Dried figs', sizeLabel: null, before: 0, after: 4 },
      ],
    });
    const bought = await its.customer.graphql(EVENTS, { id });
    expect(bought.data.order.items.map(({ unitPrice }: Fields) => unitPrice)).toEqual(['1000.00', '500.00', '500.00']);
    expect(bought.data.order.history.at(-1).change).toMatchObject({ totalBefore: '4003.00', totalAfter: '4003.00' });
    const list = await its.packer.rest('GET', `/api/admin/pick-list?date=${date}`);
    expect(list.body.entries.map(({ productName, quantity }: Fields) => [productName, quantity])).toEqual([
      ['Dried figs', 6],
      ['Quince juice', 1],
    ]);
  });

  test('a buyer adds nothing by the way of the shop', async () => {
    const id = await its.byCustomer([its.someFigs(2)]);
    const added = [{ productId: its.figs, quantity: 1 }];
    const asShop = await its.customer.rest('PATCH', `/api/orders/${id}/lines`, { added, reason: 'For me' });
    expect([asShop.status, asShop.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await its.linesOf(id)).toEqual([{ id: expect.any(Number), quantity: 2 }]);
  });
});
