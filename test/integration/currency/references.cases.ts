import { admin, business, byAccount, customer, shop } from './currencyShop';
import { mailsOf, paymentOf, reference, send, settle } from './transfersOf';

const TAKEN =
  'This reference was given for another order. One transfer pays one order: please check it, or call the shop.';

describe('one reference', () => {
  test('pays one order, however it is written', async () => {
    const [first, second] = [await byAccount(customer), await byAccount(business)];
    await send(first, { reference: 'AB-77 12 90' });
    for (const written of ['AB-77 12 90', 'ab771290', ' A.B.7.7.1.2.9.0 ', 'AB٧٧١٢٩٠', 'AB۷۷۱۲۹۰', 'ＡＢ७७१२९०']) {
      const answer = await send(second, { reference: written }, business);
      expect([answer.status, answer.body.code, answer.body.fields]).toEqual([409, 'CONFLICT', { reference: TAKEN }]);
      const confirmed = await settle('confirm', second, { reference: written });
      expect([confirmed.status, confirmed.body.fields]).toEqual([409, { reference: TAKEN }]);
    }
    expect(await paymentOf(second)).toBe('pending');
    expect(await mailsOf(second)).toEqual([]);
  });

  test('of an order that is cancelled before it was confirmed is free, also for the shop', async () => {
    const [first, second, third] = [await byAccount(customer), await byAccount(customer), await byAccount(customer)];
    const cancel = (id: number) => admin.rest('PATCH', `/api/orders/${id}/status`, { status: 'cancelled' });
    const given = reference();
    await send(first, { reference: given });
    await cancel(first);
    expect((await send(second, { reference: given })).status).toBe(200);
    await cancel(second);
    expect((await settle('confirm', third, { reference: given })).body.state).toBe('confirmed');
    // What was confirmed has paid, whatever becomes of its order.
    await cancel(third);
    const again = await byAccount(customer);
    expect((await send(again, { reference: given })).body.fields).toEqual({ reference: TAKEN });
    expect((await admin.rest('PATCH', `/api/orders/${first}/status`, { status: 'pending' })).status).toBe(200);
    expect((await send(first, { reference: given })).status).toBe(409);
    expect((await send(first, { reference: reference() })).status).toBe(200);
  });

  test('sent for ten orders at once is kept for one', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => byAccount(customer)));
    const given = reference();
    const answers = await Promise.all(ids.map((id) => send(id, { reference: given })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    for (const { status, body } of answers) if (status === 409) expect(body.fields).toEqual({ reference: TAKEN });
  });

  test('confirmed for ten orders at once pays one', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => byAccount(customer)));
    const given = reference();
    const answers = await Promise.all(ids.map((id) => settle('confirm', id, { reference: given })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await Promise.all(ids.map(paymentOf))).filter((status) => status === 'paid')).toHaveLength(1);
  });

  test('confirmed twice at once is confirmed once, told once; under one key both get the answer', async () => {
    const id = await byAccount(customer);
    const given = reference();
    await send(id, { reference: given });
    const answers = await Promise.all([1, 2, 3].map(() => settle('confirm', id, { reference: given })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await mailsOf(id)).toHaveLength(1);
    const other = await byAccount(customer);
    const [ofOther, key] = [reference(), 'a-key-of-this-confirmation'];
    const keyed = await Promise.all([1, 2].map(() => settle('confirm', other, { reference: ofOther }, admin, key)));
    expect(keyed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsOf(other)).toHaveLength(1);
  });

  test('is settled for the amount that was looked at, where that is named', async () => {
    const id = await byAccount(customer);
    const given = reference();
    await send(id, { reference: given });
    const [{ total }] = await shop.db.query<[{ total: string }]>(
      'SELECT total_amount AS total FROM orders WHERE id = $1',
      [id],
    );
    for (const how of ['confirm', 'reject'] as const) {
      const other = await settle(how, id, { reference: given, totalAmount: '1.00' });
      expect([other.status, other.body.code, Object.keys(other.body.fields)]).toEqual([
        409,
        'CONFLICT',
        ['totalAmount'],
      ]);
      const wrong = await settle(how, id, { reference: given, totalAmount: 'much' });
      expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['totalAmount']]);
    }
    expect(await paymentOf(id)).toBe('pending');
    expect((await settle('confirm', id, { reference: given, totalAmount: total })).body.state).toBe('confirmed');
  });

  test('that the shop does not find may be given again, also for another order', async () => {
    const [mistyped, right] = [await byAccount(customer), await byAccount(business)];
    const given = reference();
    await send(mistyped, { reference: given });
    const none = await settle('reject', right, { reference: given });
    expect([none.status, none.body.code]).toEqual([409, 'CONFLICT']);
    expect((await settle('reject', mistyped, { reference: given })).body).toMatchObject({
      state: 'rejected',
      reference: given,
    });
    expect((await send(right, { reference: given }, business)).status).toBe(200);
    expect((await send(mistyped, { reference: given })).status).toBe(409);
    expect((await send(mistyped, { reference: reference() })).body).toMatchObject({ state: 'sent' });
    expect(await paymentOf(mistyped)).toBe('pending');
  });

  test('that its buyer has replaced meanwhile is not confirmed', async () => {
    const id = await byAccount(customer);
    const [before, after] = [reference(), reference()];
    await send(id, { reference: before });
    await send(id, { reference: after });
    const answer = await settle('confirm', id, { reference: before });
    expect([answer.status, answer.body.code, await paymentOf(id)]).toEqual([409, 'CONFLICT', 'pending']);
  });
});
