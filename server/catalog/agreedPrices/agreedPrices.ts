import type { Queryable } from '../../db/queryable';
import { PricingMode } from '../../identity/roles';
import { isApprovedBusiness, type Viewer } from '../../identity/viewer';
import type { IndividualPriceType } from './agreedPrices.types';

/** The prices agreed with one business, for products that are not deleted. */
export async function readIndividualPrices(db: Queryable, userId: number): Promise<IndividualPriceType[]> {
  return db.query(
    `SELECT o.product_id AS "productId", nullif(o.variant, '') AS variant, o.custom_price AS "customPrice"
     FROM individual_price o JOIN product p ON p.id = o.product_id AND p.deleted_at IS NULL
     WHERE o.user_id = $1 ORDER BY o.product_id, o.variant`,
    [userId],
  );
}

/** The signed-in business's own agreed prices; none unless it is approved and in individual mode. */
export async function readOwnAgreedPrices(db: Queryable, viewer: Viewer): Promise<IndividualPriceType[]> {
  const { account } = viewer;
  if (!account || !isApprovedBusiness(viewer) || account.pricingMode !== PricingMode.INDIVIDUAL) return [];
  return readIndividualPrices(db, account.id);
}
