import { makeProduct, newKey } from '../../../support/data/orderBodies';
import { countStock, stockOf } from '../../../support/data/stock';
import { orderChangedMail } from '../../../../server/orders/mails/orderChangedMail';
import { ChangingShop } from './changingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: ChangingShop;
beforeAll(async () => {
  its = await ChangingShop.start();
});
afterEach(() => its.checkOrders());
afterAll(() => its?.shop.stop());

describe('the shop changes an order', () => {
  test('what is missing, with the reason, which the buyer reads; another hand is not overwritten', async () => {
    const id = await its.byAccount([5, 2]);
    const [first, second] = await its.linesOf(id);
    const short = await its.correct(id, [{ lineId: first!.id, quantity: 3, seenQuantity: 5 }]);
    expect([short.status, short.body.subtotalAmount]).toEqual([200, '3666.66']);
    const stale = await its.correct(id, [{ lineId: first!.id, quantity: 4, seenQuantity: 5 }]);
    expect([stale.status, stale.body]).toEqual([
      409,
      {
        code: 'CONFLICT',
        message: 'The order has changed meanwhile: there are 3 of Quince juice now. Please look at it again.',
      },
    ]);
    expect((await its.correct(id, [{ lineId: second!.id, quantity: 0, seenQuantity: 2 }])).status).toBe(200);
    expect(
      (await its.changesOf(its.customer, id)).map(({ change: { reason, lines }, byBuyer }) => [reason, lines, byBuyer]),
    ).toEqual([
      ['The press broke', [{ productName: 'Quince juice', sizeLabel: null, before: 5, after: 3 }], false],
      ['The press broke', [{ productName: 'Dried figs', sizeLabel: null, before: 2, after: 0 }], false],
    ]);
    const log = await its.admin.rest('GET', `/api/admin/audit-log?subjectType=order&subjectId=${id}`);
    expect(log.body.entries.map(({ action }: Fields) => action)).toEqual(['order.lines', 'order.lines']);
  });

  test('a reason is asked for; a request with a key is done once', async () => {
    const id = await its.byAccount([5]);
    const lines = await its.wanted(id, 4);
    const silent = await its.correct(id, lines, { reason: ' ' });
    expect([silent.status, silent.body.fields]).toEqual([400, { reason: 'Say why, for the buyer to read' }]);
    const key = newKey();
    const send = () =>
      its.admin.rest('PATCH', `/api/orders/${id}/lines`, { lines, reason: 'One fell' }, { 'Idempotency-Key': key });
    const answers = [await send(), await send()];
    expect(answers.map(({ status, body }) => [status, body.subtotalAmount])).toEqual([
      [200, '4000.00'],
      [200, '4000.00'],
    ]);
    expect(await its.changesOf(its.admin, id)).toHaveLength(1);
    expect(answers[1]!.headers.get('Idempotent-Replay')).toBe('true');
  });

  test('until it is shipped', async () => {
    const id = await its.byAccount([5]);
    for (const [status, expected] of [
      ['confirmed', 200],
      ['shipped', 409],
      ['delivered', 409],
      ['cancelled', 409],
    ] as const) {
      await its.admin.rest('PATCH', `/api/orders/${id}/status`, { status });
      const answer = await its.correct(id, await its.wanted(id, 4));
      expect([status, answer.status]).toEqual([status, expected]);
    }
  });

  test('counted stock follows, and a cancelled order gives back what it still had', async () => {
    const counted = await makeProduct(its.shop.db, { name: 'Counted dates', customerPrice: '50.00' });
    await countStock(its.shop.db, counted, 10);
    const id = await its.byCredit([{ productId: counted, quantity: 4 }]);
    const [line] = await its.linesOf(id);
    for (const [quantity, status, left] of [
      [6, 200, 4],
      [11, 409, 4],
      [10, 200, 0],
      [1, 200, 9],
    ] as const) {
      const answer = await its.correct(id, [{ lineId: line!.id, quantity }]);
      expect([quantity, answer.status, (await stockOf(its.shop.db, counted)).stock]).toEqual([quantity, status, left]);
      if (status === 409) {
        expect(answer.body).toEqual({
          code: 'OUT_OF_STOCK',
          message: 'There is not enough of Counted dates left. Nothing was changed.',
        });
      }
    }
    for (const [status, left] of [
      ['cancelled', 10],
      ['pending', 9],
      ['cancelled', 10],
    ] as const) {
      expect((await its.admin.rest('PATCH', `/api/orders/${id}/status`, { status })).status).toBe(200);
      expect((await stockOf(its.shop.db, counted)).stock).toBe(left);
    }
  });

  test('what was taken out of an order is not taken again when it is cancelled and taken up again', async () => {
    const counted = await makeProduct(its.shop.db, { name: 'Counted plums', customerPrice: '50.00' });
    await countStock(its.shop.db, counted, 10);
    const id = await its.byCredit([{ productId: counted, quantity: 3 }, ...its.items(1)]);
    const left = async () => (await stockOf(its.shop.db, counted)).stock;
    const set = (status: string) => its.admin.rest('PATCH', `/api/orders/${id}/status`, { status });
    for (const [status, expected] of [
      ['cancelled', 10],
      ['pending', 7],
    ] as const) {
      await set(status);
      expect([status, await left()]).toEqual([status, expected]);
    }
    expect((await its.correct(id, await its.wanted(id, 0))).status).toBe(200);
    for (const status of ['cancelled', 'pending']) {
      expect((await set(status)).status).toBe(200);
      expect([status, await left()]).toEqual([status, 10]);
    }
  });

  test('a size that is counted no more gives nothing back to the count of its product', async () => {
    const juice = await makeProduct(its.shop.db, {
      name: 'Counted juice',
      variants: { '1L': { customer: '70.00', business: '60.00' }, '2L': { customer: '90.00', business: '80.00' } },
    });
    await countStock(its.shop.db, juice, 20);
    await countStock(its.shop.db, juice, 10, '1L');
    const ordered = (variant: string) => ({ productId: juice, quantity: 4, variant });
    const id = await its.byCredit([ordered('1L'), ordered('2L')]);
    expect((await stockOf(its.shop.db, juice)).stock).toBe(16);
    const stopped = await its.admin.rest('PUT', `/api/admin/stock/${juice}`, {
      variant: '1L',
      stock: null,
      reason: 'Counted together from now on',
    });
    expect(stopped.status).toBe(200);
    expect((await its.correct(id, await its.wanted(id, 1, 3))).status).toBe(200);
    // One of the size that was taken of the product's; the other three were of the size's own count.
    expect((await stockOf(its.shop.db, juice)).stock).toBe(17);
  });

  test('of two sizes that share a count, the one of which more is wanted is named', async () => {
    const juice = await makeProduct(its.shop.db, {
      name: 'Shared juice',
      variants: { '1L': { customer: '70.00', business: '60.00' }, '2L': { customer: '90.00', business: '80.00' } },
    });
    await countStock(its.shop.db, juice, 10);
    const ordered = (variant: string) => ({ productId: juice, quantity: 4, variant });
    const id = await its.byCredit([ordered('1L'), ordered('2L')]);
    const answer = await its.correct(id, await its.wanted(id, 3, 9));
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'There is not enough of Shared juice (2L) left. Nothing was changed.',
    ]);
    expect((await stockOf(its.shop.db, juice)).stock).toBe(2);
  });

  test('what changes nothing is no event and no entry of the audit log', async () => {
    const id = await its.byAccount([5]);
    expect((await its.correct(id, await its.wanted(id, 5))).status).toBe(200);
    expect(await its.changesOf(its.admin, id)).toEqual([]);
    const log = await its.admin.rest('GET', `/api/admin/audit-log?subjectType=order&subjectId=${id}`);
    expect(log.body.entries).toEqual([]);
  });

  test('the sums of the day follow', async () => {
    const revenue = async () => (await its.admin.rest('GET', '/api/admin/stats')).body;
    const id = await its.byAccount([5, 3]);
    const before = await revenue();
    expect((await its.correct(id, await its.wanted(id, 4, 0))).status).toBe(200);
    const after = await revenue();
    expect(Number(before.totalRevenue) - Number(after.totalRevenue)).toBeCloseTo(1000 + 3 * 333.33, 2);
  });

  test('the mail tells what there was and is, why, and the new total; in the language of the order', async () => {
    for (const [language, texts] of [
      [
        'en',
        ['We had to change your order #ID.', 'Quince juice: 3 instead of 5.', 'Dried figs: 2 ordered, none will come.'],
      ],
      ['fr', ['Nous avons dû modifier votre commande n°\u00a0ID.', 'Quince juice\u00a0: 3 au lieu de 5.']],
      ['ar', ['اضطررنا إلى تعديل طلبك رقم ID.', '3 بدلاً من 5']],
    ] as const) {
      const id = await its.byAccount([5, 2]);
      await its.shop.db.query('UPDATE orders SET language = $2 WHERE id = $1', [id, language]);
      expect((await its.correct(id, await its.wanted(id, 3, 0))).status).toBe(200);
      const [mail] = await its.shop.db.query(
        `SELECT order_event_id AS "orderEventId", to_address AS "toAddress", with_amounts AS "withAmounts"
         FROM outgoing_mail WHERE kind = 'order_changed' AND order_id = $1`,
        [id],
      );
      const { text, subject } = await orderChangedMail(its.shop.db, mail);
      const plain = text.replace(/[\u2066-\u2069]/g, '');
      for (const part of [...texts, 'The press broke']) expect(plain).toContain(part.replace('ID', String(id)));
      expect(plain).toMatch(/3\D003[^]*5\D670/);
      expect(subject).toContain(String(id));
      const silent = await orderChangedMail(its.shop.db, { ...mail, withAmounts: false });
      expect(silent.text).not.toMatch(/LBP|3\D003/);
    }
  });
});
