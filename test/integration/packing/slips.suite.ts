import { guestBody } from '../../support/data/orderBodies';
import { PackingShop } from './packingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: PackingShop;
beforeAll(async () => {
  its = await PackingShop.start();
});
afterAll(() => its?.shop.stop());

const SLIP = `query ($id: Int!) { order(id: $id) { slip { language showsPrices deliveryZone
  lines { productName sizeLabel quantity unitPrice lineTotal } } } }`;

const slipOf = async (id: number, client = its.admin) => {
  const { data, errors } = await client.graphql(SLIP, { id });
  expect(errors).toEqual([]);
  return data.order.slip;
};

/** Whether it says prices, and whether its lines do. */
const pricesOf = async (id: number, client = its.admin) => {
  const { showsPrices, lines } = await slipOf(id, client);
  return [showsPrices, lines[0].unitPrice, lines[0].lineTotal];
};

describe('a packing slip', () => {
  test('is in the language that the order was placed in', async () => {
    const id = await its.byGuest([its.litres(2), its.someFigs(1)], {}, 'ar');
    expect(await slipOf(id)).toEqual({
      language: 'AR',
      showsPrices: true,
      deliveryZone: 'بيروت',
      lines: [
        { productName: 'عصير السفرجل', sizeLabel: 'ليتر', quantity: 2, unitPrice: '1000.00', lineTotal: '2000.00' },
        { productName: 'Dried figs', sizeLabel: null, quantity: 1, unitPrice: '500.00', lineTotal: '500.00' },
      ],
    });
  });

  test('of an employee says no prices, of a business only when it asks for them', async () => {
    const items = [{ productId: its.juice, quantity: 1, variant: '1L' }];
    const own = await its.placed(its.business, '/api/business/one-click-order', { items });
    const employees = await its.placed(its.employee, '/api/employee/orders', { items });
    expect(await pricesOf(own)).toEqual([false, null, null]);
    expect((await its.business.rest('GET', '/api/business/slip-prices')).body).toEqual({ slipPrices: false });
    const asked = await its.business.rest('PATCH', '/api/business/slip-prices', { on: true });
    expect([asked.status, asked.body]).toEqual([200, { slipPrices: true }]);
    const [shows, unitPrice] = await pricesOf(own);
    expect([shows, unitPrice]).toEqual([true, expect.stringMatching(/^\d+\.\d\d$/)]);
    expect(await pricesOf(employees)).toEqual([false, null, null]);
    await its.business.rest('PATCH', '/api/business/slip-prices', { on: false });
    expect(await pricesOf(own)).toEqual([false, null, null]);
    // Also while it awaits approval.
    await its.shop.db.query(`UPDATE users SET business_approved = false WHERE username = 'business'`);
    const pending = await its.placed(its.business, '/api/orders/guest', guestBody([its.litres(1)]));
    await its.shop.db.query(`UPDATE users SET business_approved = true WHERE username = 'business'`);
    expect(await pricesOf(pending)).toEqual([false, null, null]);
  });

  test('says none to who sees no amounts', async () => {
    const id = await its.byCustomer([its.litres(1)]);
    expect(await pricesOf(id)).toEqual([true, '1000.00', '1000.00']);
    expect(await pricesOf(id, its.packer)).toEqual([false, null, null]);
  });

  test('those of a part of a day come in pages', async () => {
    const date = its.day(45);
    await its.shop.db.query('UPDATE delivery_window SET capacity = 500');
    const ids = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push(await its.byGuest([its.litres(count + 1)], { deliveryDate: date }));
      await its.shop.db.query('DELETE FROM rate_limit');
    }
    await its.packAll(ids[1]!);
    const first = await its.admin.rest('GET', `/api/admin/packing-slips?date=${date}&limit=2`);
    expect(first.body.slips.map(({ id }: Fields) => id)).toEqual([ids[0], ids[1]]);
    expect(first.body.slips[0]).toMatchObject({ deliveryDate: date, slip: { language: 'en', showsPrices: true } });
    const [, next] = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await its.admin.rest('GET', new URL(next!, its.shop.url).href.slice(its.shop.url.length));
    expect(second.body.slips.map(({ id }: Fields) => id)).toEqual([ids[2]]);
    const toPack = await its.admin.rest('GET', `/api/admin/packing-slips?date=${date}&stage=to_pack`);
    expect(toPack.body.slips.map(({ id }: Fields) => id)).toEqual([ids[0], ids[2]]);
  });
});
