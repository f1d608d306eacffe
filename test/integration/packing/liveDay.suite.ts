import { openStream, type EventStream } from '../../support/network/stream';
import type { ShopClient } from '../../support/shopClient';
import { PackingShop } from './packingShop';

jest.setTimeout(120_000);

let its: PackingShop;
const open: EventStream[] = [];
beforeAll(async () => {
  its = await PackingShop.start();
});
afterEach(() => open.splice(0).forEach((stream) => stream.close()));
afterAll(() => its?.shop.stop());

async function listen(client: ShopClient, document: string, variables: Record<string, unknown>): Promise<EventStream> {
  const stream = await openStream(client, document, variables);
  open.push(stream);
  expect(stream.status).toBe(200);
  return stream;
}

const DAY = `subscription ($date: String) { dayChanged(date: $date) { date
  parts { toPack packed out cancelled packedLines } } }`;
const ORDER = 'subscription ($id: Int) { orderChanged(orderId: $id) { order { id status } } }';

test('who looks at a day is told of every order that is placed, packed, shipped, moved and cancelled', async () => {
  const date = its.day(47);
  const stream = await listen(its.packer, DAY, { date });
  const next = async () => {
    const event = await stream.next();
    if (event?.event !== 'next' || event.data.errors) throw new Error(`instead came ${JSON.stringify(event)}`);
    return event.data.data.dayChanged.parts;
  };
  const part = { toPack: 0, packed: 0, out: 0, cancelled: 0, packedLines: 0 };
  // At once, so that nothing is missed between what was read and what is told.
  expect(await next()).toEqual([]);
  const id = await its.byCustomer([its.litres(2), its.someFigs(1)], { deliveryDate: date });
  expect(await next()).toEqual([{ ...part, toPack: 1 }]);
  const [line] = await its.linesOf(id);
  await its.pack(its.admin, id, [{ lineId: line!.id, quantity: 2 }]);
  expect(await next()).toEqual([{ ...part, toPack: 1, packedLines: 1 }]);
  // What its figures do not show changes the pick list.
  const more = [{ lineId: line!.id, quantity: 5 }];
  const changed = await its.admin.rest('PATCH', `/api/orders/${id}/lines`, { lines: more, reason: 'They asked' });
  expect(changed.status).toBe(200);
  expect(await next()).toEqual([{ ...part, toPack: 1 }]);
  await its.packAll(id);
  expect(await next()).toEqual([{ ...part, packed: 1, packedLines: 2 }]);
  // What is of another day changes nothing here.
  const other = await its.byCustomer([its.litres(1)], { deliveryDate: its.day(48) });
  await its.admin.rest('POST', '/api/admin/orders/move', { orderIds: [other], date });
  expect(await next()).toEqual([{ ...part, toPack: 1, packed: 1, packedLines: 2 }]);
  await its.set(id, 'shipped');
  expect(await next()).toEqual([{ ...part, toPack: 1, out: 1 }]);
  await its.set(other, 'cancelled');
  expect(await next()).toEqual([{ ...part, out: 1, cancelled: 1 }]);
});

test('what is no day is refused', async () => {
  const stream = await listen(its.packer, DAY, { date: '2026-13-45' });
  expect((await stream.next())?.data.errors).toEqual([
    expect.objectContaining({
      extensions: { code: 'BAD_USER_INPUT', fields: { date: 'Must be a day like "2026-11-26"' } },
    }),
  ]);
});

test('the shop is told of an order that is packed, its buyer is not', async () => {
  const id = await its.byCustomer([its.litres(2)]);
  const [toBuyer, toPacker] = [await listen(its.customer, ORDER, { id }), await listen(its.packer, ORDER, { id })];
  await its.packAll(id);
  expect((await toPacker.next())?.data.data.orderChanged.order).toEqual({ id, status: 'PENDING' });
  await its.set(id, 'confirmed');
  expect((await toBuyer.next())?.data.data.orderChanged.order).toEqual({ id, status: 'CONFIRMED' });
  await its.set(id, 'shipped');
  expect((await toBuyer.next())?.data.data.orderChanged.order).toEqual({ id, status: 'SHIPPED' });
});
