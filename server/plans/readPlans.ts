import { notFound } from '../core/errors';
import { entityColumns } from '../db/entityColumns';
import type { Page } from '../db/page';
import type { Queryable } from '../db/queryable';
import { Selection } from '../db/selection';
import { countSelected, readSortedPage, type SortedList, type SortedPageRequest } from '../db/lists/sortedPage';
import { CURRENT_JOINS, CURRENT_VALUE, IS_THERE } from './currentValues';
import { PricePlanEntity, type PlanState } from './pricePlan.entity';
import type { PlannedChangeType, PricePlanType } from './plans.types';

const COLUMNS = entityColumns(PricePlanEntity, 'l', [
  'id',
  'version',
  'at',
  'state',
  'reason',
  'failure',
  'changeCount',
  'madeByUsername',
  'madeAt',
  'settledAt',
]);

const PLANS: SortedList<'at'> = {
  columns: COLUMNS,
  from: 'price_plan l',
  id: { sql: 'l.id', type: 'integer' },
  sorts: { at: { sql: 'extract(epoch FROM l.at)', type: 'numeric' } },
};

/** A page of plans by their instants. @throws ShopError BAD_USER_INPUT as of every page */
export function listPlans(
  db: Queryable,
  state: PlanState | null,
  page: Omit<SortedPageRequest<'at'>, 'by'>,
): Promise<Page<PricePlanType>> {
  return readSortedPage(db, PLANS, selected(state), { ...page, by: 'at' });
}

/** How many plans have come so far; null: all. */
export function countPlans(db: Queryable, state: PlanState | null): Promise<number> {
  return countSelected(db, PLANS, selected(state));
}

function selected(state: PlanState | null): Selection {
  return new Selection().andIfPresent('l.state = ?', state);
}

/** One plan; null when there is none. */
export async function findPlan(db: Queryable, id: number): Promise<PricePlanType | null> {
  const [plan] = await findPlans(db, [id]);
  return plan ?? null;
}

/** Those of the plans that exist, unsorted; one statement. */
export function findPlans(db: Queryable, ids: readonly number[]): Promise<PricePlanType[]> {
  return db.query(`SELECT ${COLUMNS} FROM price_plan l WHERE l.id = ANY($1::integer[])`, [ids]);
}

/** As `findPlan`. @throws ShopError NOT_FOUND when there is none */
export async function readPlan(db: Queryable, id: number): Promise<PricePlanType> {
  const plan = await findPlan(db, id);
  if (!plan) throw notFound('Price plan');
  return plan;
}

/** Which changes of which plan: so many behind a position. */
export type ChangesKey = `${number} ${number} ${number}`;

export function changesKey(planId: number, after: number, first: number): ChangesKey {
  return `${planId} ${after} ${first}`;
}

/** The changes of plans, in their sequence; one statement for any number of plans. */
export async function readChanges(db: Queryable, keys: readonly ChangesKey[]): Promise<PlannedChangeType[][]> {
  const parts = keys.map((key) => key.split(' ').map(Number));
  const rows = await db.query<(PlannedChangeType & { place: number })[]>(
    `SELECT k.place::integer AS place, i.position, i.kind, i.product_id AS "productId", named.name AS "productName",
       nullif(i.variant, '') AS variant, i.user_id AS "userId",
       coalesce(nullif(u.business_name, ''), u.username) AS "businessName", i.value, i.made_on AS "madeOn",
       ${CURRENT_VALUE} AS "valueNow", i.before, ${IS_THERE} AS "isThere", i.outcome
     FROM unnest($1::integer[], $2::integer[], $3::integer[]) WITH ORDINALITY AS k(plan_id, after, first, place)
     CROSS JOIN LATERAL (SELECT * FROM price_plan_item WHERE plan_id = k.plan_id AND position > k.after
       ORDER BY position LIMIT k.first) AS i ${CURRENT_JOINS} LEFT JOIN product named ON named.id = i.product_id
     ORDER BY k.place, i.position`,
    [0, 1, 2].map((part) => parts.map((each) => each[part])),
  );
  return keys.map((_, at) => rows.filter(({ place }) => place === at + 1));
}
