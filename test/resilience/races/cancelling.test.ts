import { accountBody, guestBody, idOf, ledgerOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeFollowed } from '../../support/data/placing';
import { countStock, stockOf } from '../../support/data/stock';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

jest.setTimeout(120_000);

// Buyers cancel while the shop and they themselves do other things (specification 5.13), on two shops with one database.
let shop: TestShop;
let other: TestShop;
let counted: number;
beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ databaseUrl: shop.databaseUrl });
  counted = await makeProduct(shop.db, { name: 'Counted dates', customerPrice: '10.00' });
  await countStock(shop.db, counted, 1_000);
});
afterAll(async () => {
  await other?.stop();
  await shop?.stop();
});

const line = (quantity = 1) => ({ productId: counted, quantity });
const cancel = (client: ShopClient, id: number, key?: string) =>
  client.rest('POST', `/api/orders/${id}/cancel`, key ? { key } : {});

async function placeByCredit(client: ShopClient): Promise<number> {
  const { status, body } = await client.rest(
    'POST',
    '/api/business/one-click-order',
    { items: [line()] },
    { 'Idempotency-Key': newKey() },
  );
  expect(status).toBe(201);
  return body.orderId ?? body.id;
}

const eventsOf = (ids: readonly number[]) =>
  shop.db.query<{ id: number; status: string; cancelled: number; refunds: number; mails: number }[]>(
    `SELECT o.id, o.status,
       (SELECT count(*)::integer FROM order_event e WHERE e.order_id = o.id AND e.status = 'cancelled') AS cancelled,
       (SELECT count(*)::integer FROM credit_entry c WHERE c.order_id = o.id AND c.type = 'refund') AS refunds,
       (SELECT count(*)::integer FROM outgoing_mail m WHERE m.order_id = o.id AND m.kind = 'order_status') AS mails
     FROM orders o WHERE o.id = ANY($1) ORDER BY o.id`,
    [ids],
  );

test('sent 40 times at once, a cancellation is made once: one event, one refund, the stock given back once', async () => {
  const clients = [await shop.signedIn('business'), await other.signedIn('business')];
  const businessId = await idOf(shop.db, 'business');
  const [before, stockBefore] = [await ledgerOf(shop.db, businessId), await stockOf(shop.db, counted)];
  const id = await placeByCredit(clients[0]!);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => cancel(clients[at % 2]!, id)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 cancelled']));
  expect(await eventsOf([id])).toMatchObject([{ status: 'cancelled', cancelled: 1, refunds: 1 }]);
  const [ledger, stock] = [await ledgerOf(shop.db, businessId), await stockOf(shop.db, counted)];
  expect([ledger.balance, ledger.sum, ledger.brokenLinks]).toEqual([before.balance, ledger.balance, 0]);
  expect([stock.stock, stock.sum, stock.brokenLinks]).toEqual([stockBefore.stock, stockBefore.stock, 0]);
});

test('of 20 orders that are shipped and cancelled at the same moment, each is one of the two, and the sums hold', async () => {
  const business = await shop.signedIn('business');
  const admin = await other.signedIn('admin');
  const businessId = await idOf(shop.db, 'business');
  const [before, stockBefore] = [await ledgerOf(shop.db, businessId), await stockOf(shop.db, counted)];
  const ids: number[] = [];
  for (let at = 0; at < 20; at += 1) ids.push(await placeByCredit(business));
  const outcomes = await Promise.all(
    ids.map(async (id, at) => {
      const ship = () => admin.rest('PATCH', `/api/orders/${id}/status`, { status: 'shipped', seen: 'pending' });
      const [cancelled, shipped] = await Promise.all(
        at % 2 === 0 ? [cancel(business, id), ship()] : [ship(), cancel(business, id)].reverse(),
      );
      return [cancelled!.status, shipped!.status].sort();
    }),
  );
  // Either is done, and the other is refused.
  expect(outcomes).toEqual(ids.map(() => [200, 409]));
  const rows = await eventsOf(ids);
  for (const row of rows) {
    const isCancelled = row.status === 'cancelled';
    expect(row).toMatchObject({ cancelled: Number(isCancelled), refunds: Number(isCancelled) });
  }
  const kept = rows.filter(({ status }) => status === 'shipped').length;
  expect((await stockOf(shop.db, counted)).stock).toBe(stockBefore.stock! - kept);
  const [charged] = await shop.db.query<{ sum: string }[]>(
    `SELECT coalesce(sum(total_amount), 0)::text AS sum FROM orders WHERE id = ANY($1) AND status = 'shipped'`,
    [ids],
  );
  const after = await ledgerOf(shop.db, businessId);
  expect([Number(after.balance), after.brokenLinks]).toEqual([Number(before.balance) - Number(charged!.sum), 0]);
});

test('the last piece, given back by a guest, goes to one of those who want it', async () => {
  const rare = await makeProduct(shop.db, { name: 'The last melon', customerPrice: '10.00' });
  await countStock(shop.db, rare, 1);
  const { id, key } = await placeFollowed(shop.guest(), guestBody([{ productId: rare, quantity: 1 }]));
  const customer = await other.signedIn('customer');
  const order = () =>
    customer.rest('POST', '/api/orders', accountBody([{ productId: rare, quantity: 1 }]), {
      'Idempotency-Key': newKey(),
    });
  expect((await order()).status).toBe(409);
  const [cancelled, ...buyers] = await Promise.all([
    cancel(shop.guest(), id, key),
    ...Array.from({ length: 10 }, order),
  ]);
  expect(cancelled.status).toBe(200);
  const during = buyers.filter(({ status }) => status === 201).length;
  expect(during).toBeLessThanOrEqual(1);
  const later = await Promise.all(Array.from({ length: 10 }, order));
  expect(during + later.filter(({ status }) => status === 201).length).toBe(1);
  expect((await stockOf(shop.db, rare)).stock).toBe(0);
});
