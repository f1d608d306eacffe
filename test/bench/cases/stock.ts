import { setTimeout as delay } from 'node:timers/promises';
import { DELIVERY_LIMITS } from '../../../common/rules/deliveryRules';
import { openShopDatabase } from '../../../server/database';
import { readZones } from '../../../server/delivery/zones/readZones';
import { transaction } from '../../../server/db/transaction';
import { createZone, deleteZone } from '../../../server/delivery/zones/writeZones';
import { findAccount, viewerOf } from '../../../server/identity/viewer';
import { measure } from '../load';
import { inTurns, type Row } from '../rows';
import { orderBody, placeOrders, placeSome } from './orders';
import { listPath, READERS, SECONDS, withShop, type Bench, type Case } from './bench';

/** Counted orders that arrive in a second while guests read. */
const ORDERS_A_SECOND = 50;
/** More than elsewhere: how far two orders wait for the same stocks differs from round to round. */
const ROUNDS = 7;

/** Counts every size that the orders take, more of each than any run takes. */
async function countEverything({ databaseUrl }: Bench, isCounted: boolean): Promise<void> {
  const db = await openShopDatabase(databaseUrl);
  try {
    await transaction(db, async (tx) => {
      // Orders of the round before may not be through yet.
      await tx.query('LOCK TABLE stock IN EXCLUSIVE MODE');
      await tx.query(
        `INSERT INTO stock (product_id, variant) SELECT product_id, name FROM product_variant WHERE product_id <= 3
         ON CONFLICT (product_id, variant) DO NOTHING`,
      );
      await tx.query(
        `WITH before AS (SELECT id, coalesce(quantity, 0) AS quantity FROM stock),
         counted AS (UPDATE stock s SET quantity = $1::integer FROM before b WHERE s.id = b.id)
         INSERT INTO stock_entry (stock_id, kind, change, balance_after, reason)
         SELECT id, 'count', coalesce($1::integer, 0) - quantity, coalesce($1::integer, 0), 'bench' FROM before`,
        [isCounted ? 100_000_000 : null],
      );
    });
  } finally {
    await db.destroy();
  }
}

/** Guests' lists while counted orders arrive, beside the same without them; and a counted order beside one that is not. */
export const stock: Case = async (bench) => {
  await countEverything(bench, true);
  const rows = await withShop(bench, { cache: true }, async (shop) => {
    await placeSome(bench, () => placeOrders(shop.url));
    const list = () => measure({ url: shop.url + listPath(), connections: READERS, seconds: SECONDS });
    const whileOrdered = async () => {
      let isOver = false;
      const body = orderBody();
      const ordering = (async () => {
        const sent: Promise<void>[] = [];
        for (let next = performance.now(); !isOver; next += 1_000 / ORDERS_A_SECOND) {
          await delay(Math.max(0, next - performance.now()));
          sent.push(order(shop.url, body()));
        }
        await Promise.all(sent);
      })();
      const measured = await list();
      isOver = true;
      await ordering;
      return measured;
    };
    return [
      await inTurns(
        `a guest's list, while ${ORDERS_A_SECOND} counted orders a second arrive, beside the same without them`,
        whileOrdered,
        list,
        0.8,
        ROUNDS,
      ),
    ];
  });
  return [...rows, ...(await withShop(bench, { cache: true }, (shop) => countedOrders(bench, shop.url)))];
};

/** Lets every order be delivered in a window with places, or without a day. */
async function deliverInWindows({ databaseUrl }: Bench, isOn: boolean): Promise<void> {
  const db = await openShopDatabase(databaseUrl);
  try {
    await db.query(
      `INSERT INTO users (username, email, password_hash, role) VALUES ('bench-admin', 'admin@bench.example', 'x', 'admin')
       ON CONFLICT DO NOTHING`,
    );
    const [{ id }] = await db.query<[{ id: number }]>(`SELECT id FROM users WHERE username = 'bench-admin'`);
    const admin = viewerOf(await findAccount(db, id));
    for (const zone of await readZones(db)) await deleteZone(db, admin, zone.id, null);
    if (isOn) {
      const window = { capacity: DELIVERY_LIMITS.capacity, cutOffDays: 1, cutOffTime: '00:00' };
      const windows = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
        { ...window, weekday, begins: '08:00', ends: '12:00' },
        { ...window, weekday, begins: '12:00', ends: '16:00' },
      ]);
      await createZone(db, admin, { name: 'Everywhere', isEverywhereElse: true, windows });
    }
  } finally {
    await db.destroy();
  }
}

/** The orders of a second, of what is counted and delivered in a window, and of what is neither. */
async function countedOrders(bench: Bench, shopUrl: string): Promise<Row[]> {
  const counted = async (isCounted: boolean) => {
    await countEverything(bench, isCounted);
    await deliverInWindows(bench, isCounted);
    return placeOrders(shopUrl);
  };
  await placeSome(bench, () => counted(true));
  const rows = [
    await inTurns(
      'guest orders of three counted lines in a window with places, beside the same without both',
      () => counted(true),
      () => counted(false),
      0.8,
      ROUNDS,
    ),
  ];
  // The next case has zones of its own.
  await deliverInWindows(bench, false);
  return rows;
}

async function order(url: string, body: string): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${anyByte()}.${anyByte()}` },
    body,
  });
  const text = await response.text();
  if (!text.includes('OrderPlaced')) throw new Error(`An order was not placed: ${text}`);
}

const anyByte = (): number => Math.floor(Math.random() * 256);
