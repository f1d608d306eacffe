import type { DataSource } from 'typeorm';
import { writeAudit } from '../audit/audit';
import { sqlState, transaction, type Transaction } from '../db/transaction';
import { CURRENT_JOINS, CURRENT_VALUE, IS_THERE } from './currentValues';
import { PlanState } from './pricePlan.entity';

/**
 * Whether a plan of some products, or of the terms of an account, is due and nobody has applied it yet: a condition for
 * statements that read prices.
 * @param products a placeholder of their ids @param account one of the account's id, which may be null
 * @param at the instant of the reading, as SQL
 */
export const isPlanDue = (products: string, account: string, at: string): string => `EXISTS (
  SELECT FROM price_plan plan JOIN price_plan_item item ON item.plan_id = plan.id
  WHERE plan.state = 'planned' AND plan.at <= ${at}
    AND (item.product_id = ANY(${products}::integer[]) OR item.user_id = ${account}::integer))`;

/** For how long applying a plan waits for rows that somebody else is changing, before it is tried again later. */
const LOCK_TIMEOUT = '2s';

/** What `applyNext` found. */
type Applied = 'settled' | 'taken' | 'none';

/** A plan that is being applied. */
interface DuePlan {
  id: number;
  at: Date;
  reason: string | null;
  changeCount: number;
  madeById: number | null;
  madeByUsername: string;
}

/**
 * Applies every plan whose instant has come, by the clock of the database: the earliest first, each in a transaction of
 * its own, by exactly one process (specification 23.3).
 * @param wait whether to wait for plans that another process is applying
 * @returns false when another process was applying the next one, and it was not waited for
 * @throws when rows of a plan are locked for more than two seconds; it stays planned
 */
export async function applyDuePlans(db: DataSource, wait: boolean): Promise<boolean> {
  for (;;) {
    const applied = await transaction(db, (tx) => applyNext(tx, wait));
    if (applied === 'none') return true;
    if (applied === 'taken' && !wait) return false;
  }
}

const awaited = new WeakMap<DataSource, Promise<unknown>>();

/**
 * Waits until what is due is applied, by whomever: an order does, since it pays what the plans say. All orders of a process
 * wait for one transaction, so that they leave connections to everybody else.
 * @throws as `applyDuePlans`
 */
export async function awaitDuePlans(db: DataSource): Promise<void> {
  let waiting = awaited.get(db);
  if (!waiting) {
    waiting = applyDuePlans(db, true).finally(() => awaited.delete(db));
    awaited.set(db, waiting);
  }
  await waiting;
}

// The earliest alone is claimed: were a later one applied while another process is still busy with an earlier one, the
// earlier one would have the last word.
const EARLIEST = `SELECT id FROM price_plan WHERE state = 'planned' AND at <= now() ORDER BY at, id LIMIT 1`;

const claim = (mode: string) => `SELECT id, at, reason, change_count AS "changeCount", made_by_id AS "madeById",
    made_by_username AS "madeByUsername"
  FROM price_plan WHERE id = $1 AND state = 'planned' AND at <= now() FOR UPDATE ${mode}`;
const CLAIM = { waiting: claim(''), skipping: claim('SKIP LOCKED') };

