import { guestAddress } from '../../support/data/orderBodies';
import { expectClean, expectRefused, guest, inStock, send } from './limitsShop';

describe('orders', () => {
  let key = 0;

  const address = guestAddress();

  function order(change: object = {}, line: object = {}) {
    return {
      items: [{ productId: inStock, quantity: 1, ...line }],
      paymentMethod: 'cod',
      deliveryAddress: address,
      ...change,
    };
  }

  /** Refused with 400 by both ways, the field named by both. */
  async function expectBoth(body: Record<string, unknown>, field: string, message: string | RegExp): Promise<void> {
    const rest = await guest.rest('POST', '/api/orders/guest', body);
    expectClean(rest.text);
    expect([rest.status, rest.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(Object.keys(rest.body.fields)).toContain(field);
    expect(rest.body.fields[field]).toMatch(message);
    const { body: graphql } = await send(
      'mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { __typename } }',
      { input: { ...body, paymentMethod: 'COD', idempotencyKey: `limits-test-order-${(key += 1)}` } },
    );
    expect(graphql.data ?? null).toBeNull();
    expect(graphql.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  }

  test('of 201 and of 10,000 lines', async () => {
    for (const lines of [201, 10_000]) {
      const items = Array.from({ length: lines }, () => ({ productId: inStock, quantity: 1 }));
      await expectBoth(order({ items }), 'items', 'An order has at most 200 lines; please split it');
    }
  });

  test('without lines', async () => {
    await expectBoth(order({ items: [] }), 'items', 'Please add items to your cart before placing an order');
  });

  test.each([0, -1, 10_000, 2_147_483_647, -2_147_483_648])('of quantity %i', async (quantity) => {
    await expectBoth(order({}, { quantity }), 'items.0.quantity', 'Order a whole number from 1 to 9,999');
  });

  test.each([1.5, '1', '1e2', null, true, [1], { n: 1 }, 1e100])('of quantity %j', async (quantity) => {
    await expectBoth(order({}, { quantity }), 'items.0.quantity', /whole number|required/);
  });

  test.each([0, -1, 2_147_483_647])('of unknown product %i', async (productId) => {
    await expectBoth(
      order({}, { productId }),
      'items.0.productId',
      `There is no product ${productId} in the shop any more`,
    );
  });

  test.each([2_147_483_648, 1.5, '1', '1 OR 1=1', null])('of product id %j', async (productId) => {
    await expectBoth(order({}, { productId }), 'items.0.productId', /whole number|required/);
  });

  const TEXTS: [string, (value: string) => [Record<string, unknown>, string]][] = [
    [
      'first name',
      (value) => [order({ deliveryAddress: { ...address, firstName: value } }), 'deliveryAddress.firstName'],
    ],
    [
      'street',
      (value) => [order({ deliveryAddress: { ...address, street: `Street 1 ${value}` } }), 'deliveryAddress.street'],
    ],
    ['building', (value) => [order({ deliveryAddress: { ...address, building: value } }), 'deliveryAddress.building']],
    [
      'full address',
      (value) => [order({ deliveryAddress: { ...address, fullAddress: value } }), 'deliveryAddress.fullAddress'],
    ],
    ['guest name', (value) => [order({ guestName: value }), 'guestName']],
    ['e-mail', (value) => [order({ guestEmail: `a${value}@example.com` }), 'guestEmail']],
    ['size', (value) => [order({}, { selectedSize: value }), 'items.0.selectedSize']],
    ['packaging', (value) => [order({}, { selectedPackaging: value }), 'items.0.selectedPackaging']],
    ['code', (value) => [order({ discountCode: value }), 'discountCode']],
  ];

  describe.each(TEXTS)('with a wrong %s', (_, make) => {
    test('half a megabyte', async () => {
      const [body, field] = make('x'.repeat(500_000));
      await expectBoth(body, field, /./);
    });

    test('a zero character', async () => {
      const [body] = make('x\u0000y');
      const rest = await guest.rest('POST', '/api/orders/guest', body);
      expectClean(rest.text);
      expect([rest.status, rest.body.code]).toEqual([400, 'BAD_USER_INPUT']);
      await expectRefused(
        'mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { __typename } }',
        /./,
        { input: { ...body, paymentMethod: 'COD', idempotencyKey: `limits-test-order-${(key += 1)}` } },
      );
    });
  });

  test('with an amount that is none', async () => {
    for (const totalAmount of [12.5, '12.505', '1e3', 'NaN', '١٢', '-', '9999999999999.00']) {
      await expectBoth(order({ totalAmount }), 'totalAmount', 'Must be an amount as text');
    }
  });

  test('with keys of every object’s prototype', async () => {
    const { idempotencyKey: _, ...body } = { ...order(), idempotencyKey: '' };
    const polluted = `{"__proto__":{"isAdmin":true,"paymentMethod":"cod"},"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(
      { ...body, paymentMethod: 'gold' },
    ).slice(1)}`;
    const answer = await guest.rest('POST', '/api/orders/guest', polluted);
    expectClean(answer.text);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['__proto__', 'constructor']]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const graphql = await guest.rest(
      'POST',
      '/graphql',
      `{"query":"mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { __typename } }","variables":{"__proto__":{"a":1},"input":{"__proto__":{"isAdmin":true}}}}`,
    );
    expectClean(graphql.text);
    expect(graphql.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('with an idempotency key that is none', async () => {
    for (const bad of ['short', 'x'.repeat(201), 'with a space in the key', 'schlüssel-mit-umlaut-1']) {
      const answer = await guest.graphql(
        'mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { __typename } }',
        { input: { ...order(), paymentMethod: 'COD', idempotencyKey: bad } },
      );
      expect(answer.errors[0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { idempotencyKey: expect.any(String) },
      });
    }
  });
});
