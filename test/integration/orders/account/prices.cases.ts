import { guestBody, accountBody } from '../../../support/data/orderBodies';
import { APIS, placeBy } from '../../../support/data/placing';
import { as, juice } from './accountShop';

describe('list = cart = order', () => {
  test.each([
    ['guest', { '': '10.00', Small: '12.50', Large: '20.00', Open: '10.00' }],
    ['customer', { '': '10.00', Small: '12.50', Large: '20.00', Open: '10.00' }],
    ['admin', { '': '10.00', Small: '12.50', Large: '20.00', Open: '10.00' }],
    ['pending', { '': '10.00', Small: '12.50', Large: '20.00', Open: '10.00' }],
    ['business', { '': '7.20', Small: '8.99', Large: '7.20', Open: '7.20' }],
    ['business-cash', { '': '7.77', Small: '7.77', Large: '15.15', Open: '7.77' }],
  ])('%s pays what the lists said', async (buyer, expected) => {
    const fast = await as(buyer).rest('GET', '/api/products/fast');
    const product = fast.body.products.find(({ id }: { id: number }) => id === juice);
    expect({ '': product.viewerPrice, ...product.viewerVariantPrices }).toEqual(expected);
    const { data } = await as(buyer).graphql(
      'query ($id: Int!) { product(id: $id) { price { amount } variants { name price { amount } } } }',
      { id: juice },
    );
    expect(data.product.price.amount).toBe(expected['']);

    for (const [selectedSize, unitPrice] of Object.entries(expected)) {
      const line = { productId: juice, quantity: 1, selectedSize, unitPrice };
      for (const api of APIS) {
        const guest = await placeBy(api, 'guest', as(buyer), guestBody([line]));
        const account = await placeBy(api, 'account', as(buyer), accountBody([line]));
        expect([guest.order?.subtotalAmount, account.order?.subtotalAmount]).toEqual([unitPrice, unitPrice]);
      }
    }
  });

  test('every product that the demo shop offers can be ordered at the price shown, and no other can', async () => {
    for (const buyer of ['guest', 'business', 'business-cash']) {
      const { body } = await as(buyer).rest('GET', '/api/products/fast');
      const offers: { productId: number; quantity: number; selectedSize?: string; unitPrice: string }[] = [];
      for (const { id, inStock, viewerPrice, viewerVariantPrices } of body.products) {
        if (!inStock) continue;
        if (viewerPrice !== null) offers.push({ productId: id, quantity: 1, unitPrice: viewerPrice });
        for (const [selectedSize, unitPrice] of Object.entries<string | null>(viewerVariantPrices)) {
          if (unitPrice !== null) offers.push({ productId: id, quantity: 1, selectedSize, unitPrice });
        }
      }
      expect(offers.length).toBeGreaterThan(100);
      for (let from = 0; from < offers.length; from += 200) {
        const items = offers.slice(from, from + 200);
        const { order } = await placeBy('REST', 'account', as(buyer), accountBody(items));
        const cents = items.reduce((sum, { unitPrice }) => sum + BigInt(unitPrice.replace('.', '')), 0n);
        expect(order?.subtotalAmount.replace('.', '')).toBe(String(cents));
      }
    }
  });
});
