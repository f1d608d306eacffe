import { accountBody, guestBody, idOf, makeProduct } from '../../../support/data/orderBodies';
import { countStock } from '../../../support/data/stock';
import { ChangingShop } from './changingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: ChangingShop;
let walnuts: number;
let pecans: number;
beforeAll(async () => {
  its = await ChangingShop.start();
  [walnuts, pecans] = await its.makeNuts();
});
afterEach(() => its.checkOrders());
afterAll(() => its?.shop.stop());

const totalOf = async (id: number): Promise<string> =>
  (await its.shop.db.query<[{ total: string }]>('SELECT total_amount AS total FROM orders WHERE id = $1', [id]))[0]
    .total;

test('of what was sent at the price of something else there is no more; a line of its own costs its own price', async () => {
  const id = await its.byItems([{ productId: walnuts, quantity: 3 }]);
  const [line] = await its.linesOf(id);
  expect((await its.send(id, [{ productId: pecans, quantity: 3, replacesLineId: line!.id }])).status).toBe(200);
  for (const change of [
    async () => its.change(its.customer, id, await its.wanted(id, 4)),
    async () => its.correct(id, await its.wanted(id, 4)),
  ]) {
    const { status, body } = await change();
    expect([status, body.code, body.message]).toEqual([
      409,
      'CONFLICT',
      'Of what was sent instead of something else there can be no more at that price. Add more of it as a line of its own.',
    ]);
  }
  const lines = await its.wanted(id, 1);
  const added = [{ productId: pecans, quantity: 2 }];
  const answer = await its.customer.rest('POST', `/api/orders/${id}/change`, { lines, added });
  expect([answer.status, answer.body.subtotalAmount]).toEqual([200, '2100.00']);
  expect((await its.change(its.customer, id, await its.wanted(id, 2))).status).toBe(409);
});

test('a business that is suspended has less of an order, and no more of it; nor have its employees', async () => {
  const ordered = [{ productId: walnuts, quantity: 2 }];
  const own = await its.byCredit(ordered);
  const employees = await its.placed(its.employee, '/api/employee/orders', { items: ordered });
  const business = await idOf(its.shop.db, 'business');
  const approve = (approved: boolean) => its.admin.rest('PATCH', `/api/admin/users/${business}/approval`, { approved });
  expect((await approve(false)).status).toBe(200);
  for (const [client, id] of [
    [its.business, own],
    [its.employee, employees],
  ] as const) {
    const before = await totalOf(id);
    const more = await its.change(client, id, await its.wanted(id, 3));
    expect([more.status, more.body.code]).toEqual([403, 'FORBIDDEN']);
    const added = [{ productId: pecans, quantity: 1 }];
    const another = await client.rest('POST', `/api/orders/${id}/change`, { added });
    expect([another.status, another.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await totalOf(id)).toBe(before);
    expect((await its.change(client, id, await its.wanted(id, 1))).status).toBe(200);
    // The shop itself decides.
    expect((await its.correct(id, await its.wanted(id, 2))).status).toBe(200);
  }
  expect((await approve(true)).status).toBe(200);
  expect((await its.change(its.business, own, await its.wanted(own, 3))).status).toBe(200);
});

test('an order that was paid by a transfer can not cost more, and may cost less', async () => {
  const id = await its.byItems([{ productId: walnuts, quantity: 2 }], { paymentMethod: 'wishmoney' });
  const confirmed = await its.admin.rest('POST', `/api/admin/orders/${id}/transfer/confirm`, {
    reference: `WM-${id}-1`,
  });
  expect(confirmed.status).toBe(200);
  const before = await totalOf(id);
  for (const refused of [
    await its.send(id, [{ productId: pecans, quantity: 1 }]),
    await its.correct(id, await its.wanted(id, 3)),
  ]) {
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'CONFLICT',
      `Order #${id} is paid already, so it can not cost more. Take up what is added as an order of its own.`,
    ]);
  }
  expect(await totalOf(id)).toBe(before);
  expect((await its.correct(id, await its.wanted(id, 1))).status).toBe(200);
});

