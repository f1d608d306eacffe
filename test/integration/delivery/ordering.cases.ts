import { instantOf } from '../../../common/delivery/clock';
import { accountBody, footprint, makeProduct, newKey } from '../../support/data/orderBodies';
import {
  admin,
  bookedFor,
  daily,
  day,
  EVENING,
  guest,
  inCity,
  juice,
  makeZone,
  MORNING,
  orderAs,
  shop,
  slotOf,
} from './deliveryShop';

const line = () => ({ productId: juice, quantity: 1 });

describe('an order in a shop with zones', () => {
  test('that names no day gets the first window that is left, and is answered as ever', async () => {
    const { id } = await makeZone();
    const { status, body } = await orderAs(guest);
    expect([status, Object.keys(body).sort()]).toEqual([
      201,
      'createdAt deliveryFee discountAmount loyaltyPointsEarned orderId status subtotalAmount totalAmount'.split(' '),
    ]);
    expect(body).toMatchObject({ deliveryFee: '3.00', totalAmount: '13.00' });
    expect(await slotOf(body.orderId)).toBe(`${day(2)} ${MORNING} Beirut`);
    expect(await bookedFor(id, day(2), MORNING)).toBe(1);
  });

  test('that names day and window gets them; one that names the day alone, the first of that day', async () => {
    await makeZone();
    const named = await orderAs(guest, { deliveryDate: day(4), deliveryWindow: EVENING });
    expect([named.status, named.body]).toEqual([
      201,
      expect.objectContaining({ deliveryDate: day(4), deliveryWindow: EVENING }),
    ]);
    const dayAlone = await orderAs(guest, { deliveryDate: day(5) });
    expect(dayAlone.body).toMatchObject({ deliveryDate: day(5), deliveryWindow: MORNING });
  });

  test('every way to order takes a day, by GraphQL and REST', async () => {
    await makeZone();
    const choice = { deliveryDate: day(3), deliveryWindow: EVENING };
    const [business, employee, customer] = [
      await shop.signedIn('business'),
      await shop.signedIn('employee'),
      await shop.signedIn('customer'),
    ];
    const account = await customer.rest('POST', '/api/orders', accountBody([line()], choice));
    expect([account.status, account.body]).toEqual([201, expect.objectContaining(choice)]);
    const oneClick = await business.rest('POST', '/api/business/one-click-order', { items: [line()], ...choice });
    expect([oneClick.status, oneClick.body]).toEqual([
      201,
      expect.objectContaining({ ...choice, deliveryFee: '0.00' }),
    ]);
    const { data, errors } = await employee.graphql(
      `mutation ($input: EmployeeOrderInput!) { placeEmployeeOrder(input: $input) {
         __typename ... on OrderPlaced { deliveryDate deliveryWindow totalAmount } } }`,
      { input: { idempotencyKey: newKey(), items: [line()], ...choice } },
    );
    expect([errors, data]).toEqual([
      [],
      { placeEmployeeOrder: { __typename: 'OrderPlaced', ...choice, totalAmount: null } },
    ]);
  });

  test('has a smallest amount also by a business that pays, and never by an employee, who would learn prices by it', async () => {
    await makeZone({ minimum: '10000.00', chargesBusinesses: true });
    const [business, employee] = [await shop.signedIn('business'), await shop.signedIn('employee')];
    const refused = await business.rest('POST', '/api/business/one-click-order', { items: [line()] });
    expect([refused.status, refused.body.delivery.reason]).toEqual([409, 'below_minimum']);
    const { status } = await employee.rest('POST', '/api/employee/orders', { items: [line()] });
    expect(status).toBe(201);
    for (const [of, minimum] of [
      ['BUSINESS', '10000.00'],
      ['EMPLOYEE', null],
    ] as const) {
      const { data } = await guest.graphql(
        `query ($of: DeliveryTermsOf) { deliveryOptions(of: $of, place: { city: "Beirut" }) { minimum } }`,
        { of },
      );
      expect(data.deliveryOptions).toEqual({ minimum });
    }
  });

  test('that is more than there can be says no more of a full window than a small one', async () => {
    const gold = await makeProduct(shop.db, {
      name: 'Gold',
      customerPrice: '990000000000.00',
      businessPrice: '990000000000.00',
    });
    await makeZone({ isEverywhereElse: true, windows: daily({ capacity: 1 }) });
    const choice = { deliveryDate: day(2), deliveryWindow: MORNING };
    expect((await orderAs(guest, choice)).status).toBe(201);
    for (const name of ['employee', 'employee-cash']) {
      const employee = await shop.signedIn(name);
      for (const quantity of [1, 9_999]) {
        const items = [{ productId: gold, quantity }];
        const { status, body } = await employee.rest('POST', '/api/employee/orders', { items, ...choice });
        expect([name, quantity, status, body.delivery?.reason]).toEqual([name, quantity, 409, 'full']);
      }
    }
  });

  test('by its position goes to the zone whose circle has it, whatever city is written', async () => {
    await makeZone();
    const [far, near] = [
      { latitude: 33.55, longitude: 35.37 },
      { latitude: 33.57, longitude: 35.39 },
    ];
    await makeZone({ name: 'Sidon', places: [], circles: [{ ...far, km: 8 }], fee: '77.00' });
    const optionsOf = async (query: string) =>
      (await guest.rest('GET', `/api/delivery-options?${query}`)).body.options.zoneName;
    expect(await optionsOf('city=Beirut&latitude=33.57&longitude=35.39')).toBe('Sidon');
    expect(await optionsOf('city=Beirut&latitude=33.89&longitude=35.5')).toBe('Beirut');
    const customer = await shop.signedIn('customer');
    const ordered = (change: object) =>
      customer.rest('POST', '/api/orders', accountBody([line()], { addressType: 'location', ...change }));
    const inside = await ordered({ ...near, deliveryAddress: { street: 'Corniche', city: 'Beirut' } });
    expect([inside.status, inside.body]).toEqual([201, expect.objectContaining({ deliveryFee: '77.00' })]);
    expect(await slotOf(inside.body.id)).toBe(`${day(2)} ${MORNING} Sidon`);
    const outside = await ordered({ latitude: 34.4, longitude: 35.8, deliveryAddress: { city: 'Tripoli' } });
    expect([outside.status, outside.body.delivery.reason]).toEqual([409, 'not_covered']);
  });

  test.each<[string, () => Record<string, unknown>, string, object?]>([
    ['an unknown place', () => inCity('Atlantis'), 'not_covered'],
    ['a day too far', () => ({ deliveryDate: day(60) }), 'no_window'],
    ['a window that is not planned', () => ({ deliveryDate: day(3), deliveryWindow: '12:00-13:00' }), 'no_window'],
    ['yesterday', () => ({ deliveryDate: day(-1) }), 'past_cut_off'],
    ['today, too late', () => ({ deliveryDate: day(0), deliveryWindow: MORNING }), 'past_cut_off'],
    ['too little', () => ({ items: [line()] }), 'below_minimum', { minimum: '10.01' }],
  ])('%s is refused with the reason and what there is', async (_what, change, reason, zone = {}) => {
    await makeZone({ ...zone });
    const before = await footprint(shop.db);
    const { status, body } = await orderAs(guest, change());
    expect([status, body.code, body.delivery.reason]).toEqual([409, 'DELIVERY_UNAVAILABLE', reason]);
    expect(body.delivery.options).toMatchObject(
      reason === 'not_covered'
        ? { zoneId: null, days: [], earliest: null }
        : { zoneName: 'Beirut', earliest: { date: day(2), window: MORNING } },
    );
    expect(await footprint(shop.db)).toEqual(before);
  });

  test.each([
    [{ deliveryDate: '2026-02-30' }, { deliveryDate: 'Must be a day like "2026-11-26"' }],
    [{ deliveryDate: 'tomorrow' }, { deliveryDate: 'Must be a day like "2026-11-26"' }],
    [{ deliveryDate: '2027-01-01', deliveryWindow: '8-12' }, { deliveryWindow: 'Must be a window like "08:00-12:00"' }],
    [{ deliveryWindow: MORNING }, { deliveryWindow: 'Say on which day, too' }],
    [{ deliveryDate: 7 }, { deliveryDate: 'Must be text' }],
  ])('%j is no choice', async (change, fields) => {
    await makeZone();
    const { status, body } = await orderAs(guest, change);
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('a full window is refused by name, and passed over where none is named', async () => {
    const { id } = await makeZone({ windows: daily({ capacity: 1 }) });
    const choice = { deliveryDate: day(2), deliveryWindow: MORNING };
    expect((await orderAs(guest, choice)).status).toBe(201);
    const refused = await orderAs(guest, choice);
    expect([refused.status, refused.body.delivery.reason]).toEqual([409, 'full']);
    expect(refused.body.delivery.options.days[2]).toEqual({
      date: day(2),
      closedFor: null,
      windows: [expect.objectContaining({ window: MORNING, placesLeft: 0, obstacle: 'full' })],
    });
    const next = await orderAs(guest);
    expect(await slotOf(next.body.orderId)).toBe(`${day(3)} ${MORNING} Beirut`);
    expect([await bookedFor(id, day(2), MORNING), await bookedFor(id, day(3), MORNING)]).toEqual([1, 1]);
  });

  test('an order that is cancelled gives its place back, and takes it again', async () => {
    const { id } = await makeZone({ windows: daily({ capacity: 1 }) });
    const { body } = await orderAs(guest);
    const set = (status: string) => admin.rest('PATCH', `/api/orders/${body.orderId}/status`, { status });
    await set('cancelled');
    expect(await bookedFor(id, day(2), MORNING)).toBe(0);
    const other = await orderAs(guest, { deliveryDate: day(2) });
    expect(other.status).toBe(201);
    await set('pending');
    expect(await bookedFor(id, day(2), MORNING)).toBe(2);
    await set('confirmed');
    expect(await bookedFor(id, day(2), MORNING)).toBe(2);
  });

  test('a repeated request gets the first answer, whatever became of the zone', async () => {
    const { id, version } = await makeZone();
    const key = newKey();
    const choice = { deliveryDate: day(3), deliveryWindow: MORNING };
    const first = await orderAs(guest, choice, key);
    await admin.rest('DELETE', `/api/admin/delivery-zones/${id}`, { version });
    const again = await orderAs(guest, choice, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get('Idempotent-Replay')).toBe('true');
    expect(await bookedFor(id, day(3), MORNING)).toBe(1);
  });

  test('fees, free from an amount on, are those of the zone; what the buyer saw is compared with them', async () => {
    await makeZone({ fee: '5.00', freeFrom: '30.00' });
    const few = await orderAs(guest, { deliveryFee: '3.00' });
    expect([few.status, few.body.code, few.body.fresh.deliveryFee]).toEqual([409, 'PRICE_CHANGED', '5.00']);
    expect((await orderAs(guest, { deliveryFee: '5.00' })).body).toMatchObject({ totalAmount: '15.00' });
    const many = await orderAs(guest, { items: [{ ...line(), quantity: 3 }] });
    expect(many.body).toMatchObject({ deliveryFee: '0.00', totalAmount: '30.00' });
  });

  test('businesses pay where the zone says so', async () => {
    const business = await shop.signedIn('business');
    const order = () => business.rest('POST', '/api/business/one-click-order', { items: [line()] });
    const { id } = await makeZone({ fee: '5.00' });
    expect((await order()).body).toMatchObject({ deliveryFee: '0.00' });
    await admin.rest('PUT', `/api/admin/delivery-zones/${id}`, { name: 'Beirut', chargesBusinesses: true });
    expect((await order()).body).toMatchObject({ deliveryFee: '5.00' });
  });
});

describe('a shop without zones', () => {
  test('asks for no day, and takes its documented fee', async () => {
    expect((await guest.rest('GET', '/api/delivery-options?city=Beirut')).body).toEqual({ options: null });
    const { status, body } = await orderAs(guest);
    expect([status, body.deliveryFee]).toEqual([201, '3.00']);
    expect(await slotOf(body.orderId)).toBe('null null null');
  });

  test('refuses a day that was chosen before its zones went', async () => {
    const { status, body } = await orderAs(guest, { deliveryDate: day(3) });
    expect([status, body.code, body.delivery]).toEqual([
      409,
      'DELIVERY_UNAVAILABLE',
      { reason: 'no_window', options: null },
    ]);
  });
});

describe('the options', () => {
  test('are 14 days of the place, in the language of the request, without amounts for employees', async () => {
    await makeZone({ translations: [{ language: 'ar', text: 'بيروت' }], minimum: '4.00' });
    const { body } = await guest.rest('GET', '/api/delivery-options?city=%D8%A8%D9%8A%D8%B1%D9%88%D8%AA');
    expect(body.options).toMatchObject({ zoneName: 'Beirut', fee: '3.00', freeFrom: null, minimum: '4.00' });
    expect(body.options.days.map(({ date }: { date: string }) => date)).toEqual(
      Array.from({ length: 14 }, (_, ahead) => day(ahead)),
    );
    const { data } = await guest.graphql(
      '{ deliveryOptions(place: { city: "Beirut" }) { zoneName } }',
      {},
      { 'Accept-Language': 'ar' },
    );
    expect(data.deliveryOptions).toEqual({ zoneName: 'بيروت' });
    const employee = await shop.signedIn('employee');
    const own = await employee.graphql('{ deliveryOptions(of: EMPLOYEE) { zoneName fee minimum earliest { date } } }');
    expect(own.data.deliveryOptions).toEqual({
      zoneName: 'Beirut',
      fee: null,
      minimum: null,
      earliest: { date: day(2) },
    });
  });

  test('from a later day on say each cut-off as an instant, and the earliest time of today all the same', async () => {
    await makeZone({ windows: daily({ cutOffTime: '18:30' }) });
    const { body } = await guest.rest('GET', `/api/delivery-options?city=Beirut&from=${day(10)}`);
    const { days, earliest } = body.options;
    expect([days[0].date, days[13].date]).toEqual([day(10), day(23)]);
    expect(days[0].windows).toEqual([
      expect.objectContaining({
        window: MORNING,
        cutOff: instantOf(day(9), '18:30', 'Asia/Beirut').toISOString(),
        obstacle: null,
      }),
    ]);
    const now = (await guest.rest('GET', '/api/delivery-options?city=Beirut')).body.options;
    expect(earliest).toEqual(now.earliest);
    expect([day(1), day(2)]).toContain(earliest.date);
  });

  test.each(['2026-02-30', 'x', '1999-01-01', '2999-01-01'])('from %s there are none', async (from) => {
    const { status, body } = await guest.rest('GET', `/api/delivery-options?city=Beirut&from=${from}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['from']]);
  });
});
