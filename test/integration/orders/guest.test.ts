import { footprint, guestAddress, guestBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy, refusalStatus, WAYS } from '../../support/data/placing';
import { startShop, type TestShop } from '../../support/shop';

const PHONE = 'Valid Lebanese phone number is required (e.g., +961 1 234 567)';

let shop: TestShop;
let juice: number;
let nuts: number;
let penny: number;
let soldOut: number;
let unpriced: number;
let deleted: number;
let dear: number;

beforeAll(async () => {
  shop = await startShop();
  const { db } = shop;
  juice = await makeProduct(db, {
    name: 'Test juice',
    customerPrice: '10.00',
    businessPrice: '8.00',
    variants: { Small: { customer: '12.50', business: '9.00' }, Large: { customer: '20.00' }, Open: {} },
  });
  nuts = await makeProduct(db, { name: 'Test nuts', customerPrice: '999.99' });
  penny = await makeProduct(db, { name: 'Test penny', price: '0.05' });
  soldOut = await makeProduct(db, { name: 'Test sold out', customerPrice: '5.00', inStock: false });
  unpriced = await makeProduct(db, { name: 'Test unpriced', variants: { Free: { customer: '0.00' } } });
  deleted = await makeProduct(db, { name: 'Test deleted', customerPrice: '5.00' });
  dear = await makeProduct(db, { name: 'Test dear', customerPrice: '999999999999.99' });
  await db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [deleted]);
  await db.query(
    `INSERT INTO discount_code (code, discount_percent, max_uses, current_uses) VALUES ('GONE', 10, 3, 3)`,
  );
  await db.query(`INSERT INTO discount_code (code, discount_percent) VALUES ('ALLOFIT', 100), ('ODD', 33.33)`);
});

afterAll(() => shop.stop());

const small = (quantity = 1, more = {}) => ({ productId: juice, quantity, selectedSize: 'Small', ...more });
const large = (quantity = 1, more = {}) => ({ productId: juice, quantity, selectedSize: 'Large', ...more });

async function rowOf(id: number): Promise<Record<string, unknown>> {
  const [row] = await shop.db.query<Record<string, unknown>[]>('SELECT * FROM orders WHERE id = $1', [id]);
  return row ?? {};
}

async function linesOf(id: number): Promise<Record<string, unknown>[]> {
  return shop.db.query(
    `SELECT product_id, product_name, variant, selected_size, selected_packaging, unit_price, price_rule, quantity
     FROM order_line WHERE order_id = $1 ORDER BY position`,
    [id],
  );
}

async function usesOf(code: string): Promise<number> {
  const [row] = await shop.db.query<{ uses: number }[]>(
    'SELECT current_uses AS uses FROM discount_code WHERE code = $1',
    [code],
  );
  return row?.uses ?? -1;
}

