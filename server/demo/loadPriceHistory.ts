import type { Queryable } from '../db/queryable';

/** A change of the demo's past. Factors are of today's price, and hold from then until the next step of the category. */
interface PastStep {
  daysAgo: number;
  /** Slug of the category whose prices changed. */
  category: string;
  customer: number;
  business: number;
  reason: string;
}

/** How far back the demo's prices are known. */
const FIRST_DAYS_AGO = 365;
/** What they were then, of today's. */
const FIRST = { customer: 0.84, business: 0.88 };

/** Oldest first; the last step of each category leads to today's prices. Orders of before cost what they did then. */
const STEPS: readonly PastStep[] = [
  { daysAgo: 318, category: 'fresh-juices-daily', customer: 0.9, business: 0.88, reason: 'Little fruit in winter' },
  { daysAgo: 287, category: 'raw-nuts', customer: 0.93, business: 0.95, reason: 'Dearer imports' },
  { daysAgo: 241, category: 'dry-fruits', customer: 0.95, business: 0.94, reason: 'Dearer sugar and packaging' },
  { daysAgo: 206, category: 'fresh-juices-daily', customer: 0.87, business: 0.85, reason: 'The summer harvest' },
  { daysAgo: 173, category: 'fruits-veg-garnish', customer: 0.93, business: 0.92, reason: 'A new supplier' },
  { daysAgo: 139, category: 'frozen-garnish', customer: 1.08, business: 1.05, reason: 'Electricity in summer' },
  { daysAgo: 118, category: 'raw-nuts', customer: 1.06, business: 1.02, reason: 'The end of last year’s harvest' },
  { daysAgo: 96, category: 'dry-fruits', customer: 1.04, business: 1, reason: 'Before the new dates' },
  { daysAgo: 74, category: 'fresh-juices-daily', customer: 1, business: 1, reason: 'The end of the summer harvest' },
  { daysAgo: 61, category: 'fruits-veg-garnish', customer: 1, business: 1, reason: 'Prices of autumn' },
  { daysAgo: 47, category: 'frozen-garnish', customer: 1, business: 1, reason: 'Prices of autumn' },
  { daysAgo: 33, category: 'raw-nuts', customer: 1, business: 1, reason: 'The new harvest' },
  { daysAgo: 19, category: 'dry-fruits', customer: 1, business: 1, reason: 'The new dates' },
];

/** When the first business was promised its percentage of today, and what it had before. */
const DISCOUNT = { username: 'business', daysAgo: 152, before: '5.00', reason: 'A year of good orders' };
/** When prices were agreed with the other business, and when they became those of today. */
const AGREED = { firstDaysAgo: 226, firstFactor: 0.95, daysAgo: 82, reason: 'Agreed by telephone' };

/** What records the rows that are loaded. */
const RECORDERS = ['product', 'product_variant', 'individual_price', 'users'];

/**
 * Loads the demo without its history being recorded as of today, and writes that of the past year instead: deterministic,
 * and ending in the prices that stand.
 * @param load writes the products, accounts and agreed prices
 */
export async function withPastYear(tx: Queryable, load: () => Promise<void>): Promise<void> {
  const record = async (isOn: boolean): Promise<void> => {
    for (const table of RECORDERS) {
      await tx.query(`ALTER TABLE "${table}" ${isOn ? 'ENABLE' : 'DISABLE'} TRIGGER "${table}_prices_insert"`);
    }
  };
  await record(false);
  await load();
  await record(true);
  await writePastYear(tx);
}

async function writePastYear(tx: Queryable): Promise<void> {
  const factors = new Map<string, { customer: number; business: number }>();
  const past: { daysAgo: number; write: () => Promise<void> }[] = [
    { daysAgo: FIRST_DAYS_AGO, write: () => writeFirst(tx) },
    ...STEPS.map((step) => ({
      daysAgo: step.daysAgo,
      write: () => {
        const before = factors.get(step.category) ?? FIRST;
        factors.set(step.category, step);
        return writeStep(tx, step, before);
      },
    })),
    { daysAgo: DISCOUNT.daysAgo, write: () => writeDiscount(tx) },
    { daysAgo: AGREED.firstDaysAgo, write: () => writeAgreed(tx, AGREED.firstDaysAgo, null, AGREED.firstFactor) },
    { daysAgo: AGREED.daysAgo, write: () => writeAgreed(tx, AGREED.daysAgo, AGREED.firstFactor, 1) },
  ];
  // Entries are numbered in the order of their times.
  for (const { write } of past.sort((a, b) => b.daysAgo - a.daysAgo)) await write();
}

/** Begins a set at six in the morning of a day, by the clock of the shop. */
async function beginSet(tx: Queryable, daysAgo: number, reason: string | null): Promise<string> {
  const [set] = await tx.query<[{ id: string }]>(
    `INSERT INTO price_change_set (at, actor_id, actor_username, via, reason)
     SELECT (date_trunc('day', now() AT TIME ZONE 'Asia/Beirut') - make_interval(days => $1::integer) + interval '6 hours')
         AT TIME ZONE 'Asia/Beirut',
       u.id, u.username, CASE WHEN $2::text IS NULL THEN 'seed' ELSE 'back office' END, $2::text
     FROM (SELECT 1) AS one LEFT JOIN users u ON u.username = 'admin' AND $2::text IS NOT NULL
     RETURNING id`,
    [daysAgo, reason],
  );
  return set.id;
}

