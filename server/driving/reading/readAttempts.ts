import type { Queryable } from '../../db/queryable';
import { grouped } from './grouped';
import type { DeliveryAttemptType } from './run.types';

type AttemptRow = DeliveryAttemptType & { orderId: number };

const ATTEMPTS = `SELECT a.id, a.run_id AS "runId", a.order_id AS "orderId", a.at, u.username AS "byUsername",
    a.is_delivered AS "isDelivered", a.taken_by AS "takenBy", a.reason, a.next, a.due, a.lbp, a.usd,
    a.change_lbp AS "changeLbp", EXISTS (SELECT 1 FROM delivery_photo f WHERE f.attempt_id = a.id) AS "hasPhoto"
  FROM delivery_attempt a JOIN users u ON u.id = a.by_user_id`;

/** What happened at the doors of runs, oldest first; one statement. */
export function attemptsOf(db: Queryable, runIds: readonly number[]): Promise<AttemptRow[]> {
  return db.query(`${ATTEMPTS} WHERE a.run_id = ANY($1::integer[]) ORDER BY a.id`, [runIds]);
}

/** What happened at the door for each of the orders, oldest first; one statement. */
export async function readAttempts(db: Queryable, orderIds: readonly number[]): Promise<DeliveryAttemptType[][]> {
  const rows = await db.query<AttemptRow[]>(`${ATTEMPTS} WHERE a.order_id = ANY($1::integer[]) ORDER BY a.id`, [
    orderIds,
  ]);
  const byOrder = grouped(
    rows,
    ({ orderId }) => orderId,
    (attempt) => attempt,
  );
  return orderIds.map((id) => byOrder.get(id) ?? []);
}

/** The photo of a delivery as a data URL; null when there is none. */
export async function readPhoto(db: Queryable, attemptId: number): Promise<string | null> {
  const [photo] = await db.query<{ bytes: Buffer }[]>('SELECT bytes FROM delivery_photo WHERE attempt_id = $1', [
    attemptId,
  ]);
  return photo ? `data:image/webp;base64,${photo.bytes.toString('base64')}` : null;
}
