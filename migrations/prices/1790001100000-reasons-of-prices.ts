import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is added to each table, and what must hold of it; null in all of it is "not kept": an order of before. */
const TABLES = [
  {
    table: 'order_line',
    columns: {
      base_amount: 'numeric(14,2)',
      discount_percent: 'numeric(5,2)',
      list_amount: 'numeric(14,2)',
      saved_amount: 'numeric(14,2)',
      rounding: 'numeric(7,6)',
    },
    name: 'order_line_reason',
    // The percentage and the customer price may be none. What is null is not refused, and greatest() passes it over.
    check: `num_nulls("base_amount", "rounding", "saved_amount") IN (0, 3)
      AND ("unit_price" - "rounding") * 100 = "base_amount" * (100 - coalesce("discount_percent", 0))
      AND round("unit_price" - "rounding", 2) = "unit_price"
      AND "saved_amount" = greatest("list_amount" - "unit_price", 0)`,
  },
  {
    table: 'orders',
    columns: { discount_rounding: 'numeric(7,6)' },
    name: 'orders_discount_rounding',
    check: `("discount_amount" - "discount_rounding") * 100 = "subtotal_amount" * coalesce("discount_percent", 0)
      AND round("discount_amount" - "discount_rounding", 2) = "discount_amount"`,
  },
];

/**
 * An order line keeps why it cost what it did (specification 4.14): the base, the percentage taken off it, what rounding
 * added, the customer price beside it and what was saved. Nothing is known of lines of before, which stay as they are.
 *
 * Each step ends by itself and can be done again: the columns are added without a look at the rows, and the rows are
 * checked while the shop writes them.
 */
export class ReasonsOfPrices1790001100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, columns, name, check } of TABLES) {
      const added = Object.entries(columns).map(([column, type]) => `ADD COLUMN IF NOT EXISTS "${column}" ${type}`);
      await runner.query(`ALTER TABLE "${table}" ${added.join(', ')}`);
      const known = (await runner.query('SELECT 1 FROM pg_constraint WHERE conname = $1 AND conrelid = $2::regclass', [
        name,
        table,
      ])) as unknown[];
      if (known.length === 0) {
        await runner.query(`ALTER TABLE "${table}" ADD CONSTRAINT "${name}" CHECK (${check}) NOT VALID`);
      }
      await runner.query(`ALTER TABLE "${table}" VALIDATE CONSTRAINT "${name}"`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, columns, name } of TABLES) {
      await runner.query(`ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS "${name}"`);
      const dropped = Object.keys(columns).map((column) => `DROP COLUMN IF EXISTS "${column}"`);
      await runner.query(`ALTER TABLE "${table}" ${dropped.join(', ')}`);
    }
  }
}
