import { readFile } from 'node:fs/promises';
import { footprint, idOf, ledgerOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let shop: TestShop;
let clients: Record<string, ShopClient>;
let ids: Record<string, number>;
let juice: number;
let nuts: number;
let standard: number;

const PENDING = 'Your business account is awaiting admin approval.';

beforeAll(async () => {
  shop = await startShop();
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role, business_approved, payment_mode)
     SELECT 'pending', 'pending@bustan.example', password_hash, 'business', false, 'credit'
     FROM users WHERE username = 'business'`,
  );
  clients = { guest: shop.guest() };
  for (const name of ['business', 'business-cash', 'employee', 'employee-cash', 'customer', 'admin']) {
    clients[name] = await shop.signedIn(name);
    ids = { ...ids, [name]: await idOf(shop.db, name) };
  }
  clients.pending = shop.guest();
  await clients.pending.rest('POST', '/api/login', { username: 'pending', password: 'cedar-terrace' });
  juice = await makeProduct(shop.db, { name: 'Pear juice', customerPrice: '100.00', businessPrice: '80.00' });
  nuts = await makeProduct(shop.db, {
    name: 'Pecans',
    variants: { Small: { customer: '20.00', business: '10.00' }, Large: { customer: '40.00', business: '30.00' } },
  });
  standard = await makeProduct(shop.db, {
    name: 'Dates',
    variants: { Standard: { customer: '5.00', business: '4.00' }, Big: { customer: '9.00', business: '8.00' } },
  });
});
afterAll(() => shop.stop());

const WAYS = ['GraphQL', 'REST'] as const;
type Way = (typeof WAYS)[number];
type Kind = 'oneClick' | 'employee';

const KINDS = {
  oneClick: {
    path: '/api/business/one-click-order',
    document: `mutation ($input: OneClickOrderInput!) { placed: placeOneClickOrder(input: $input) { ...Result } }`,
  },
  employee: {
    path: '/api/employee/orders',
    document: `mutation ($input: EmployeeOrderInput!) { placed: placeEmployeeOrder(input: $input) { ...Result } }`,
  },
} as const;
const RESULT = `fragment Result on PlaceOrderResult { __typename
  ... on OrderPlaced { orderId status createdAt subtotalAmount discountAmount deliveryFee totalAmount
    loyaltyPointsEarned paymentType }
  ... on Refusal { code message }
  ... on PriceChanged { fresh { totalAmount } } }`;

interface Answer {
  id: number | null;
  code: string | null;
  message: string | null;
  fields: Record<string, string> | null;
  replayed: boolean;
  text: string;
  body: Fields;
}

/** Places an order by one of the two ways. */
async function place(way: Way, kind: Kind, by: string, body: unknown, key = newKey()): Promise<Answer> {
  const client = clients[by]!;
  const { path, document } = KINDS[kind];
  if (way === 'REST') {
    const { status, headers, text, body: answer } = await client.rest('POST', path, body, { 'Idempotency-Key': key });
    const replayed = headers.get('Idempotent-Replay') === 'true';
    if (status === 201) {
      expect(answer.id).toBe(answer.orderId);
      return { id: answer.orderId, code: null, message: null, fields: null, replayed, text, body: answer };
    }
    const { code, message, fields = null } = answer as Fields;
    const expected = { BAD_USER_INPUT: 400, UNAUTHENTICATED: 401, FORBIDDEN: 403 }[code as string] ?? 409;
    expect([code, status]).toEqual([code, expected]);
    return { id: null, code, message, fields, replayed, text, body: answer };
  }
  const input = { ...(body as Fields), idempotencyKey: key };
  const { data, errors, headers } = await client.graphql(`${document} ${RESULT}`, { input });
  const replayed = headers.get('Idempotent-Replay') === 'true';
  const text = JSON.stringify({ data, errors });
  const [error] = errors;
  if (error) {
    const { code, fields = null } = error.extensions;
    return { id: null, code, message: error.message, fields, replayed, text, body: {} };
  }
  const { orderId = null, code = null, message = null } = data.placed as Fields;
  return { id: orderId, code, message, fields: null, replayed, text, body: data.placed };
}

async function orderRow(id: number | null): Promise<Fields> {
  const [row] = await shop.db.query<Fields[]>('SELECT * FROM orders WHERE id = $1', [id]);
  return row!;
}

async function linesOf(id: number | null): Promise<Fields[]> {
  return shop.db.query(
    `SELECT product_name AS name, variant, selected_size AS size, selected_packaging AS packaging,
       unit_price AS "unitPrice", quantity FROM order_line WHERE order_id = $1 ORDER BY position`,
    [id],
  );
}

async function mailsOf(id: number | null): Promise<Fields[]> {
  return shop.db.query(
    `SELECT kind, to_address AS "to", with_amounts AS "withAmounts" FROM outgoing_mail WHERE order_id = $1 ORDER BY id`,
    [id],
  );
}

/** Sets fields of an account for as long as `work` takes. */
async function during(username: string, changes: Fields, work: () => Promise<void>): Promise<void> {
  const names = Object.keys(changes);
  const [before] = await shop.db.query<Fields[]>(`SELECT ${names.join(', ')} FROM users WHERE username = $1`, [
    username,
  ]);
  const set = (values: Fields) =>
    shop.db.query(
      `UPDATE users SET ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} WHERE username = $1`,
      [username, ...names.map((name) => values[name])],
    );
  await set(changes);
  try {
    await work();
  } finally {
    await set(before!);
  }
}

/** Every value of an answer, with its path. */
function* walk(value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* walk(part, `${path}.${name}`);
  } else yield [path, value];
}

describe.each(WAYS)('a one-click order by %s', (way) => {
  test('on credit: business prices, free delivery, its own address, a mail with amounts, charged once', async () => {
    const before = await ledgerOf(shop.db, ids.business!);
    const body = {
      items: [
        { productId: juice, quantity: 2, variant: 'Standard', size: 'Standard', packaging: 'Standard' },
        { productId: nuts, quantity: 1, variant: 'Small', size: 'Standard', packaging: 'Box' },
      ],
      note: ' By the back door ',
    };
    const { id, body: answer } = await place(way, 'oneClick', 'business', body);
    // 2 × 72.00 + 9.00, at 10 % off
    expect(answer).toMatchObject({
      subtotalAmount: '153.00',
      deliveryFee: '0.00',
      totalAmount: '153.00',
      discountAmount: '0.00',
      loyaltyPointsEarned: 0,
    });
    expect(await orderRow(id)).toMatchObject({
      kind: 'one_click',
      status: 'pending',
      payment_method: 'credit',
      payment_status: 'pending',
      user_id: ids.business,
      account_id: ids.business,
      customer_name: 'Cedar Terrace Café',
      employee_name: null,
      price_book: 'discount:10.00',
      note: 'By the back door',
      delivery_address: {
        companyName: 'Cedar Terrace Café',
        street: 'Rue Gouraud 114, Gemmayzeh',
        city: 'Beirut',
        state: 'Beirut',
        postalCode: '1100',
        phone: '+961 1 445 210',
      },
    });
    expect(await linesOf(id)).toEqual([
      { name: 'Pear juice', variant: null, size: 'Standard', packaging: 'Standard', unitPrice: '72.00', quantity: 2 },
      { name: 'Pecans', variant: 'Small', size: 'Small', packaging: 'Box', unitPrice: '9.00', quantity: 1 },
    ]);
    expect(await mailsOf(id)).toEqual([{ kind: 'order_confirmation', to: expect.any(String), withAmounts: true }]);
    const after = await ledgerOf(shop.db, ids.business!);
    expect(Number(before.balance) - Number(after.balance)).toBeCloseTo(153, 5);
    expect(after).toMatchObject({ entries: before.entries + 1, sum: after.balance, brokenLinks: 0 });
    const shown = await clients.business!.graphql('query ($id: Int!) { order(id: $id) { paymentType } }', { id });
    expect(shown.data.order.paymentType).toBe('Business Credit');
  });

  test('in cash mode it is paid on delivery and leaves no trace in a ledger', async () => {
    const entries = (await footprint(shop.db)).entries;
    const { id } = await place(way, 'oneClick', 'business-cash', { items: [{ productId: juice, quantity: 1 }] });
    expect(await orderRow(id)).toMatchObject({ payment_method: 'cod', total_amount: '80.00', delivery_fee: '0.00' });
    expect((await footprint(shop.db)).entries).toBe(entries);
  });

  test('a business earns one point for each full 1,000', async () => {
    const { body } = await place(way, 'oneClick', 'business', { items: [{ productId: juice, quantity: 55 }] });
    expect(body).toMatchObject({ subtotalAmount: '3960.00', loyaltyPointsEarned: 3 });
  });

  test.each<[Fields, string | null, string | null]>([
    [{ variant: 'Large' }, 'Large', '27.00'],
    [{ size: 'Large' }, 'Large', '27.00'],
    [{ variant: 'Large', size: 'Large' }, 'Large', '27.00'],
    [{ variant: 'Large', size: 'Standard' }, 'Large', '27.00'],
    [{ variant: 'Standard', size: 'Large' }, 'Large', '27.00'],
    [{ variant: '', size: 'Small' }, 'Small', '9.00'],
    [{ variant: null, size: ' Small ' }, 'Small', '9.00'],
  ])('the line %j buys %s', async (fields, variant, unitPrice) => {
    const { id } = await place(way, 'oneClick', 'business', { items: [{ productId: nuts, quantity: 1, ...fields }] });
    expect(await linesOf(id)).toMatchObject([{ variant, size: variant, unitPrice }]);
  });

  test('“Standard” is a variant like any other where the product has it', async () => {
    const item = { productId: standard, quantity: 1, variant: 'Standard', size: 'Standard' };
    const { id } = await place(way, 'oneClick', 'business', { items: [item] });
    expect(await linesOf(id)).toMatchObject([{ variant: 'Standard', unitPrice: '3.60' }]);
    const both = await place(way, 'oneClick', 'business', { items: [{ ...item, size: 'Big' }] });
    expect(both.fields).toEqual({ 'items.0.size': "This says Big, but the line's variant is Standard" });
  });

  test.each<[Fields, Record<string, string>]>([
    [{ items: [] }, { items: 'Please add items to your cart before placing an order' }],
    [{ items: [{ quantity: 0 }] }, { 'items.0.quantity': 'Order a whole number from 1 to 9,999' }],
    [{ items: [{ quantity: 10_000 }] }, { 'items.0.quantity': 'Order a whole number from 1 to 9,999' }],
    [{ note: 'x'.repeat(2001) }, { note: 'Must be at most 2000 characters' }],
    [{ items: [{ variant: 'x'.repeat(201) }] }, { 'items.0.variant': 'Must be at most 200 characters' }],
    [
      { items: [{}, { productId: 2_000_000_000 }] },
      { 'items.1.productId': 'There is no product 2000000000 in the shop any more' },
    ],
    [{ items: [{ variant: 'Huge' }] }, { 'items.0.variant': 'Pear juice does not come in Huge; leave the size out' }],
    [{ items: [{ size: 'Huge' }] }, { 'items.0.size': 'Pear juice does not come in Huge; leave the size out' }],
  ])('with %j is refused by its fields, and nothing is stored', async (change, fields) => {
    const before = await footprint(shop.db);
    const items = (change.items ?? [{}]).map((item: Fields) => ({ productId: juice, quantity: 1, ...item }));
    const answer = await place(way, 'oneClick', 'business', { ...change, items });
    expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', fields]);
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('201 lines are too many, 200 are not', async () => {
    const items = Array.from({ length: 201 }, () => ({ productId: juice, quantity: 1 }));
    const answer = await place(way, 'oneClick', 'business', { items });
    expect(answer.fields).toEqual({ items: 'An order has at most 200 lines; please split it' });
    const { id } = await place(way, 'oneClick', 'business', { items: items.slice(1) });
    expect(await linesOf(id)).toHaveLength(200);
  });

  test('two fields that disagree are refused', async () => {
    const items = [{ productId: nuts, quantity: 1, variant: 'Small', size: 'Large' }];
    const answer = await place(way, 'oneClick', 'business', { items });
    expect(answer.fields).toEqual({ 'items.0.size': "This says Large, but the line's variant is Small" });
  });

  test('a variant without a price of its own is not sold at another one', async () => {
    const answer = await place(way, 'oneClick', 'business', { items: [{ productId: nuts, quantity: 1 }] });
    expect(answer.code).toBe('PRICE_UNAVAILABLE');
  });

  test('amounts that were sent are checked', async () => {
    const before = await footprint(shop.db);
    for (const more of [{ totalAmount: '71.99' }, { deliveryFee: '3.00' }, { subtotalAmount: '80.00' }]) {
      const answer = await place(way, 'oneClick', 'business', { items: [{ productId: juice, quantity: 1 }], ...more });
      expect([answer.code, answer.body.fresh.totalAmount]).toEqual(['PRICE_CHANGED', '72.00']);
    }
    expect(await footprint(shop.db)).toEqual(before);
    const seen = { totalAmount: '72.00', deliveryFee: '0', subtotalAmount: '72.00' };
    const right = await place(way, 'oneClick', 'business', {
      items: [{ productId: juice, quantity: 1, unitPrice: '72.00' }],
      ...seen,
    });
    expect(right.id).not.toBeNull();
  });

  test('without a street or a city of its own it is told to ask an admin', async () => {
    for (const column of ['address', 'city']) {
      await during('business', { [column]: '  ' }, async () => {
        const before = await footprint(shop.db);
        const answer = await place(way, 'oneClick', 'business', { items: [{ productId: juice, quantity: 1 }] });
        expect([answer.code, answer.fields]).toEqual([
          'BAD_USER_INPUT',
          { deliveryAddress: 'Your business address has no street or city yet. Please ask an admin to add them.' },
        ]);
        expect(await footprint(shop.db)).toEqual(before);
      });
    }
  });

  test('the same key gives the first answer again, whatever has changed since', async () => {
    const key = newKey();
    const body = { items: [{ productId: juice, quantity: 3 }] };
    const first = await place(way, 'oneClick', 'business', body, key);
    const before = await footprint(shop.db);
    await during('business', { address: null, payment_mode: 'cash', business_discount: 50 }, async () => {
      const again = await place(way, 'oneClick', 'business', body, key);
      expect([again.replayed, again.body]).toEqual([true, first.body]);
    });
    const other = await place(way, 'oneClick', 'business', { items: [{ productId: juice, quantity: 4 }] }, key);
    expect(other.code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('the credit is enough to the last cent, and not beyond', async () => {
    const id = ids.business!;
    const { balance } = await ledgerOf(shop.db, id);
    const adjust = (amount: string) =>
      clients.admin!.rest('POST', `/api/admin/business-credit/${id}/adjustment`, { amount, description: 'A test' });
    await adjust((71.99 - Number(balance)).toFixed(2));
    const before = await footprint(shop.db);
    const over = await place(way, 'oneClick', 'business', { items: [{ productId: juice, quantity: 1 }] });
    expect([over.code, over.message]).toEqual([
      'INSUFFICIENT_CREDIT',
      'The order is over the available credit. Nothing was ordered.',
    ]);
    expect(await footprint(shop.db)).toEqual(before);
    await adjust('0.01');
    await place(way, 'oneClick', 'business', { items: [{ productId: juice, quantity: 1 }] });
    expect(await ledgerOf(shop.db, id)).toMatchObject({ balance: '0.00', brokenLinks: 0 });
    await adjust('50000000.00');
  });

  test('is for approved businesses alone, and a pending one is told why', async () => {
    const before = await footprint(shop.db);
    const body = { items: [{ productId: juice, quantity: 1 }] };
    expect(await place(way, 'oneClick', 'pending', body)).toMatchObject({ code: 'FORBIDDEN', message: PENDING });
    for (const by of ['customer', 'admin', 'employee'])
      expect((await place(way, 'oneClick', by, body)).code).toBe('FORBIDDEN');
    expect((await place(way, 'oneClick', 'guest', body)).code).toBe('UNAUTHENTICATED');
    expect(await footprint(shop.db)).toEqual(before);
  });
});

describe.each(WAYS)('an employee’s order by %s', (way) => {
  const one = () => ({ items: [{ productId: juice, quantity: 1 }] });

  test('on credit: the business’s prices and credit, the employee’s own location, no amount in the answer', async () => {
    const before = await ledgerOf(shop.db, ids.business!);
    const { id, body, text } = await place(way, 'employee', 'employee', {
      items: [
        { productId: juice, quantity: 2 },
        { productId: nuts, quantity: 1, variant: 'Large' },
        { productId: nuts, quantity: 1, selectedSize: 'Small' },
      ],
    });
    expect(body.paymentType).toBe('Business Credit Account');
    expect(text).not.toMatch(/\d\.\d\d\b/);
    for (const [path, value] of walk(body)) if (/amount|fee|price|loyalty/i.test(path)) expect(value).toBeNull();
    expect(await orderRow(id)).toMatchObject({
      kind: 'employee',
      payment_method: 'employee_order',
      user_id: ids.employee,
      account_id: ids.business,
      customer_name: 'Cedar Terrace Café',
      employee_name: 'Nour Aoun',
      customer_phone: '+961 3 771 204',
      price_book: 'discount:10.00',
      subtotal_amount: '180.00',
      delivery_fee: '0.00',
      total_amount: '180.00',
      loyalty_points: 0,
      delivery_address: {
        name: 'Cedar Terrace Hamra',
        companyName: 'Cedar Terrace Café',
        street: 'Hamra Street 52, ground floor',
        city: 'Beirut',
      },
    });
    const [business, employee] = await shop.db.query<{ email: string }[]>(
      `SELECT email FROM users WHERE username IN ('business', 'employee') ORDER BY username`,
    );
    expect(await mailsOf(id)).toEqual([
      { kind: 'order_confirmation', to: business!.email, withAmounts: true },
      { kind: 'order_confirmation', to: employee!.email, withAmounts: false },
    ]);
    const after = await ledgerOf(shop.db, ids.business!);
    expect(Number(before.balance) - Number(after.balance)).toBeCloseTo(180, 5);
    const { body: history } = await clients.business!.rest('GET', '/api/business/credit-transactions?limit=1');
    expect(history[0]).toMatchObject({
      type: 'charge',
      amount: '-180.00',
      orderId: id,
      createdByUser: { username: 'employee' },
    });
  });

  test('of a business in cash mode is paid on delivery, at its agreed prices', async () => {
    const entries = (await footprint(shop.db)).entries;
    const { id, body } = await place(way, 'employee', 'employee-cash', one());
    expect(body.paymentType).toBe('Pay on Delivery');
    expect(await orderRow(id)).toMatchObject({
      payment_method: 'employee_order',
      account_id: ids['business-cash'],
      price_book: `individual:${ids['business-cash']}`,
      total_amount: '80.00',
    });
    expect((await footprint(shop.db)).entries).toBe(entries);
    const shown = await clients['business-cash']!.graphql(
      'query ($id: Int!) { order(id: $id) { paymentType totalAmount } }',
      {
        id,
      },
    );
    expect(shown.data.order).toEqual({ paymentType: 'Pay on Delivery', totalAmount: '80.00' });
  });

  test('goes where it says when that is complete, and home when it is not', async () => {
    const there = {
      name: 'The beach',
      street: 'Corniche 4',
      city: 'Tyre',
      postalCode: '16',
      phone: '+961 7 1',
      floor: ' ',
    };
    const complete = await place(way, 'employee', 'employee', { ...one(), deliveryAddress: there });
    expect((await orderRow(complete.id)).delivery_address).toMatchObject({ ...there, floor: null });
    for (const half of [{ street: 'Corniche 4' }, { city: 'Tyre' }, { street: '  ', city: 'Tyre' }, {}, null]) {
      const { id } = await place(way, 'employee', 'employee', { ...one(), deliveryAddress: half });
      expect((await orderRow(id)).delivery_address).toMatchObject({ street: 'Hamra Street 52, ground floor' });
    }
  });

  test('names whom it is told to name', async () => {
    const named = { customerName: 'Bar', customerEmail: 'bar@cedar.example', customerPhone: '+961 1 1' };
    const { id } = await place(way, 'employee', 'employee', { ...one(), ...named });
    expect(await orderRow(id)).toMatchObject({
      customer_name: 'Bar',
      customer_email: 'bar@cedar.example',
      customer_phone: '+961 1 1',
      employee_name: 'Nour Aoun',
    });
    expect((await mailsOf(id)).filter(({ to }) => to === 'bar@cedar.example')).toEqual([
      { kind: 'order_confirmation', to: 'bar@cedar.example', withAmounts: false },
    ]);
  });

  test('for its own business by name, and for no other', async () => {
    const right = await place(way, 'employee', 'employee', { ...one(), parentBusinessId: ids.business });
    expect(right.id).not.toBeNull();
    const before = await footprint(shop.db);
    const wrong = await place(way, 'employee', 'employee', { ...one(), parentBusinessId: ids['business-cash'] });
    expect([wrong.code, wrong.message]).toEqual(['FORBIDDEN', 'You can order for your own business only.']);
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('not while its business awaits approval', async () => {
    await during('business', { business_approved: false }, async () => {
      const before = await footprint(shop.db);
      const answer = await place(way, 'employee', 'employee', one());
      expect([answer.code, answer.message]).toEqual([
        'FORBIDDEN',
        'Your business cannot order at the moment: its account is not active or awaits admin approval.',
      ]);
      expect(await footprint(shop.db)).toEqual(before);
    });
  });

  test('not while its business is deactivated: its people have no way in', async () => {
    await during('business', { active: false }, async () => {
      const before = await footprint(shop.db);
      expect((await place(way, 'employee', 'employee', one())).code).toBe('UNAUTHENTICATED');
      expect(await footprint(shop.db)).toEqual(before);
    });
    for (const name of ['business', 'employee']) clients[name] = await shop.signedIn(name);
  });

  test('not without a place to go to', async () => {
    await during('employee', { city: null }, async () => {
      const answer = await place(way, 'employee', 'employee', one());
      expect(answer.fields).toEqual({
        deliveryAddress: 'Your location has no street or city yet. Please ask your business to add them.',
      });
    });
  });

  test.each<[Fields, Record<string, string>]>([
    [{ items: [] }, { items: 'Please add items to your order first' }],
    [{ items: [{ quantity: 0 }] }, { 'items.0.quantity': 'Order a whole number from 1 to 9,999' }],
    [
      { items: [{ selectedSize: 'Huge' }] },
      { 'items.0.selectedSize': 'Pear juice does not come in Huge; leave the size out' },
    ],
    [{ customerEmail: 'nobody' }, { customerEmail: 'Valid email is required' }],
    [{ customerName: 'x'.repeat(201) }, { customerName: 'Must be at most 200 characters' }],
    [{ deliveryAddress: { city: 'x'.repeat(201) } }, { 'deliveryAddress.city': 'Must be at most 200 characters' }],
  ])('with %j is refused by its fields, and nothing is stored', async (change, fields) => {
    const before = await footprint(shop.db);
    const items = (change.items ?? [{}]).map((item: Fields) => ({ productId: juice, quantity: 1, ...item }));
    const answer = await place(way, 'employee', 'employee', { ...change, items });
    expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', fields]);
    expect(answer.text).not.toMatch(/\d\.\d\d\b/);
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('over the credit of its business is refused without a word of how much there is', async () => {
    const { body: account } = await clients.business!.rest('GET', '/api/business/credit');
    const adjust = (amount: string) =>
      clients.admin!.rest('POST', `/api/admin/users/${ids.business}/credit`, { amount });
    await adjust(`-${account.currentBalance}`);
    const before = await footprint(shop.db);
    const answer = await place(way, 'employee', 'employee', one());
    expect(answer.code).toBe('INSUFFICIENT_CREDIT');
    expect(answer.text).not.toMatch(/\d\.\d\d\b/);
    expect(await footprint(shop.db)).toEqual(before);
    await adjust(account.currentBalance);
  });

  test('the same key gives the first answer again, without amounts too', async () => {
    const key = newKey();
    const first = await place(way, 'employee', 'employee', one(), key);
    const before = await footprint(shop.db);
    const again = await place(way, 'employee', 'employee', one(), key);
    expect([again.replayed, again.body]).toEqual([true, first.body]);
    expect(again.text).not.toMatch(/\d\.\d\d\b/);
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('is for employees alone', async () => {
    for (const by of ['business', 'business-cash', 'pending', 'customer', 'admin'])
      expect((await place(way, 'employee', by, one())).code).toBe('FORBIDDEN');
    expect((await place(way, 'employee', 'guest', one())).code).toBe('UNAUTHENTICATED');
  });
});

test('by REST, what the employee portal sends is taken as it is, and prices in it count for nothing', async () => {
  const { status, body, text } = await clients.employee!.rest('POST', '/api/employee/orders', {
    items: [{ productId: juice, productName: 'Anything', quantity: 2, unitPrice: '0.01' }],
    customerName: 'Nour Aoun',
    customerEmail: 'nour@cedar.example',
    customerPhone: '+961 3 771 204',
    deliveryAddress: { name: 'Kitchen', streetAddress: 'Rue Monot 2', city: 'Beirut', zipCode: '1107' },
    paymentMethod: 'employee_order',
    isEmployeeOrder: true,
    parentBusinessId: ids.business,
  });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      orderId: body.id,
      status: 'pending',
      createdAt: expect.any(String),
      paymentType: 'Business Credit Account',
    },
  ]);
  expect(text).not.toMatch(/\d\.\d\d\b/);
  expect(await orderRow(body.id)).toMatchObject({
    total_amount: '144.00',
    delivery_address: { name: 'Kitchen', street: 'Rue Monot 2', postalCode: '1107' },
  });
});

test.each([
  [{ items: 'none' }, { items: 'Must be a list' }],
  [{ items: [{ productId: '1', quantity: 1 }] }, { 'items.0.productId': 'Must be a whole number' }],
  [{ deliveryAddress: 'Hamra' }, { deliveryAddress: 'Must be an object' }],
  [{ deliveryAddress: { street: 7 } }, { 'deliveryAddress.street': 'Must be text' }],
  [{ parentBusinessId: 'x' }, { parentBusinessId: 'Must be a whole number' }],
])('by REST, a body with %j is refused', async (change, fields) => {
  const body = { items: [{ productId: juice, quantity: 1 }], ...change };
  const answer = await clients.employee!.rest('POST', '/api/employee/orders', body);
  expect([answer.status, answer.body.fields]).toEqual([400, fields]);
});

test('an employee finds no amount anywhere in what it may ask about its orders', async () => {
  const asked = await clients.employee!.graphql(
    `{ orders(first: 100) { nodes { id status paymentMethod paymentType paymentStatus subtotalAmount discountAmount
       deliveryFee totalAmount loyaltyPointsEarned itemCount items { productName quantity unitPrice lineTotal }
       history { status } } } viewer { username creditBalance businessDiscount } }`,
  );
  expect(asked.errors).toEqual([]);
  expect(asked.data.orders.nodes.length).toBeGreaterThan(5);
  const list = await clients.employee!.rest('GET', '/api/orders');
  const single = await clients.employee!.rest('GET', `/api/orders/${asked.data.orders.nodes[0].id}`);
  const products = await clients.employee!.rest('GET', '/api/products/fast');
  for (const answer of [asked.data, list.body, single.body, products.body]) {
    for (const [path, value] of walk(answer)) {
      if (/amount|fee|price|loyalty|total$|balance|discount/i.test(path)) expect([path, value]).toEqual([path, null]);
      expect(String(value)).not.toMatch(/^\d+\.\d\d$/);
    }
  }
  for (const path of ['/api/business/credit', '/api/business/credit-transactions', '/api/admin/credit-transactions'])
    expect((await clients.employee!.rest('GET', path)).status).toBe(403);
});

test('the mails name amounts for the business and none for the employee', async () => {
  const { id } = await place('REST', 'employee', 'employee', { items: [{ productId: juice, quantity: 1 }] });
  const texts: Record<string, string> = {};
  for (let turn = 0; turn < 200; turn += 1) {
    const { body } = await clients.admin!.rest('GET', `/api/admin/mail?orderId=${id}`);
    expect(body).toHaveLength(2);
    if (body.every((mail: Fields) => mail.status === 'sent')) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const mail of (await clients.admin!.rest('GET', `/api/admin/mail?orderId=${id}`)).body) {
    const file = `${shop.dataDir}/mail/${String(mail.id).padStart(8, '0')}.eml`;
    texts[String(mail.withAmounts)] = await readFile(file, 'utf8');
  }
  expect(texts.true).toMatch(/LBP 72/);
  expect(texts.false).toContain(`#${id}`);
  expect(texts.false).not.toMatch(/LBP|Total|Subtotal/);
});
