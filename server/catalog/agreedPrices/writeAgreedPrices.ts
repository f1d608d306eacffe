import type { DataSource } from 'typeorm';
import { individualPriceRules } from '../../../common/rules/accountRules';
import { Role } from '../../identity/roles';
import { lockUser } from '../../identity/userRow';
import type { Viewer } from '../../identity/viewer';
import { audited } from '../../audit/audit';
import { editConflict } from '../../audit/version';
import { checkInput } from '../../core/checkInput';
import type { Queryable } from '../../db/queryable';
import type { Transaction } from '../../db/transaction';
import { badInput, notFound } from '../../core/errors';
import type { IndividualPrice } from './agreedPrices';

/** Which price: of a business, for a product, and for one of its variants or none. */
export interface AgreedFor {
  userId: number;
  productId: number;
  variant: string | null;
  /** The price that the change was made from, "" for none; absent: whatever there is is changed. */
  seen?: string | null;
}

/**
 * Agrees a price with a business; it counts while the business is in individual mode.
 * @throws ShopError BAD_USER_INPUT, also for a variant that the product does not have; NOT_FOUND; CONFLICT when somebody
 *   else has changed the price since it was seen
 */
export function setIndividualPrice(
  db: DataSource,
  viewer: Viewer,
  agreed: AgreedFor,
  price: string | null,
): Promise<IndividualPrice> {
  const { userId, productId } = agreed;
  checkInput(individualPriceRules(), { price, variant: agreed.variant });
  const variant = agreed.variant || null;
  return audited(db, viewer, async (tx) => {
    await lockBusiness(tx, userId);
    await checkVariant(tx, productId, variant);
    const before = await readPrice(tx, { userId, productId, variant });
    await refuseUnseen(tx, { ...agreed, variant }, before);
    await tx.query(
      `INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, product_id, variant) DO UPDATE SET custom_price = excluded.custom_price`,
      [userId, productId, variant ?? '', price],
    );
    const result = (await readPrice(tx, { userId, productId, variant }))!;
    return { result, entry: entryOf('individualPrice.set', userId, before, result) };
  });
}

/** Takes a price back. @throws ShopError NOT_FOUND when there is none; CONFLICT as `setIndividualPrice` */
export function removeIndividualPrice(db: DataSource, viewer: Viewer, agreed: AgreedFor): Promise<IndividualPrice> {
  return audited(db, viewer, async (tx) => {
    await lockBusiness(tx, agreed.userId);
    const variant = agreed.variant || null;
    const price = await readPrice(tx, { ...agreed, variant });
    await refuseUnseen(tx, { ...agreed, variant }, price);
    if (!price) throw notFound('Individual price');
    await tx.query('DELETE FROM individual_price WHERE user_id = $1 AND product_id = $2 AND variant = $3', [
      agreed.userId,
      agreed.productId,
      agreed.variant ?? '',
    ]);
    return { result: price, entry: entryOf('individualPrice.remove', agreed.userId, price, null) };
  });
}

/** Two admins do not undo each other's price unseen. */
async function refuseUnseen(tx: Queryable, agreed: AgreedFor, price: IndividualPrice | null): Promise<void> {
  const { userId, productId, variant, seen } = agreed;
  if (seen === null || seen === undefined || seen === (price?.customPrice ?? '')) return;
  throw await editConflict(tx, {
    subjectType: 'user',
    subjectId: userId,
    actions: String.raw`^individualPrice\.`,
    holding: { productId, variant },
  });
}

function entryOf(action: string, userId: number, before: IndividualPrice | null, after: IndividualPrice | null) {
  return { action, subjectType: 'user', subjectId: userId, before, after };
}

/** One admin at a time changes the prices of a business. */
async function lockBusiness(tx: Transaction, userId: number): Promise<void> {
  if ((await lockUser(tx, userId)).role !== Role.BUSINESS) throw notFound('Business user');
}

/** Holds the product as it is until the end, so that a size is not taken away while it is given a price. */
async function checkVariant(tx: Queryable, productId: number, variant: string | null): Promise<void> {
  const [product] = await tx.query<{ variants: { name: string }[] }[]>(
    'SELECT variants FROM product WHERE id = $1 AND deleted_at IS NULL FOR SHARE',
    [productId],
  );
  if (!product) throw notFound('Product');
  if (variant !== null && !product.variants.some(({ name }) => name === variant)) {
    throw badInput({ variant: `This product has no variant "${variant}"` });
  }
}

async function readPrice(tx: Queryable, { userId, productId, variant }: AgreedFor): Promise<IndividualPrice | null> {
  const rows = await tx.query<IndividualPrice[]>(
    `SELECT product_id AS "productId", nullif(variant, '') AS variant, custom_price AS "customPrice"
     FROM individual_price WHERE user_id = $1 AND product_id = $2 AND variant = $3`,
    [userId, productId, variant ?? ''],
  );
  return rows[0] ?? null;
}