describe.each(WAYS)('the guest checkout by %s', (way) => {
  const place = (body: Record<string, unknown>, key?: string) => placeBy(way, 'guest', shop.guest(), body, key);

  /** Refused with the code, and nothing whatever stayed behind. */
  async function expectRefusal(body: Record<string, unknown>, code: string) {
    const before = await footprint(shop.db);
    const answer = await place(body);
    expect(answer).toMatchObject({ order: null, code, status: refusalStatus(way, code), replayed: false });
    expect(await footprint(shop.db)).toEqual(before);
    return answer;
  }

  test('computes every amount, takes the code once and keeps the lines as they were sold', async () => {
    const before = await footprint(shop.db);
    const uses = await usesOf('WELCOME10');
    const body = guestBody([large(2, { selectedPackaging: 'Bottle' }), small(3)], {
      discountCode: '  welcome10 ',
      paymentMethod: 'wishmoney',
    });
    const { order, status, replayed } = await place(body);
    expect({ status, replayed }).toEqual({ status: way === 'REST' ? 201 : 200, replayed: false });
    expect(order).toEqual({
      id: expect.any(Number),
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      subtotalAmount: '77.50',
      discountAmount: '7.75',
      deliveryFee: '3.00',
      totalAmount: '72.75',
      loyaltyPointsEarned: 0,
    });
    const id = order!.id as number;
    expect(await rowOf(id)).toMatchObject({
      kind: 'guest',
      status: 'pending',
      payment_method: 'wishmoney',
      payment_status: 'pending',
      user_id: null,
      account_id: null,
      customer_name: 'Joanna Frem',
      customer_email: 'joanna@guests.example',
      customer_phone: '+961 3 218 440',
      subtotal_amount: '77.50',
      discount_percent: '10.00',
      discount_amount: '7.75',
      delivery_fee: '3.00',
      total_amount: '72.75',
      loyalty_points: 0,
      price_book: 'customer',
      address_type: 'manual',
      delivery_address: {
        name: 'Joanna Frem',
        street: 'Sassine Square 21',
        city: 'Beirut',
        area: 'Achrafieh',
        building: 'Cedar House',
        floor: '4',
        country: 'Lebanon',
        phone: '+961 3 218 440',
        email: 'joanna@guests.example',
        fullAddress: 'Sassine Square 21, Achrafieh, Beirut',
      },
    });
    const line = { product_id: juice, product_name: 'Test juice', price_rule: 'variant_customer' };
    expect(await linesOf(id)).toEqual([
      {
        ...line,
        variant: 'Large',
        selected_size: 'Large',
        selected_packaging: 'Bottle',
        unit_price: '20.00',
        quantity: 2,
      },
      { ...line, variant: 'Small', selected_size: 'Small', selected_packaging: null, unit_price: '12.50', quantity: 3 },
    ]);
    expect(await usesOf('WELCOME10')).toBe(uses + 1);
    expect(await footprint(shop.db)).toMatchObject({
      orders: (before.orders as number) + 1,
      lines: (before.lines as number) + 2,
      events: (before.events as number) + 1,
      requests: (before.requests as number) + 1,
      mails: (before.mails as number) + 1,
      entries: before.entries,
    });
  });

  test('keeps the order as it was when the product changes afterwards', async () => {
    const changing = await makeProduct(shop.db, {
      name: 'Before',
      customerPrice: '7.00',
      variants: { One: { customer: '9.00' } },
    });
    const { order } = await place(guestBody([{ productId: changing, quantity: 2, selectedSize: 'One' }]));
    await shop.db.query(`UPDATE product SET name = 'After', customer_price = 70, deleted_at = now() WHERE id = $1`, [
      changing,
    ]);
    await shop.db.query('DELETE FROM product_variant WHERE product_id = $1', [changing]);
    const admin = await shop.signedIn('admin');
    const seen = await admin.rest('GET', `/api/orders/${order!.id}`);
    expect(seen.body).toMatchObject({ subtotalAmount: '18.00', totalAmount: '21.00' });
    expect(seen.body.items).toEqual([
      expect.objectContaining({
        productId: changing,
        selectedSize: 'One',
        quantity: 2,
        unitPrice: '9.00',
        product: expect.objectContaining({ id: changing, name: 'Before' }),
      }),
    ]);
  });

  test('rounds a discount half-up to two places, once', async () => {
    const half = await place(guestBody([{ productId: penny, quantity: 1 }], { discountCode: 'WELCOME10' }));
    expect(half.order).toMatchObject({ subtotalAmount: '0.05', discountAmount: '0.01', totalAmount: '3.04' });
    const odd = await place(guestBody([small(), { productId: nuts, quantity: 1 }], { discountCode: 'ODD' }));
    expect(odd.order).toMatchObject({ subtotalAmount: '1012.49', discountAmount: '337.46', totalAmount: '678.03' });
    const all = await place(guestBody([small()], { discountCode: 'ALLOFIT' }));
    expect(all.order).toMatchObject({ discountAmount: '12.50', totalAmount: '3.00' });
  });

  test.each(['stripe', 'wishmoney', 'cod'])('takes %s', async (paymentMethod) => {
    const { order } = await place(guestBody([small()], { paymentMethod }));
    expect(await rowOf(order!.id as number)).toMatchObject({
      payment_method: paymentMethod,
      payment_status: 'pending',
    });
  });

  test('is paid by card when it does not say how', async () => {
    const { order } = await place(guestBody([small()], { paymentMethod: undefined }));
    expect(await rowOf(order!.id as number)).toMatchObject({ payment_method: 'stripe' });
  });

  test.each(['credit', 'employee_order'])('refuses to be paid by %s', async (paymentMethod) => {
    const { fields } = await expectRefusal(guestBody([small()], { paymentMethod }), 'BAD_USER_INPUT');
    expect(fields).toEqual({ paymentMethod: 'Please choose a payment method' });
  });

  test.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['firstName', null, 'First name is required'],
    ['firstName', 'x'.repeat(201), 'Must be at most 200 characters'],
    ['lastName', '', 'Last name is required'],
    ['email', 'joanna', 'Valid email is required'],
    ['email', 'joanna@guests', 'Valid email is required'],
    ['email', 'joanna@guests.example\r\nBcc: all@guests.example', 'Valid email is required'],
    ['phone', '1234567', PHONE],
    ['phone', '       1', PHONE],
    ['phone', null, PHONE],
    ['street', 'Road', 'Full delivery address is required'],
    ['street', '', 'Full delivery address is required'],
    ['city', '', 'City in Lebanon is required'],
    ['area', ' ', 'Area/Region is required'],
    ['building', 'x'.repeat(201), 'Must be at most 200 characters'],
    ['fullAddress', 'x'.repeat(2001), 'Must be at most 2000 characters'],
  ])('refuses an address whose %s is wrong (row %#)', async (field, value, message) => {
    const deliveryAddress = guestAddress({ [field]: value });
    const answer = await expectRefusal(guestBody([small()], { deliveryAddress }), 'BAD_USER_INPUT');
    expect(answer.fields).toEqual({ [`deliveryAddress.${field}`]: message });
  });

  test('names every wrong field at once', async () => {
    const { fields } = await expectRefusal(guestBody([], { deliveryAddress: {}, guestEmail: 'no' }), 'BAD_USER_INPUT');
    expect(fields).toEqual({
      items: 'Please add items to your cart before placing an order',
      guestEmail: 'Valid email is required',
      'deliveryAddress.firstName': 'First name is required',
      'deliveryAddress.lastName': 'Last name is required',
      'deliveryAddress.phone': PHONE,
      'deliveryAddress.street': 'Full delivery address is required',
      'deliveryAddress.city': 'City in Lebanon is required',
      'deliveryAddress.area': 'Area/Region is required',
    });
  });

  test('leaves out what is optional', async () => {
    const deliveryAddress = guestAddress({
      email: '',
      building: null,
      floor: undefined,
      country: undefined,
      fullAddress: null,
    });
    const before = await footprint(shop.db);
    const { order } = await place(guestBody([small()], { deliveryAddress, discountCode: '' }));
    const row = await rowOf(order!.id as number);
    expect(row).toMatchObject({ customer_email: null, discount_code_id: null, discount_amount: '0.00' });
    expect(row.delivery_address).toMatchObject({ building: null, floor: null, country: 'Lebanon', fullAddress: null });
    expect((await footprint(shop.db)).mails).toBe(before.mails);
  });

  test('writes to guestEmail rather than to the address, and names the guest as asked', async () => {
    const { order } = await place(guestBody([small()], { guestEmail: ' other@guests.example ', guestName: 'J. F.' }));
    const id = order!.id as number;
    expect(await rowOf(id)).toMatchObject({ customer_email: 'other@guests.example', customer_name: 'J. F.' });
    const mails = await shop.db.query('SELECT to_address, kind, with_amounts FROM outgoing_mail WHERE order_id = $1', [
      id,
    ]);
    expect(mails).toEqual([{ to_address: 'other@guests.example', kind: 'order_confirmation', with_amounts: true }]);
  });

  test.each([
    ['500ml', 'Bottle'],
    ['Standard', 'Standard'],
    ['', ''],
    [null, null],
  ])('takes the placeholder %j on a product without that size as no size', async (selectedSize, selectedPackaging) => {
    const { order } = await place(guestBody([{ productId: juice, quantity: 1, selectedSize, selectedPackaging }]));
    expect(order).toMatchObject({ subtotalAmount: '10.00' });
    expect(await linesOf(order!.id as number)).toEqual([
      expect.objectContaining({
        variant: null,
        unit_price: '10.00',
        price_rule: 'customer',
        selected_size: selectedSize || null,
      }),
    ]);
  });

  test('takes a placeholder that is one of the sizes as that size', async () => {
    const bottled = await makeProduct(shop.db, {
      name: 'Bottled',
      customerPrice: '1.00',
      variants: { '500ml': { customer: '6.00' } },
    });
    const { order } = await place(guestBody([{ productId: bottled, quantity: 1, selectedSize: '500ml' }]));
    expect(order).toMatchObject({ subtotalAmount: '6.00' });
    expect(await linesOf(order!.id as number)).toEqual([
      expect.objectContaining({ variant: '500ml', unit_price: '6.00' }),
    ]);
  });

  test('falls back from an unpriced size to the product, and to the legacy price', async () => {
    const { order } = await place(
      guestBody([
        { productId: juice, quantity: 1, selectedSize: 'Open' },
        { productId: penny, quantity: 1 },
      ]),
    );
    expect(order).toMatchObject({ subtotalAmount: '10.05' });
    expect((await linesOf(order!.id as number)).map((line) => line.price_rule)).toEqual(['customer', 'legacy']);
  });

  test('names every unknown product and size by its line', async () => {
    const items = [
      small(),
      { productId: 2_000_000_000, quantity: 1 },
      { productId: deleted, quantity: 1 },
      { productId: juice, quantity: 1, selectedSize: 'small' },
      { productId: nuts, quantity: 1, selectedSize: 'Small' },
      { productId: -1, quantity: 1 },
    ];
    const { fields } = await expectRefusal(guestBody(items), 'BAD_USER_INPUT');
    expect(fields).toEqual({
      'items.1.productId': 'There is no product 2000000000 in the shop any more',
      'items.2.productId': `There is no product ${deleted} in the shop any more`,
      'items.3.selectedSize': 'Test juice does not come in small; its sizes are Small, Large, Open',
      'items.4.selectedSize': 'Test nuts does not come in Small; leave the size out',
      'items.5.productId': 'There is no product -1 in the shop any more',
    });
  });

  test.each([0, -1, 10_000])('refuses the quantity %d', async (quantity) => {
    const { fields } = await expectRefusal(guestBody([small(), small(quantity)]), 'BAD_USER_INPUT');
    expect(fields).toEqual({ 'items.1.quantity': 'Order a whole number from 1 to 9,999' });
  });

  test('takes the quantities 1 and 9,999, and one product on two lines', async () => {
    const { order } = await place(guestBody([small(1), small(9_999)]));
    expect(order).toMatchObject({ subtotalAmount: '125000.00', totalAmount: '125003.00' });
    expect((await linesOf(order!.id as number)).map((line) => line.quantity)).toEqual([1, 9_999]);
  });

  test('takes 200 lines and refuses 201', async () => {
    const before = await footprint(shop.db);
    const { order } = await place(guestBody(Array.from({ length: 200 }, () => small())));
    expect(order).toMatchObject({ subtotalAmount: '2500.00' });
    expect((await footprint(shop.db)).lines).toBe((before.lines as number) + 200);
    const { fields } = await expectRefusal(guestBody(Array.from({ length: 201 }, () => small())), 'BAD_USER_INPUT');
    expect(fields).toEqual({ items: 'An order has at most 200 lines; please split it' });
  });

  test('refuses a sum that no order can hold, and takes the largest one that it can', async () => {
    const huge = guestBody(Array.from({ length: 200 }, () => ({ productId: dear, quantity: 9_999 })));
    expect((await expectRefusal(huge, 'BAD_USER_INPUT')).fields).toEqual({
      items: 'The order is too large for one order; please split it.',
    });
    // With the delivery fee, one of them alone is too much.
    expect((await expectRefusal(guestBody([{ productId: dear, quantity: 1 }]), 'BAD_USER_INPUT')).fields).toEqual({
      items: 'The order is too large for one order; please split it.',
    });
    const { order } = await place(guestBody([{ productId: dear, quantity: 1 }], { discountCode: 'WELCOME10' }));
    expect(order).toMatchObject({ discountAmount: '100000000000.00', totalAmount: '900000000002.99' });
  });

  test('refuses what is out of stock, naming it', async () => {
    const answer = await expectRefusal(guestBody([small(), { productId: soldOut, quantity: 1 }]), 'OUT_OF_STOCK');
    expect(answer.message).toBe('Test sold out is out of stock. Please take it out of the cart.');
  });

  test.each([undefined, 'Free'])('refuses what has no price (size %s), naming it', async (selectedSize) => {
    const answer = await expectRefusal(
      guestBody([{ productId: unpriced, quantity: 1, selectedSize }]),
      'PRICE_UNAVAILABLE',
    );
    const name = selectedSize ? 'Test unpriced (Free)' : 'Test unpriced';
    expect(answer.message).toBe(`${name} has no price yet and cannot be ordered. Please take it out of the cart.`);
  });

  test.each(['NOSUCHCODE', 'SUMMER15', 'STAFFONLY', 'GONE', "' OR true --"])(
    'refuses the code %s without telling why',
    async (discountCode) => {
      const answer = await expectRefusal(guestBody([small()], { discountCode }), 'DISCOUNT_CODE_INVALID');
      expect(answer.message).toBe('Please check your discount code and try again.');
    },
  );

  describe('when the buyer saw other amounts', () => {
    const line = () => ({ productId: juice, selectedSize: 'Small', unitPrice: '12.50' });
    const FRESH = () => ({
      subtotalAmount: '37.50',
      discountAmount: '3.75',
      deliveryFee: '3.00',
      totalAmount: '36.75',
      items: [line(), line()],
    });
    const body = (seen: Record<string, unknown> = {}, unitPrices: (string | undefined)[] = []) =>
      guestBody([small(2, { unitPrice: unitPrices[0] }), small(1, { unitPrice: unitPrices[1] })], {
        discountCode: 'WELCOME10',
        ...seen,
      });

    test.each<[string, Record<string, unknown>, (string | undefined)[]]>([
      ['unitPrice', {}, ['12.49']],
      ['unitPrice of the second line', {}, [undefined, '0.01']],
      ['subtotalAmount', { subtotalAmount: '37.49' }, []],
      ['deliveryFee', { deliveryFee: '0.00' }, []],
      ['totalAmount', { totalAmount: '0.01' }, []],
      ['totalAmount before the discount', { totalAmount: '40.50' }, []],
    ])('refuses a forged %s alone, tells the right ones, and takes those', async (_, seen, unitPrices) => {
      const answer = await expectRefusal(body(seen, unitPrices), 'PRICE_CHANGED');
      expect(answer.fresh).toEqual(FRESH());
      const { subtotalAmount, deliveryFee, totalAmount, items } = answer.fresh as ReturnType<typeof FRESH>;
      const again = await place(
        body(
          { subtotalAmount, deliveryFee, totalAmount },
          items.map((item) => item.unitPrice),
        ),
      );
      expect(again.order).toMatchObject({ subtotalAmount: '37.50', discountAmount: '3.75', totalAmount: '36.75' });
    });

    test('compares numbers, not texts, and checks nothing that is absent', async () => {
      const exact = await place(
        body({ subtotalAmount: '37.5', deliveryFee: '3', totalAmount: '36.75' }, ['12.5', '12.50']),
      );
      expect(exact.order).toMatchObject({ totalAmount: '36.75' });
      const absent = await place(body({ subtotalAmount: null, deliveryFee: undefined }));
      expect(absent.order).toMatchObject({ totalAmount: '36.75' });
    });
  });

  test('links the order of a signed-in buyer to them, at their own prices', async () => {
    const client = await shop.signedIn('business');
    const id = await idOf(shop.db, 'business');
    const { order } = await placeBy(way, 'guest', client, guestBody([small(2), { productId: nuts, quantity: 3 }]));
    // 10 % off 9.00 and, having no business price, off 999.99.
    expect(order).toMatchObject({ subtotalAmount: '2716.17', totalAmount: '2719.17', loyaltyPointsEarned: 2 });
    expect(await rowOf(order!.id as number)).toMatchObject({
      user_id: id,
      account_id: id,
      price_book: 'discount:10.00',
    });
  });

  test.each(['employee', 'employee-cash'])('is closed to %s', async (username) => {
    const client = await shop.signedIn(username);
    const before = await footprint(shop.db);
    const answer = await placeBy(way, 'guest', client, guestBody([small()]));
    expect(answer).toMatchObject({ order: null, code: 'FORBIDDEN', status: refusalStatus(way, 'FORBIDDEN') });
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('keeps text as it was written, whatever it holds', async () => {
    const odd = `Zoë "'; DROP TABLE orders; -- <b>\u{1F34A} \\ %s`;
    const { order } = await place(guestBody([small(1, { selectedPackaging: odd })], { guestName: odd }));
    expect(await rowOf(order!.id as number)).toMatchObject({ customer_name: odd });
    expect(await linesOf(order!.id as number)).toEqual([expect.objectContaining({ selected_packaging: odd })]);
  });

  test('answers text that is not Unicode like any other text', async () => {
    // Half of a surrogate pair: JSON can say it, UTF-8 cannot.
    const half = 'Ann\ud83c';
    const { order } = await place(
      guestBody([small(1, { selectedPackaging: half })], {
        deliveryAddress: guestAddress({ firstName: half, building: half }),
      }),
    );
    expect(await rowOf(order!.id as number)).toMatchObject({ customer_name: 'Ann\ufffd Frem' });
    expect(await linesOf(order!.id as number)).toEqual([expect.objectContaining({ selected_packaging: 'Ann\ufffd' })]);
  });

  test('refuses the zero character, which no text of the shop can hold', async () => {
    await expectRefusal(guestBody([small()], { guestName: 'Ann\u0000' }), 'BAD_USER_INPUT');
    await expectRefusal(guestBody([small(1, { selectedPackaging: 'Ann\u0000' })]), 'BAD_USER_INPUT');
  });
});