test('who earns no points earns none by a change', async () => {
  const pointsOf = async (id: number) =>
    (
      await its.shop.db.query<[{ points: number }]>('SELECT loyalty_points AS points FROM orders WHERE id = $1', [id])
    )[0].points;
  const items = [{ productId: walnuts, quantity: 1 }];
  const ofAdmin = await its.placed(its.admin, '/api/orders', accountBody(items));
  const ofCustomer = await its.placed(its.customer, '/api/orders', accountBody(items));
  for (const id of [ofAdmin, ofCustomer]) {
    expect(await pointsOf(id)).toBe(0);
    expect((await its.correct(id, await its.wanted(id, 20))).status).toBe(200);
  }
  expect([await pointsOf(ofAdmin), await pointsOf(ofCustomer)]).toEqual([0, 10]);
});

describe('more than any order can come to', () => {
  const HUGE = { quantity: 9_999, customerPrice: '990000000000.00' };
  let gold: number;
  let scarce: number;
  beforeAll(async () => {
    const { db } = its.shop;
    gold = await makeProduct(db, {
      name: 'Gold',
      customerPrice: HUGE.customerPrice,
      businessPrice: HUGE.customerPrice,
    });
    scarce = await makeProduct(db, { name: 'Scarce', customerPrice: '1.00', businessPrice: '1.00' });
    await countStock(db, scarce, 1);
  });
  const items = () => [{ productId: gold, quantity: HUGE.quantity }];

  test('is over the credit, for whoever sees no amounts and for the business itself', async () => {
    for (const [client, path] of [
      [its.employee, '/api/employee/orders'],
      [its.business, '/api/business/one-click-order'],
    ] as const) {
      const { body } = await client.rest('POST', path, { items: items() });
      expect(body.code).toBe('INSUFFICIENT_CREDIT');
    }
    const id = await its.placed(its.employee, '/api/employee/orders', { items: [{ productId: walnuts, quantity: 1 }] });
    const added = [{ productId: gold, quantity: HUGE.quantity }];
    const changed = await its.employee.rest('POST', `/api/orders/${id}/change`, { added });
    expect(changed.body.code).toBe('INSUFFICIENT_CREDIT');
    expect((await its.send(id, added)).body.code).toBe('INSUFFICIENT_CREDIT');
  });

  test('is said only of what is in stock', async () => {
    const cash = await its.shop.signedIn('employee-cash');
    const tooMuch = (more: Fields[]) => cash.rest('POST', '/api/employee/orders', { items: [...items(), ...more] });
    expect((await tooMuch([{ productId: scarce, quantity: 2 }])).body.code).toBe('OUT_OF_STOCK');
    const { status, body } = await tooMuch([]);
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    const id = await its.placed(cash, '/api/employee/orders', { items: [{ productId: walnuts, quantity: 1 }] });
    const added = [
      { productId: gold, quantity: HUGE.quantity },
      { productId: scarce, quantity: 2 },
    ];
    expect((await its.send(id, added)).body.code).toBe('OUT_OF_STOCK');
    const refused = await its.send(id, added.slice(0, 1));
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { added: 'The order is too large for one order; please split it.' },
    ]);
  });

  const refusalsOf = async (send: (quantity: number) => Promise<{ status: number; body: Fields }>) => {
    const found: string[] = [];
    for (const quantity of [1, HUGE.quantity]) {
      const { status, body } = await send(quantity);
      found.push(`${status} ${body.code}`);
    }
    return found;
  };
  /** Said of much and of little, so that nobody finds out by it which costs more than there can be. */
  const OUT_OF_STOCK = ['409 OUT_OF_STOCK', '409 OUT_OF_STOCK'];

  test.each(['employee', 'employee-cash'])(
    'is not told to %s instead of what is not sold any more, or short',
    async (name) => {
      const employee = await its.shop.signedIn(name);
      const gone = await makeProduct(its.shop.db, { name: 'Gone gold', customerPrice: '1.00', businessPrice: '1.00' });
      const id = await its.placed(employee, '/api/employee/orders', { items: [{ productId: gone, quantity: 1 }] });
      await its.shop.db.query('UPDATE product SET in_stock = false WHERE id = $1', [gone]);
      const lines = await its.wanted(id, 2);
      const change = (body: object) => employee.rest('POST', `/api/orders/${id}/change`, body);
      expect(await refusalsOf((quantity) => change({ lines, added: [{ productId: gold, quantity }] }))).toEqual(
        OUT_OF_STOCK,
      );
      const withScarce = (quantity: number) => [
        { productId: gold, quantity },
        { productId: scarce, quantity: 2 },
      ];
      expect(await refusalsOf((quantity) => change({ added: withScarce(quantity) }))).toEqual(OUT_OF_STOCK);
      expect(
        await refusalsOf((quantity) => employee.rest('POST', '/api/employee/orders', { items: withScarce(quantity) })),
      ).toEqual(OUT_OF_STOCK);
    },
  );

  test('is not told to who packs a paid order instead of that it is paid, or of what is short', async () => {
    const id = await its.byAccount([1]);
    await its.shop.db.query(`UPDATE orders SET payment_method = 'wishmoney', payment_status = 'paid' WHERE id = $1`, [
      id,
    ]);
    expect(await refusalsOf((quantity) => its.send(id, [{ productId: gold, quantity }]))).toEqual([
      '409 CONFLICT',
      '409 CONFLICT',
    ]);
    const added = (quantity: number) => [
      { productId: gold, quantity },
      { productId: scarce, quantity: 2 },
    ];
    expect(await refusalsOf((quantity) => its.send(id, added(quantity)))).toEqual(OUT_OF_STOCK);
  });
});

