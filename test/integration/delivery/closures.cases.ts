import { newKey } from '../../support/data/orderBodies';
import {
  admin,
  bookedFor,
  daily,
  day,
  guest,
  inCity,
  juice,
  makeZone,
  MORNING,
  orderAs,
  shop,
  slotOf,
} from './deliveryShop';

const CLOSURES = '/api/admin/delivery-closures';
const MOVE = '/api/admin/orders/move';

interface Outcome {
  orderId: number;
  code: string | null;
}

/** Places orders for a day. */
async function placeFor(date: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { status, body } = await orderAs(guest, { deliveryDate: date, deliveryWindow: MORNING });
    expect(status).toBe(201);
    ids.push(body.orderId);
  }
  return ids;
}

test('a day with 40 orders is closed, they are listed, and moved in bulk, each with a mail', async () => {
  const { id } = await makeZone({ windows: daily({ capacity: 50 }) });
  const ids = await placeFor(day(5), 40);
  const closed = await admin.rest('POST', CLOSURES, {
    zoneId: id,
    date: day(5),
    reason: 'Snow',
    translations: [{ language: 'ar', text: 'ثلج' }],
  });
  expect([closed.status, closed.body]).toEqual([
    201,
    expect.objectContaining({ date: day(5), reason: 'Snow', orderCount: 40, zone: { id, name: 'Beirut' } }),
  ]);
  const refused = await orderAs(guest, { deliveryDate: day(5) });
  expect([refused.status, refused.body.delivery.reason]).toEqual([409, 'closed']);
  expect(refused.body.delivery.options.days[5]).toEqual({ date: day(5), closedFor: 'Snow', windows: [] });
  const hit = (await admin.rest('GET', `${CLOSURES}/${closed.body.id}/orders`)).body;
  expect(hit.map((order: { id: number }) => order.id)).toEqual(ids);

  const key = newKey();
  const move = () =>
    admin.rest(
      'POST',
      MOVE,
      { orderIds: ids, date: day(6), window: MORNING, reason: 'Snow closes the roads.' },
      { 'Idempotency-Key': key },
    );
  const moved = await move();
  expect(moved.status).toBe(200);
  expect((moved.body as Outcome[]).map(({ code }) => code)).toEqual(ids.map(() => null));
  expect([await bookedFor(id, day(5), MORNING), await bookedFor(id, day(6), MORNING)]).toEqual([0, 40]);
  const mails = () =>
    shop.db.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM outgoing_mail WHERE kind = 'order_moved' AND order_id = ANY($1)`,
      [ids],
    );
  expect(await mails()).toEqual([{ count: 40 }]);
  const again = await move();
  expect([again.headers.get('Idempotent-Replay'), again.body]).toEqual(['true', moved.body]);
  expect(await mails()).toEqual([{ count: 40 }]);
  expect((await admin.rest('GET', `${CLOSURES}/${closed.body.id}/orders`)).body).toEqual([]);
  expect((await admin.rest('DELETE', `${CLOSURES}/${closed.body.id}`)).status).toBe(204);
  expect((await orderAs(guest, { deliveryDate: day(5) })).status).toBe(201);
});

test('orders that have left, were cancelled or have no day stay; a full window takes none but by force', async () => {
  const { id } = await makeZone({ windows: daily({ capacity: 2 }) });
  const [first, second, third] = (await placeFor(day(3), 2)).concat(await placeFor(day(4), 1));
  const [shipped] = await placeFor(day(5), 1);
  await admin.rest('PATCH', `/api/orders/${shipped}/status`, { status: 'shipped' });
  const { body } = await admin.rest('POST', MOVE, { orderIds: [third, shipped, 999_999, first], date: day(3) });
  expect((body as Outcome[]).map(({ orderId, code }) => [orderId, code])).toEqual([
    [third, 'DELIVERY_UNAVAILABLE'],
    [shipped, 'CONFLICT'],
    [999_999, 'NOT_FOUND'],
    [first, null],
  ]);
  expect(await slotOf(third!)).toBe(`${day(4)} ${MORNING} Beirut`);
  await admin.rest('POST', MOVE, { orderIds: [third], date: day(3), overbook: true });
  expect(await slotOf(third!)).toBe(`${day(3)} ${MORNING} Beirut`);
  expect(await bookedFor(id, day(3), MORNING)).toBe(3);
  expect(await slotOf(second!)).toBe(`${day(3)} ${MORNING} Beirut`);
});

test('orders of a zone that is gone are moved into the zone that has their place now', async () => {
  const gone = await makeZone();
  const [first, second] = (await placeFor(day(3), 2)) as [number, number];
  expect((await admin.rest('DELETE', `/api/admin/delivery-zones/${gone.id}`)).status).toBe(204);
  const other = await makeZone({ name: 'Metn', places: [{ name: 'Jounieh', spellings: [] }] });
  const move = async (date: string, id = first) =>
    ((await admin.rest('POST', MOVE, { orderIds: [id], date, window: MORNING })).body as Outcome[])[0]!.code;
  expect(await move(day(4))).toBe('DELIVERY_UNAVAILABLE');
  expect(await slotOf(first)).toBe(`${day(3)} ${MORNING} Beirut`);

  const { id } = await makeZone({ name: 'The capital', windows: daily({ capacity: 1 }) });
  expect(await move(day(4))).toBeNull();
  expect(await slotOf(first)).toBe(`${day(4)} ${MORNING} The capital`);
  const counts = (date: string) => Promise.all([gone.id, other.id, id].map((zone) => bookedFor(zone, date, MORNING)));
  expect([await counts(day(3)), await counts(day(4))]).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ]);
  // The places of the new zone are counted, and who gets it at the time that they know is told nothing.
  expect(await move(day(4), second)).toBe('DELIVERY_UNAVAILABLE');
  expect(await move(day(3), second)).toBeNull();
  expect(await slotOf(second)).toBe(`${day(3)} ${MORNING} The capital`);
  expect([await counts(day(3)), await counts(day(4))]).toEqual([
    [0, 0, 1],
    [0, 0, 1],
  ]);
  const mails = await shop.db.query(
    `SELECT order_id AS id FROM outgoing_mail WHERE kind = 'order_moved' AND order_id IN ($1, $2)`,
    [first, second],
  );
  expect(mails).toEqual([{ id: first }]);
});

test('by force into a day alone, an order gets no window that has begun, but the first that is full', async () => {
  const [begun, last] = ['00:00-00:01', '23:59-24:00'];
  const windows = [begun, last].flatMap((window) => {
    const [begins, ends] = window.split('-') as [string, string];
    return daily({ begins, ends, capacity: 1, cutOffDays: 0, cutOffTime: begins });
  });
  const { id } = await makeZone({ windows });
  const placed = async (date: string, deliveryWindow: string) =>
    (await orderAs(guest, { deliveryDate: date, deliveryWindow })).body.orderId as number;
  await placed(day(0), last);
  const later = await placed(day(1), begun);
  const { body } = await admin.rest('POST', MOVE, { orderIds: [later], date: day(0), overbook: true });
  expect(body).toEqual([expect.objectContaining({ orderId: later, code: null })]);
  expect(await slotOf(later)).toBe(`${day(0)} ${last} Beirut`);
  expect([await bookedFor(id, day(0), begun), await bookedFor(id, day(0), last)]).toEqual([0, 2]);
});

test.each([
  [{ date: '2026-02-30' }, 'date'],
  [{ window: '8-9' }, 'window'],
  [{ reason: 'x'.repeat(201) }, 'reason'],
  [{ orderIds: [] }, 'orderIds'],
])('a move of %j is refused', async (change, field) => {
  const { status, body } = await admin.rest('POST', MOVE, { orderIds: [1], date: day(3), ...change });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('a closure of all zones closes each; the same day twice is a conflict, one that is over is refused', async () => {
  await makeZone({ isEverywhereElse: true });
  const closed = await admin.rest('POST', CLOSURES, { date: day(2), reason: 'A holiday' });
  expect([closed.status, closed.body.zone]).toEqual([201, null]);
  expect((await orderAs(guest, { ...inCity('Anywhere'), deliveryDate: day(2) })).body.delivery.reason).toBe('closed');
  const again = await admin.rest('POST', CLOSURES, { date: day(2), reason: 'Another' });
  expect([again.status, again.body.fields]).toEqual([409, { date: 'This day is closed already' }]);
  const over = await admin.rest('POST', CLOSURES, { date: day(-1), reason: 'Late' });
  expect([over.status, over.body.fields]).toEqual([400, { date: 'This day is over' }]);
  const nowhere = await admin.rest('POST', CLOSURES, { zoneId: 999_999, date: day(3), reason: 'x' });
  expect(nowhere.status).toBe(404);
});

test('the mail of a move is in the language of the order, and names both days and the reason', async () => {
  await makeZone();
  const { data } = await guest.graphql(
    `mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { ... on OrderPlaced { orderId } } }`,
    {
      input: {
        idempotencyKey: newKey(),
        items: [{ productId: juice, quantity: 1 }],
        paymentMethod: 'COD',
        guestEmail: 'moved@guests.example',
        deliveryDate: day(3),
        ...inCity('Beirut'),
      },
    },
    { 'Accept-Language': 'fr' },
  );
  const { orderId } = data.placeGuestOrder as { orderId: number };
  await admin.rest('POST', MOVE, { orderIds: [orderId], date: day(4), reason: 'Neige' });
  for (let tries = 0; tries < 200; tries += 1) {
    const { body } = await admin.rest('GET', '/api/admin/mail');
    const mail = (body as { kind: string; orderId: number; status: string; subject: string }[]).find(
      (each) => each.orderId === orderId && each.kind === 'order_moved',
    );
    if (mail?.status === 'sent') {
      expect(mail.subject).toBe(`Bustan: commande n°\u00a0${orderId}\u00a0: autre jour de livraison`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The mail was not sent');
});
