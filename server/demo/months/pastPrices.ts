import type { DataSource } from 'typeorm';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';

/** What would record and tell the prices, or count an edit; sizes are still gathered in their products. */
const SILENT = [
  { table: 'product', trigger: 'USER' },
  { table: 'product_variant', trigger: 'product_variant_prices_update' },
  { table: 'individual_price', trigger: 'USER' },
];

/**
 * Prices as the demo's history has them at a moment, while orders of then are placed: what an order of before a change cost
 * is what the history says. It is no change of a price, so nothing records or tells it.
 */
export class PastPrices {
  private next = 0;

  private constructor(
    private readonly db: DataSource,
    /** When prices became others, oldest first. */
    private readonly changes: readonly Date[],
  ) {}

  static async of(db: DataSource): Promise<PastPrices> {
    const sets = await db.query<{ at: Date }[]>('SELECT at FROM price_change_set ORDER BY at');
    return new PastPrices(
      db,
      sets.map(({ at }) => at),
    );
  }

  /** Sets them to those of a moment, which is never before the last one. */
  async standAt(at: Date): Promise<void> {
    const passed = this.changes.findIndex((change) => change > at);
    const next = passed < 0 ? this.changes.length : passed;
    if (next === this.next) return;
    this.next = next;
    await transaction(this.db, (tx) => setPrices(tx, at));
  }
}

/** What the history says last of each product, size and agreement, up to a moment. */
const LAST = `SELECT DISTINCT ON (kind, product_id, user_id, variant) kind, product_id, user_id, variant, new
  FROM price_change WHERE at <= $1 AND new IS NOT NULL ORDER BY kind, product_id, user_id, variant, id DESC`;

const price = (name: string): string => `(h.new ->> '${name}')::numeric`;

async function setPrices(tx: Queryable, at: Date): Promise<void> {
  for (const { table, trigger } of SILENT) await tx.query(`ALTER TABLE "${table}" DISABLE TRIGGER ${trigger}`);
  await tx.query(
    `WITH h AS (${LAST})
     UPDATE product p SET customer_price = ${price('customerPrice')}, business_price = ${price('businessPrice')}, price = ${price('price')}
     FROM h WHERE h.kind = 'product' AND h.product_id = p.id`,
    [at],
  );
  await tx.query(
    `WITH h AS (${LAST})
     UPDATE product_variant v SET customer_price = ${price('customerPrice')}, business_price = ${price('businessPrice')}
     FROM h WHERE h.kind = 'size' AND h.product_id = v.product_id AND h.variant = v.name`,
    [at],
  );
  await tx.query(
    `WITH h AS (${LAST})
     UPDATE individual_price i SET custom_price = ${price('price')}
     FROM h WHERE h.kind = 'agreed' AND h.product_id = i.product_id AND h.user_id = i.user_id AND h.variant = i.variant`,
    [at],
  );
  for (const { table, trigger } of SILENT) await tx.query(`ALTER TABLE "${table}" ENABLE TRIGGER ${trigger}`);
}
