import type { DataSource } from 'typeorm';
import { settle } from '../../../common/currencies/collected';
import { compare, type Amount } from '../../../common/money';
import { Faults, faultLine, type Fault } from '../../orders/verifying/fault';
import { inSnapshot } from '../../orders/verifying/snapshot';

/** How many runs are looked at together. */
const BATCH = 500;

interface RunFacts {
  readonly id: number;
  readonly isClosed: boolean;
  /** The first of its orders that is still to come; null for none. */
  readonly openOrder: number | null;
  /** Null for none. */
  readonly attempts: readonly AttemptFacts[] | null;
}

interface AttemptFacts {
  readonly id: number;
  readonly isDelivered: boolean;
  readonly due: Amount;
  readonly rate: Amount | null;
  readonly lbp: Amount;
  readonly usd: Amount;
  readonly change: Amount;
  readonly orderRate: Amount | null;
  /** Of its stop; null: still to come. */
  readonly outcome: string | null;
  /** Whether the outcome is that of this attempt: none came later in the run, and the shop has not taken the order up again. */
  readonly isLast: boolean;
}

/**
 * Holds the runs against what happened at their doors (specification 20.10): the change that was given against what was due and
 * collected at the rate of the order, the outcome of a stop against its delivery, and a closed run against its stops. Reads only,
 * batch by batch, each as of one instant.
 * @param tell gets each fault, as a line
 */
export async function verifyRuns(
  db: DataSource,
  tell: (line: string) => void,
): Promise<{ runs: number; wrong: number }> {
  const verified = { runs: 0, wrong: 0 };
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last;
    const runs: RunFacts[] = await inSnapshot(db, (tx) => tx.query<RunFacts[]>(READ, [after, BATCH]));
    const faults = runs.flatMap(faultsOf);
    verified.runs += runs.length;
    verified.wrong += faults.length;
    for (const fault of faults) tell(faultLine(fault));
    last = runs.at(-1)?.id;
  }
  return verified;
}

const READ = `SELECT r.id, r.closed_at IS NOT NULL AS "isClosed",
    (SELECT min(s.order_id) FROM run_stop s WHERE s.run_id = r.id AND s.outcome IS NULL) AS "openOrder",
    (SELECT json_agg(json_build_object('id', a.id, 'isDelivered', a.is_delivered, 'due', a.due::text,
       'rate', a.lbp_per_usd::text, 'lbp', a.lbp::text, 'usd', a.usd::text, 'change', a.change_lbp::text,
       'orderRate', o.lbp_per_usd::text, 'outcome', s.outcome, 'isLast', NOT EXISTS (
         SELECT FROM delivery_attempt later WHERE later.order_id = a.order_id AND later.run_id = a.run_id AND later.id > a.id)
         AND NOT EXISTS (SELECT FROM order_event e
           WHERE e.order_id = a.order_id AND e.at > a.at AND e.status <> 'delivered')) ORDER BY a.id)
     FROM delivery_attempt a JOIN orders o ON o.id = a.order_id
       JOIN run_stop s ON s.run_id = a.run_id AND s.order_id = a.order_id WHERE a.run_id = r.id) AS attempts
  FROM delivery_run r WHERE r.id > $1 ORDER BY r.id LIMIT $2`;

function faultsOf({ id, isClosed, openOrder, attempts }: RunFacts): Fault[] {
  const faults = new Faults(`run ${id}`);
  if (isClosed && openOrder !== null) faults.compare('stop of a closed run', `order ${openOrder}`, null);
  return [...faults.found, ...(attempts ?? []).flatMap((attempt) => faultsOfAttempt(id, attempt))];
}

function faultsOfAttempt(runId: number, { id, isDelivered, ...attempt }: AttemptFacts): Fault[] {
  const faults = new Faults(`run ${runId} attempt ${id}`);
  if (!isDelivered) return [];
  const { due, rate, lbp, usd, change, orderRate, outcome, isLast } = attempt;
  if (isLast) faults.compare('outcome of the stop', outcome, 'delivered');
  faults.compare('rate', rate, orderRate);
  // What was asked for while the phone had no network is not kept: the order was paid or cancelled by then.
  if (compare(due, '0') > 0) faults.compare('change', change, settle(due, { lbp, usd }, rate).change);
  return faults.found;
}
