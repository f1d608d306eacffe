import type { Queryable } from '../../db/queryable';
import type { ListPrices } from '../../pricing/price';
import type { AgreedPrices } from '../../pricing/priceBook';

/** A product as it is priced. */
export interface PricedProduct extends ListPrices {
  readonly name: string;
}

/** Those of the products that are sold, by their ids. @param ids null: all of them */
export function readPricedProducts(db: Queryable, ids: readonly number[] | null): Promise<PricedProduct[]> {
  return db.query(
    `SELECT id, name, customer_price AS "customerPrice", business_price AS "businessPrice", price, variants
     FROM product WHERE deleted_at IS NULL AND ($1::integer[] IS NULL OR id = ANY($1)) ORDER BY id`,
    [ids],
  );
}

/** What is agreed with a business for a product, by `agreedKey`. */
export type AgreedByKey = ReadonlyMap<string, AgreedPrices>;

export function agreedKey(userId: number, productId: number): string {
  return `${userId}:${productId}`;
}

/** What is agreed with businesses. @param productIds null: for all products */
export async function readAgreedPrices(
  db: Queryable,
  userIds: readonly number[],
  productIds: readonly number[] | null,
): Promise<AgreedByKey> {
  const rows = await db.query<{ userId: number; productId: number; prices: AgreedPrices }[]>(
    `SELECT user_id AS "userId", product_id AS "productId", json_object_agg(variant, custom_price::text) AS prices
     FROM individual_price WHERE user_id = ANY($1::integer[]) AND ($2::integer[] IS NULL OR product_id = ANY($2))
     GROUP BY user_id, product_id`,
    [userIds, productIds],
  );
  return new Map(rows.map(({ userId, productId, prices }) => [agreedKey(userId, productId), prices]));
}
