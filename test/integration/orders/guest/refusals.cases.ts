import { footprint, guestBody, makeProduct, idOf, guestAddress } from '../../../support/data/orderBodies';
import { placeBy, refusalStatus, APIS } from '../../../support/data/placing';
import {
  dear,
  deleted,
  guestCheckout,
  juice,
  linesOf,
  nuts,
  penny,
  rowOf,
  shop,
  small,
  soldOut,
  unpriced,
} from './guestShop';

describe.each(APIS)('the guest checkout by %s', (api) => {
  const { place, expectRefusal } = guestCheckout(api);

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
    const { order } = await placeBy(api, 'guest', client, guestBody([small(2), { productId: nuts, quantity: 3 }]));
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
    const answer = await placeBy(api, 'guest', client, guestBody([small()]));
    expect(answer).toMatchObject({ order: null, code: 'FORBIDDEN', status: refusalStatus(api, 'FORBIDDEN') });
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