/** A price of the past, to 5,000 as the shop's are; today's as it stands. */
const scaled = (column: string, factor: string): string =>
  `(CASE WHEN ${factor} = 1 THEN ${column} ELSE (round(${column} * ${factor} / 5000) * 5000)::numeric(14, 2) END)::text`;

const productFacts = (customer: string, business: string): string =>
  `jsonb_build_object('customerPrice', ${scaled('p.customer_price', customer)},
    'businessPrice', ${scaled('p.business_price', business)}, 'price', ${scaled('p.price', customer)},
    'shown', p.deleted_at IS NULL, 'name', p.name)`;

const sizeFacts = (customer: string, business: string): string =>
  `jsonb_build_object('customerPrice', ${scaled('v.customer_price', customer)},
    'businessPrice', ${scaled('v.business_price', business)})`;

const termsFacts = (discount: string): string =>
  `jsonb_build_object('role', u.role, 'approved', u.business_approved, 'mode', u.pricing_mode, 'discount', ${discount},
    'name', coalesce(nullif(u.business_name, ''), u.username))`;

const INTO = `INSERT INTO price_change (set_id, at, kind, user_id, product_id, variant, old, new)`;

/** All products, sizes and businesses, as they were at first. */
async function writeFirst(tx: Queryable): Promise<void> {
  const set = await beginSet(tx, FIRST_DAYS_AGO, null);
  const factors = ['$2::numeric', '$3::numeric'] as const;
  const parameters = [set, FIRST.customer, FIRST.business];
  await tx.query(
    `${INTO} SELECT s.id, s.at, 'product', NULL, p.id, '', NULL, ${productFacts(...factors)}
     FROM price_change_set s, product p WHERE s.id = $1 ORDER BY p.id`,
    parameters,
  );
  await tx.query(
    `${INTO} SELECT s.id, s.at, 'size', NULL, v.product_id, v.name, NULL, ${sizeFacts(...factors)}
     FROM price_change_set s, product_variant v WHERE s.id = $1 ORDER BY v.product_id, v.position`,
    parameters,
  );
  await tx.query(
    `${INTO} SELECT s.id, s.at, 'terms', u.id, NULL, '', NULL,
       ${termsFacts('CASE WHEN u.username = $2 THEN $3 ELSE u.business_discount::text END')}
     FROM price_change_set s, users u WHERE s.id = $1 AND u.role = 'business' ORDER BY u.id`,
    [set, DISCOUNT.username, DISCOUNT.before],
  );
}

/** The products and sizes of a category, from the factors of before to those of the step. */
async function writeStep(
  tx: Queryable,
  { daysAgo, category, customer, business, reason }: PastStep,
  before: { customer: number; business: number },
): Promise<void> {
  const set = await beginSet(tx, daysAgo, reason);
  const [old, now] = [
    ['$3::numeric', '$4::numeric'],
    ['$5::numeric', '$6::numeric'],
  ] as const;
  const write = (kind: string, variant: string, facts: typeof sizeFacts, rows: string) =>
    tx.query(
      `${INTO} SELECT s.id, s.at, '${kind}', NULL, p.id, ${variant}, f.old, f.new
       FROM price_change_set s CROSS JOIN product p JOIN category c ON c.id = p.category_id ${rows}
         CROSS JOIN LATERAL (SELECT ${facts(...old)} AS old, ${facts(...now)} AS new) AS f
       WHERE s.id = $1 AND c.slug = $2 AND f.old <> f.new ORDER BY p.id`,
      [set, category, before.customer, before.business, customer, business],
    );
  await write('product', `''`, productFacts, '');
  await write('size', 'v.name', sizeFacts, 'JOIN product_variant v ON v.product_id = p.id');
}

async function writeDiscount(tx: Queryable): Promise<void> {
  const set = await beginSet(tx, DISCOUNT.daysAgo, DISCOUNT.reason);
  await tx.query(
    `${INTO} SELECT s.id, s.at, 'terms', u.id, NULL, '', ${termsFacts('$3::text')}, ${termsFacts('u.business_discount::text')}
     FROM price_change_set s, users u WHERE s.id = $1 AND u.username = $2`,
    [set, DISCOUNT.username, DISCOUNT.before],
  );
}

/** What was agreed, from a factor of today's price (null: nothing was) to another one. */
async function writeAgreed(tx: Queryable, daysAgo: number, before: number | null, now: number): Promise<void> {
  const set = await beginSet(tx, daysAgo, AGREED.reason);
  const price = (factor: string) => `jsonb_build_object('price', ${scaled('i.custom_price', factor)})`;
  await tx.query(
    `${INTO} SELECT s.id, s.at, 'agreed', i.user_id, i.product_id, i.variant,
       CASE WHEN $2::numeric IS NOT NULL THEN ${price('$2::numeric')} END, ${price('$3::numeric')}
     FROM price_change_set s, individual_price i WHERE s.id = $1 ORDER BY i.product_id, i.variant`,
    [set, before, now],
  );
}
