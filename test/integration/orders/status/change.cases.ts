import { footprint, ledgerOf, accountBody } from '../../../support/data/orderBodies';
import {
  type Fields,
  APIS,
  admin,
  business,
  businessId,
  byCredit,
  byEmployee,
  byGuest,
  line,
  mailsOf,
  placed,
  set,
  shop,
} from './statusShop';

async function entriesOf(id: number): Promise<[string, string][]> {
  const rows = await shop.db.query<{ type: string; amount: string }[]>(
    'SELECT type, amount FROM credit_entry WHERE order_id = $1 ORDER BY id',
    [id],
  );
  return rows.map(({ type, amount }) => [type, amount]);
}

async function makeCode(code: string, most: number | null): Promise<() => Promise<number>> {
  await shop.db.query('INSERT INTO discount_code (code, discount_percent, max_uses) VALUES ($1, 50, $2)', [code, most]);
  return async () => {
    const [row] = await shop.db.query<{ uses: number }[]>(
      'SELECT current_uses AS uses FROM discount_code WHERE code = $1',
      [code],
    );
    return row!.uses;
  };
}

async function available(): Promise<string> {
  return (await ledgerOf(shop.db, businessId)).balance;
}

async function setAvailable(amount: string): Promise<void> {
  const difference = (Number(amount) - Number(await available())).toFixed(2);
  if (Number(difference) === 0) return;
  const { status } = await admin.rest('POST', `/api/admin/users/${businessId}/credit`, { amount: difference });
  expect(status).toBe(200);
}

