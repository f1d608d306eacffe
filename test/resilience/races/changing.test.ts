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

/** Something else instead of a line, by a packer who has seen how many there are of it. */
const replace = (client: ShopClient, id: number, lineId: number, productId: number, seenQuantity: number) =>
  client.rest('PATCH', `/api/orders/${id}/lines`, {
    lines: [],
    added: [{ productId, quantity: seenQuantity, replacesLineId: lineId, seenQuantity }],
    reason: 'Sold out',
  });

/** What is charged for an order, and its total. */
async function chargedFor(id: number): Promise<{ charged: string; total: string }> {
  const [row] = await shop.db.query<{ charged: string; total: string }[]>(
    `SELECT (SELECT -sum(amount) FROM credit_entry WHERE order_id = o.id)::text AS charged, total_amount::text AS total
     FROM orders o WHERE id = $1`,
    [id],
  );
  return row!;
}

test('of two packers who replace one line at once, one does, and the other is told', async () => {
  const packers = [admin, await shop.signedIn('admin')];
  for (let round = 0; round < 10; round += 1) {
    const [id, [first]] = await placed(...three(2));
    const answers = await Promise.all(packers.map((client, at) => replace(client, id, first!, products[1 + at]!, 2)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await changesOf(id)).toMatchObject({ events: 1, quantities: [2, 2, 2] });
  }
});

test('sent 20 times at once under one key, something is added once', async () => {
  const clients = [admin, await shop.signedIn('admin')];
  const [id] = await placed(...three(1));
  const headers = { 'Idempotency-Key': newKey() };
  const body = { lines: [], added: [{ productId: products[0], quantity: 3 }], reason: 'A gift' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => clients[at % 2]!.rest('PATCH', `/api/orders/${id}/lines`, body, headers)),
  );
  expect(new Set(answers.map(({ status, body: { totalAmount } }) => `${status} ${totalAmount}`)).size).toBe(1);
  expect(await changesOf(id)).toEqual({ events: 1, entries: 2, mails: expect.any(Number), quantities: [1, 1, 1, 3] });
});

test('two packers replace and add at once on credit at its limit: what is left of it is enough for one', async () => {
  const businessId = await idOf(shop.db, 'business');
  const packers = [admin, await shop.signedIn('admin')];
  // Of 100 that are left, one cake takes 90 by the book of the business.
  const cake = await makeProduct(shop.db, { name: 'Cake', customerPrice: '100.00', businessPrice: '100.00' });
  for (let round = 0; round < 10; round += 1) {
    const [one, [line]] = await placed(...three(5));
    const [other] = await placed(...three(5));
    const { balance } = await ledgerOf(shop.db, businessId);
    const left = await admin.rest('POST', `/api/admin/users/${businessId}/credit`, {
      amount: (100 - Number(balance)).toFixed(2),
    });
    expect(left.status).toBeLessThan(300);
    const stock = await stockOf(shop.db, products[0]!);
    const answers = await Promise.all([
      packers[0]!.rest('PATCH', `/api/orders/${one}/lines`, {
        lines: [{ lineId: line!, quantity: 4 }],
        added: [{ productId: cake, quantity: 1 }],
        reason: 'For the one that is missing',
      }),
      packers[1]!.rest('PATCH', `/api/orders/${other}/lines`, {
        lines: [],
        added: [{ productId: cake, quantity: 1 }],
        reason: 'They called',
      }),
    ]);
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort()).toEqual([
      '200 ',
      '409 INSUFFICIENT_CREDIT',
    ]);
    for (const id of [one, other]) {
      const { charged, total } = await chargedFor(id);
      expect(charged).toBe(total);
    }
    const ledger = await ledgerOf(shop.db, businessId);
    expect([ledger.balance, ledger.brokenLinks, Number(ledger.balance) >= 0]).toEqual([ledger.sum, 0, true]);
    expect((await stockOf(shop.db, products[0]!)).stock).toBe(stock.stock! + (answers[0].status === 200 ? 1 : 0));
    await admin.rest('POST', `/api/admin/users/${businessId}/credit`, { amount: '100000.00' });
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
