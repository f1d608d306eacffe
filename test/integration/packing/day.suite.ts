import { PackingShop } from './packingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: PackingShop;
/** A day on which nobody else's orders are delivered. */
let date: string;
beforeAll(async () => {
  its = await PackingShop.start();
  // As many as the tests order; the demo's plans stay.
  await its.shop.db.query('UPDATE delivery_window SET capacity = 500');
  date = its.day(40);
  await its.shop.db.query('DELETE FROM delivery_closure');
});
afterAll(() => its?.shop.stop());

const dayOf = async (client = its.admin, day = date) => {
  const answer = await client.rest('GET', `/api/admin/day?date=${day}`);
  expect(answer.status).toBe(200);
  return answer.body;
};

/** The counts of all parts of a day together. */
function summed(parts: Fields[]): Fields {
  const names = ['toPack', 'packed', 'out', 'delivered', 'cancelled', 'lines', 'packedLines'];
  return Object.fromEntries(names.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0)]));
}

const ORDERS = `query ($date: String, $window: String, $zoneId: Int, $stage: PackingStage, $ids: [Int!]) {
  dayOrders(date: $date, window: $window, zoneId: $zoneId, stage: $stage, ids: $ids, first: 3) {
    totalCount nodes { id packing { stage lines packedLines } } } }`;

