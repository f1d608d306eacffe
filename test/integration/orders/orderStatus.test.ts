import { readFile } from 'node:fs/promises';
import { accountBody, footprint, guestBody, idOf, ledgerOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let shop: TestShop;
let admin: ShopClient;
let business: ShopClient;
let employee: ShopClient;
let businessId: number;
let juice: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  business = await shop.signedIn('business');
  employee = await shop.signedIn('employee');
  businessId = await idOf(shop.db, 'business');
  juice = await makeProduct(shop.db, { name: 'Pear juice', customerPrice: '100.00' });
});
afterAll(() => shop.stop());

const WAYS = ['GraphQL', 'REST'] as const;
type Way = (typeof WAYS)[number];

const SET = `mutation ($id: Int!, $status: OrderStatus!, $trackingNumber: String) {
  setOrderStatus(id: $id, status: $status, trackingNumber: $trackingNumber) { __typename
    ... on OrderStatusSet { order { id status trackingNumber paymentStatus history { status trackingNumber byUsername } } }
    ... on OrderStatusRefusal { code message } } }`;

interface Answer {
  order: Fields | null;
  code: string | null;
  message: string | null;
  fields: Record<string, string> | null;
}

/** Sets the status by one of the two ways; the status of the answer as the documents write it. */
async function set(way: Way, id: number, change: Fields, by = admin): Promise<Answer> {
  if (way === 'REST') {
    const { status, body } = await by.rest('PATCH', `/api/orders/${id}/status`, change);
    if (status === 200) return { order: body, code: null, message: null, fields: null };
    const expected: Record<string, number> = {
      BAD_USER_INPUT: 400,
      UNAUTHENTICATED: 401,
      FORBIDDEN: 403,
      NOT_FOUND: 404,
    };
    expect([body.code, status]).toEqual([body.code, expected[body.code] ?? 409]);
    return { order: null, code: body.code, message: body.message, fields: body.fields ?? null };
  }
  const { data, errors } = await by.graphql(SET, { id, ...change, status: change.status?.toUpperCase() });
  const [error] = errors;
  if (error)
    return {
      order: null,
      code: error.extensions.code,
      message: error.message,
      fields: error.extensions.fields ?? null,
    };
  const { __typename, order, code, message } = data.setOrderStatus;
  if (__typename === 'OrderStatusRefusal') return { order: null, code, message, fields: null };
  const history = order.history.map((event: Fields) => ({ ...event, status: event.status.toLowerCase() }));
  const lowered = {
    ...order,
    status: order.status.toLowerCase(),
    paymentStatus: order.paymentStatus.toLowerCase(),
    history,
  };
  return { order: lowered, code: null, message: null, fields: null };
}

async function placed(client: ShopClient, path: string, body: Fields): Promise<number> {
  const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
  expect(answer.status).toBe(201);
  return answer.body.orderId ?? answer.body.id;
}

const line = (quantity = 1) => ({ productId: juice, quantity });
const byGuest = (more: Fields = {}) => placed(shop.guest(), '/api/orders/guest', guestBody([line()], more));
const byCredit = (quantity = 1) => placed(business, '/api/business/one-click-order', { items: [line(quantity)] });
const byEmployee = () => placed(employee, '/api/employee/orders', { items: [line()] });

async function mailsOf(id: number): Promise<Fields[]> {
  return shop.db.query(
    `SELECT id, kind, to_address AS "to", with_amounts AS "withAmounts" FROM outgoing_mail
     WHERE order_id = $1 AND kind = 'order_status' ORDER BY id`,
    [id],
  );
}

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

