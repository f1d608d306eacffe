import type { DataSource } from 'typeorm';
import { pricePlanRules } from '../../common/rules/catalogue/planRules';
import { auditedOnce } from '../audit/audit';
import { refuseStaleVersion } from '../audit/version';
import { checkInput } from '../core/checkInput';
import { badInput, forbidden, notFound, ShopError } from '../core/errors';
import { textOrNull } from '../core/text';
import type { Queryable } from '../db/queryable';
import type { Transaction } from '../db/transaction';
import { refuseDuplicate } from '../db/uniqueViolation';
import { optionalKey, type Once } from '../idempotency/once';
import { Duty, hasDuty } from '../identity/duties';
import type { Account, Viewer } from '../identity/viewer';
import { readInstant } from './instant';
import { plannedChanges, type PlannedChange } from './plannedChanges';
import { PlannedKind, PlanState } from './pricePlan.entity';
import type { PricePlanInput } from './plans.types';

/** What is answered to a write, and kept under its key. */
interface Written {
  id: number;
}

/** What the audit log keeps of a plan; its changes stay with it. */
interface LoggedPlan {
  state: PlanState;
  at: string;
  reason: string | null;
  changes: number;
}

/**
 * Plans prices from an instant on (specification 23.1).
 * @param timeZone of the shop's clock
 * @throws ShopError BAD_USER_INPUT by field; FORBIDDEN for an approval by who does not care for accounts; CONFLICT when one
 *   of the things has a plan for that instant already; IDEMPOTENCY_CONFLICT
 */
export function planPrices(
  db: DataSource,
  viewer: Viewer,
  input: PricePlanInput,
  timeZone: string,
): Promise<Once<Written>> {
  checkInput(pricePlanRules, input);
  return auditedOnce(db, viewer, keyOf('planPrices', null, input), async (tx, actor) => {
    const plan = await readPlan(tx, input, timeZone);
    refuseApprovals(actor, plan.changes);
    const made = await insertPlan(tx, actor, plan);
    return { result: made, entry: entryOf('create', made.id, null, loggedOf(plan)) };
  });
}

/**
 * Replaces what a plan says, while its instant is to come; without changes and category its changes stay.
 * @throws ShopError as `planPrices`; NOT_FOUND; CONFLICT also when it was applied, withdrawn or changed by another
 */
export function changePlan(
  db: DataSource,
  viewer: Viewer,
  id: number,
  input: PricePlanInput,
  timeZone: string,
): Promise<Once<Written>> {
  checkInput(pricePlanRules, input);
  return auditedOnce(db, viewer, keyOf('changePricePlan', id, input), async (tx, actor) => {
    const before = await lockPlanned(tx, id, input.version);
    const former = await deleteChanges(tx, id);
    const plan = await readPlan(tx, input, timeZone, former);
    refuseApprovals(actor, [...former, ...plan.changes]);
    await tx.query(
      'UPDATE price_plan SET at = $2, reason = $3, change_count = $4, version = version + 1 WHERE id = $1',
      [id, plan.at, plan.reason, plan.changes.length],
    );
    await writeChanges(tx, id, plan);
    return { result: { id }, entry: entryOf('update', id, before, loggedOf(plan)) };
  });
}

/** Takes a plan back before its instant. @throws ShopError NOT_FOUND; FORBIDDEN and CONFLICT as `changePlan` */
export function withdrawPlan(
  db: DataSource,
  viewer: Viewer,
  id: number,
  version: number | null | undefined,
): Promise<Once<Written>> {
  return auditedOnce(
    db,
    viewer,
    () => null,
    async (tx, actor) => {
      const before = await lockPlanned(tx, id, version);
      refuseApprovals(actor, await tx.query('SELECT kind FROM price_plan_item WHERE plan_id = $1', [id]));
      await tx.query(
        `WITH closed AS (UPDATE price_plan_item SET open = false WHERE plan_id = $1)
         UPDATE price_plan SET state = 'withdrawn', settled_at = now(), version = version + 1 WHERE id = $1`,
        [id],
      );
      return { result: { id }, entry: entryOf('withdraw', id, before, { ...before, state: PlanState.WITHDRAWN }) };
    },
  );
}

/** Whether a business is approved is decided by who cares for accounts, at once or later (specification 10.6). */
function refuseApprovals(actor: Account, changes: readonly Pick<PlannedChange, 'kind'>[]): void {
  if (hasDuty(actor, Duty.ACCOUNTS)) return;
  if (changes.some(({ kind }) => kind === PlannedKind.APPROVAL)) throw forbidden();
}

function keyOf(operation: string, id: number | null, { idempotencyKey, ...content }: PricePlanInput) {
  return (actor: Account) => optionalKey(actor.id, idempotencyKey, operation, { id, ...content });
}

/** Writes a plan whose changes were read. @throws ShopError CONFLICT as `planPrices` */
export async function insertPlan(
  tx: Transaction,
  maker: Pick<Account, 'id' | 'username'>,
  plan: ReadPlan,
): Promise<Written> {
  const [made] = await tx.query<[Written]>(
    `INSERT INTO price_plan (at, reason, change_count, made_by_id, made_by_username) VALUES ($1, $2, $3, $4, $5)
     RETURNING id`,
    [plan.at, plan.reason, plan.changes.length, maker.id, maker.username],
  );
  await writeChanges(tx, made.id, plan);
  return made;
}

