import { guestBody, idOf, ledgerOf, makeProduct } from '../../../support/data/orderBodies';
import { placeFollowed } from '../../../support/data/placing';
import { ChangingShop } from './changingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: ChangingShop;
beforeAll(async () => {
  its = await ChangingShop.start();
});
afterEach(() => its.checkOrders());
afterAll(() => its?.shop.stop());

describe('a buyer changes an order', () => {
  test('more of one line, none of another: prices stay, the total follows, once however often it is sent', async () => {
    await its.shop.db.query(`INSERT INTO discount_code (code, discount_percent) VALUES ('TENTH', 10)`);
    const id = await its.byAccount([2, 3], { discountCode: 'TENTH' });
    await its.shop.db.query('UPDATE product SET customer_price = 5000 WHERE id = $1', [its.products[0]]);
    const lines = await its.wanted(id, 3, 0);
    for (const _ of [1, 2]) {
      const answer = await its.change(its.customer, id, lines);
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          id,
          subtotalAmount: '3000.00',
          discountAmount: '300.00',
          deliveryFee: expect.any(String),
          totalAmount: expect.any(String),
        },
      ]);
    }
    await its.shop.db.query('UPDATE product SET customer_price = 1000 WHERE id = $1', [its.products[0]]);
    expect(await its.linesOf(id)).toEqual([{ id: expect.any(Number), quantity: 3, unitPrice: '1000.00' }]);
    expect(await its.changesOf(its.customer, id)).toEqual([
      {
        status: 'PENDING',
        byUsername: 'customer',
        byBuyer: true,
        change: {
          reason: null,
          totalBefore: expect.any(String),
          totalAfter: expect.any(String),
          lines: [
            { productName: 'Quince juice', sizeLabel: null, before: 2, after: 3 },
            { productName: 'Dried figs', sizeLabel: null, before: 3, after: 0 },
          ],
        },
      },
    ]);
    expect(await its.mailsOf(id)).toEqual([{ to: 'layal@buyers.example', withAmounts: true }]);
    const [points] = await its.shop.db.query('SELECT loyalty_points AS points FROM orders WHERE id = $1', [id]);
    expect(points).toEqual({ points: 3 });
  });

  test("a guest by the key of the order's link, and nobody without it", async () => {
    const { id, key } = await placeFollowed(its.shop.guest(), guestBody(its.items(2, 1)));
    const lines = await its.wanted(id, 1);
    for (const [client, wrong, status] of [
      [its.shop.guest(), undefined, 401],
      [its.shop.guest(), 'A wrong key', 404],
      [its.customer, undefined, 404],
      [its.admin, undefined, 404],
    ] as const) {
      expect((await its.change(client, id, lines, wrong)).status).toBe(status);
    }
    const answer = await its.change(its.shop.guest(), id, lines, key);
    expect([answer.status, answer.body.subtotalAmount]).toEqual([200, '1333.33']);
  });

  test('guests as often as they may order, and no address gets more mails of them than in a day', async () => {
    await its.shop.db.query('DELETE FROM rate_limit');
    const { id, key } = await placeFollowed(
      its.shop.guest(),
      guestBody(its.items(1), { guestEmail: 'flooded@guests.example' }),
    );
    for (let quantity = 2; quantity <= 15; quantity += 1) {
      const answer = await its.change(its.shop.guest(), id, await its.wanted(id, quantity), key);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('RateLimit')).toContain('"guest-order"');
    }
    expect(await its.changesOf(its.admin, id)).toHaveLength(14);
    expect(await its.mailsOf(id)).toHaveLength(9);
  });

  test('a business on credit is charged the difference, or given it back; what credit does not cover is refused', async () => {
    const businessId = await idOf(its.shop.db, 'business');
    const before = await ledgerOf(its.shop.db, businessId);
    const id = await its.byCredit(its.items(2, 1));
    for (const quantities of [[5, 1], [1], [1, 0]]) {
      expect((await its.change(its.business, id, await its.wanted(id, ...quantities))).status).toBe(200);
    }
    const [{ total, charged }] = await its.shop.db.query(
      `SELECT total_amount AS total, (SELECT -sum(amount) FROM credit_entry WHERE order_id = o.id) AS charged
       FROM orders o WHERE id = $1`,
      [id],
    );
    expect(charged).toBe(total);
    const saffron = await makeProduct(its.shop.db, { name: 'Saffron', customerPrice: '100000.00' });
    const dear = await its.byCredit([{ productId: saffron, quantity: 1 }]);
    const refused = await its.change(its.business, dear, await its.wanted(dear, 9999));
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'INSUFFICIENT_CREDIT', message: 'The change is over the available credit. Nothing was changed.' },
    ]);
    expect((await its.linesOf(dear)).map(({ quantity }) => quantity)).toEqual([1]);
    expect((await its.business.rest('POST', `/api/orders/${dear}/cancel`, {})).status).toBe(200);
    expect((await its.business.rest('POST', `/api/orders/${id}/cancel`, {})).status).toBe(200);
    const after = await ledgerOf(its.shop.db, businessId);
    expect(after.balance).toBe(before.balance);
    const again = await its.admin.rest('PATCH', `/api/orders/${id}/status`, { status: 'pending' });
    expect(again.status).toBe(200);
  });

  test('an employee without amounts, in the answer, the history and the mail', async () => {
    const id = await its.placed(its.employee, '/api/employee/orders', { items: its.items(2, 2) });
    const answer = await its.change(its.employee, id, await its.wanted(id, 1));
    expect([answer.status, answer.body]).toEqual([200, { id }]);
    const [{ change: told }] = (await its.changesOf(its.employee, id)) as [Fields];
    expect(told).toMatchObject({ totalBefore: null, totalAfter: null, lines: [{ before: 2, after: 1 }] });
    for (const mail of await its.mailsOf(id)) {
      const [{ email }] = await its.shop.db.query(`SELECT email FROM users WHERE username = 'employee'`);
      expect(mail.withAmounts).toBe(mail.to !== email);
    }
    expect((await its.changesOf(its.business, id))[0]!.change.totalAfter).toEqual(expect.any(String));
  });

  test.each(['in_stock = false', 'deleted_at = now()'])(
    'no more of what is not sold: %s; less of it all the same',
    async (how) => {
      const gone = await makeProduct(its.shop.db, { name: 'Gone plums', customerPrice: '500.00' });
      const id = await its.byCredit([{ productId: gone, quantity: 2 }]);
      await its.shop.db.query(`UPDATE product SET ${how} WHERE id = $1`, [gone]);
      const more = await its.change(its.business, id, await its.wanted(id, 3));
      expect([more.status, more.body]).toEqual([
        409,
        { code: 'OUT_OF_STOCK', message: 'There is not enough of Gone plums left. Nothing was changed.' },
      ]);
      expect((await its.change(its.business, id, await its.wanted(id, 1))).status).toBe(200);
    },
  );

  test('not after its cut-off, nor below the smallest order as it was when it was placed', async () => {
    const id = await its.byAccount([4]);
    await its.shop.db.query('UPDATE orders SET minimum_amount = 3000 WHERE id = $1', [id]);
    const low = await its.change(its.customer, id, await its.wanted(id, 2));
    expect([low.status, low.body.fields]).toEqual([
      400,
      { lines: 'The order would be for less than a delivery to this place takes.' },
    ]);
    expect((await its.change(its.customer, id, await its.wanted(id, 3))).status).toBe(200);
    await its.shop.db.query(`UPDATE orders SET cut_off = now() - interval '1 second' WHERE id = $1`, [id]);
    const late = await its.change(its.customer, id, await its.wanted(id, 4));
    expect([late.status, late.body]).toEqual([
      409,
      {
        code: 'CONFLICT',
        message: 'It is too late to change or cancel this order here. Please contact the shop.',
      },
    ]);
  });

  test.each([
    ['no line', () => [], { lines: 'Choose a line to change, or a product to add' }],
    [
      'no such line',
      () => [{ lineId: 999_999_999, quantity: 1 }],
      { 'lines.0.lineId': 'The order has no line 999999999' },
    ],
    [
      'no line left',
      (first: number) => [{ lineId: first, quantity: 0 }],
      { lines: 'Leave at least one line, or cancel the order.' },
    ],
    [
      'less than none',
      (first: number) => [{ lineId: first, quantity: -1 }],
      { 'lines.0.quantity': expect.stringContaining('from 0 to 9,999') },
    ],
    [
      'too many',
      (first: number) => [{ lineId: first, quantity: 10_000 }],
      { 'lines.0.quantity': expect.stringContaining('from 0 to 9,999') },
    ],
    [
      'one line twice',
      (first: number) => [
        { lineId: first, quantity: 2 },
        { lineId: first, quantity: 3 },
      ],
      { 'lines.1.lineId': expect.stringContaining('is named twice') },
    ],
  ])('%s is refused by field, and nothing is changed', async (_, linesFor, fields) => {
    const id = await its.byAccount([1]);
    const [first] = await its.linesOf(id);
    const answer = await its.change(its.customer, id, linesFor(first!.id));
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'BAD_USER_INPUT', fields]);
    expect(await its.linesOf(id)).toEqual([first]);
  });

  test('fifty changes of an order are the most; then the shop changes it', async () => {
    const id = await its.byAccount([5]);
    for (let count = 0; count < 50; count += 1) {
      expect((await its.change(its.customer, id, await its.wanted(id, 4 + (count % 2)))).status).toBe(200);
    }
    const last = await its.change(its.customer, id, await its.wanted(id, 3));
    expect([last.status, last.body]).toEqual([
      409,
      {
        code: 'CONFLICT',
        message: 'This order was changed very often already. To change it again, please contact the shop.',
      },
    ]);
    expect((await its.correct(id, await its.wanted(id, 3))).status).toBe(200);
  });

  test('the percentage of its code and its fee stay as they were, whatever became of them meanwhile', async () => {
    await its.shop.db.query(`INSERT INTO discount_code (code, discount_percent) VALUES ('FIFTH', 20)`);
    await its.shop.db.query('UPDATE delivery_zone SET fee = 40, free_from = 5000');
    try {
      const id = await its.byAccount([2], { discountCode: 'FIFTH' });
      await its.shop.db.query(`UPDATE discount_code SET discount_percent = 50, is_active = false WHERE code = 'FIFTH'`);
      await its.shop.db.query('UPDATE delivery_zone SET fee = 90, free_from = 100');
      const rise = await its.change(its.customer, id, await its.wanted(id, 4));
      expect([rise.status, rise.body]).toMatchObject([
        200,
        { subtotalAmount: '4000.00', discountAmount: '800.00', deliveryFee: '40.00', totalAmount: '3240.00' },
      ]);
      // Also over the amount from which on it would have been free.
      const more = await its.correct(id, await its.wanted(id, 9));
      expect([more.status, more.body]).toMatchObject([200, { deliveryFee: '40.00', totalAmount: '7240.00' }]);
    } finally {
      await its.shop.db.query('UPDATE delivery_zone SET fee = NULL, free_from = NULL');
    }
  });

  test('after its cut-off the shop changes it, and cancels it', async () => {
    const id = await its.byAccount([4]);
    await its.shop.db.query(`UPDATE orders SET cut_off = now() - interval '1 second' WHERE id = $1`, [id]);
    expect((await its.change(its.customer, id, await its.wanted(id, 3))).status).toBe(409);
    expect((await its.customer.rest('POST', `/api/orders/${id}/cancel`, {})).status).toBe(409);
    const changed = await its.correct(id, await its.wanted(id, 2));
    expect([changed.status, changed.body.subtotalAmount]).toEqual([200, '2000.00']);
    expect((await its.admin.rest('PATCH', `/api/orders/${id}/status`, { status: 'cancelled' })).status).toBe(200);
    const [row] = await its.shop.db.query('SELECT status FROM orders WHERE id = $1', [id]);
    expect(row).toEqual({ status: 'cancelled' });
  });
});
