import type { Queryable } from '../../db/queryable';
import { CUSTOMER_BOOK, priceBookOf, type PricingTerms } from '../../pricing/priceBook';
import type { Buyer } from '../placing/newOrder';

/**
 * By which price book the buyer of an order would order now: a business, also for its employees, by its terms; everybody
 * else as a customer (specification 3.1).
 */
export async function buyerOf(tx: Queryable, orderId: number): Promise<Pick<Buyer, 'book' | 'termsOf'>> {
  const [business] = await tx.query<PricingTerms[]>(
    `SELECT b.id, b.role, b.business_approved AS "businessApproved", b.pricing_mode AS "pricingMode",
       b.business_discount::text AS "businessDiscount"
     FROM orders o JOIN users b ON b.id = coalesce(o.account_id, o.user_id) WHERE o.id = $1 AND b.role = 'business'`,
    [orderId],
  );
  return business ? { book: priceBookOf(business), termsOf: business.id } : { book: CUSTOMER_BOOK, termsOf: null };
}
