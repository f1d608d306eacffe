import type { Transaction } from '../db/transaction';
import { plannedChanges } from '../plans/plannedChanges';
import type { PriceChangesInput } from '../plans/plans.types';
import { PlannedKind } from '../plans/pricePlan.entity';
import { insertPlan } from '../plans/writePlans';

interface DemoPlan extends PriceChangesInput {
  /** From when on: an expression of PostgreSQL about `soon`, by the shop's clock, until when none of them comes. */
  at: string;
  reason: string;
}

/** Three plans whose instants come in the weeks after the first start, and are not told of before the second day. */
export async function loadPlans(tx: Transaction): Promise<void> {
  const [ids] = await tx.query<[Record<'admin' | 'business' | 'cash' | 'nuts' | 'product', number>]>(
    `SELECT (SELECT id FROM users WHERE username = 'admin') AS admin,
       (SELECT id FROM users WHERE username = 'business') AS business,
       (SELECT id FROM users WHERE username = 'business-cash') AS cash,
       (SELECT id FROM category WHERE slug = 'raw-nuts') AS nuts,
       (SELECT min(product_id) FROM individual_price WHERE variant = '') AS product`,
  );
  const plans: DemoPlan[] = [
    {
      at: `date_trunc('week', soon) + interval '7 days 6 hours'`,
      reason: 'The new harvest is dearer',
      category: { categoryId: ids.nuts, percent: 5 },
    },
    {
      at: `date_trunc('month', soon) + interval '1 month'`,
      reason: 'A year of good orders',
      changes: [{ kind: PlannedKind.DISCOUNT, userId: ids.business, value: '12.50' }],
    },
    {
      at: `date_trunc('day', soon) + interval '12 days 8 hours'`,
      reason: 'Agreed by telephone',
      changes: [{ kind: PlannedKind.AGREED_PRICE, productId: ids.product, userId: ids.cash, value: '95000' }],
    },
  ];
  for (const { at, reason, ...input } of plans) {
    const [instant] = await tx.query<[{ at: Date }]>(
      `SELECT (${at}) AT TIME ZONE 'Asia/Beirut' AS at FROM (SELECT now() AT TIME ZONE 'Asia/Beirut' + interval '2 days' AS soon) AS clock`,
    );
    const changes = await plannedChanges(tx, input);
    await insertPlan(tx, { id: ids.admin, username: 'admin' }, { at: instant.at, reason, changes });
  }
}
