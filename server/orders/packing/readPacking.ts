import type { Queryable } from '../../db/queryable';
import type { PackedLineType, OrderPackingType } from './packing.types';
import { JOIN_PACKED, stageOf } from './stage';

/** How far the packing of each order is; one statement. */
export async function readPacking(db: Queryable, orderIds: readonly number[]): Promise<OrderPackingType[]> {
  const rows = await db.query<{ id: number; status: string; lines: number; packedLines: number }[]>(
    `SELECT o.id, o.status, count(l.id)::integer AS lines, count(k.order_line_id)::integer AS "packedLines"
     FROM orders o LEFT JOIN order_line l ON l.order_id = o.id ${JOIN_PACKED}
     WHERE o.id = ANY($1::integer[]) GROUP BY o.id`,
    [orderIds],
  );
  const byId = new Map(
    rows.map(({ id, status, lines, packedLines }) => [
      id,
      { stage: stageOf(status, lines, packedLines), lines, packedLines },
    ]),
  );
  return orderIds.map((id) => byId.get(id) ?? { stage: null, lines: 0, packedLines: 0 });
}

/** How each line was packed; null for one that was not. One statement. */
export async function readPackedLines(db: Queryable, lineIds: readonly number[]): Promise<(PackedLineType | null)[]> {
  const rows = await db.query<(PackedLineType & { lineId: number })[]>(
    `SELECT k.order_line_id AS "lineId", k.quantity, k.at, NOT k.is_outdated AS "isCurrent", u.username AS "byUsername"
     FROM packed_line k LEFT JOIN users u ON u.id = k.by_user_id WHERE k.order_line_id = ANY($1::integer[])`,
    [lineIds],
  );
  const byId = new Map(rows.map(({ lineId, ...packed }) => [lineId, packed]));
  return lineIds.map((id) => byId.get(id) ?? null);
}
