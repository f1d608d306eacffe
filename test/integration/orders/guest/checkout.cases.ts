import { footprint, guestBody, makeProduct, guestAddress } from '../../../support/data/orderBodies';
import { APIS } from '../../../support/data/placing';
import { guestCheckout, juice, linesOf, nuts, penny, rowOf, shop, small } from './guestShop';

const PHONE = 'Valid Lebanese phone number is required (e.g., +961 1 234 567)';

const large = (quantity = 1, more = {}) => ({ productId: juice, quantity, selectedSize: 'Large', ...more });

async function usesOf(code: string): Promise<number> {
  const [row] = await shop.db.query<{ uses: number }[]>(
    'SELECT current_uses AS uses FROM discount_code WHERE code = $1',
    [code],
  );
  return row?.uses ?? -1;
}

describe.each(APIS)('the guest checkout by %s', (api) => {
  const { place, expectRefusal } = guestCheckout(api);

  test('computes every amount, takes the code once and keeps the lines as they were sold', async () => {
    const before = await footprint(shop.db);
    const uses = await usesOf('WELCOME10');
    const body = guestBody([large(2, { selectedPackaging: 'Bottle' }), small(3)], {
      discountCode: '  welcome10 ',
      paymentMethod: 'wishmoney',
    });
    const { order, status, replayed } = await place(body);
    expect({ status, replayed }).toEqual({ status: api === 'REST' ? 201 : 200, replayed: false });
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
    ['phone', '<script>', PHONE],
    ['phone', 'Infinity', PHONE],
    ['phone', '03 218 440 (Joanna)', PHONE],
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

  test('keeps a telephone number as one dials it, however it was written', async () => {
    const deliveryAddress = guestAddress({ phone: '\u202a+٩٦١ (٣) ٢١٨-٤٤٠\u202c' });
    const { order } = await place(guestBody([small()], { deliveryAddress }));
    expect(await rowOf(order!.id as number)).toMatchObject({
      customer_phone: '+961 (3) 218-440',
      delivery_address: { phone: '+961 (3) 218-440' },
    });
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
});
