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
import { mailsOf, paymentOf, reference, send, settle } from './transfersOf';

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
