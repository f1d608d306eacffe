import { admin, bookedFor, daily, day, guest, inCity, makeZone, MORNING, orderAs, slotOf } from './deliveryShop';

const ZONES = '/api/admin/delivery-zones';
const window = (change: object) => ({ ...daily()[0], ...change });

describe('a zone', () => {
  test('is made, changed and deleted, each in the audit log; what is not sent stays', async () => {
    const { id } = await makeZone({ fee: '4.00', translations: [{ language: 'fr', text: 'Beyrouth' }] });
    const changed = await admin.rest('PUT', `${ZONES}/${id}`, { name: ' Greater Beirut ', fee: null, version: 1 });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({
        id,
        version: 2,
        name: 'Greater Beirut',
        fee: null,
        translations: [{ language: 'fr', text: 'Beyrouth' }],
        places: [{ name: 'Beirut', spellings: ['بيروت'], city: null }],
      }),
    ]);
    expect(changed.body.windows).toHaveLength(14);
    const stale = await admin.rest('PUT', `${ZONES}/${id}`, { name: 'Other', version: 1 });
    expect([stale.status, stale.body.code, Object.keys(stale.body.fields)]).toEqual([409, 'CONFLICT', ['version']]);
    expect((await admin.rest('DELETE', `${ZONES}/${id}`)).status).toBe(204);
    expect((await admin.rest('DELETE', `${ZONES}/${id}`)).status).toBe(404);
    expect((await admin.rest('GET', ZONES)).body).toEqual([]);
    const log = await admin.rest('GET', '/api/admin/audit-log?limit=3');
    expect(log.body.entries.map(({ action }: { action: string }) => action)).toEqual([
      'deliveryZone.delete',
      'deliveryZone.update',
      'deliveryZone.create',
    ]);
  });

  test.each([
    ['ends before it begins', { windows: [window({ ends: '07:00' })] }, 'windows.0.ends'],
    ['ends when it begins', { windows: [window({ ends: '08:00' })] }, 'windows.0.ends'],
    ['overlaps', { windows: [window({}), window({ begins: '11:00', ends: '13:00' })] }, 'windows.1.begins'],
    ['is there twice', { windows: [window({}), window({})] }, 'windows.1.begins'],
    ['cuts off after it begins', { windows: [window({ cutOffDays: 0, cutOffTime: '08:01' })] }, 'windows.0.cutOffTime'],
    ['has no weekday', { windows: [window({ weekday: 8 })] }, 'windows.0.weekday'],
    ['takes nothing', { windows: [window({ capacity: 0 })] }, 'windows.0.capacity'],
    ['has no time', { windows: [window({ begins: '07:60' })] }, 'windows.0.begins'],
    ['has a name of spaces', { name: '  ' }, 'name'],
    ['has an empty spelling', { places: [{ name: 'Beirut', spellings: [' '] }] }, 'places.0.spellings.0'],
    ['has a circle of nothing', { circles: [{ latitude: 1, longitude: 1, km: 0 }] }, 'circles.0.km'],
    ['is beyond the pole', { circles: [{ latitude: 91, longitude: 1, km: 1 }] }, 'circles.0.latitude'],
    ['speaks German', { translations: [{ language: 'de', text: 'x' }] }, 'translations.0.language'],
    ['costs less than nothing', { fee: '-1.00' }, 'fee'],
  ])('that %s is refused', async (_what, change, field) => {
    const { status, body } = await admin.rest('POST', ZONES, { name: 'Beirut', ...change });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect((await admin.rest('GET', ZONES)).body).toEqual([]);
  });

  test('has its places for itself, however they are written, and one is everywhere else', async () => {
    await makeZone({ isEverywhereElse: true });
    for (const name of ['BEIRUT', 'بَيروت', 'Beirut ']) {
      const { status, body } = await admin.rest('POST', ZONES, { name: 'Other', places: [{ name }] });
      expect([status, body.fields]).toEqual([409, { 'places.0.name': `${name.trim()} belongs to the zone Beirut` }]);
    }
    const second = await admin.rest('POST', ZONES, { name: 'Other', isEverywhereElse: true });
    expect([second.status, second.body.fields]).toEqual([
      409,
      { isEverywhereElse: 'Beirut is everywhere else already' },
    ]);
    expect((await orderAs(guest, inCity('Atlantis'))).status).toBe(201);
  });

  test('that is deleted under a cart is refused at the order, and what there is now is told', async () => {
    const { id } = await makeZone();
    const options = (await guest.rest('GET', '/api/delivery-options?city=Beirut')).body.options;
    await admin.rest('DELETE', `${ZONES}/${id}`);
    await makeZone({ name: 'Elsewhere', places: [], isEverywhereElse: true, windows: daily({ ends: '13:00' }) });
    const { date, window: chosen } = options.earliest;
    const { status, body } = await orderAs(guest, { deliveryDate: date, deliveryWindow: chosen });
    expect([status, body.delivery.reason, body.delivery.options.zoneName, body.delivery.options.earliest]).toEqual([
      409,
      'no_window',
      'Elsewhere',
      { date: day(2), window: '08:00-13:00' },
    ]);
  });

  test('whose plan changes moves no placed order, and shows its window as one that only orders have', async () => {
    const { id } = await makeZone({ windows: daily() });
    const { body } = await orderAs(guest);
    await admin.rest('PUT', `${ZONES}/${id}`, { name: 'Beirut', windows: daily({ begins: '09:00', capacity: 1 }) });
    expect(await slotOf(body.orderId)).toBe(`${day(2)} ${MORNING} Beirut`);
    expect(await bookedFor(id, day(2), MORNING)).toBe(1);
    const days = (await admin.rest('GET', `${ZONES}/${id}/days`)).body;
    expect(days).toHaveLength(14);
    expect(days[2]).toMatchObject({
      date: day(2),
      closures: [],
      windows: [
        { window: MORNING, capacity: 0, booked: 1, cutOff: null, inPlan: false },
        { window: '09:00-12:00', capacity: 1, booked: 0, inPlan: true },
      ],
    });
  });

  test('can be looked at with windows that are not saved', async () => {
    const { data, errors } = await admin.graphql(
      `query ($windows: [DeliveryWindowInput!]) { deliveryDays(windows: $windows) { windows { window capacity booked } } }`,
      { windows: daily({ capacity: 7 }) },
    );
    expect(errors).toEqual([]);
    expect(data.deliveryDays[0]).toEqual({ windows: [{ window: MORNING, capacity: 7, booked: 0 }] });
  });
});
