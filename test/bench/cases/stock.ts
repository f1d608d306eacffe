import { setTimeout as delay } from 'node:timers/promises';
import { openShopDatabase } from '../../../server/database';
import { measure } from '../load';
import { inTurns, type Row } from '../rows';
import { BUYERS, orderBody, placeSome } from './orders';
import { listPath, READERS, SECONDS, withShop, type Bench, type Case } from './bench';

/** Counted orders that arrive in a second while guests read. */
const ORDERS_A_SECOND = 50;

/** Counts every size that the orders take, more of each than any run takes. */
async function countEverything({ databaseUrl }: Bench, isCounted: boolean): Promise<void> {
  const db = await openShopDatabase(databaseUrl);
  try {
    await db.query(
      `INSERT INTO stock (product_id, variant) SELECT product_id, name FROM product_variant WHERE product_id <= 3
       ON CONFLICT (product_id, variant) DO NOTHING`,
    );
    await db.query(
      `WITH before AS (SELECT id, coalesce(quantity, 0) AS quantity FROM stock),
       counted AS (UPDATE stock s SET quantity = $1::integer FROM before b WHERE s.id = b.id)
       INSERT INTO stock_entry (stock_id, kind, change, balance_after, reason)
       SELECT id, 'count', coalesce($1::integer, 0) - quantity, coalesce($1::integer, 0), 'bench' FROM before`,
      [isCounted ? 100_000_000 : null],
    );
  } finally {
    await db.destroy();
  }
}

/** Guests' lists while counted orders arrive, beside the same without them; and a counted order beside one that is not. */
export const stock: Case = async (bench) => {
  await countEverything(bench, true);
  const rows = await withShop(bench, { cache: true }, async (shop) => {
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
      ),
    ];
  });
  return [...rows, ...(await withShop(bench, { cache: true }, (shop) => countedOrders(bench, shop.url)))];
};

/** The orders of a second, of what is counted and of what is not. */
async function countedOrders(bench: Bench, shopUrl: string): Promise<Row[]> {
  const orders = async (isCounted: boolean) => {
    await countEverything(bench, isCounted);
    return measure({
      url: `${shopUrl}/graphql`,
      connections: BUYERS,
      seconds: SECONDS,
      headers: { 'content-type': 'application/json' },
      body: orderBody(),
      fromManyNetworks: true,
    });
  };
  await placeSome(bench, () => orders(true));
  return [
    await inTurns(
      'guest orders of three counted lines, beside the same of what is not counted',
      () => orders(true),
      () => orders(false),
      0.8,
    ),
  ];
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
