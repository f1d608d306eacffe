import type { QueryRunner } from 'typeorm';
import { FORM_CHANGED } from './folding';

/** How many rows are written in one transaction: about a tenth of a second. */
const BATCH = 500;

/**
 * Writes anew what is searched of the products, and of the orders whose names have letters of which the form has changed.
 * Each batch is a transaction by itself, so that no reader and hardly a writer waits; it may be done again.
 * @param products what is set of each product
 */
export async function refillSearch(runner: QueryRunner, products: string): Promise<void> {
  await inBatches(runner, 'product', `SET ${products}`, 'true');
  await inBatches(
    runner,
    'orders',
    'SET search = order_search(t.customer_name, t.employee_name, t.customer_email, t.customer_phone)',
    `concat_ws(' ', t.customer_name, t.employee_name, t.customer_email) ~ '${FORM_CHANGED}'`,
  );
}

async function inBatches(runner: QueryRunner, table: string, set: string, condition: string): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const [batch] = (await runner.query(
      `WITH batch AS (SELECT id FROM "${table}" WHERE id > $1 ORDER BY id LIMIT ${BATCH}),
       filled AS (UPDATE "${table}" t ${set} FROM batch WHERE t.id = batch.id AND ${condition})
       SELECT max(id) AS last FROM batch`,
      [after],
    )) as [{ last: number | null }];
    after = batch.last;
  }
}
