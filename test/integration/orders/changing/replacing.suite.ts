import { orderChangedMail } from '../../../../server/orders/mails/orderChangedMail';
import { makeProduct } from '../../../support/data/orderBodies';
import { countStock, stockOf } from '../../../support/data/stock';
import { ChangingShop } from './changingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: ChangingShop;
let walnuts: number;
let pecans: number;
let almonds: number;
beforeAll(async () => {
  its = await ChangingShop.start();
  [walnuts, pecans, almonds] = await its.makeNuts();
});
afterEach(() => its.checkOrders());
afterAll(() => its?.shop.stop());

const ofWalnuts = (quantity: number) => [{ productId: walnuts, quantity }, ...its.items(1)];

/** An order of a customer. @returns its number and the id of its first line */
async function ordered(quantity: number, more: Fields = {}): Promise<[id: number, lineId: number]> {
  const id = await its.byItems(ofWalnuts(quantity), more);
  return [id, (await its.linesOf(id))[0]!.id];
}

describe('the shop sends something else', () => {
  test('instead of a line, at no more than that cost: the new line stands in its place and says why', async () => {
    const [id, lineId] = await ordered(2);
    const answer = await its.send(id, [{ productId: pecans, quantity: 2, replacesLineId: lineId, seenQuantity: 2 }]);
    expect([answer.status, answer.body]).toEqual([
      200,
      { id, subtotalAmount: '2000.00', discountAmount: '0.00', deliveryFee: '3.00', totalAmount: '2003.00' },
    ]);
    expect(await its.keptOf(id)).toMatchObject([
      {
        ...{
          name: 'Pecans',
          variant: null,
          quantity: 2,
          price: '500.00',
          rule: 'replaced',
          base: '500.00',
          percent: null,
        },
        ...{ list: '800.00', saved: '300.00', book: 'customer', position: 0 },
      },
      { name: 'Quince juice', book: null, position: 1 },
    ]);
    const prices = await its.customer.rest('GET', `/api/orders/${id}/prices`);
    expect(prices.body.lines[0]).toMatchObject({
      rule: 'replaced',
      priceBook: 'customer',
      sentence:
        'LBP 500 was the price of what it was sent instead of, LBP 300 (38%) below the customer price of LBP 800.',
      waterfall: [
        { kind: 'customer_price', change: '800.00' },
        { kind: 'own_price', rule: 'replaced', change: '-300.00', amount: '500.00' },
      ],
    });
    const [change] = (await its.detailsOf(its.customer, id)) as [Fields];
    const [pecansLine] = await its.linesOf(id);
    expect(change).toEqual({
      reason: 'Sold out',
      totalBefore: '2003.00',
      totalAfter: '2003.00',
      lines: [
        { lineId, productName: 'Walnuts', sizeLabel: null, before: 2, after: 0, replacesLineId: null },
        { lineId: pecansLine!.id, productName: 'Pecans', sizeLabel: null, before: 0, after: 2, replacesLineId: lineId },
      ],
    });
    const log = await its.admin.rest('GET', `/api/admin/audit-log?subjectType=order&subjectId=${id}`);
    expect(log.body.entries[0]).toMatchObject({
      action: 'order.lines',
      before: { lines: [{ productName: 'Walnuts', selectedSize: null, quantity: 2 }], totalAmount: '2003.00' },
      after: {
        lines: [
          { productName: 'Walnuts', selectedSize: null, quantity: 0 },
          { productName: 'Pecans', selectedSize: null, quantity: 2, replaces: 'Walnuts' },
        ],
        totalAmount: '2003.00',
      },
    });
  });

  test('what is cheaper costs its own price; a part of a line is replaced, and the rest of it stays', async () => {
    const [id, lineId] = await ordered(5);
    const added = { productId: almonds, quantity: 4, replacesLineId: lineId, replacesQuantity: 3, seenQuantity: 5 };
    expect((await its.send(id, [added])).body).toMatchObject({ subtotalAmount: '3200.20' });
    expect(await its.keptOf(id)).toMatchObject([
      { name: 'Walnuts', quantity: 2, price: '500.00' },
      { name: 'Quince juice' },
      { name: 'Almonds', quantity: 4, price: '300.05', rule: 'customer', base: '300.05', saved: '0.00', position: 2 },
    ]);
    // Sent twice without a key, it is not done twice: there are others by now.
    const again = await its.send(id, [added]);
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
    const gone = await its.send(id, [{ ...added, replacesQuantity: null, seenQuantity: 2 }]);
    expect(gone.status).toBe(200);
    const late = await its.send(id, [{ ...added, replacesQuantity: null, seenQuantity: 2 }]);
    expect([late.status, late.body.message]).toEqual([
      409,
      'The order has changed meanwhile: what was to be replaced is not in it any more. Please look at it again.',
    ]);
  });

  test('what replaces a substitute costs no more than that', async () => {
    const [id, lineId] = await ordered(1);
    await its.send(id, [{ productId: pecans, quantity: 1, replacesLineId: lineId }]);
    const [line] = await its.linesOf(id);
    expect(
      (await its.send(id, [{ productId: pecans, selectedSize: '1kg', quantity: 1, replacesLineId: line!.id }])).status,
    ).toBe(200);
    expect((await its.keptOf(id))[0]).toMatchObject({
      variant: '1kg',
      price: '500.00',
      rule: 'replaced',
      list: '1500.00',
    });
  });

  test('counted stock: what is added is taken, what is replaced goes back as far as it was taken', async () => {
    const [old, fresh] = await Promise.all(
      ['Old stock', 'Fresh stock'].map((name) => makeProduct(its.shop.db, { name, customerPrice: '50.00' })),
    );
    await countStock(its.shop.db, old!, 10);
    await countStock(its.shop.db, fresh!, 3);
    const id = await its.byCredit([{ productId: old!, quantity: 4 }]);
    const [line] = await its.linesOf(id);
    const left = () => Promise.all([old!, fresh!].map(async (each) => (await stockOf(its.shop.db, each)).stock));
    const many = await its.send(id, [{ productId: fresh!, quantity: 4, replacesLineId: line!.id }]);
    expect([many.status, many.body]).toEqual([
      409,
      { code: 'OUT_OF_STOCK', message: 'There is not enough of Fresh stock left. Nothing was changed.' },
    ]);
    expect(await left()).toEqual([6, 3]);
    expect((await its.send(id, [{ productId: fresh!, quantity: 3, replacesLineId: line!.id }])).status).toBe(200);
    expect(await left()).toEqual([10, 0]);
    for (const [status, expected] of [
      ['cancelled', [10, 3]],
      ['pending', [10, 0]],
    ] as const) {
      await its.admin.rest('PATCH', `/api/orders/${id}/status`, { status });
      expect([status, await left()]).toEqual([status, expected]);
    }
  });

  test('another size from the same count, of which nothing was left', async () => {
    const juice = await makeProduct(its.shop.db, {
      name: 'Last juice',
      variants: { '1L': { customer: '70.00', business: '60.00' }, '2L': { customer: '90.00', business: '80.00' } },
    });
    await countStock(its.shop.db, juice, 4);
    const id = await its.byCredit([{ productId: juice, quantity: 4, variant: '1L' }]);
    const [line] = await its.linesOf(id);
    const other = { productId: juice, selectedSize: '2L', replacesLineId: line!.id };
    expect((await its.send(id, [{ ...other, quantity: 5 }])).body.code).toBe('OUT_OF_STOCK');
    expect((await its.send(id, [{ ...other, quantity: 3 }])).status).toBe(200);
    expect((await stockOf(its.shop.db, juice)).stock).toBe(1);
  });

  test('a tick goes with the line that is replaced, and the new one has none', async () => {
    const [id, lineId] = await ordered(2);
    const [, juice] = await its.linesOf(id);
    const ticks = [
      { lineId, quantity: 2 },
      { lineId: juice!.id, quantity: 1 },
    ];
    expect((await its.admin.rest('PATCH', `/api/orders/${id}/packing`, { lines: ticks })).body.stage).toBe('packed');
    await its.send(id, [{ productId: pecans, quantity: 2, replacesLineId: lineId, replacesQuantity: 1 }]);
    const { body } = await its.admin.rest('GET', `/api/orders/${id}/packing`);
    expect(body).toMatchObject({ lines: 3, packedLines: 1 });
    expect(body.items.map(({ packed }: Fields) => packed && packed.isCurrent)).toEqual([false, true, null]);
  });

  test('the mail tells what came instead of what, in the language of the order, without amounts for who sees none', async () => {
    for (const [language, texts] of [
      ['en', ['Walnuts × 2 replaced by Pecans (1kg) × 1.', 'Almonds × 3 added.', 'Quince juice: 2 instead of 1.']],
      ['fr', ['Walnuts × 2 remplacé par Pecans (1kg) × 1.', 'Almonds × 3 ajouté.']],
      ['ar', ['استُبدل Walnuts × 2 بـ Pecans (1kg) × 1.', 'أُضيف: Almonds × 3.']],
    ] as const) {
      const [id, lineId] = await ordered(4);
      await its.shop.db.query('UPDATE orders SET language = $2 WHERE id = $1', [id, language]);
      const [, juice] = await its.linesOf(id);
      const instead = {
        productId: pecans,
        selectedSize: '1kg',
        quantity: 1,
        replacesLineId: lineId,
        replacesQuantity: 2,
      };
      const answer = await its.send(
        id,
        [instead, { productId: almonds, quantity: 3 }],
        [{ lineId: juice!.id, quantity: 2 }],
      );
      expect(answer.status).toBe(200);
      const [mail] = await its.shop.db.query(
        `SELECT order_event_id AS "orderEventId", to_address AS "toAddress", with_amounts AS "withAmounts"
         FROM outgoing_mail WHERE kind = 'order_changed' AND order_id = $1`,
        [id],
      );
      const { text } = await orderChangedMail(its.shop.db, mail);
      const plain = text.replace(/[\u2066-\u2069]/g, '');
      for (const part of [...texts, 'Sold out']) expect(plain).toContain(part);
      // Named with what comes instead of it, and nowhere else.
      expect(plain.match(/Walnuts/g)).toHaveLength(1);
      expect(plain).toMatch(/4\D403/);
      const silent = await orderChangedMail(its.shop.db, { ...mail, withAmounts: false });
      expect(silent.text).not.toMatch(/LBP|4\D403/);
    }
  });
});