interface ReadPlan {
  at: Date;
  reason: string | null;
  changes: PlannedChange[];
}

/** @param former the changes that stay when the input names none */
async function readPlan(
  tx: Queryable,
  input: PricePlanInput,
  timeZone: string,
  former: PlannedChange[] = [],
): Promise<ReadPlan> {
  const at = await readInstant(tx, input.at ?? '', timeZone);
  const stays = former.length > 0 && input.changes == null && input.category == null;
  return { at, reason: textOrNull(input.reason), changes: stays ? former : await plannedChanges(tx, input) };
}

/** @returns what they were */
function deleteChanges(tx: Queryable, id: number): Promise<PlannedChange[]> {
  return tx.query(
    `WITH gone AS (DELETE FROM price_plan_item WHERE plan_id = $1 RETURNING *)
     SELECT kind, product_id AS "productId", variant, user_id AS "userId", value, made_on AS "madeOn" FROM gone
     ORDER BY position`,
    [id],
  );
}

/** @throws ShopError CONFLICT that names the other plan of one of the things for the same instant */
async function writeChanges(tx: Transaction, id: number, { at, changes }: ReadPlan): Promise<void> {
  const rows = JSON.stringify(changes);
  const [other] = await tx.query<{ planId: number; place: number }[]>(
    `SELECT o.plan_id AS "planId", (i.place - 1)::integer AS place
     FROM ROWS FROM (json_to_recordset($1::json) AS (kind text, "productId" integer, variant text, "userId" integer))
       WITH ORDINALITY AS i(kind, product_id, variant, user_id, place)
     JOIN price_plan_item o ON o.open AND o.at = $2 AND o.kind = i.kind AND o.variant = i.variant
       AND coalesce(o.product_id, 0) = coalesce(i.product_id, 0) AND coalesce(o.user_id, 0) = coalesce(i.user_id, 0)
     ORDER BY i.place LIMIT 1`,
    [rows, at],
  );
  if (other) {
    const message = `Plan ${other.planId} sets this for the same instant: change or withdraw it, or choose another instant`;
    throw new ShopError('CONFLICT', message, { fields: { at: message, [`changes.${other.place}`]: message } });
  }
  const both = 'Another plan that is just being made sets the same for this instant; choose another instant';
  await refuseDuplicate('price_plan_item_once', 'at', both, () =>
    tx.query(
      `INSERT INTO price_plan_item (plan_id, position, kind, product_id, variant, user_id, value, made_on, at)
       SELECT $1, i.place - 1, i.kind, i.product_id, i.variant, i.user_id, i.value, i.made_on, $3
       FROM ROWS FROM (json_to_recordset($2::json) AS (kind text, "productId" integer, variant text, "userId" integer,
         value text, "madeOn" text)) WITH ORDINALITY AS i(kind, product_id, variant, user_id, value, made_on, place)`,
      [id, rows, at],
    ),
  );
  // Were it committed after its instant, it would have the last word over plans that were applied meanwhile.
  const [{ isOver }] = await tx.query<[{ isOver: boolean }]>(
    `SELECT $1::timestamptz <= clock_timestamp() + interval '500 ms' AS "isOver"`,
    [at],
  );
  if (isOver) throw badInput({ at: 'This is over; choose a day and time to come' });
}

/** Locks a plan that can still be changed. */
async function lockPlanned(tx: Queryable, id: number, expected: number | null | undefined): Promise<LoggedPlan> {
  const [plan] = await tx.query<(Omit<LoggedPlan, 'at'> & { at: Date; version: number; isDue: boolean })[]>(
    `SELECT state, at, reason, change_count AS changes, version, at <= clock_timestamp() AS "isDue"
     FROM price_plan WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!plan) throw notFound('Price plan');
  const { version, isDue, at, ...logged } = plan;
  if (plan.state !== PlanState.PLANNED || isDue) {
    throw new ShopError(
      'CONFLICT',
      TOO_LATE[isDue && plan.state === PlanState.PLANNED ? PlanState.APPLIED : plan.state],
    );
  }
  await refuseStaleVersion(tx, { subjectType: 'pricePlan', subjectId: id, version }, expected);
  return { ...logged, at: at.toISOString() };
}

const TOO_LATE: Readonly<Record<PlanState, string>> = {
  [PlanState.PLANNED]: '',
  [PlanState.APPLIED]:
    'The instant of this plan has come: its prices hold. Change the prices themselves, or plan others.',
  [PlanState.WITHDRAWN]: 'This plan was withdrawn. Make a new one.',
  [PlanState.FAILED]: 'The instant of this plan has come, and it failed. Make a new one.',
};

function loggedOf({ at, reason, changes }: ReadPlan): LoggedPlan {
  return { state: PlanState.PLANNED, at: at.toISOString(), reason, changes: changes.length };
}

function entryOf(edit: 'create' | 'update' | 'withdraw', id: number, before: LoggedPlan | null, after: LoggedPlan) {
  return { action: `pricePlan.${edit}`, subjectType: 'pricePlan', subjectId: id, before, after };
}
