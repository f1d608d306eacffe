import { Client } from 'pg';
import { hashPassword } from '../../../server/accounts/signIn/passwords';
import { openShopDatabase } from '../../../server/database';
import { type Child } from '../children';
import { PASSWORD } from '../fixture';
import type { Measured } from '../load';
import { inTurns, type Row } from '../rows';
import { SECONDS, withShop, type Bench, type Case } from './bench';

/** A busy day: its orders, and how many lines each has. */
const ORDERS = 1_000;
const LINES = 12;
const DATE = '2099-06-15';
/** What each of the three may take at most, in milliseconds. */
const LIMIT_MS = 1_000;
/** Slips are read in pages. */
const PAGE = 50;
const PACKER = 'bench-packer';

/** Fills the day: two windows, a third of the lines is packed. */
async function fillDay(databaseUrl: string): Promise<void> {
  const db = await openShopDatabase(databaseUrl);
  try {
    await db.query(
      `INSERT INTO users (username, email, password_hash, role, duties) VALUES ($1, 'packer@bustan.example', $2, 'staff', '{orders,packing}')
       ON CONFLICT DO NOTHING`,
      [PACKER, await hashPassword(PASSWORD)],
    );
    await db.query(
      `WITH zone AS (INSERT INTO delivery_zone (name, is_everywhere_else) VALUES ('Bench', true) RETURNING id)
       INSERT INTO orders (kind, payment_method, customer_name, customer_phone, delivery_address, language, subtotal_amount,
         delivery_fee, total_amount, price_book, delivery_date, delivery_window, zone_id)
       SELECT 'guest', 'cod', 'Guest ' || n, '+96170123456', '{"street": "Hamra 12", "city": "Beirut"}',
         (ARRAY['en', 'ar', 'fr'])[1 + n % 3], $2::integer * 100000, 3, $2::integer * 100000 + 3, 'customer', $3,
         (ARRAY['08:00-12:00', '12:00-16:00'])[1 + n % 2], zone.id
       FROM zone, generate_series(1, $1::integer) n`,
      [ORDERS, LINES, DATE],
    );
    await db.query(
      `INSERT INTO order_line (order_id, position, product_id, product_name, translations, variant, selected_size,
         unit_price, price_rule, quantity)
       SELECT o.id, l - 1, p.id, p.name, jsonb_build_object('ar', jsonb_build_object('name', p.translations -> 'ar' ->> 'name')),
         '1L', '1L', 100000, 'customer', 1
       FROM orders o, generate_series(1, $1) l, LATERAL (
         SELECT id, name, translations FROM product ORDER BY id LIMIT 1 OFFSET (o.id * 7 + l * 3) % 50) p
       WHERE o.delivery_date = $2`,
      [LINES, DATE],
    );
    await db.query(
      `INSERT INTO packed_line (order_line_id, quantity)
       SELECT l.id, l.quantity FROM order_line l JOIN orders o ON o.id = l.order_id
       WHERE o.delivery_date = $1 AND l.id % 3 = 0`,
      [DATE],
    );
    await db.query('ANALYZE');
  } finally {
    await db.destroy();
  }
}

/** Does it again and again, one after the other. */
async function timed(work: () => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1_000;
  while (performance.now() < end || times.length < 3) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  const all = times.reduce((sum, each) => sum + each, 0);
  return { rate: (times.length * 1_000) / all, p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 };
}

const PART = 'parts { window zoneId zone toPack packed out delivered cancelled lines packedLines }';
const DAY = `query ($date: String) { day(date: $date) { toCollect ${PART} }
  dayOrders(date: $date, first: ${PAGE}) { totalCount nodes { id status customerName deliveryWindow deliveryZone
    deliveryAddress { area city } packing { stage lines packedLines } } } }`;
const PICK_LIST = `query ($date: String) { pickList(date: $date) { isWhole entries { productName categoryName selectedSize
  quantity packed orderCount orders { orderId quantity isPacked } } } }`;
const SLIPS = `query ($date: String, $after: String) { dayOrders(date: $date, first: ${PAGE}, after: $after) {
  nodes { id customerName note deliveryDate deliveryWindow deliveryZone deliveryAddress { street area city }
    subtotalAmount discountAmount deliveryFee totalAmount
    slip { language showsPrices lines { productName sizeLabel quantity unitPrice lineTotal } } }
  pageInfo { endCursor hasNextPage } } }`;

/** The rows of the day's lines, as they stand in the tables: what all of it is made of. */
const BARE_LINES = `SELECT o.id, o.customer_name, o.delivery_window, l.product_name, l.selected_size, l.quantity, l.unit_price,
    k.quantity AS packed
  FROM orders o JOIN order_line l ON l.order_id = o.id LEFT JOIN packed_line k ON k.order_line_id = l.id
  WHERE o.delivery_date = $1`;
const BARE_COUNT = `SELECT o.delivery_window, count(DISTINCT o.id), count(l.id), count(k.order_line_id)
  FROM orders o JOIN order_line l ON l.order_id = o.id LEFT JOIN packed_line k ON k.order_line_id = l.id
  WHERE o.delivery_date = $1 GROUP BY 1`;

/** The work of a day of 1,000 orders and 12,000 lines, beside the bare SQL that reads the same rows (specification 32). */
export const day: Case = async (bench) => {
  await fillDay(bench.databaseUrl);
  return withShop(bench, { cache: true }, (shop) => dayRows(bench, shop));
};

async function dayRows({ databaseUrl }: Bench, shop: Child): Promise<Row[]> {
  const cookie = await signedIn(shop);
  const ask = async (query: string, variables: object) => {
    const answer = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data?: any; errors?: unknown };
    if (!data || errors) throw new Error(`The day was not answered: ${JSON.stringify(errors)}`);
    return data;
  };
  const everySlip = async () => {
    let after: string | null = null;
    let count = 0;
    do {
      const { dayOrders }: any = await ask(SLIPS, { date: DATE, after });
      count += dayOrders.nodes.length;
      after = dayOrders.pageInfo.hasNextPage ? dayOrders.pageInfo.endCursor : null;
    } while (after !== null);
    if (count !== ORDERS) throw new Error(`There were ${count} slips`);
  };
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const bare = (sql: string) => () => timed(() => client.query(sql, [DATE]));
  const whole = `of ${ORDERS} orders and ${ORDERS * LINES} lines`;
  const row = async (what: string, work: () => Promise<unknown>, sql: string): Promise<Row> => ({
    ...(await inTurns(what, () => timed(work), bare(sql), null)),
    limitMs: LIMIT_MS,
  });
  try {
    return [
      await row(`the day page ${whole}, beside the bare count`, () => ask(DAY, { date: DATE }), BARE_COUNT),
      await row(`the pick list ${whole}, beside the bare rows`, () => ask(PICK_LIST, { date: DATE }), BARE_LINES),
      await row(`the ${ORDERS} slips in pages of ${PAGE}, beside the bare rows`, everySlip, BARE_LINES),
    ];
  } finally {
    await client.end();
  }
}

async function signedIn(shop: Child): Promise<string> {
  const response = await fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: PACKER, password: PASSWORD }),
  });
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  if (response.status !== 200) throw new Error(`Who packs could not sign in: ${response.status}`);
  return cookies.join('; ');
}
