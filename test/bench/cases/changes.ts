import { randomInt, randomUUID } from 'node:crypto';
import { sign } from 'cookie-signature';
import { Client, Pool } from 'pg';
import { SESSION_SECRET } from '../children';
import { PRODUCTS } from '../fixture';
import { measure, type Load, type Measured } from '../load';
import { inTurns } from '../rows';
import { listPath, READERS, SECONDS, withShop, type Bench, type Case } from './bench';

/** How many businesses read, each at prices of its own. */
const BUSINESSES = 500;
/** Every fifth is in discount mode, with a percentage of its own; all others have agreed prices for half of the products. */
const DISCOUNT_EVERY = 5;
const CHANGES_PER_SECOND = 10;

/** Lists that 500 businesses read, while prices change that they show, beside the same lists while nothing changes. */
export const changes: Case = (bench) =>
  withShop(bench, { cache: true, processes: 1 }, async (shop) => {
    const cookies = await signInBusinesses(bench);
    const load: Load = {
      url: shop.url + listPath(),
      connections: READERS,
      seconds: SECONDS,
      headers: () => ({ cookie: cookies[randomInt(cookies.length)]! }),
    };
    const what = `${BUSINESSES} businesses reading while ${CHANGES_PER_SECOND} prices a second change`;
    const row = (kind: string, change: (db: Pool) => Promise<unknown>) =>
      inTurns(
        `${what}${kind}`,
        () => whileChanging(bench, change, () => measure(load)),
        async () => {
          for (const cookie of cookies) await (await fetch(load.url, { headers: { cookie } })).arrayBuffer();
          return measure(load);
        },
        0.5,
      );
    return [
      await row(' (base prices, in every list)', changeBasePrice),
      await row(' (agreed prices)', changeAgreedPrice),
    ];
  });

/** Makes the businesses, and a session for each. @returns their cookies */
async function signInBusinesses({ databaseUrl }: Bench): Promise<string[]> {
  const db = new Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query(
    `INSERT INTO users (username, email, password_hash, role, business_approved, pricing_mode, business_discount)
     SELECT 'reader-' || n, 'reader-' || n || '@bustan.example', 'x', 'business', true,
       CASE WHEN n % $2 = 0 THEN 'discount' ELSE 'individual' END, CASE WHEN n % $2 = 0 THEN n / 10.0 ELSE 0 END
     FROM generate_series(1, $1::integer) n`,
    [BUSINESSES, DISCOUNT_EVERY],
  );
  await db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
     SELECT u.id, p.id, CASE WHEN p.id % 4 = 0 THEN '' ELSE '1L' END, 80000 + u.id + p.id
     FROM users u, product p WHERE u.username LIKE 'reader-%' AND u.pricing_mode = 'individual' AND p.id % 2 = u.id % 2`,
  );
  const { rows } = await db.query<{ id: number }>(`SELECT id FROM users WHERE username LIKE 'reader-%'`);
  const sessions = rows.map(({ id }) => ({ sid: randomUUID(), sess: { cookie: {}, userId: id } }));
  await db.query(
    `INSERT INTO session (sid, sess, expire)
     SELECT s.sid, s.sess, now() + interval '1 day' FROM json_to_recordset($1::json) AS s(sid text, sess json)`,
    [JSON.stringify(sessions)],
  );
  await db.end();
  return sessions.map(({ sid }) => `bustan.sid=${encodeURIComponent(`s:${sign(sid, SESSION_SECRET)}`)}`);
}

/** Measures while prices change evenly. @throws when one could not be changed */
async function whileChanging(
  { databaseUrl }: Bench,
  change: (db: Pool) => Promise<unknown>,
  run: () => Promise<Measured>,
): Promise<Measured> {
  const db = new Pool({ connectionString: databaseUrl, max: 2 });
  const begun = performance.now();
  const sent: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    // As many as by now, however late this timer is.
    const due = ((performance.now() - begun) / 1_000) * CHANGES_PER_SECOND;
    while (sent.length < due) sent.push(change(db));
  }, 1_000 / CHANGES_PER_SECOND);
  const measured = await run();
  clearInterval(timer);
  await Promise.all(sent);
  await db.end();
  return measured;
}

const anyPrice = (): string => `${100_000 + randomInt(50_000)}.00`;
const anyProduct = (): number => 1 + randomInt(PRODUCTS);

function changeBasePrice(db: Pool): Promise<unknown> {
  return db.query('UPDATE product SET customer_price = $2 WHERE id = $1', [anyProduct(), anyPrice()]);
}

function changeAgreedPrice(db: Pool): Promise<unknown> {
  return db.query(
    `UPDATE individual_price SET custom_price = $1 WHERE ctid = (
       SELECT a.ctid FROM individual_price a JOIN users u ON u.id = a.user_id AND u.username LIKE 'reader-%'
       WHERE a.product_id = $2 ORDER BY random() LIMIT 1)`,
    [anyPrice(), anyProduct()],
  );
}
