import type { Queryable } from '../../db/queryable';
import { parseAddress } from '../../orders/address';
import { JOIN_PACKED, stageOf } from '../../orders/packing/stage';
import { TO_COLLECT } from '../../orders/paidAtDoor';
import { grouped } from './grouped';
import { attemptsOf } from './readAttempts';
import type { RunStopType } from './run.types';

type StopRow = Omit<RunStopType, 'deliveryAddress' | 'stage' | 'attempts'> & {
  runId: number;
  /** As it is stored: possibly no address at all. */
  deliveryAddress: unknown;
  lines: number;
  packedLines: number;
};

/** The stops of each of the runs as their driver needs them, what is settled first; two statements. */
export async function readStops(db: Queryable, runIds: readonly number[]): Promise<Map<number, RunStopType[]>> {
  if (runIds.length === 0) return new Map();
  const rows = await db.query<StopRow[]>(
    `SELECT s.run_id AS "runId", s.order_id AS "orderId", s.outcome, o.status, o.customer_name AS "customerName",
       o.employee_name AS "employeeName", o.customer_phone AS phone, o.delivery_address AS "deliveryAddress", o.latitude,
       o.longitude, o.note, o.delivery_window AS "deliveryWindow", z.name AS "deliveryZone", p.parcels,
       ${TO_COLLECT} AS "toCollect", o.lbp_per_usd AS "lbpPerUsd", l.pieces, l.lines, l.packed AS "packedLines"
     FROM run_stop s JOIN orders o ON o.id = s.order_id
     LEFT JOIN delivery_zone z ON z.id = o.zone_id
     LEFT JOIN order_parcels p ON p.order_id = o.id,
     LATERAL (
       SELECT coalesce(sum(l.quantity), 0)::integer AS pieces, count(*)::integer AS lines,
         count(k.order_line_id)::integer AS packed
       FROM order_line l ${JOIN_PACKED} WHERE l.order_id = o.id) AS l
     WHERE s.run_id = ANY($1::integer[])
     ORDER BY s.run_id, s.outcome IS NULL, s.position, s.order_id`,
    [runIds],
  );
  const attempts = grouped(await attemptsOf(db, runIds), stopOf, (attempt) => attempt);
  return grouped(
    rows,
    ({ runId }) => runId,
    (row) => shown(row, attempts.get(stopOf(row)) ?? []),
  );
}

/** Names a stop. */
function stopOf({ runId, orderId }: { runId: number; orderId: number }): string {
  return `${runId} ${orderId}`;
}

function shown({ runId: _, lines, packedLines, ...row }: StopRow, attempts: RunStopType['attempts']): RunStopType {
  const address = parseAddress(row.deliveryAddress);
  return {
    ...row,
    // A driver calls, and writes to nobody.
    deliveryAddress: address && { ...address, email: null },
    phone: row.phone ?? address?.phone ?? null,
    stage: stageOf(row.status, lines, packedLines),
    attempts,
  };
}
