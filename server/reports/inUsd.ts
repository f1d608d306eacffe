/** What sums keep of the orders that have a rate: how many, their amount in LBP, and that in USD at the rate of each. */
export const RATED = ['rated_orders', 'rated_amount', 'usd'] as const;

/**
 * What a figure is in USD, and what of it is not (specification 13.6). The sum of many orders is rounded once, here.
 * @param orders SQL of how many orders there are that count
 * @param amount SQL of their amount in LBP
 * @param of SQL of the sum of a column
 */
export function usdColumns(orders: string, amount: string, of: (column: (typeof RATED)[number]) => string): string {
  return `CASE WHEN ${of('rated_orders')} > 0 THEN round(${of('usd')}, 2)::text END AS "revenueUsd",
    (${orders} - ${of('rated_orders')})::integer AS "ordersWithoutRate",
    (${amount} - ${of('rated_amount')} + 0.00)::text AS "revenueWithoutRate"`;
}
