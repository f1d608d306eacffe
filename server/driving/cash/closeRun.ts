import type { DataSource } from 'typeorm';
import { compare, type Amount } from '../../../common/money';
import { closedRunRules, countedRules, DRIVING_MESSAGES } from '../../../common/rules/drivingRules';
import { auditedOnce } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { badInput, ShopError } from '../../core/errors';
import { textOrNull } from '../../core/text';
import type { Queryable } from '../../db/queryable';
import { optionalKey, type Once } from '../../idempotency/once';
import type { Viewer } from '../../identity/viewer';
import { lockRun, refuseUnless } from '../planning/lockRun';
import { openStops } from '../planning/stops';
import { RunState } from '../runTerms';

/** What the driver of a run should have, in LBP and USD, as SQL; the alias of the run is `r`. */
export const EXPECTED = `(r.float_lbp + coalesce((SELECT sum(a.lbp - a.change_lbp) FROM delivery_attempt a
    WHERE a.run_id = r.id), 0))::numeric(14, 2) AS "expectedLbp",
  (SELECT coalesce(sum(a.usd), 0) FROM delivery_attempt a WHERE a.run_id = r.id)::numeric(14, 2) AS "expectedUsd"`;

/**
 * Ends a run: each of its orders was delivered, or is here again (specification 33.5). What was cancelled on its way is here
 * again.
 * @returns its id
 * @throws ShopError NOT_FOUND; BAD_USER_INPUT for a bad key; CONFLICT for one that is not out, and while orders of it are; IDEMPOTENCY_CONFLICT
 */
export function closeRun(
  db: DataSource,
  viewer: Viewer,
  id: number,
  idempotencyKey: string | null | undefined,
): Promise<Once<number>> {
  checkInput(closedRunRules, { idempotencyKey });
  const keyOf = (actor: { id: number }) => optionalKey(actor.id, idempotencyKey, 'closeRun', { id });
  return auditedOnce(db, viewer, keyOf, async (tx) => {
    const run = await lockRun(tx, id);
    refuseUnless(run, RunState.OUT);
    await tx.query(
      `UPDATE run_stop s SET outcome = 'taken_back' FROM orders o
       WHERE s.run_id = $1 AND s.outcome IS NULL AND o.id = s.order_id AND o.status = 'cancelled'`,
      [id],
    );
    const out = await openStops(tx, id);
    if (out.length > 0) throw stillOut(id, out);
    await tx.query('UPDATE delivery_run SET closed_at = now(), version = version + 1 WHERE id = $1', [id]);
    return {
      result: id,
      entry: {
        action: 'run.close',
        subjectType: 'run',
        subjectId: id,
        before: { closed: false },
        after: { closed: true },
      },
    };
  });
}

function stillOut(runId: number, orderIds: readonly number[]): ShopError {
  const named = orderIds.slice(0, 5).map((id) => `#${id}`);
  const more = orderIds.length > named.length ? ` and ${orderIds.length - named.length} more` : '';
  const orders = orderIds.length === 1 ? `Order ${named[0]} is` : `Orders ${named.join(', ')}${more} are`;
  return new ShopError(
    'CONFLICT',
    `${orders} still out with run #${runId}: say whether each was delivered, or take it back, and close it then.`,
  );
}

/** What was counted. */
interface Counted {
  id: number;
  lbp: Amount;
  usd: Amount;
  note?: string | null;
  idempotencyKey?: string | null;
}

/**
 * Keeps what was counted after a run beside what should be there at this moment (specification 33.5). A difference is kept
 * with a note; counted again, it is added, and the counts of before stay.
 * @returns the id of the run
 * @throws ShopError NOT_FOUND; BAD_USER_INPUT by field, also on `note` for a difference without one; CONFLICT for a run that
 *   is not closed; IDEMPOTENCY_CONFLICT
 */
export function countRun(
  db: DataSource,
  viewer: Viewer,
  { idempotencyKey, ...counted }: Counted,
): Promise<Once<number>> {
  checkInput(countedRules, { ...counted, idempotencyKey });
  const { id, lbp, usd } = counted;
  const note = textOrNull(counted.note);
  const keyOf = (actor: { id: number }) => optionalKey(actor.id, idempotencyKey, 'countRun', counted);
  return auditedOnce(db, viewer, keyOf, async (tx, actor) => {
    refuseUnless(await lockRun(tx, id), RunState.CLOSED);
    const { expectedLbp, expectedUsd } = await readExpected(tx, id);
    const differs = compare(lbp, expectedLbp) !== 0 || compare(usd, expectedUsd) !== 0;
    if (differs && note === null) throw badInput({ note: DRIVING_MESSAGES.note });
    await tx.query(
      `INSERT INTO run_count (run_id, by_user_id, expected_lbp, expected_usd, counted_lbp, counted_usd, note)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, actor.id, expectedLbp, expectedUsd, lbp, usd, note],
    );
    await tx.query('UPDATE delivery_run SET version = version + 1 WHERE id = $1', [id]);
    return {
      result: id,
      entry: {
        action: 'run.count',
        subjectType: 'run',
        subjectId: id,
        before: { expectedLbp, expectedUsd },
        after: { lbp, usd, note },
      },
    };
  });
}

async function readExpected(tx: Queryable, runId: number): Promise<{ expectedLbp: Amount; expectedUsd: Amount }> {
  const [row] = await tx.query<{ expectedLbp: Amount; expectedUsd: Amount }[]>(
    `SELECT ${EXPECTED} FROM delivery_run r WHERE r.id = $1`,
    [runId],
  );
  if (!row) throw new Error('A run that is locked is there');
  return row;
}