describe('a day', () => {
  let orders: number[];
  let first: string;
  let second: string;

  beforeAll(async () => {
    const { body } = await its.admin.rest('GET', `/api/delivery-options?city=Beirut&area=Hamra&from=${date}`);
    const [offered] = body.options.days;
    expect(offered.date).toBe(date);
    [first, second] = offered.windows.map(({ window }: Fields) => window);
    const inWindow = (window: string) => ({ deliveryDate: date, deliveryWindow: window });
    orders = [
      await its.byGuest([its.litres(2), its.someFigs(1)], inWindow(first)),
      await its.byGuest([its.litres(1)], inWindow(first)),
      await its.byGuest([its.someFigs(4)], inWindow(second)),
      await its.byGuest([its.someFigs(5)], inWindow(second)),
      await its.byGuest([its.litres(7)], inWindow(first)),
      await its.byGuest([its.litres(3)], { ...inWindow(first), paymentMethod: 'stripe' }),
    ];
    const [, packed, out, delivered, cancelled] = orders as [number, number, number, number, number];
    await its.packAll(packed);
    await its.set(out, 'shipped');
    await its.set(delivered, 'delivered');
    await its.set(cancelled, 'cancelled');
  });

  test('is counted by window and zone, with what is to be collected', async () => {
    const { date: told, parts, toCollect } = await dayOf();
    expect([told, summed(parts)]).toEqual([
      date,
      { toPack: 2, packed: 1, out: 1, delivered: 1, cancelled: 1, lines: 4, packedLines: 1 },
    ]);
    expect(parts.map(({ window, zone, toPack, out }: Fields) => [window, typeof zone, toPack, out])).toEqual([
      [first, 'string', 2, 0],
      [second, 'string', 0, 1],
    ]);
    // Cash alone, and of no cancelled order: 2,500 + 1,000 + 2,000 + 2,500, and the fee of each.
    const [{ sum }] = await its.shop.db.query<[{ sum: string }]>(
      'SELECT sum(total_amount)::text AS sum FROM orders WHERE id = ANY($1)',
      [orders.slice(0, 4)],
    );
    expect(toCollect).toBe(sum);
    expect(Number(sum)).toBeGreaterThanOrEqual(8_000);
  });

  test('says no amount to who packs', async () => {
    const { parts, toCollect } = await dayOf(its.packer);
    expect([summed(parts).toPack, toCollect]).toEqual([2, null]);
  });

  test('its orders by window, zone and stage', async () => {
    const [{ zoneId }] = (await dayOf()).parts;
    const ask = async (variables: Fields, client = its.admin) => {
      const { data, errors } = await client.graphql(ORDERS, { date, ...variables });
      expect(errors).toEqual([]);
      return [data.dayOrders.totalCount, data.dayOrders.nodes.map(({ id }: Fields) => orders.indexOf(id))];
    };
    expect(await ask({})).toEqual([5, [0, 1, 2]]);
    expect(await ask({ window: first, zoneId })).toEqual([3, [0, 1, 5]]);
    expect(await ask({ zoneId: zoneId + 1000 })).toEqual([0, []]);
    expect(await ask({ stage: 'TO_PACK' })).toEqual([2, [0, 5]]);
    expect(await ask({ stage: 'PACKED' })).toEqual([1, [1]]);
    expect(await ask({ stage: 'OUT' })).toEqual([1, [2]]);
    expect(await ask({ stage: 'DELIVERED' })).toEqual([1, [3]]);
    // Who packs sees what is still here.
    expect(await ask({}, its.packer)).toEqual([3, [0, 1, 5]]);
    expect(await ask({ stage: 'OUT' }, its.packer)).toEqual([0, []]);
    // What was cancelled is counted, and not listed: nobody packs it, and no slip is printed for it.
    expect(await ask({ ids: [orders[4], orders[2], orders[1]] })).toEqual([2, [1, 2]]);
    expect(await ask({ ids: [orders[4], orders[2], orders[1]] }, its.packer)).toEqual([1, [1]]);
    const many = await its.admin.graphql(ORDERS, { ids: Array.from({ length: 101 }, (_, index) => index + 1) });
    expect(many.errors[0]!.extensions.fields).toEqual({ ids: 'Name at most 100 orders' });
  });

  test('is nothing for buyers, and neither is the packing of their own orders', async () => {
    const id = await its.byCustomer([its.litres(1)], { deliveryDate: its.day(41) });
    for (const document of ['{ dayOrders { nodes { id } } }', '{ day { date } }', '{ pickList { isWhole } }']) {
      const { errors } = await its.customer.graphql(document);
      expect(errors[0]!.extensions.code).toBe('FORBIDDEN');
    }
    const own = await its.customer.graphql(
      'query ($id: Int!) { order(id: $id) { packing { stage } slip { language } items { packed { quantity } } } }',
      { id },
    );
    expect([own.errors, own.data.order]).toEqual([[], { packing: null, slip: null, items: [{ packed: null }] }]);
    const { status, body } = await its.customer.rest('GET', `/api/orders/${id}/packing`);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('what is no day is refused', async () => {
    for (const path of ['day', 'pick-list']) {
      const { status, body } = await its.admin.rest('GET', `/api/admin/${path}?date=2026-02-30`);
      expect([status, body.fields]).toEqual([400, { date: 'Must be a day like "2026-11-26"' }]);
    }
    const { status, body } = await its.admin.rest('GET', '/api/admin/pick-list?zoneId=Hamra');
    expect([status, body.fields]).toEqual([400, { zoneId: 'zoneId must be a whole number' }]);
  });

  test('the pick list sums what is pressed and packed, and names the orders', async () => {
    const answer = await its.packer.rest('GET', `/api/admin/pick-list?date=${date}`);
    expect(answer.status).toBe(200);
    const [a, b, out, delivered, , card] = orders;
    const entry = { categoryName: expect.any(String), selectedPackaging: null };
    expect(answer.body).toEqual({
      isWhole: true,
      entries: [
        {
          ...entry,
          productId: its.figs,
          productName: 'Dried figs',
          selectedSize: null,
          quantity: 10,
          packed: 9,
          orderCount: 3,
          orders: [
            { orderId: a, quantity: 1, isPacked: false },
            { orderId: out, quantity: 4, isPacked: true },
            { orderId: delivered, quantity: 5, isPacked: true },
          ],
        },
        {
          ...entry,
          productId: its.juice,
          productName: 'Quince juice',
          selectedSize: '1L',
          quantity: 6,
          packed: 1,
          orderCount: 3,
          orders: [
            { orderId: a, quantity: 2, isPacked: false },
            { orderId: b, quantity: 1, isPacked: true },
            { orderId: card, quantity: 3, isPacked: false },
          ],
        },
      ],
    });
    const part = await its.packer.rest('GET', `/api/admin/pick-list?date=${date}&window=${second}`);
    expect(part.body.entries.map(({ productName, quantity }: Fields) => [productName, quantity])).toEqual([
      ['Dried figs', 9],
    ]);
  });

  test('what employees order is collected where no credit pays it', async () => {
    const far = its.day(44);
    const items = [{ productId: its.figs, quantity: 2 }];
    const cash = await its.shop.signedIn('employee-cash');
    await its.placed(cash, '/api/employee/orders', { items, deliveryDate: far });
    await its.placed(its.employee, '/api/employee/orders', { items, deliveryDate: far });
    const [{ total }] = await its.shop.db.query<[{ total: string }]>(
      `SELECT sum(total_amount)::text AS total FROM orders WHERE delivery_date = $1 AND id NOT IN (
         SELECT order_id FROM credit_entry WHERE order_id IS NOT NULL)`,
      [far],
    );
    const { toCollect, parts } = await dayOf(its.admin, far);
    expect([toCollect, summed(parts).toPack]).toEqual([total, 2]);
    expect(Number(total)).toBeGreaterThan(0);
  });

  test('an order that is moved goes to the other day', async () => {
    const [, , , , , card] = orders;
    const there = its.day(42);
    const before = summed((await dayOf(its.admin, there)).parts).toPack;
    const moved = await its.admin.rest('POST', '/api/admin/orders/move', { orderIds: [card], date: there });
    expect([moved.status, moved.body[0].code]).toEqual([200, null]);
    expect([summed((await dayOf()).parts).toPack, summed((await dayOf(its.admin, there)).parts).toPack]).toEqual([
      1,
      before + 1,
    ]);
  });
});

test('a shop without zones packs the orders that have no day', async () => {
  await its.shop.db.query('UPDATE delivery_zone SET deleted_at = now() WHERE deleted_at IS NULL');
  const before = (await its.packer.rest('GET', '/api/admin/day')).body;
  const id = await its.byCustomer([its.litres(2)]);
  const { body } = await its.packer.rest('GET', '/api/admin/day');
  expect(summed(body.parts).toPack).toBe(summed(before.parts).toPack + 1);
  expect(body.parts.map(({ window, zone }: Fields) => [window, zone])).toEqual([[null, null]]);
  const { data } = await its.packer.graphql(ORDERS, { stage: 'TO_PACK' });
  expect(data.dayOrders.totalCount).toBe(summed(body.parts).toPack);
  const [own] = (await its.packer.graphql(ORDERS, { ids: [id] })).data.dayOrders.nodes;
  expect(own).toEqual({ id, packing: { stage: 'TO_PACK', lines: 1, packedLines: 0 } });
  const list = await its.packer.rest('GET', '/api/admin/pick-list');
  const juice = list.body.entries.find(({ productId }: Fields) => productId === its.juice);
  expect(juice.orders).toContainEqual({ orderId: id, quantity: 2, isPacked: false });
});
