import type { DataSource } from 'typeorm';
import type { Queryable } from '../db/queryable';
import { allowLongTransaction, transaction, type Transaction } from '../db/transaction';
import { TellingScope } from './priceNotice.entity';
import { tellChanges } from './tellChanges';
import { tellPlan } from './tellPlan';
import type { Telling } from './writeNotices';

/** Held by the one process that tells. */
const TELLING_LOCK = 7_264_004;

/** How long a part may read, or compute; a process that takes longer is taken for dead, and another one tells. */
const LONGEST_PART = '2min';

/** Changes are told when there was none for so long, or so long after the first of them (specification 23.9). */
const REST = `interval '2 minutes'`;
const LONGEST = `interval '15 minutes'`;
/** So long before its instant a plan is told. */
const AHEAD = `interval '1 day'`;

// Changes that were noted in the future are of a clock that has been set back; they do not wait for it.
const CHANGES_DUE = `SELECT 1 FROM price_change_untold WHERE telling_id IS NULL
  HAVING max(noted_at) <= now() - ${REST} OR min(noted_at) <= now() - ${LONGEST} OR max(noted_at) > now() + ${REST}`;

const NOT_TOLD = (scope: TellingScope) => `NOT EXISTS (SELECT FROM price_telling t
  WHERE t.plan_id = p.id AND t.plan_version = p.version AND t.scope = '${scope}')`;
const IS_BELIEVED = 'EXISTS (SELECT FROM price_notice n WHERE n.plan_id = p.id AND n.told IS NOT NULL)';

/** What is to be told of plans: what comes, what was put off, what does not come. */
const PLANS_DUE = `
  SELECT '${TellingScope.PLAN}' AS scope, p.id, p.version FROM price_plan p
  WHERE p.state = 'planned' AND p.at > now() AND p.at <= now() + ${AHEAD} AND p.changed_at <= now() - ${REST}
    AND ${NOT_TOLD(TellingScope.PLAN)}
  UNION ALL
  SELECT '${TellingScope.MOVED}', p.id, p.version FROM price_plan p
  WHERE p.state = 'planned' AND p.at > now() + ${AHEAD} AND p.changed_at <= now() - ${REST}
    AND ${IS_BELIEVED} AND ${NOT_TOLD(TellingScope.MOVED)}
  UNION ALL
  SELECT '${TellingScope.ENDED}', p.id, p.version FROM price_plan p
  WHERE p.id IN (SELECT plan_id FROM price_notice WHERE told IS NOT NULL) AND p.state IN ('withdrawn', 'failed')
    AND ${NOT_TOLD(TellingScope.ENDED)}`;

const IS_DUE = `SELECT EXISTS (SELECT FROM price_telling WHERE done_at IS NULL) OR EXISTS (${CHANGES_DUE})
  OR EXISTS (${PLANS_DUE}) AS "isDue"`;

/** What was done of it. */
type Step = 'worked' | 'none' | 'taken';

/**
 * Tells businesses of all that is due, each thing to each of them once, by whatever process (specification 23.10): a part
 * of the businesses in a transaction of its own, in which its mails are queued and it is noted who was told.
 * @param isStopped asked between parts: what is left then is told by another process, or later
 * @returns whether mails may have been queued
 */
export async function tellDue(db: DataSource, isStopped: () => boolean = () => false): Promise<boolean> {
  for (let steps = 0; ; steps += 1) {
    if (isStopped()) return steps > 0;
    if (!(await isAnythingDue(db)) || (await transaction(db, step)) !== 'worked') return steps > 0;
  }
}

/** Whether something is to be told, or is being told by any process. */
export async function isAnythingDue(db: Queryable): Promise<boolean> {
  const [{ isDue }] = await db.query<[{ isDue: boolean }]>(IS_DUE);
  return isDue;
}

async function step(tx: Transaction): Promise<Step> {
  // All of it is of one instant: what stands, what was changed, and what is still to be told.
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  // A part prices whole catalogues, while nobody waits for it.
  await allowLongTransaction(tx, LONGEST_PART);
  const [{ isTaken }] = await tx.query<[{ isTaken: boolean }]>('SELECT pg_try_advisory_xact_lock($1) AS "isTaken"', [
    TELLING_LOCK,
  ]);
  if (!isTaken) return 'taken';
  const [open] = await tx.query<Telling[]>(
    `SELECT id, scope, plan_id AS "planId", plan_version AS "planVersion", last_user_id AS "lastUserId"
     FROM price_telling WHERE done_at IS NULL ORDER BY id LIMIT 1 FOR UPDATE`,
  );
  if (open) await (open.scope === TellingScope.CHANGES ? tellChanges(tx, open) : tellPlan(tx, open));
  else await begin(tx);
  return 'worked';
}

/** Begins with what is due: plans first, so that they are told before what comes of them. */
async function begin(tx: Queryable): Promise<void> {
  await tx.query(
    `INSERT INTO price_telling (plan_id, plan_version, scope) SELECT id, version, scope FROM (${PLANS_DUE}) AS due`,
  );
  await tx.query(
    `WITH telling AS (
       INSERT INTO price_telling (scope) SELECT '${TellingScope.CHANGES}' WHERE EXISTS (${CHANGES_DUE}) RETURNING id)
     UPDATE price_change_untold w SET telling_id = telling.id FROM telling WHERE w.telling_id IS NULL`,
  );
}
