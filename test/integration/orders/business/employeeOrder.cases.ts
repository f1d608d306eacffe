import { ledgerOf, footprint, newKey } from '../../../support/data/orderBodies';
import {
  type Fields,
  APIS,
  clients,
  during,
  ids,
  juice,
  mailsOf,
  nuts,
  orderRow,
  place,
  shop,
  walk,
} from './businessShop';

describe.each(APIS)('an employee’s order by %s', (api) => {
  const one = () => ({ items: [{ productId: juice, quantity: 1 }] });

  test('on credit: the business’s prices and credit, the employee’s own location, no amount in the answer', async () => {
    const before = await ledgerOf(shop.db, ids.business!);
    const { id, body, text } = await place(api, 'employee', 'employee', {
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
    const { id, body } = await place(api, 'employee', 'employee-cash', one());
    expect(body.paymentType).toBe('Pay on Delivery');
    expect(await orderRow(id)).toMatchObject({
      payment_method: 'employee_order',
      account_id: ids['business-cash'],
      price_book: `individual:${ids['business-cash']}`,
      total_amount: '80.00',
    });
    expect((await footprint(shop.db)).entries).toBe(entries);
    const response = await clients['business-cash']!.graphql(
      'query ($id: Int!) { order(id: $id) { paymentType totalAmount } }',
      {
        id,
      },
    );
    expect(response.data.order).toEqual({ paymentType: 'Pay on Delivery', totalAmount: '80.00' });
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
    const complete = await place(api, 'employee', 'employee', { ...one(), deliveryAddress: there });
    expect((await orderRow(complete.id)).delivery_address).toMatchObject({ ...there, floor: null });
    for (const half of [{ street: 'Corniche 4' }, { city: 'Tyre' }, { street: '  ', city: 'Tyre' }, {}, null]) {
      const { id } = await place(api, 'employee', 'employee', { ...one(), deliveryAddress: half });
      expect((await orderRow(id)).delivery_address).toMatchObject({ street: 'Hamra Street 52, ground floor' });
    }
  });

  test('stores the customer of the input', async () => {
    const named = { customerName: 'Bar', customerEmail: 'bar@cedar.example', customerPhone: '+961 1 1' };
    const { id } = await place(api, 'employee', 'employee', { ...one(), ...named });
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
    const right = await place(api, 'employee', 'employee', { ...one(), parentBusinessId: ids.business });
    expect(right.id).not.toBeNull();
    const before = await footprint(shop.db);
    const wrong = await place(api, 'employee', 'employee', { ...one(), parentBusinessId: ids['business-cash'] });
    expect([wrong.code, wrong.message]).toEqual(['FORBIDDEN', 'You can order for your own business only.']);
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('not while its business awaits approval', async () => {
    await during('business', { business_approved: false }, async () => {
      const before = await footprint(shop.db);
      const answer = await place(api, 'employee', 'employee', one());
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
      expect((await place(api, 'employee', 'employee', one())).code).toBe('UNAUTHENTICATED');
      expect(await footprint(shop.db)).toEqual(before);
    });
    for (const name of ['business', 'employee']) clients[name] = await shop.signedIn(name);
  });

  test('not without a place to go to', async () => {
    await during('employee', { city: null }, async () => {
      const answer = await place(api, 'employee', 'employee', one());
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
    const answer = await place(api, 'employee', 'employee', { ...change, items });
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
    const answer = await place(api, 'employee', 'employee', one());
    expect(answer.code).toBe('INSUFFICIENT_CREDIT');
    expect(answer.text).not.toMatch(/\d\.\d\d\b/);
    expect(await footprint(shop.db)).toEqual(before);
    await adjust(account.currentBalance);
  });

  test('the same key gives the first answer again, without amounts too', async () => {
    const key = newKey();
    const first = await place(api, 'employee', 'employee', one(), key);
    const before = await footprint(shop.db);
    const again = await place(api, 'employee', 'employee', one(), key);
    expect([again.replayed, again.body]).toEqual([true, first.body]);
    expect(again.text).not.toMatch(/\d\.\d\d\b/);
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('and does so too when the business has lost its approval since', async () => {
    const key = newKey();
    const first = await place(api, 'employee', 'employee', one(), key);
    await during('business', { business_approved: false }, async () => {
      const before = await footprint(shop.db);
      const again = await place(api, 'employee', 'employee', one(), key);
      expect([again.replayed, again.body]).toEqual([true, first.body]);
      expect((await place(api, 'employee', 'employee', one())).code).toBe('FORBIDDEN');
      expect(await footprint(shop.db)).toEqual(before);
    });
  });

  test('is for employees alone', async () => {
    for (const by of ['business', 'business-cash', 'pending', 'customer', 'admin'])
      expect((await place(api, 'employee', by, one())).code).toBe('FORBIDDEN');
    expect((await place(api, 'employee', 'guest', one())).code).toBe('UNAUTHENTICATED');
  });
});
