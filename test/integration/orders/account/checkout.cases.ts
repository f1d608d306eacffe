import { footprint, accountBody, idOf, ledgerOf } from '../../../support/data/orderBodies';
import { APIS, placeBy, refusalStatus } from '../../../support/data/placing';
import { as, juice, large, nuts, shop, small } from './accountShop';

const NO_CREDIT = 'Only a business in credit mode pays by credit; choose another payment method';

const MISSING = 'Please fill in all required fields.';

const NO_ADDRESS = 'Please provide a complete delivery address.';

const NO_LOCATION = 'Please get your location or switch to manual address entry.';

const BUYERS = ['guest', 'customer', 'business', 'business-cash', 'admin', 'pending'] as const;

async function rowOf(id: unknown): Promise<Record<string, unknown>> {
  const [row] = await shop.db.query<Record<string, unknown>[]>('SELECT * FROM orders WHERE id = $1', [id]);
  return row ?? {};
}

/** Moves the balance to the amount by an entry, as every change of it is. */
async function setBalance(userId: number, amount: string): Promise<void> {
  await shop.db.query(
    `WITH account AS (UPDATE credit_account SET current_balance = $2::numeric WHERE user_id = $1 RETURNING current_balance),
       before AS (SELECT sum(amount) AS balance FROM credit_entry WHERE user_id = $1)
     INSERT INTO credit_entry (user_id, type, amount, balance_after, description)
     SELECT $1, 'adjustment', $2::numeric - before.balance, $2::numeric, 'for a test' FROM before, account`,
    [userId, amount],
  );
}

