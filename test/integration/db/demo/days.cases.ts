import { verifyRuns } from '../../../../server/driving/verifying/verifyRuns';
import { db, one } from './demoDatabase';

describe('the demo of these days', () => {
  test('has orders of today and tomorrow in every state', async () => {
    const stages = await db.query<Record<string, unknown>[]>(
      `SELECT CASE WHEN o.status <> 'confirmed' THEN o.status WHEN l.packed = 0 THEN 'confirmed'
           WHEN l.packed < l.lines THEN 'begun' ELSE 'packed' END AS stage
       FROM orders o, LATERAL (SELECT count(*) AS lines, count(p.order_line_id) AS packed
         FROM order_line l LEFT JOIN packed_line p ON p.order_line_id = l.id WHERE l.order_id = o.id) AS l
       WHERE o.delivery_date BETWEEN (now() AT TIME ZONE 'Asia/Beirut')::date AND (now() AT TIME ZONE 'Asia/Beirut')::date + 1
       GROUP BY 1 ORDER BY 1`,
    );
    expect(stages.map(({ stage }) => stage)).toEqual([
      ...['begun', 'cancelled', 'confirmed', 'delivered', 'packed', 'pending', 'shipped'],
    ]);
    const transfers = await one(
      `SELECT count(*) FILTER (WHERE t.order_id IS NULL) > 0 AS awaited, count(*) FILTER (WHERE t.confirmed_at IS NOT NULL) > 0 AS confirmed,
         count(*) FILTER (WHERE t.rejected_at IS NOT NULL) > 0 AS rejected,
         count(*) FILTER (WHERE t.confirmed_at IS NULL AND t.rejected_at IS NULL AND t.order_id IS NOT NULL) > 0 AS sent
       FROM orders o LEFT JOIN order_transfer t ON t.order_id = o.id WHERE o.payment_method = 'wishmoney' AND o.status <> 'cancelled'`,
    );
    expect(transfers).toEqual({ awaited: true, confirmed: true, rejected: true, sent: true });
  });

  test('has runs of these days: one that is out and has delivered, one that is to leave, and one of tomorrow', async () => {
    const runs = await db.query(
      `SELECT r.day - min(r.day) OVER () AS days, r.departed_at IS NOT NULL AS "isOut",
         (SELECT count(*)::integer FROM run_stop s WHERE s.run_id = r.id AND s.outcome IS NULL) AS open,
         (SELECT count(*)::integer FROM delivery_attempt a WHERE a.run_id = r.id) AS attempts
       FROM delivery_run r WHERE r.closed_at IS NULL ORDER BY r.id`,
    );
    expect(runs).toEqual([
      { days: 0, isOut: true, open: 2, attempts: 1 },
      { days: 0, isOut: false, open: 3, attempts: 0 },
      { days: 1, isOut: false, open: 4, attempts: 0 },
    ]);
  });

  test('has runs of the last five days, driven, closed and counted, in one of which something was missing', async () => {
    const facts = await one(
      `SELECT count(*) > 5 AS many, count(DISTINCT r.day) >= 3 AS days,
         (max(r.day) - min(r.day)) BETWEEN 2 AND 4 AND max(r.day) < (now() AT TIME ZONE 'Asia/Beirut')::date AS "areOfTheseDays",
         bool_and((r.departed_at AT TIME ZONE 'Asia/Beirut')::date = r.day AND r.created_at < r.departed_at
           AND r.departed_at < r.closed_at AND r.closed_at < c.at) AS "areInSequence",
         (count(*) FILTER (WHERE c.counted_lbp <> c.expected_lbp AND c.note IS NOT NULL))::integer AS differ,
         bool_or(c.expected_lbp > r.float_lbp) AS collected
       FROM delivery_run r JOIN run_count c ON c.run_id = r.id WHERE r.closed_at IS NOT NULL`,
    );
    expect(facts).toEqual({
      ...{ many: true, days: true, areOfTheseDays: true, areInSequence: true, differ: 1, collected: true },
    });
    // All of the three months that was brought on those days; each at a moment between the departure and the end of its run.
    const brought = await one(
      `SELECT count(*) FILTER (WHERE a.id IS NULL)::integer AS others,
         count(*) FILTER (WHERE NOT a.at BETWEEN r.departed_at AND r.closed_at OR o.delivery_window <> r.time_window)::integer AS torn
       FROM orders o JOIN order_request q ON q.order_id = o.id AND q.key LIKE 'demo-month-order-%'
         LEFT JOIN delivery_attempt a ON a.order_id = o.id LEFT JOIN delivery_run r ON r.id = a.run_id
       WHERE o.status = 'delivered' AND o.delivery_date BETWEEN (now() AT TIME ZONE 'Asia/Beirut')::date - 5
         AND (now() AT TIME ZONE 'Asia/Beirut')::date - 1`,
    );
    expect(brought).toEqual({ others: 0, torn: 0 });
    const faults: string[] = [];
    await verifyRuns(db, (fault) => faults.push(fault));
    expect(faults).toEqual([]);
  });

  test('has a day of next week on which nobody delivers, and says where transfers go', async () => {
    expect(
      await one(
        `SELECT c.day - (now() AT TIME ZONE 'Asia/Beirut')::date AS days, c.zone_id AS zone, c.reason,
           (SELECT send_to FROM transfer_account) AS "sendTo" FROM delivery_closure c`,
      ),
    ).toEqual({
      days: 8,
      zone: null,
      reason: 'The press is being serviced',
      sendTo: 'WishMoney +961 1 555 010, Bustan',
    });
  });
});
