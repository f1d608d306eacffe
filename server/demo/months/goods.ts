import type { Queryable } from '../../db/queryable';
import type { Random } from './random';

/** What is ordered of: a product with the sizes that it has. */
export interface Goods {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  /** Empty for a product without sizes. */
  readonly sizes: readonly string[];
}

/** A line of an order. */
export interface BasketLine {
  readonly productId: number;
  /** Null for a product without sizes. */
  readonly size: string | null;
  readonly quantity: number;
}

/** Everything that both customers and businesses can buy, the same at each loading. */
export function readGoods(db: Queryable): Promise<Goods[]> {
  return db.query(
    `SELECT p.id, p.name, c.slug AS category, coalesce(s.sizes, '{}') AS sizes
     FROM product p JOIN category c ON c.id = p.category_id
     LEFT JOIN LATERAL (SELECT array_agg(v.name ORDER BY v.position) AS sizes FROM product_variant v
       WHERE v.product_id = p.id AND v.customer_price IS NOT NULL AND v.business_price < 2000000) AS s ON true
     WHERE p.in_stock AND p.deleted_at IS NULL AND (s.sizes IS NOT NULL OR p.customer_price IS NOT NULL AND p.business_price IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id))
     ORDER BY p.id`,
  );
}

/** Of a hundred lines so many are of each category: a juice house sells juice first. */
const SHARES: Readonly<Record<string, number>> = {
  'fresh-juices-daily': 42,
  'raw-nuts': 18,
  'dry-fruits': 16,
  'fruits-veg-garnish': 14,
  'frozen-garnish': 10,
};

/** The lines of an order: some products sell better than others, and a business takes more of each. */
export function basket(random: Random, goods: readonly Goods[], ofBusiness: boolean): BasketLine[] {
  const lines = new Map<number, BasketLine>();
  for (let wanted = ofBusiness ? random.whole(2, 5) : random.whole(1, 4); wanted > 0; wanted -= 1) {
    const slug = random.pick(
      Object.entries(SHARES).flatMap(([category, share]) => Array<string>(share).fill(category)),
    );
    const product = random.pick(
      goods.filter(({ category }) => category === slug),
      1.7,
    );
    // Larger sizes are for parties and kitchens.
    const size = product.sizes.length > 0 ? random.pick(product.sizes, ofBusiness ? 1.3 : 1.6) : null;
    const quantity = ofBusiness ? random.whole(2, 4) : random.whole(1, 3);
    lines.set(product.id, { productId: product.id, size, quantity });
  }
  return [...lines.values()];
}