async function applyNext(tx: Transaction, wait: boolean): Promise<Applied> {
  await tx.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  const [earliest] = await tx.query<{ id: number }[]>(EARLIEST);
  if (!earliest) return 'none';
  const [plan] = await tx.query<DuePlan[]>(wait ? CLAIM.waiting : CLAIM.skipping, [earliest.id]);
  if (!plan) return 'taken';
  await tx.query('SAVEPOINT before_plan');
  let failure: string | null;
  try {
    failure = await applyPlan(tx, plan);
  } catch (error) {
    if (!isRefusedByRules(error)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT before_plan');
    failure = `The database refused it: ${(error as Error).message}`.slice(0, 500);
  }
  await settle(tx, plan, failure);
  return 'settled';
}

/** Whether a rule of the database refuses the values, so that trying again would not help. */
function isRefusedByRules(error: unknown): boolean {
  return /^(22|23)/.test(sqlState(error) ?? '');
}

/** @returns why nothing of it could be done; null when something was */
async function applyPlan(tx: Transaction, plan: DuePlan): Promise<string | null> {
  // Who changes the prices, from where and why, for what the database itself keeps of it; the name in case that the
  // account is gone.
  await tx.query(
    `SELECT set_config('bustan.actor', $1, true), set_config('bustan.actor_username', $2, true),
       set_config('bustan.via', $3, true), set_config('bustan.reason', $4, true)`,
    [plan.madeById === null ? '' : String(plan.madeById), plan.madeByUsername, `plan:${plan.id}`, plan.reason ?? ''],
  );
  for (const lock of LOCKS) await tx.query(lock, [plan.id]);
  await tx.query(NOTE_BEFORE, [plan.id]);
  let changed = 0;
  for (const write of WRITES) changed += (await tx.query<unknown[]>(write, [plan.id])).length;
  return changed > 0 ? null : 'Nothing of what it was to change is there any more.';
}

// In the sequence in which an admin's changes lock them, so that none of them waits for the other in a circle.
const LOCKS = [
  `SELECT 1 FROM users WHERE id IN (SELECT user_id FROM price_plan_item WHERE plan_id = $1)
   ORDER BY id FOR NO KEY UPDATE`,
  `SELECT 1 FROM product WHERE id IN (SELECT product_id FROM price_plan_item WHERE plan_id = $1)
   ORDER BY id FOR NO KEY UPDATE`,
];

const NOTE_BEFORE = `UPDATE price_plan_item item
  SET before = now.value, outcome = CASE WHEN now.is_there THEN 'applied' ELSE 'gone' END
  FROM (SELECT i.position, ${CURRENT_VALUE} AS value, ${IS_THERE} AS is_there FROM price_plan_item i ${CURRENT_JOINS}
    WHERE i.plan_id = $1) AS now
  WHERE item.plan_id = $1 AND item.position = now.position`;

/** The changes of one kind that can be made, as a value for each subject; null where the plan says nothing of it. */
const valueOf = (kind: string) => `max(value) FILTER (WHERE kind = '${kind}')`;
const OF_PLAN = `FROM price_plan_item WHERE plan_id = $1 AND outcome = 'applied'`;

/** The same statements as an admin's changes: what the database tells and keeps of those, it does of these. */
const WRITES = [
  `UPDATE product_variant v
   SET customer_price = coalesce(i.customer::numeric, v.customer_price),
     business_price = coalesce(i.business::numeric, v.business_price)
   FROM (SELECT product_id, variant, ${valueOf('customer_price')} AS customer, ${valueOf('business_price')} AS business
     ${OF_PLAN} AND kind IN ('customer_price', 'business_price') AND variant <> '' GROUP BY product_id, variant) AS i
   WHERE v.product_id = i.product_id AND v.name = i.variant RETURNING 1`,
  // Also where the prices of sizes change alone: that is an edit of the product.
  `UPDATE product p
   SET customer_price = coalesce(i.customer::numeric, p.customer_price),
     business_price = coalesce(i.business::numeric, p.business_price),
     price = CASE WHEN i.has_legacy THEN i.legacy::numeric ELSE p.price END
   FROM (SELECT product_id, max(value) FILTER (WHERE kind = 'customer_price' AND variant = '') AS customer,
       max(value) FILTER (WHERE kind = 'business_price' AND variant = '') AS business,
       ${valueOf('legacy_price')} AS legacy, bool_or(kind = 'legacy_price') AS has_legacy
     ${OF_PLAN} AND kind IN ('customer_price', 'business_price', 'legacy_price') GROUP BY product_id) AS i
   WHERE p.id = i.product_id RETURNING 1`,
  `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
   SELECT user_id, product_id, variant, value::numeric ${OF_PLAN} AND kind = 'agreed_price' AND value IS NOT NULL
   ON CONFLICT (user_id, product_id, variant) DO UPDATE SET custom_price = excluded.custom_price RETURNING 1`,
  `WITH taken_back AS (
     DELETE FROM individual_price a USING (SELECT user_id, product_id, variant ${OF_PLAN} AND kind = 'agreed_price'
       AND value IS NULL) AS i
     WHERE (a.user_id, a.product_id, a.variant) = (i.user_id, i.product_id, i.variant))
   SELECT 1 ${OF_PLAN} AND kind = 'agreed_price' AND value IS NULL`,
  `UPDATE users u
   SET business_discount = coalesce(i.discount::numeric, u.business_discount),
     pricing_mode = coalesce(i.mode, u.pricing_mode), business_approved = coalesce(i.approval::boolean, u.business_approved)
   FROM (SELECT user_id, ${valueOf('discount')} AS discount, ${valueOf('pricing_mode')} AS mode,
       ${valueOf('approval')} AS approval
     ${OF_PLAN} AND kind IN ('discount', 'pricing_mode', 'approval') GROUP BY user_id) AS i
   WHERE u.id = i.user_id RETURNING 1`,
];

async function settle(tx: Transaction, plan: DuePlan, failure: string | null): Promise<void> {
  const state = failure === null ? PlanState.APPLIED : PlanState.FAILED;
  const [items] = await tx.query<{ gone: number }[]>(
    `WITH settled AS (UPDATE price_plan SET state = $2, failure = $3, settled_at = clock_timestamp() WHERE id = $1),
       closed AS (UPDATE price_plan_item SET open = false WHERE plan_id = $1 RETURNING outcome)
     SELECT (count(*) FILTER (WHERE outcome = 'gone'))::integer AS gone FROM closed`,
    [plan.id, state, failure],
  );
  await writeAudit(
    tx,
    { id: plan.madeById ?? 0, username: plan.madeByUsername },
    {
      action: failure === null ? 'pricePlan.apply' : 'pricePlan.fail',
      subjectType: 'pricePlan',
      subjectId: plan.id,
      before: { state: PlanState.PLANNED, at: plan.at, reason: plan.reason, changes: plan.changeCount },
      after: { state, failure, notThere: items?.gone ?? 0 },
    },
  );
}