describe.each(WAYS)('by %s', (way) => {
  test('any status may follow on any other, each change an event with who, and in the audit log', async () => {
    const id = await byGuest();
    const turns = ['delivered', 'pending', 'cancelled', 'shipped', 'confirmed', 'cancelled', 'pending'];
    for (const status of turns) expect((await set(way, id, { status })).order).toMatchObject({ id, status });
    const { order } = await set(way, id, { status: 'shipped', trackingNumber: ' LB-77 ' });
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
    await set(way, id, { status: 'shipped', trackingNumber: 'LB-1' });
    expect((await set(way, id, { status: 'delivered' })).order).toMatchObject({ trackingNumber: 'LB-1' });
    expect((await set(way, id, { status: 'delivered', trackingNumber: 'LB-2' })).order).toMatchObject({
      trackingNumber: 'LB-2',
    });
    expect((await set(way, id, { status: 'delivered', trackingNumber: '  ' })).order!.trackingNumber).toBeNull();
    expect((await set(way, id, { status: 'shipped', trackingNumber: null })).order!.trackingNumber).toBeNull();
    // Only what turned the status is told to the buyer.
    expect(await mailsOf(id)).toHaveLength(3);
  });

  test('the same again changes nothing, and tells nobody', async () => {
    const id = await byGuest();
    await set(way, id, { status: 'confirmed' });
    const before = await footprint(shop.db);
    const { order } = await set(way, id, { status: 'confirmed' });
    expect(order).toMatchObject({ status: 'confirmed' });
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('cancelling gives back what credit paid, once; taking up again charges it again, as often as it goes', async () => {
    const id = await byCredit(2);
    const before = await available();
    for (let turn = 0; turn < 3; turn += 1) {
      const cancelled = await set(way, id, { status: 'cancelled' });
      expect(cancelled.order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
      await set(way, id, { status: 'cancelled' });
      expect(Number(await available()) - Number(before)).toBeCloseTo(180, 5);
      const again = await set(way, id, { status: 'confirmed' });
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
    await set(way, id, { status: 'cancelled' });
    expect(await entriesOf(id)).toEqual([
      ['charge', '-90.00'],
      ['refund', '90.00'],
    ]);
    const { body } = await business.rest('GET', '/api/business/credit-transactions?limit=1');
    expect(body[0]).toMatchObject({
      type: 'refund',
      description: `Order #${id} cancelled`,
      orderId: id,
      createdByUser: { username: 'admin' },
    });
  });

  test('an order that credit did not pay leaves the ledger alone', async () => {
    const cash = await placed(business, '/api/orders', accountBody([line()]));
    for (const id of [cash, await byGuest()]) {
      await set(way, id, { status: 'cancelled' });
      expect((await set(way, id, { status: 'pending' })).order).toMatchObject({ paymentStatus: 'pending' });
      expect(await entriesOf(id)).toEqual([]);
    }
  });

  test('a refund comes also when the business pays cash by now', async () => {
    const id = await byCredit();
    const mode = (paymentMode: string) =>
      shop.db.query('UPDATE users SET payment_mode = $2 WHERE id = $1', [businessId, paymentMode]);
    await mode('cash');
    try {
      await set(way, id, { status: 'cancelled' });
      await set(way, id, { status: 'shipped' });
      await set(way, id, { status: 'cancelled' });
    } finally {
      await mode('credit');
    }
    expect((await entriesOf(id)).map(([type]) => type)).toEqual(['charge', 'refund', 'charge', 'refund']);
  });

  test('an order stays cancelled when the credit is short by a cent, and nothing is stored', async () => {
    const kept = await available();
    const id = await byCredit();
    await set(way, id, { status: 'cancelled' });
    await setAvailable('89.99');
    const before = await footprint(shop.db);
    const answer = await set(way, id, { status: 'pending' });
    expect([answer.code, answer.message]).toEqual([
      'INSUFFICIENT_CREDIT',
      'The order is over the available credit of the business, so it stays cancelled.',
    ]);
    expect(await footprint(shop.db)).toEqual(before);
    expect((await admin.rest('GET', `/api/orders/${id}`)).body.status).toBe('cancelled');
    await setAvailable('90.00');
    expect((await set(way, id, { status: 'pending' })).order).toMatchObject({ status: 'pending' });
    expect(await available()).toBe('0.00');
    await setAvailable(kept);
  });

  test('the use of a code is given back, and taken again while one is left', async () => {
    const code = `BACK-${way}`;
    const uses = await makeCode(code, 1);
    const first = await byGuest({ discountCode: code });
    expect(await uses()).toBe(1);
    await set(way, first, { status: 'cancelled' });
    await set(way, first, { status: 'cancelled' });
    expect(await uses()).toBe(0);
    await set(way, first, { status: 'confirmed' });
    expect(await uses()).toBe(1);
    await set(way, first, { status: 'cancelled' });
    const second = await byGuest({ discountCode: code });
    const before = await footprint(shop.db);
    const answer = await set(way, first, { status: 'pending' });
    expect([answer.code, answer.message]).toEqual([
      'DISCOUNT_CODE_INVALID',
      'The discount code of the order has no use left, so the order stays cancelled.',
    ]);
    expect(await footprint(shop.db)).toEqual(before);
    await set(way, second, { status: 'cancelled' });
    // Whether it could still be used by a new order does not matter to one that had it.
    await shop.db.query('UPDATE discount_code SET is_active = false, expires_at = now() WHERE code = $1', [code]);
    await set(way, first, { status: 'pending' });
    expect(await uses()).toBe(1);
  });

  test('credit and code together: both back, both taken, or neither', async () => {
    const code = `BOTH-${way}`;
    const uses = await makeCode(code, 1);
    const body = accountBody([line()], { paymentMethod: 'credit', discountCode: code });
    const id = await placed(business, '/api/orders', body);
    const kept = await available();
    await set(way, id, { status: 'cancelled' });
    expect([await uses(), (await entriesOf(id)).length]).toEqual([0, 2]);
    await setAvailable('0.00');
    expect((await set(way, id, { status: 'pending' })).code).toBe('INSUFFICIENT_CREDIT');
    expect([await uses(), (await entriesOf(id)).length]).toEqual([0, 2]);
    await setAvailable(kept);
    await byGuest({ discountCode: code });
    expect((await set(way, id, { status: 'pending' })).code).toBe('DISCOUNT_CODE_INVALID');
    expect([await uses(), (await entriesOf(id)).length]).toEqual([1, 2]);
  });

  test('the order of a code that is gone is cancelled and taken up again without it', async () => {
    const code = `GONE-${way}`;
    await makeCode(code, 1);
    const id = await byGuest({ discountCode: code });
    await shop.db.query('DELETE FROM discount_code WHERE code = $1', [code]);
    await set(way, id, { status: 'cancelled' });
    expect((await set(way, id, { status: 'pending' })).order).toMatchObject({ status: 'pending' });
  });

  test('a refund that the account cannot hold is refused', async () => {
    const id = await byCredit();
    const kept = await available();
    await admin.rest('POST', `/api/admin/users/${businessId}/credit`, {
      amount: (999_999_999_999.99 - Number(kept)).toFixed(2),
    });
    const before = await footprint(shop.db);
    const answer = await set(way, id, { status: 'cancelled' });
    expect([answer.code, answer.message]).toEqual([
      'CONFLICT',
      'The refund would make the balance more than a credit account can hold.',
    ]);
    expect(await footprint(shop.db)).toEqual(before);
    await setAvailable(kept);
  });

  test('is admins’ alone, and an order that is not there is not found', async () => {
    const id = await byGuest();
    const before = await footprint(shop.db);
    for (const name of ['customer', 'business', 'employee'])
      expect((await set(way, id, { status: 'shipped' }, await shop.signedIn(name))).code).toBe('FORBIDDEN');
    expect((await set(way, id, { status: 'shipped' }, shop.guest())).code).toBe('UNAUTHENTICATED');
    expect(await set(way, 2_000_000_000, { status: 'shipped' })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Order not found',
    });
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('a tracking number that is too long is refused', async () => {
    const id = await byGuest();
    const before = await footprint(shop.db);
    const answer = await set(way, id, { status: 'shipped', trackingNumber: 'x'.repeat(201) });
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

describe('the mails about a change', () => {
  test('go to whom the order names; of an employee’s order, the business reads amounts and the employee none', async () => {
    const guest = await byGuest();
    await set('REST', guest, { status: 'shipped', trackingNumber: 'LB-9' });
    expect(await mailsOf(guest)).toMatchObject([{ to: 'joanna@guests.example', withAmounts: true }]);
    const ordered = await byEmployee();
    await set('REST', ordered, { status: 'cancelled' });
    const mails = await mailsOf(ordered);
    expect(mails.map(({ withAmounts }) => withAmounts).sort()).toEqual([false, true]);
    const texts: Record<string, string> = {};
    for (const mail of [...(await mailsOf(guest)), ...mails]) {
      const file = `${shop.dataDir}/mail/${String(mail.id).padStart(8, '0')}.eml`;
      await eventually(
        'the mail is sent',
        async () => (texts[mail.id] = await readFile(file, 'utf8').catch(() => '')) !== '',
      );
    }
    const [toGuest] = await mailsOf(guest);
    expect(texts[toGuest!.id]).toContain(`order #${guest} is on its way`);
    expect(texts[toGuest!.id]).toContain('Tracking number: LB-9');
    const withAmounts = mails.find((mail) => mail.withAmounts)!;
    const without = mails.find((mail) => !mail.withAmounts)!;
    expect(texts[withAmounts.id]).toContain('LBP 90 were given back to your credit account.');
    expect(texts[without.id]).toContain(`order #${ordered} has been cancelled`);
    expect(texts[without.id]).not.toMatch(/LBP|credit/);
  });

  test('are queued for nobody when the order names nobody', async () => {
    const address = { ...(guestBody([]).deliveryAddress as Fields), email: null };
    const id = await byGuest({ deliveryAddress: address });
    await set('REST', id, { status: 'shipped' });
    expect(await mailsOf(id)).toEqual([]);
  });

  test('are read by admins, newest first, by order and by status', async () => {
    const id = await byGuest();
    await set('REST', id, { status: 'confirmed' });
    const { data } = await admin.graphql(
      `query ($id: Int!) { outgoingMail(orderId: $id) { totalCount nodes { id kind toAddress orderId status } } }`,
      { id },
    );
    expect(data.outgoingMail).toMatchObject({
      totalCount: 2,
      nodes: [
        { kind: 'ORDER_STATUS', toAddress: 'joanna@guests.example', orderId: id },
        { kind: 'ORDER_CONFIRMATION', toAddress: 'joanna@guests.example', orderId: id },
      ],
    });
    const seen: number[] = [];
    let next: string | null = '/api/admin/mail?limit=7';
    while (next) {
      const answer = await admin.rest('GET', next);
      seen.push(...answer.body.map((mail: Fields) => mail.id));
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    const [row] = await shop.db.query<{ count: number }[]>('SELECT count(*)::integer AS count FROM outgoing_mail');
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    expect(seen).toHaveLength(row!.count);
    const failed = await admin.rest('GET', '/api/admin/mail?status=failed');
    expect([failed.status, failed.body]).toEqual([200, []]);
    expect((await admin.rest('GET', '/api/admin/mail?status=lost')).status).toBe(400);
  });
});

describe('finding orders', () => {
  let zahle: number;
  const find = async (search: string, client = admin, more = ''): Promise<number[]> => {
    const { status, body } = await client.rest('GET', `/api/orders?search=${encodeURIComponent(search)}${more}`);
    expect(status).toBe(200);
    return body.orders.map(({ id }: Fields) => id);
  };

  beforeAll(async () => {
    zahle = await byGuest({
      guestName: "Georges O'Kheir-Maalouf",
      guestEmail: 'g.maalouf@zahle-wine.example',
      deliveryAddress: { ...(guestBody([]).deliveryAddress as Fields), phone: '+961 81 554 320' },
    });
  });

  test.each([
    "Georges O'Kheir",
    'georges',
    'maal',
    'MAALOUF georges',
    'kheir maalouf',
    'g.maalouf@zahle-wine.example',
    'zahle-wine',
    '+961 81 554 320',
    '081 554320',
    '81/554-320',
    '554320',
    '4320',
  ])('by %s', async (search) => {
    expect(await find(search)).toContain(zahle);
  });

  test('by its number, with and without the sign', async () => {
    for (const search of [String(zahle), `#${zahle}`]) expect(await find(search)).toContain(zahle);
    expect(await find(`#${zahle}`)).toEqual([zahle]);
  });

  test.each(['eorges', 'nobody at all', '554', '9999999999', "'", '& | ! :* ( )', '\\', '%', '___'])(
    'not by %s',
    async (search) => {
      expect(await find(search)).not.toContain(zahle);
    },
  );

  test('within what the viewer may see, and with a status', async () => {
    expect(await find('maalouf', business)).toEqual([]);
    expect(await find('maalouf', admin, '&status=pending')).toContain(zahle);
    expect(await find('maalouf', admin, '&status=cancelled')).toEqual([]);
    const own = await byCredit();
    expect(await find('cedar', business)).toContain(own);
    const { data } = await admin.graphql('{ orders(search: "maalouf") { totalCount nodes { id } } }');
    expect(data.orders).toEqual({ totalCount: 1, nodes: [{ id: zahle }] });
  });

  test('page by page', async () => {
    const wanted = (await find('joanna')).length;
    expect(wanted).toBeGreaterThan(5);
    const seen: number[] = [];
    let next: string | null = '/api/orders?search=joanna&limit=4';
    while (next) {
      const answer = await admin.rest('GET', next);
      seen.push(...answer.body.orders.map(({ id }: Fields) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    expect(seen).toHaveLength(wanted);
  });

  test('by at most 100 characters', async () => {
    const { status, body } = await admin.rest('GET', `/api/orders?search=${'x'.repeat(101)}`);
    expect([status, body.fields]).toEqual([400, { search: 'Must be at most 100 characters' }]);
  });

  test('each way by an index', async () => {
    const [plan] = await shop.db.query<Record<string, string>[]>(
      `SELECT string_agg(indexname, ' ') AS names FROM pg_indexes WHERE tablename = 'orders'`,
    );
    expect(plan!.names).toEqual(expect.stringMatching(/orders_by_words/));
    const explained = await shop.db.transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      return tx.query<Record<string, string>[]>(
        `EXPLAIN SELECT o.id FROM orders o WHERE phone_backwards(o.customer_phone) LIKE '0234%'
           OR order_words(o.customer_name, o.employee_name, o.customer_email) @@ to_tsquery('pg_catalog.simple', '''maal'':*')
           OR o.id = 7`,
      );
    });
    const text = explained.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of ['orders_by_phone', 'orders_by_words']) expect(text).toContain(index);
  });
});
