/**
 * A fault to be found in what orders keep: what is changed by hand, and every line that is to be told. `{guest}` is the
 * number of the order of that name, other words are those of `ledgerFacts`.
 */
export type Fault = [what: string, changes: string[], told: string[]];

/** Changes an order by hand. */
export const order = (name: string, change: string): string => `UPDATE orders SET ${change} WHERE id = {${name}}`;