test('an employee’s order has no smallest amount, which would tell what its lines cost', async () => {
  const id = await its.placed(its.employee, '/api/employee/orders', { items: [{ productId: walnuts, quantity: 3 }] });
  await its.shop.db.query('UPDATE orders SET minimum_amount = 999999 WHERE id = $1', [id]);
  expect((await its.change(its.employee, id, await its.wanted(id, 1))).status).toBe(200);
});

const pointsOf = async (id: number): Promise<number> =>
  (await its.shop.db.query<[{ points: number }]>('SELECT loyalty_points AS points FROM orders WHERE id = $1', [id]))[0]
    .points;

test('points follow the lines of an order that was placed by the guest checkout while signed in, not of a guest’s', async () => {
  const body = guestBody(its.items(2));
  const id = await its.placed(its.customer, '/api/orders/guest', body);
  expect(await pointsOf(id)).toBe(2);
  for (const quantity of [7, 1]) {
    expect((await its.change(its.customer, id, await its.wanted(id, quantity))).status).toBe(200);
    expect(await pointsOf(id)).toBe(quantity);
  }
  const customer = await idOf(its.shop.db, 'customer');
  for (const [path, ordered] of [
    ['/api/orders/guest', body],
    // Open to guests, too.
    ['/api/orders', accountBody(its.items(2))],
  ] as const) {
    const guests = await its.placed(its.shop.guest(), path, ordered);
    await its.shop.db.query('UPDATE orders SET user_id = $2 WHERE id = $1', [guests, customer]);
    expect((await its.correct(guests, await its.wanted(guests, 5))).status).toBe(200);
    expect(await pointsOf(guests)).toBe(0);
  }
});

test('points follow the lines also when their buyer works for the shop by now', async () => {
  const id = await its.byAccount([2]);
  const customer = await idOf(its.shop.db, 'customer');
  const setRole = (role: string) => its.shop.db.query('UPDATE users SET role = $2 WHERE id = $1', [customer, role]);
  await setRole('admin');
  try {
    expect((await its.correct(id, await its.wanted(id, 5))).status).toBe(200);
    expect(await pointsOf(id)).toBe(5);
  } finally {
    await setRole('customer');
  }
});

test('its buyer has no more of a size that is not sold any more, and less of it', async () => {
  const figs = await makeProduct(its.shop.db, {
    name: 'Figs in a box',
    customerPrice: '10.00',
    variants: { Small: { customer: '5.00' }, Large: { customer: '9.00' } },
  });
  const id = await its.byItems([{ productId: figs, quantity: 3, selectedSize: 'Small' }]);
  await its.shop.db.query(`DELETE FROM product_variant WHERE product_id = $1 AND name = 'Small'`, [figs]);
  const more = await its.change(its.customer, id, await its.wanted(id, 4));
  expect([more.status, more.body.code]).toEqual([409, 'OUT_OF_STOCK']);
  expect((await its.change(its.customer, id, await its.wanted(id, 2))).status).toBe(200);
});