describe.each(APIS)('the account checkout by %s', (api) => {
  const place = (buyer: string, body: Record<string, unknown>, key?: string) =>
    placeBy(api, 'account', as(buyer), body, key);

  async function expectRefusal(buyer: string, body: Record<string, unknown>, code: string) {
    const before = await footprint(shop.db);
    const answer = await place(buyer, body);
    expect(answer).toMatchObject({ order: null, code, status: refusalStatus(api, code), replayed: false });
    expect(await footprint(shop.db)).toEqual(before);
    return answer;
  }

  test('computes every amount and keeps who, where and what', async () => {
    const body = accountBody([large(2), small(3)], { discountCode: 'WELCOME10', paymentMethod: 'wishmoney' });
    const { order, status } = await place('customer', body);
    expect(status).toBe(api === 'REST' ? 201 : 200);
    expect(order).toEqual({
      id: expect.any(Number),
      status: 'pending',
      createdAt: expect.any(String),
      subtotalAmount: '77.50',
      discountAmount: '7.75',
      deliveryFee: '3.00',
      totalAmount: '72.75',
      loyaltyPointsEarned: 0,
    });
    expect(await rowOf(order!.id)).toMatchObject({
      kind: 'account',
      user_id: await idOf(shop.db, 'customer'),
      account_id: null,
      customer_name: 'Layal Tannous',
      customer_email: 'layal@buyers.example',
      customer_phone: '+961 70 554 901',
      payment_method: 'wishmoney',
      payment_status: 'pending',
      address_type: 'manual',
      latitude: null,
      longitude: null,
      delivery_address: {
        street: 'Armenia Street 77',
        city: 'Beirut',
        state: 'Beirut',
        postalCode: '1100',
        country: 'Lebanon',
      },
    });
  });

  test.each([
    ['guest', 3, 0],
    ['admin', 3, 0],
    ['customer', 3, 3],
    ['pending', 3, 3],
    ['business', 3, 2],
    ['business-cash', 3, 2],
  ])('%s earns a point for each full thousand of %d × nuts: %d', async (buyer, quantity, points) => {
    const { order } = await place(buyer, accountBody([{ productId: nuts, quantity }]));
    expect(order).toMatchObject({ loyaltyPointsEarned: points });
    expect(await rowOf(order!.id)).toMatchObject({ loyalty_points: points });
  });

  test('counts the points of the subtotal, before discount and delivery', async () => {
    const just = await place(
      'customer',
      accountBody([{ productId: nuts, quantity: 1 }], { discountCode: 'WELCOME10' }),
    );
    expect(just.order).toMatchObject({ subtotalAmount: '1000.00', totalAmount: '903.00', loyaltyPointsEarned: 1 });
    const notYet = await place('customer', accountBody([small(79), small(1, { selectedSize: 'Open' })]));
    expect(notYet.order).toMatchObject({ subtotalAmount: '997.50', totalAmount: '1000.50', loyaltyPointsEarned: 0 });
  });

  test.each(BUYERS.flatMap((buyer) => ['stripe', 'wishmoney', 'cod'].map((method) => [buyer, method] as const)))(
    '%s may pay by %s',
    async (buyer, paymentMethod) => {
      const { order } = await place(buyer, accountBody([small()], { paymentMethod }));
      expect(await rowOf(order!.id)).toMatchObject({ payment_method: paymentMethod, payment_status: 'pending' });
    },
  );

  test('a business in credit mode is charged exactly the total, once', async () => {
    const id = await idOf(shop.db, 'business');
    const before = await ledgerOf(shop.db, id);
    const { order } = await place(
      'business',
      accountBody([small(2)], { paymentMethod: 'credit', discountCode: 'WELCOME10' }),
    );
    // 10 % off 9.99 is 8.99; 17.98 less 1.80, and 3.00 for delivery.
    expect(order).toMatchObject({ subtotalAmount: '17.98', discountAmount: '1.80', totalAmount: '19.18' });
    expect(await rowOf(order!.id)).toMatchObject({ payment_method: 'credit', user_id: id, account_id: id });
    const [entry] = await shop.db.query<Record<string, unknown>[]>('SELECT * FROM credit_entry WHERE order_id = $1', [
      order!.id,
    ]);
    const after = await ledgerOf(shop.db, id);
    expect(entry).toMatchObject({
      user_id: id,
      type: 'charge',
      amount: '-19.18',
      balance_after: after.balance,
      description: `Order #${order!.id}`,
      created_by_user_id: id,
    });
    expect((Number(before.balance) - Number(after.balance)).toFixed(2)).toBe('19.18');
    expect(after).toMatchObject({ entries: before.entries + 1, sum: after.balance, brokenLinks: 0 });
  });

  test('only credit is charged to credit', async () => {
    const before = await footprint(shop.db);
    await place('business', accountBody([small()], { paymentMethod: 'cod' }));
    expect(await footprint(shop.db)).toMatchObject({ entries: before.entries, balance: before.balance });
  });

  test.each(['guest', 'customer', 'business-cash', 'admin', 'pending'])('%s has no credit to pay by', async (buyer) => {
    const { fields } = await expectRefusal(
      buyer,
      accountBody([small()], { paymentMethod: 'credit' }),
      'BAD_USER_INPUT',
    );
    expect(fields).toEqual({ paymentMethod: NO_CREDIT });
  });

  test('nobody pays by employee_order here', async () => {
    const { fields } = await expectRefusal(
      'business',
      accountBody([small()], { paymentMethod: 'employee_order' }),
      'BAD_USER_INPUT',
    );
    expect(fields).toEqual({ paymentMethod: 'Please choose a payment method' });
  });

  test('credit may be used up to the last cent, and not beyond', async () => {
    const id = await idOf(shop.db, 'business');
    await setBalance(id, '20.97');
    // 2 × 8.99 + 3.00 = 20.98
    const over = accountBody([small(2)], { paymentMethod: 'credit' });
    const refusal = await expectRefusal('business', over, 'INSUFFICIENT_CREDIT');
    expect(refusal.message).toBe('The order is over the available credit. Nothing was ordered.');
    await setBalance(id, '20.98');
    const { order } = await place('business', over);
    expect(order).toMatchObject({ totalAmount: '20.98' });
    expect(await ledgerOf(shop.db, id)).toMatchObject({ balance: '0.00', sum: '0.00', brokenLinks: 0 });
    await expectRefusal('business', over, 'INSUFFICIENT_CREDIT');
    await setBalance(id, '-5.00');
    await expectRefusal('business', over, 'INSUFFICIENT_CREDIT');
    await setBalance(id, '50000.00');
  });

  test('a refusal for the credit gives the use of the code back', async () => {
    const id = await idOf(shop.db, 'business');
    await setBalance(id, '1.00');
    await expectRefusal(
      'business',
      accountBody([small()], { paymentMethod: 'credit', discountCode: 'LASTONE' }),
      'INSUFFICIENT_CREDIT',
    );
    await setBalance(id, '50000.00');
  });

  test.each([
    ['customerName', '', MISSING],
    ['customerName', null, MISSING],
    ['customerName', '  ', MISSING],
    ['customerEmail', '', MISSING],
    ['customerEmail', null, MISSING],
    ['customerEmail', 'layal', 'Valid email is required'],
    ['customerEmail', 'a@b.example, c@d.example', 'Valid email is required'],
    ['customerPhone', '', MISSING],
    ['deliveryAddress', null, NO_ADDRESS],
    ['latitude', 90.1, 'Must be a number from -90 to 90'],
    ['longitude', -180.1, 'Must be a number from -180 to 180'],
    ['discountCode', 'x'.repeat(51), 'Must be at most 50 characters'],
  ])('refuses an order whose %s is wrong (row %#)', async (field, value, message) => {
    const { fields } = await expectRefusal('customer', accountBody([small()], { [field]: value }), 'BAD_USER_INPUT');
    expect(fields).toEqual({ [field]: message });
  });

  test.each([
    [{ city: 'Beirut' }, { 'deliveryAddress.street': NO_ADDRESS }],
    [{ street: 'Armenia Street 77', city: ' ' }, { 'deliveryAddress.city': NO_ADDRESS }],
    [{}, { 'deliveryAddress.street': NO_ADDRESS, 'deliveryAddress.city': NO_ADDRESS }],
  ])('refuses the written address %j', async (deliveryAddress, expected) => {
    const { fields } = await expectRefusal('customer', accountBody([small()], { deliveryAddress }), 'BAD_USER_INPUT');
    expect(fields).toEqual(expected);
  });

  test('refuses an empty cart', async () => {
    const { fields } = await expectRefusal('customer', accountBody([]), 'BAD_USER_INPUT');
    expect(fields).toEqual({ items: 'Please add items to your cart before placing an order' });
  });

  const at = (more: Record<string, unknown>) =>
    accountBody([small()], { addressType: 'location', deliveryAddress: null, ...more });

  test.each([
    [33.888123, 35.495456],
    [-90, -180],
    [90, 180],
    [0, 0],
  ])('delivers to the location %d, %d', async (latitude, longitude) => {
    const { order } = await place('customer', at({ latitude, longitude }));
    expect(await rowOf(order!.id)).toMatchObject({ address_type: 'location', latitude, longitude });
    const seen = await as('customer').rest('GET', `/api/orders/${order!.id}`);
    expect(seen.body).toMatchObject({ addressType: 'location', latitude, longitude });
  });

  test.each([
    [{}, { latitude: NO_LOCATION, longitude: NO_LOCATION }],
    [{ latitude: 33.9 }, { longitude: NO_LOCATION }],
    [{ latitude: null, longitude: 35.5 }, { latitude: NO_LOCATION }],
    [{ latitude: -90.0001, longitude: 35.5 }, { latitude: 'Must be a number from -90 to 90' }],
    [{ latitude: 33.9, longitude: 180.0001 }, { longitude: 'Must be a number from -180 to 180' }],
  ])('refuses the location %j', async (location, expected) => {
    const { fields } = await expectRefusal('customer', at(location), 'BAD_USER_INPUT');
    expect(fields).toEqual(expected);
  });

  test('keeps the found address of a location beside it', async () => {
    const deliveryAddress = { street: 'Found by the map: 33.888, 35.495' };
    const { order } = await place('customer', at({ latitude: 33.888, longitude: 35.495, deliveryAddress }));
    expect((await rowOf(order!.id)).delivery_address).toMatchObject(deliveryAddress);
  });

  test('a written address keeps no location', async () => {
    const { order } = await place('customer', accountBody([small()], { latitude: 33.9, longitude: 35.5 }));
    expect(await rowOf(order!.id)).toMatchObject({ address_type: 'manual', latitude: null, longitude: null });
  });

  test.each([
    ['unitPrice', [{ unitPrice: '9.00' }], {}],
    ['subtotalAmount', [{}], { subtotalAmount: '12.49' }],
    ['deliveryFee', [{}], { deliveryFee: '0.00' }],
    ['totalAmount', [{}], { totalAmount: '12.50' }],
  ])('refuses a forged %s alone, and tells the right ones', async (_, [line], seen) => {
    const { fresh } = await expectRefusal('customer', accountBody([small(1, line)], seen), 'PRICE_CHANGED');
    const right = { subtotalAmount: '12.50', discountAmount: '0.00', deliveryFee: '3.00', totalAmount: '15.50' };
    expect(fresh).toEqual({ ...right, items: [{ productId: juice, selectedSize: 'Small', unitPrice: '12.50' }] });
    const { discountAmount: _left, ...resent } = right;
    const again = await place('customer', accountBody([small(1, { unitPrice: '12.50' })], resent));
    expect(again.order).toMatchObject(right);
  });

  test('is closed to employees', async () => {
    await expectRefusal('employee', accountBody([small()]), 'FORBIDDEN');
    await expectRefusal('employee', accountBody([small()], { paymentMethod: 'credit' }), 'FORBIDDEN');
  });
});
