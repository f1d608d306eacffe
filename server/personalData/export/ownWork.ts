import type { Queryable } from '../../db/queryable';
import type { Account } from '../../identity/viewer';
import { every } from './ownRecords';

/** The runs that somebody drives or drove before they were given to another, with what became of each order. */
export function everyOwnRun(db: Queryable, { id }: Account): AsyncGenerator<object> {
  return every(db, id, {
    columns: `to_char(e.day, 'YYYY-MM-DD') AS day, e.time_window AS window, e.driver_id = $1 AS "isStillYours",
      e.float_lbp::text AS "floatLbp", e.departed_at AS "departedAt", e.closed_at AS "closedAt",
      (SELECT coalesce(json_agg(json_build_object('orderId', s.order_id, 'outcome', s.outcome) ORDER BY s.position), '[]')
       FROM run_stop s WHERE s.run_id = e.id) AS stops`,
    from: 'delivery_run e',
    where: '(e.driver_id = $1 OR $1 = ANY(e.former_driver_ids))',
  });
}

/** What somebody told of doors. Who took it and why it was not taken are about the buyer, whose export has them. */
export function everyReportedAttempt(db: Queryable, { id }: Account): AsyncGenerator<object> {
  return every(db, id, {
    columns: `e.run_id AS "runId", e.order_id AS "orderId", e.at, e.received_at AS "receivedAt",
      e.is_delivered AS "isDelivered", e.next, e.due::text, e.lbp::text, e.usd::text, e.change_lbp::text AS "changeLbp",
      EXISTS (SELECT 1 FROM delivery_photo f WHERE f.attempt_id = e.id) AS "hasPhoto"`,
    from: 'delivery_attempt e',
    where: 'e.by_user_id = $1',
  });
}

/** Counts of cash: those that somebody made, and those of the runs they drove. */
export function everyCashCount(db: Queryable, { id }: Account): AsyncGenerator<object> {
  return every(db, id, {
    columns: `e.run_id AS "runId", CASE WHEN e.by_user_id = $1 THEN 'you' ELSE 'the shop' END AS by, e.at,
      e.expected_lbp::text AS "expectedLbp", e.expected_usd::text AS "expectedUsd", e.counted_lbp::text AS "countedLbp",
      e.counted_usd::text AS "countedUsd", e.note`,
    from: 'run_count e',
    where: `(e.by_user_id = $1 OR EXISTS (SELECT 1 FROM delivery_run r WHERE r.id = e.run_id AND r.driver_id = $1))`,
  });
}

/** The lines that somebody ticked off as packed. */
export function everyPackedLine(db: Queryable, { id }: Account): AsyncGenerator<object> {
  return every(db, id, {
    columns: `e."orderId", e."productName", e.quantity, e.at, e."isOutdated"`,
    from: `(SELECT p.order_line_id AS id, p.by_user_id, l.order_id AS "orderId", l.product_name AS "productName",
        p.quantity, p.at, p.is_outdated AS "isOutdated"
      FROM packed_line p JOIN order_line l ON l.id = p.order_line_id) e`,
    where: 'e.by_user_id = $1',
  });
}
