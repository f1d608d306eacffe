import { orderConfirmationMail } from '../../../server/orders/mails/orderConfirmationMail';
import { orderPaymentMail } from '../../../server/orders/mails/orderPaymentMail';
import { FollowKeys } from '../../../server/orders/following/followKeys';
import {
  admin,
  business,
  byAccount,
  byEmployee,
  byGuest,
  customer,
  employee,
  setRate,
  shop,
  type Fields,
} from './currencyShop';

const TAKEN =
  'This reference was given for another order. One transfer pays one order: please check it, or call the shop.';

let count = 0;
/** A reference that nobody has given. */
const reference = () => `WM ${1_000 + (count += 1)}-x`;

const send = (id: number, body: Fields, client = customer) => client.rest('PUT', `/api/orders/${id}/transfer`, body);
const settle = (how: 'confirm' | 'reject', id: number, body: Fields, client = admin, key?: string) =>
  client.rest('POST', `/api/admin/orders/${id}/transfer/${how}`, body, key ? { 'Idempotency-Key': key } : {});
const paymentOf = async (id: number) => {
  const [row] = await shop.db.query<{ status: string }[]>('SELECT payment_status AS status FROM orders WHERE id = $1', [
    id,
  ]);
  return row!.status;
};
const mailsOf = (id: number) =>
  shop.db.query<Fields[]>(
    `SELECT to_address AS "toAddress" FROM outgoing_mail WHERE order_id = $1 AND kind = 'order_payment' ORDER BY id`,
    [id],
  );

