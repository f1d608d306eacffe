import type { DataSource } from 'typeorm';
import type { Queryable } from '../../../server/db/queryable';

/** A change of a plan as its table has it. */
export interface PlannedRow {
  kind: string;
  productId?: number;
  variant?: string;
  userId?: number;
  value: string | null;
}

/**
 * Writes a plan for so many milliseconds from now, by the clock of the database; negative ones are over: no process was
 * there to apply it.
 */
export async function insertPlan(
  db: Queryable,
  inMs: number,
  rows: readonly PlannedRow[],
  reason: string | null = null,
): Promise<{ id: number; at: Date }> {
  const [plan] = await db.query<{ id: number; at: Date }[]>(
    `WITH plan AS (
       INSERT INTO price_plan (at, reason, change_count, made_by_id, made_by_username)
       SELECT clock_timestamp() + $1 * interval '1 ms', $3, json_array_length($2::json), u.id, u.username
       FROM users u WHERE u.username = 'admin' RETURNING id, at),
     items AS (
       INSERT INTO price_plan_item (plan_id, position, kind, product_id, variant, user_id, value, at)
       SELECT plan.id, row_number() OVER () - 1, i.kind, i."productId", coalesce(i.variant, ''), i."userId", i.value, plan.at
       FROM plan, json_to_recordset($2::json) AS i(kind text, "productId" integer, variant text, "userId" integer, value text))
     SELECT id, at FROM plan`,
    [inMs, JSON.stringify(rows), reason],
  );
  if (!plan) throw new Error('the plan was not written');
  return plan;
}

/** The same, of which no process is told: as if none had been there at its instant. */
export function insertUnheard(
  db: DataSource,
  ...[inMs, rows, reason]: [inMs: number, rows: readonly PlannedRow[], reason?: string | null]
): Promise<{ id: number; at: Date }> {
  return db.transaction(async (tx) => {
    await tx.query('ALTER TABLE price_plan DISABLE TRIGGER USER');
    const plan = await insertPlan(tx, inMs, rows, reason);
    await tx.query('ALTER TABLE price_plan ENABLE TRIGGER USER');
    return plan;
  });
}

/** How far the plan has come. */
export async function stateOf(db: Queryable, id: number): Promise<string> {
  const [row] = await db.query<{ state: string }[]>('SELECT state FROM price_plan WHERE id = $1', [id]);
  if (!row) throw new Error(`there is no plan ${id}`);
  return row.state;
}
