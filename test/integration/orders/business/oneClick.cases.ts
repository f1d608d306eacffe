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
  standard,
} from './businessShop';

const PENDING = 'Your business account is awaiting admin approval.';

async function linesOf(id: number | null): Promise<Fields[]> {
  return shop.db.query(
    `SELECT product_name AS name, variant, selected_size AS size, selected_packaging AS packaging,
       unit_price AS "unitPrice", quantity FROM order_line WHERE order_id = $1 ORDER BY position`,
    [id],
  );
}

describe.each(APIS)('a one-click order by %s', (api) => {
  test('on credit: business prices, free delivery, its own address, a mail with amounts, charged once', async () => {
    const before = await ledgerOf(shop.db, ids.business!);
    const body = {
      items: [
        { productId: juice, quantity: 2, variant: 'Standard', size: 'Standard', packaging: 'Standard' },
        { productId: nuts, quantity: 1, variant: 'Small', size: 'Standard', packaging: 'Box' },
      ],
      note: ' By the back door ',
    };
    const { id, body: answer } = await place(api, 'oneClick', 'business', body);
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
    const response = await clients.business!.graphql('query ($id: Int!) { order(id: $id) { paymentType } }', { id });
    expect(response.data.order.paymentType).toBe('Business Credit');
  });

  test('in cash mode it is paid on delivery and leaves no trace in a ledger', async () => {
    const entries = (await footprint(shop.db)).entries;
    const { id } = await place(api, 'oneClick', 'business-cash', { items: [{ productId: juice, quantity: 1 }] });
    expect(await orderRow(id)).toMatchObject({ payment_method: 'cod', total_amount: '80.00', delivery_fee: '0.00' });
    expect((await footprint(shop.db)).entries).toBe(entries);
  });

  test('a business earns one point for each full 1,000', async () => {
    const { body } = await place(api, 'oneClick', 'business', { items: [{ productId: juice, quantity: 55 }] });
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
    const { id } = await place(api, 'oneClick', 'business', { items: [{ productId: nuts, quantity: 1, ...fields }] });
    expect(await linesOf(id)).toMatchObject([{ variant, size: variant, unitPrice }]);
  });

  test('“Standard” is a variant like any other where the product has it', async () => {
    const item = { productId: standard, quantity: 1, variant: 'Standard', size: 'Standard' };
    const { id } = await place(api, 'oneClick', 'business', { items: [item] });
    expect(await linesOf(id)).toMatchObject([{ variant: 'Standard', unitPrice: '3.60' }]);
    const both = await place(api, 'oneClick', 'business', { items: [{ ...item, size: 'Big' }] });
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
    const answer = await place(api, 'oneClick', 'business', { ...change, items });
    expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', fields]);
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('201 lines are too many, 200 are not', async () => {
    const items = Array.from({ length: 201 }, () => ({ productId: juice, quantity: 1 }));
    const answer = await place(api, 'oneClick', 'business', { items });
    expect(answer.fields).toEqual({ items: 'An order has at most 200 lines; please split it' });
    const { id } = await place(api, 'oneClick', 'business', { items: items.slice(1) });
    expect(await linesOf(id)).toHaveLength(200);
  });

  test('two fields that disagree are refused', async () => {
    const items = [{ productId: nuts, quantity: 1, variant: 'Small', size: 'Large' }];
    const answer = await place(api, 'oneClick', 'business', { items });
    expect(answer.fields).toEqual({ 'items.0.size': "This says Large, but the line's variant is Small" });
  });

  test('a variant without a price of its own is not sold at another one', async () => {
    const answer = await place(api, 'oneClick', 'business', { items: [{ productId: nuts, quantity: 1 }] });
    expect(answer.code).toBe('PRICE_UNAVAILABLE');
  });

  test('amounts that were sent are checked', async () => {
    const before = await footprint(shop.db);
    for (const more of [{ totalAmount: '71.99' }, { deliveryFee: '3.00' }, { subtotalAmount: '80.00' }]) {
      const answer = await place(api, 'oneClick', 'business', { items: [{ productId: juice, quantity: 1 }], ...more });
      expect([answer.code, answer.body.fresh.totalAmount]).toEqual(['PRICE_CHANGED', '72.00']);
    }
    expect(await footprint(shop.db)).toEqual(before);
    const seen = { totalAmount: '72.00', deliveryFee: '0', subtotalAmount: '72.00' };
    const right = await place(api, 'oneClick', 'business', {
      items: [{ productId: juice, quantity: 1, unitPrice: '72.00' }],
      ...seen,
    });
    expect(right.id).not.toBeNull();
  });

  test('without a street or a city of its own it is told to ask an admin', async () => {
    for (const column of ['address', 'city']) {
      await during('business', { [column]: '  ' }, async () => {
        const before = await footprint(shop.db);
        const answer = await place(api, 'oneClick', 'business', { items: [{ productId: juice, quantity: 1 }] });
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
    const first = await place(api, 'oneClick', 'business', body, key);
    const before = await footprint(shop.db);
    await during('business', { address: null, payment_mode: 'cash', business_discount: 50 }, async () => {
      const again = await place(api, 'oneClick', 'business', body, key);
      expect([again.replayed, again.body]).toEqual([true, first.body]);
    });
    const other = await place(api, 'oneClick', 'business', { items: [{ productId: juice, quantity: 4 }] }, key);
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
    const over = await place(api, 'oneClick', 'business', { items: [{ productId: juice, quantity: 1 }] });
    expect([over.code, over.message]).toEqual([
      'INSUFFICIENT_CREDIT',
      'The order is over the available credit. Nothing was ordered.',
    ]);
    expect(await footprint(shop.db)).toEqual(before);
    await adjust('0.01');
    await place(api, 'oneClick', 'business', { items: [{ productId: juice, quantity: 1 }] });
    expect(await ledgerOf(shop.db, id)).toMatchObject({ balance: '0.00', brokenLinks: 0 });
    await adjust('50000000.00');
  });

  test('is for approved businesses alone, and a pending one is told why', async () => {
    const before = await footprint(shop.db);
    const body = { items: [{ productId: juice, quantity: 1 }] };
    expect(await place(api, 'oneClick', 'pending', body)).toMatchObject({ code: 'FORBIDDEN', message: PENDING });
    for (const by of ['customer', 'admin', 'employee'])
      expect((await place(api, 'oneClick', by, body)).code).toBe('FORBIDDEN');
    expect((await place(api, 'oneClick', 'guest', body)).code).toBe('UNAUTHENTICATED');
    expect(await footprint(shop.db)).toEqual(before);
  });
});
