import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECKS = [
  ['orders', 'orders_kind_known', `"kind" IN ('guest', 'account', 'one_click', 'employee')`],
  [
    'orders',
    'orders_payment_known',
    `"payment_method" IN ('stripe', 'wishmoney', 'cod', 'credit', 'employee_order') AND "payment_status" IN ('pending', 'paid', 'refunded')`,
  ],
  ['orders', 'orders_address_type_known', `"address_type" IN ('manual', 'location')`],
  // Not a number is larger than all numbers to PostgreSQL, and equal to itself.
  ['orders', 'orders_numbers', `"total_amount" < 'NaN' AND "latitude" < 'NaN' AND "longitude" < 'NaN'`],
  ['orders', 'orders_created_finite', `isfinite("created_at")`],
  ['product', 'product_prices_numbers', `"customer_price" < 'NaN' AND "business_price" < 'NaN' AND "price" < 'NaN'`],
  ['product_variant', 'product_variant_prices_numbers', `"customer_price" < 'NaN' AND "business_price" < 'NaN'`],
  ['individual_price', 'individual_price_number', `"custom_price" < 'NaN'`],
  ['outgoing_mail', 'outgoing_mail_kind_known', `"kind" IN ('order_confirmation', 'order_status')`],
  ['outgoing_mail', 'outgoing_mail_status_known', `"status" IN ('queued', 'sent', 'failed')`],
  ['api_token', 'api_token_scopes_known', `"scopes" <@ ARRAY['read', 'order', 'admin']`],
] as const;

/** No row may hold what a list cannot show: one that does would take all others of its page with it. */
export class ReadableRows1790000500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name, rule] of CHECKS) {
      await runner.query(`ALTER TABLE "${table}" ADD CONSTRAINT "${name}" CHECK (${rule})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of CHECKS) await runner.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${name}"`);
  }
}