describe('who sees the order of a guest', () => {
  test('admins alone', async () => {
    const { order } = await placeBy('REST', 'guest', shop.guest(), guestBody([small()]));
    const path = `/api/orders/${order!.id}`;
    expect((await shop.guest().rest('GET', path)).status).toBe(401);
    for (const username of ['customer', 'business', 'business-cash', 'employee']) {
      const client = await shop.signedIn(username);
      expect((await client.rest('GET', path)).status).toBe(404);
      const { data } = await client.graphql('query ($id: Int!) { order(id: $id) { id } }', { id: order!.id });
      expect(data).toEqual({ order: null });
    }
    const admin = await shop.signedIn('admin');
    expect((await admin.rest('GET', path)).body).toMatchObject({ id: order!.id, userId: null, totalAmount: '15.50' });
  });
});

describe('what REST alone says', () => {
  test.each([
    [{ paymentMethod: 'COD' }, 'paymentMethod'],
    [{ deliveryAddress: guestAddress({ firstName: 7 }) }, 'deliveryAddress.firstName'],
    [{ totalAmount: 15.5 }, 'totalAmount'],
    [{ totalAmount: '15.505' }, 'totalAmount'],
    [{ items: 'all' }, 'items'],
    [{ items: [{ productId: '1', quantity: 1 }] }, 'items.0.productId'],
    [{ items: [{ productId: 1, quantity: 1.5 }] }, 'items.0.quantity'],
    [{ items: [{ quantity: 1 }] }, 'items.0.productId'],
    [{ items: [null] }, 'items.0'],
  ])('a wrong type is refused, never cast: %j', async (change, field) => {
    const before = await footprint(shop.db);
    const answer = await shop.guest().rest('POST', '/api/orders/guest', guestBody([small()], change));
    expect(answer.body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
    expect(answer.status).toBe(400);
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('the documented payload, with all that the server does not need, is taken', async () => {
    const body = guestBody([small(1, { selectedSize: '500ml', selectedPackaging: 'Bottle', unitPrice: '10.00' })], {
      totalAmount: '13.00',
      paymentStatus: 'pending',
      isGuestOrder: true,
      guestEmail: 'joanna@guests.example',
      guestName: 'Joanna Frem',
    });
    const answer = await shop.guest().rest('POST', '/api/orders/guest', body, { 'Idempotency-Key': newKey() });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ orderId: expect.any(Number), totalAmount: '13.00', status: 'pending' });
  });
});