describe('an order by WishMoney', () => {
  test('says where the amount goes, and takes the reference of its buyer until the shop confirms', async () => {
    const set = await admin.rest('PUT', '/api/admin/transfer-account', { sendTo: ' +961 3 123 456 (Bustan) ' });
    expect([set.status, set.body]).toEqual([200, { sendTo: '+961 3 123 456 (Bustan)' }]);
    const id = await byAccount(customer);
    const first = await send(id, { reference: 'WM-first-1' });
    expect([first.status, first.body]).toEqual([
      200,
      {
        orderId: id,
        state: 'sent',
        sendTo: '+961 3 123 456 (Bustan)',
        reference: 'WM-first-1',
        sentAt: expect.any(String),
        settledAt: null,
      },
    ]);
    const again = await send(id, { reference: 'wm first 1' });
    expect([again.body.reference, again.body.sentAt]).toEqual(['WM-first-1', first.body.sentAt]);
    const second = reference();
    expect((await send(id, { reference: second })).body).toMatchObject({ state: 'sent', reference: second });
    const confirmed = await settle('confirm', id, { reference: second });
    expect([confirmed.status, confirmed.body.state, await paymentOf(id)]).toEqual([200, 'confirmed', 'paid']);
    const late = await send(id, { reference: reference() });
    expect([late.status, late.body.code, late.body.message]).toEqual([409, 'CONFLICT', 'This order is paid already.']);
    expect(await mailsOf(id)).toEqual([{ toAddress: 'layal@buyers.example' }]);
    const log = await admin.rest('GET', `/api/admin/audit-log?subjectType=order&subjectId=${id}`);
    expect(log.body.entries[0]).toMatchObject({
      action: 'transfer.confirm',
      subjectId: String(id),
      actorUsername: 'admin',
      before: { paymentStatus: 'pending', reference: second },
      after: { paymentStatus: 'paid', reference: second },
    });
  });

  test.each([
    [{}, 'reference is required'],
    [{ reference: 7 }, 'Enter the reference of your transfer'],
    [{ reference: '' }, 'Enter the reference of your transfer'],
    [{ reference: '–––' }, 'A reference has 4 to 60 letters and digits'],
    [{ reference: 'W-1' }, 'A reference has 4 to 60 letters and digits'],
    [{ reference: '7'.repeat(61) }, 'A reference has 4 to 60 letters and digits'],
  ])('refuses %j in words', async (body, message) => {
    const id = await byAccount(customer);
    const answer = await send(id, body);
    expect([answer.status, answer.body.fields]).toEqual([400, { reference: message }]);
    const confirmed = await settle('confirm', id, body);
    expect([confirmed.status, confirmed.body.fields, await paymentOf(id)]).toEqual([
      400,
      { reference: message },
      'pending',
    ]);
  });

  test('of a guest takes it from who has its key, and from nobody else', async () => {
    const { id, key } = await byGuest();
    const given = reference();
    for (const client of [shop.guest(), customer, business]) {
      const answer = await send(id, { reference: given }, client);
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
      const wrong = await send(id, { reference: given, key: `${key.slice(0, -2)}xx` }, client);
      expect([wrong.status, wrong.body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await send(id, { reference: given }, employee)).status).toBe(403);
    expect((await send(id, { reference: given, key }, shop.guest())).body).toMatchObject({ state: 'sent' });
    const { data } = await shop
      .guest()
      .graphql(
        'query ($id: Int!, $key: String!) { followedOrder(id: $id, key: $key) { paymentStatus transfer { state reference } } }',
        { id, key },
      );
    expect(data.followedOrder).toEqual({ paymentStatus: 'PENDING', transfer: { state: 'SENT', reference: given } });
  });

  test('of one business is nobody else’s, who works for the shop included', async () => {
    const id = await byAccount(business);
    const kept = reference();
    await send(id, { reference: kept }, business);
    const byAdmin = await send(id, { reference: reference() }, admin);
    expect([byAdmin.status, byAdmin.body.code]).toEqual([404, 'NOT_FOUND']);
    const { body } = await send(await byAccount(admin), { reference: reference() }, admin);
    expect(body.state).toBe('sent');
    expect((await send(id, { reference: reference() }, customer)).status).toBe(404);
    expect((await send(id, { reference: reference() }, business)).status).toBe(200);
  });

  test('paid otherwise, or cancelled, takes none', async () => {
    const [cash, ofEmployee, cancelled] = [
      await byAccount(customer, { paymentMethod: 'cod' }),
      await byEmployee(),
      await byAccount(customer),
    ];
    await admin.rest('PATCH', `/api/orders/${cancelled}/status`, { status: 'cancelled' });
    for (const [id, message] of [
      [cash, 'This order is not paid by WishMoney.'],
      [ofEmployee, 'This order is not paid by WishMoney.'],
      [cancelled, 'This order is cancelled. Nothing is to be paid for it.'],
    ] as const) {
      const confirmed = await settle('confirm', id, { reference: reference() });
      expect([confirmed.status, confirmed.body.code, confirmed.body.message]).toEqual([409, 'CONFLICT', message]);
    }
    expect((await send(cash, { reference: reference() })).body.message).toBe('This order is not paid by WishMoney.');
    expect(await paymentOf(cancelled)).toBe('pending');
  });
});

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

describe('the list of what waits', () => {
  test('has the orders by how far they are, for who cares for orders', async () => {
    const id = await byAccount(customer);
    const listed = async (query = '') =>
      ((await admin.rest('GET', `/api/admin/transfers${query}`)).body as Fields[]).find((each) => each.id === id);
    expect(await listed('?state=awaited')).toMatchObject({
      id,
      state: 'awaited',
      customerName: 'Layal Tannous',
      totalAmount: '89503.00',
      reference: null,
    });
    const given = reference();
    await send(id, { reference: given });
    expect(await listed('?state=awaited')).toBeUndefined();
    expect(await listed('?state=sent')).toMatchObject({ state: 'sent', reference: given });
    expect(await listed()).toMatchObject({ state: 'sent' });
    await settle('confirm', id, { reference: given });
    expect(await listed()).toBeUndefined();
    expect(await listed('?state=confirmed')).toMatchObject({ state: 'confirmed', settledAt: expect.any(String) });
    for (const client of [customer, business, employee]) {
      expect((await client.rest('GET', '/api/admin/transfers')).status).toBe(403);
      expect((await settle('confirm', id, { reference: given }, client)).status).toBe(403);
    }
  });
});

describe('mails', () => {
  const toAddress = 'layal@buyers.example';

  test('say amounts in USD at the rate of the order where USD are shown, and what became of the transfer', async () => {
    await setRate('89500.00');
    const id = await byAccount(customer);
    await setRate('50000.00');
    const links = { keys: new FollowKeys('secret'), publicUrl: 'http://localhost' };
    const confirmation = () => orderConfirmationMail(shop.db, { orderId: id, withAmounts: true, toAddress }, links);
    expect((await confirmation()).text).toContain('Total: LBP 89,503 ($1.00)');
    const given = reference();
    await send(id, { reference: given });
    expect(await orderPaymentMail(shop.db, { orderId: id, toAddress })).toBeNull();
    await settle('reject', id, { reference: given });
    expect(await orderPaymentMail(shop.db, { orderId: id, toAddress })).toMatchObject({
      subject: `the transfer for order #${id} was not found`,
      text: expect.stringContaining(`We found no transfer with the reference ${given}`),
    });
    const right = reference();
    await settle('confirm', id, { reference: right });
    expect(await orderPaymentMail(shop.db, { orderId: id, toAddress })).toMatchObject({
      subject: `order #${id} is paid`,
      text: `The transfer ${right} has arrived. Your order #${id} is paid.\n\nTotal: LBP 89,503 ($1.00)`,
    });
    await setRate('50000.00', false);
    expect((await confirmation()).text).toContain('Total: LBP 89,503\n');
    await setRate(null, true);
    expect((await confirmation()).text).not.toContain('$');
  });
});
