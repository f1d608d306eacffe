import type { Client } from 'pg';
import { openShopDatabase } from '../../../../server/database';
import { loadDemo } from '../../../../server/demo/loadDemo';
import { verifyOrders } from '../../../../server/orders/verifying/verifyOrders';
import { eventually } from '../../../support/processes';
import { endOtherConnections, freshDatabase, type FreshDatabase } from '../../../support/database';

let database: FreshDatabase;
let other: Client;
beforeAll(async () => {
  database = await freshDatabase();
  other = await database.connect();
});
afterAll(() => database.drop());

/** Loads it until so many of its moments have begun, and then loses every connection. */
async function loadAndBreakOff(moments: number): Promise<void> {
  const db = await openShopDatabase(database.url);
  try {
    let end = '';
    const loading = loadDemo(db).then(
      () => (end = 'loaded'),
      () => (end = 'interrupted'),
    );
    await eventually(`${moments} moments have begun`, async () => {
      const { rows } = await other.query<{ begun: number }>(
        `SELECT count(*)::integer AS begun FROM order_request WHERE buyer = 'demo'`,
      );
      return end !== '' || rows[0]!.begun >= moments;
    });
    // A connection that is lost between two statements would hardly be noticed.
    while (end === '') await endOtherConnections(other);
    expect(await loading).toBe('interrupted');
  } finally {
    await db.destroy();
  }
}

test('a load of the demo that was interrupted goes on where it was', async () => {
  for (const moments of [1, 250, 700]) await loadAndBreakOff(moments);
  const db = await openShopDatabase(database.url);
  try {
    await loadDemo(db);
    const { rows } = await other.query(
      `SELECT (SELECT count(*)::integer FROM orders) AS orders, (SELECT count(*)::integer FROM order_request WHERE buyer = 'demo') AS moments,
         (SELECT count(*)::integer FROM orders WHERE created_at > now() - interval '1 minute') AS new,
         (SELECT count(*)::integer FROM orders o WHERE created_at <> (SELECT min(at) FROM order_event e WHERE e.order_id = o.id)) AS torn,
         (SELECT count(*)::integer FROM order_event e WHERE EXISTS (SELECT FROM order_event f
            WHERE f.order_id = e.order_id AND f.id > e.id AND (f.at < e.at OR f.status = e.status AND f.change IS NULL))) AS wrong`,
    );
    expect(rows).toEqual([{ orders: 300, moments: 0, new: 1, torn: 0, wrong: 0 }]);
    const faults: string[] = [];
    await verifyOrders(db, (fault) => faults.push(fault));
    expect(faults).toEqual([]);
  } finally {
    await db.destroy();
  }
});