describe.each(APIS)('by %s', (api) => {
  test('any status may follow on any other, each change an event with who, and in the audit log', async () => {
    const id = await byGuest();
    const turns = ['delivered', 'pending', 'cancelled', 'shipped', 'confirmed', 'cancelled', 'pending'];
    for (const status of turns) expect((await set(api, id, { status })).order).toMatchObject({ id, status });
    const { order } = await set(api, id, { status: 'shipped', trackingNumber: ' LB-77 ' });
    expect(order).toMatchObject({ status: 'shipped', trackingNumber: 'LB-77' });
    expect(order!.history).toMatchObject([
      { status: 'pending', trackingNumber: null, byUsername: null },
      ...turns.map((status) => ({ status, trackingNumber: null, byUsername: 'admin' })),
      { status: 'shipped', trackingNumber: 'LB-77', byUsername: 'admin' },
    ]);
    const [entry] = await shop.db.query<Fields[]>('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(entry).toMatchObject({
      actor_username: 'admin',
      action: 'order.status',
      subject_type: 'order',
      subject_id: String(id),
      before: { status: 'pending', trackingNumber: null },
      after: { status: 'shipped', trackingNumber: 'LB-77' },
    });
  });

  test('a tracking number stays unless it is sent, and goes when it is sent empty', async () => {
    const id = await byGuest();
    await set(api, id, { status: 'shipped', trackingNumber: 'LB-1' });
    expect((await set(api, id, { status: 'delivered' })).order).toMatchObject({ trackingNumber: 'LB-1' });
    expect((await set(api, id, { status: 'delivered', trackingNumber: 'LB-2' })).order).toMatchObject({
      trackingNumber: 'LB-2',
    });
    expect((await set(api, id, { status: 'delivered', trackingNumber: '  ' })).order!.trackingNumber).toBeNull();
    expect((await set(api, id, { status: 'shipped', trackingNumber: null })).order!.trackingNumber).toBeNull();
    // Only what turned the status is told to the buyer.
    expect(await mailsOf(id)).toHaveLength(3);
  });

  test('setting the same status again changes nothing, and sends no mail', async () => {
    const id = await byGuest();
    await set(api, id, { status: 'confirmed' });
    const before = await footprint(shop.db);
    const { order } = await set(api, id, { status: 'confirmed' });
    expect(order).toMatchObject({ status: 'confirmed' });
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('cancelling gives back what credit paid, once; taking up again charges it again, as often as it goes', async () => {
    const id = await byCredit(2);
    const before = await available();
    for (let turn = 0; turn < 3; turn += 1) {
      const cancelled = await set(api, id, { status: 'cancelled' });
      expect(cancelled.order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
      await set(api, id, { status: 'cancelled' });
      expect(Number(await available()) - Number(before)).toBeCloseTo(180, 5);
      const again = await set(api, id, { status: 'confirmed' });
      expect(again.order).toMatchObject({ status: 'confirmed', paymentStatus: 'pending' });
      expect(await available()).toBe(before);
    }
    const round = [
      ['refund', '180.00'],
      ['charge', '-180.00'],
    ];
    expect(await entriesOf(id)).toEqual([['charge', '-180.00'], ...round, ...round, ...round]);
    expect(await ledgerOf(shop.db, businessId)).toMatchObject({ balance: before, sum: before, brokenLinks: 0 });
  });

  test('an employee’s order is refunded to its business', async () => {
    const id = await byEmployee();
    await set(api, id, { status: 'cancelled' });
    expect(await entriesOf(id)).toEqual([
      ['charge', '-90.00'],
      ['refund', '90.00'],
    ]);
    const { body } = await business.rest('GET', '/api/business/credit-transactions?limit=1');
    expect(body[0]).toMatchObject({
      type: 'refund',
      description: `Order #${id} cancelled`,
      orderId: id,
      createdByUser: { username: 'Rima Haddad' },
    });
  });

  test('an order that credit did not pay leaves the ledger alone', async () => {
    const cash = await placed(business, '/api/orders', accountBody([line()]));
    for (const id of [cash, await byGuest()]) {
      await set(api, id, { status: 'cancelled' });
      expect((await set(api, id, { status: 'pending' })).order).toMatchObject({ paymentStatus: 'pending' });
      expect(await entriesOf(id)).toEqual([]);
    }
  });

  test('a refund comes also when the business pays cash by now', async () => {
    const id = await byCredit();
    const mode = (paymentMode: string) =>
      shop.db.query('UPDATE users SET payment_mode = $2 WHERE id = $1', [businessId, paymentMode]);
    await mode('cash');
    try {
      await set(api, id, { status: 'cancelled' });
      await set(api, id, { status: 'shipped' });
      await set(api, id, { status: 'cancelled' });
    } finally {
      await mode('credit');
    }
    expect((await entriesOf(id)).map(([type]) => type)).toEqual(['charge', 'refund', 'charge', 'refund']);
  });

  test('an order stays cancelled when the credit is short by a cent, and nothing is stored', async () => {
    const creditBefore = await available();
    const id = await byCredit();
    await set(api, id, { status: 'cancelled' });
    await setAvailable('89.99');
    const before = await footprint(shop.db);
    const answer = await set(api, id, { status: 'pending' });
    expect([answer.code, answer.message]).toEqual([
      'INSUFFICIENT_CREDIT',
      'The order is over the available credit of the business, so it stays cancelled.',
    ]);
    expect(await footprint(shop.db)).toEqual(before);
    expect((await admin.rest('GET', `/api/orders/${id}`)).body.status).toBe('cancelled');
    await setAvailable('90.00');
    expect((await set(api, id, { status: 'pending' })).order).toMatchObject({ status: 'pending' });
    expect(await available()).toBe('0.00');
    await setAvailable(creditBefore);
  });

  test('the use of a code is given back, and taken again while one is left', async () => {
    const code = `BACK-${api}`;
    const uses = await makeCode(code, 1);
    const first = await byGuest({ discountCode: code });
    expect(await uses()).toBe(1);
    await set(api, first, { status: 'cancelled' });
    await set(api, first, { status: 'cancelled' });
    expect(await uses()).toBe(0);
    await set(api, first, { status: 'confirmed' });
    expect(await uses()).toBe(1);
    await set(api, first, { status: 'cancelled' });
    const second = await byGuest({ discountCode: code });
    const before = await footprint(shop.db);
    const answer = await set(api, first, { status: 'pending' });
    expect([answer.code, answer.message]).toEqual([
      'DISCOUNT_CODE_INVALID',
      'The discount code of the order has no use left, so the order stays cancelled.',
    ]);
    expect(await footprint(shop.db)).toEqual(before);
    await set(api, second, { status: 'cancelled' });
    // Whether it could still be used by a new order does not matter to one that had it.
    await shop.db.query('UPDATE discount_code SET is_active = false, expires_at = now() WHERE code = $1', [code]);
    await set(api, first, { status: 'pending' });
    expect(await uses()).toBe(1);
  });

  test('credit and code together: both back, both taken, or neither', async () => {
    const code = `BOTH-${api}`;
    const uses = await makeCode(code, 1);
    const body = accountBody([line()], { paymentMethod: 'credit', discountCode: code });
    const id = await placed(business, '/api/orders', body);
    const creditBefore = await available();
    await set(api, id, { status: 'cancelled' });
    expect([await uses(), (await entriesOf(id)).length]).toEqual([0, 2]);
    await setAvailable('0.00');
    expect((await set(api, id, { status: 'pending' })).code).toBe('INSUFFICIENT_CREDIT');
    expect([await uses(), (await entriesOf(id)).length]).toEqual([0, 2]);
    await setAvailable(creditBefore);
    await byGuest({ discountCode: code });
    expect((await set(api, id, { status: 'pending' })).code).toBe('DISCOUNT_CODE_INVALID');
    expect([await uses(), (await entriesOf(id)).length]).toEqual([1, 2]);
  });

  test('an order whose code was deleted can be cancelled and reopened without the code', async () => {
    const code = `GONE-${api}`;
    await makeCode(code, 1);
    const id = await byGuest({ discountCode: code });
    await shop.db.query('DELETE FROM discount_code WHERE code = $1', [code]);
    await set(api, id, { status: 'cancelled' });
    expect((await set(api, id, { status: 'pending' })).order).toMatchObject({ status: 'pending' });
  });

  test('a refund that the account cannot hold is refused', async () => {
    const id = await byCredit();
    const creditBefore = await available();
    await admin.rest('POST', `/api/admin/users/${businessId}/credit`, {
      amount: (999_999_999_999.99 - Number(creditBefore)).toFixed(2),
    });
    const before = await footprint(shop.db);
    const answer = await set(api, id, { status: 'cancelled' });
    expect([answer.code, answer.message]).toEqual([
      'CONFLICT',
      'The refund would make the balance more than a credit account can hold.',
    ]);
    expect(await footprint(shop.db)).toEqual(before);
    await setAvailable(creditBefore);
  });

  test('is admins’ alone, and an order that is not there is not found', async () => {
    const id = await byGuest();
    const before = await footprint(shop.db);
    for (const name of ['customer', 'business', 'employee'])
      expect((await set(api, id, { status: 'shipped' }, await shop.signedIn(name))).code).toBe('FORBIDDEN');
    expect((await set(api, id, { status: 'shipped' }, shop.guest())).code).toBe('UNAUTHENTICATED');
    expect(await set(api, 2_000_000_000, { status: 'shipped' })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Order not found',
    });
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('a tracking number that is too long is refused', async () => {
    const id = await byGuest();
    const before = await footprint(shop.db);
    const answer = await set(api, id, { status: 'shipped', trackingNumber: 'x'.repeat(201) });
    expect(answer.fields).toEqual({ trackingNumber: 'Must be at most 200 characters' });
    expect(await footprint(shop.db)).toEqual(before);
  });
});

test.each<[unknown, Record<string, string>]>([
  [{}, { status: 'status is required' }],
  [{ status: null }, { status: 'status is required' }],
  [{ status: 'lost' }, { status: 'Must be one of pending, confirmed, shipped, delivered, cancelled' }],
  [{ status: 'SHIPPED' }, { status: 'Must be one of pending, confirmed, shipped, delivered, cancelled' }],
  [{ status: 'shipped', trackingNumber: 7 }, { trackingNumber: 'Must be text' }],
])('by REST, %j is refused', async (body, fields) => {
  const answer = await admin.rest('PATCH', '/api/orders/1/status', body);
  expect([answer.status, answer.body.fields]).toEqual([400, fields]);
});
