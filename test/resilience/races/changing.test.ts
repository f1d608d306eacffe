import { verifyOrders } from '../../../server/orders/verifying/verifyOrders';
import { idOf, ledgerOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { countStock, stockOf } from '../../support/data/stock';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

jest.setTimeout(120_000);

// The lines of an order change under several hands at once (specification 5.14), on two shops with one database.
let shop: TestShop;
let other: TestShop;
let products: number[];
let business: ShopClient;
let admin: ShopClient;
beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ databaseUrl: shop.databaseUrl });
  products = [];
  for (const name of ['Dates', 'Figs', 'Raisins']) {
    const id = await makeProduct(shop.db, { name, customerPrice: '10.00' });
    await countStock(shop.db, id, 1_000);
    products.push(id);
  }
  business = await shop.signedIn('business');
  admin = await other.signedIn('admin');
});
afterEach(async () => {
  const faults: string[] = [];
  await verifyOrders(shop.db, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
});
afterAll(async () => {
  await other?.stop();
  await shop?.stop();
});

/** An order on credit. @returns its number and the ids of its lines */
async function placed(...items: { productId: number; quantity: number }[]): Promise<[number, number[]]> {
  const { status, body } = await business.rest(
    'POST',
    '/api/business/one-click-order',
    { items },
    { 'Idempotency-Key': newKey() },
  );
  expect(status).toBe(201);
  const id = body.orderId ?? body.id;
  const lines = await shop.db.query<{ id: number }[]>(
    'SELECT id FROM order_line WHERE order_id = $1 ORDER BY position',
    [id],
  );
  return [id, lines.map((line) => line.id)];
}

const three = (quantity: number) => products.map((productId) => ({ productId, quantity }));
const change = (client: ShopClient, id: number, lineId: number, quantity: number, seenQuantity?: number) =>
  client.rest('POST', `/api/orders/${id}/change`, { lines: [{ lineId, quantity, seenQuantity }] });
const correct = (id: number, lineId: number, quantity: number, seenQuantity?: number) =>
  admin.rest('PATCH', `/api/orders/${id}/lines`, { lines: [{ lineId, quantity, seenQuantity }], reason: 'Missing' });

async function changesOf(id: number) {
  const [row] = await shop.db.query<{ events: number; entries: number; mails: number; quantities: number[] }[]>(
    `SELECT (SELECT count(*)::integer FROM order_event WHERE order_id = $1 AND change IS NOT NULL) AS events,
       (SELECT count(*)::integer FROM credit_entry WHERE order_id = $1) AS entries,
       (SELECT count(*)::integer FROM outgoing_mail WHERE order_id = $1 AND kind = 'order_changed') AS mails,
       (SELECT array_agg(quantity ORDER BY position) FROM order_line WHERE order_id = $1) AS quantities`,
    [id],
  );
  return row!;
}

test('sent 40 times at once, a change is made once: one event, one entry of the ledger, one mail, stock once', async () => {
  const clients = [business, await other.signedIn('business')];
  const [id, [first]] = await placed(...three(2));
  const before = await stockOf(shop.db, products[0]!);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => change(clients[at % 2]!, id, first!, 5, 2)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await changesOf(id)).toEqual({ events: 1, entries: 2, mails: expect.any(Number), quantities: [5, 2, 2] });
  const after = await stockOf(shop.db, products[0]!);
  expect([after.stock, after.sum, after.brokenLinks]).toEqual([before.stock! - 3, before.stock! - 3, 0]);
});

test('two packers and the buyer change one order at once: each line is as who changed it, none is lost', async () => {
  const businessId = await idOf(shop.db, 'business');
  for (let round = 0; round < 10; round += 1) {
    const [id, [first, second, third]] = await placed(...three(5));
    const answers = await Promise.all([
      correct(id, first!, 3, 5),
      correct(id, second!, 0, 5),
      change(business, id, third!, 6, 5),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await changesOf(id)).toMatchObject({ events: 3, entries: 4, quantities: [3, 6] });
  }
  const ledger = await ledgerOf(shop.db, businessId);
  expect([ledger.balance, ledger.brokenLinks]).toEqual([ledger.sum, 0]);
});

test('of two who change one line from what they saw, one is told that it has changed', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [id, [first]] = await placed(...three(5));
    const answers = await Promise.all([correct(id, first!, 3, 5), change(business, id, first!, 7, 5)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { quantities, events } = await changesOf(id);
    expect([quantities[0], events]).toEqual([answers[0].status === 200 ? 3 : 7, 1]);
  }
});

test('an order that is shipped at the same moment is changed before it, or not at all', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [id, [first]] = await placed(...three(5));
    const [changed, shipped] = await Promise.all([
      correct(id, first!, 3),
      admin.rest('PATCH', `/api/orders/${id}/status`, { status: 'shipped' }),
    ]);
    expect(shipped.status).toBe(200);
    expect((await changesOf(id)).quantities[0]).toBe(changed.status === 200 ? 3 : 5);
    expect([200, 409]).toContain(changed.status);
  }
});

test('cancelled at the same moment, everything is given back: credit, stock', async () => {
  const businessId = await idOf(shop.db, 'business');
  const [before, stock] = [await ledgerOf(shop.db, businessId), await stockOf(shop.db, products[0]!)];
  for (let round = 0; round < 10; round += 1) {
    const [id, [first]] = await placed(...three(5));
    const [, cancelled] = await Promise.all([
      correct(id, first!, 9),
      business.rest('POST', `/api/orders/${id}/cancel`, {}),
    ]);
    expect(cancelled.status).toBe(200);
  }
  expect((await ledgerOf(shop.db, businessId)).balance).toBe(before.balance);
  expect((await stockOf(shop.db, products[0]!)).stock).toBe(stock.stock);
});

test('the last ten pieces go to ten of forty orders that want one more', async () => {
  const rare = await makeProduct(shop.db, { name: 'Rare melon', customerPrice: '10.00' });
  await countStock(shop.db, rare, 50);
  const orders = [];
  for (let at = 0; at < 40; at += 1) orders.push(await placed({ productId: rare, quantity: 1 }));
  const answers = await Promise.all(orders.map(([id, [first]]) => change(business, id, first!, 2, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ body }) => body.code === 'OUT_OF_STOCK')).toHaveLength(30);
  expect(await stockOf(shop.db, rare)).toMatchObject({ stock: 0, sum: 0, brokenLinks: 0 });
});
