import type { DataSource } from 'typeorm';
import { individualPriceRules } from '../../../common/rules/accountRules';
import { refuseClosed } from '../../identity/refuseClosed';
import { Role } from '../../identity/roles';
import { lockUser } from '../../identity/userRow';
import type { Viewer } from '../../identity/viewer';
import { audited } from '../../audit/audit';
import { editConflict } from '../../audit/version';
import { checkInput } from '../../core/checkInput';
import type { Queryable } from '../../db/queryable';
import type { Transaction } from '../../db/transaction';
import { badInput, notFound } from '../../core/errors';
import { hasVariant } from '../../pricing/price';
import { IndividualPriceEntity } from '../../pricing/individualPrice.entity';
import type { IndividualPriceType } from './agreedPrices.types';

/** Which price: of a business, for a product, and for one of its variants or none. */
export interface AgreedPriceChange {
  userId: number;
  productId: number;
  variant: string | null;
  /** The price that the change was made from, "" for none; absent: whatever there is is changed. */
  expected?: string | null;
}

/**
 * Agrees a price with a business; it counts while the business is in individual mode.
 * @throws ShopError BAD_USER_INPUT, also for a variant that the product does not have; NOT_FOUND; CONFLICT when somebody
 *   else has changed the price since it was read, or the owner of the business has closed its account
 */
export function setIndividualPrice(
  db: DataSource,
  viewer: Viewer,
  change: AgreedPriceChange,
  price: string | null,
): Promise<IndividualPriceType> {
  const { userId, productId } = change;
  checkInput(individualPriceRules, { price, variant: change.variant });
  const variant = change.variant || null;
  return audited(db, viewer, async (tx) => {
    await lockBusiness(tx, userId);
    await checkVariant(tx, productId, variant);
    const before = await readPrice(tx, { userId, productId, variant });
    await refuseStalePrice(tx, { ...change, variant }, before);
    await tx.manager
      .getRepository(IndividualPriceEntity)
      .upsert({ userId, productId, variant: variant ?? '', customPrice: price ?? '' }, [
        'userId',
        'productId',
        'variant',
      ]);
    const result = (await readPrice(tx, { userId, productId, variant }))!;
    return { result, entry: auditEntry('individualPrice.set', userId, before, result) };
  });
}

/** Takes a price back. @throws ShopError NOT_FOUND when there is none; CONFLICT as `setIndividualPrice` */
export function removeIndividualPrice(
  db: DataSource,
  viewer: Viewer,
  change: AgreedPriceChange,
): Promise<IndividualPriceType> {
  return audited(db, viewer, async (tx) => {
    await lockBusiness(tx, change.userId);
    const variant = change.variant || null;
    const price = await readPrice(tx, { ...change, variant });
    await refuseStalePrice(tx, { ...change, variant }, price);
    if (!price) throw notFound('Individual price');
    await tx.manager
      .getRepository(IndividualPriceEntity)
      .delete({ userId: change.userId, productId: change.productId, variant: variant ?? '' });
    return { result: price, entry: auditEntry('individualPrice.remove', change.userId, price, null) };
  });
}

/** Refuses to overwrite a price that another admin has changed since it was read. */
async function refuseStalePrice(
  tx: Queryable,
  change: AgreedPriceChange,
  price: IndividualPriceType | null,
): Promise<void> {
  const { userId, productId, variant, expected } = change;
  if (expected === null || expected === undefined || expected === (price?.customPrice ?? '')) return;
  throw await editConflict(tx, {
    subjectType: 'user',
    subjectId: userId,
    actions: String.raw`^individualPrice\.`,
    containing: { productId, variant },
  });
}

function auditEntry(
  action: string,
  userId: number,
  before: IndividualPriceType | null,
  after: IndividualPriceType | null,
) {
  return { action, subjectType: 'user', subjectId: userId, before, after };
}

/** One admin at a time changes the prices of a business. @throws ShopError NOT_FOUND; CONFLICT when its owner has closed it */
async function lockBusiness(tx: Transaction, userId: number): Promise<void> {
  if ((await lockUser(tx, userId)).role !== Role.BUSINESS) throw notFound('Business user');
  await refuseClosed(tx, userId);
}

/** Locks the product against changes, so that a size is not removed while a price is agreed for it. */
async function checkVariant(tx: Queryable, productId: number, variant: string | null): Promise<void> {
  const [product] = await tx.query<{ variants: { name: string }[] }[]>(
    'SELECT variants FROM product WHERE id = $1 AND deleted_at IS NULL FOR SHARE',
    [productId],
  );
  if (!product) throw notFound('Product');
  if (!hasVariant(product, variant)) throw badInput({ variant: `This product has no variant "${variant}"` });
}

async function readPrice(
  tx: Queryable,
  { userId, productId, variant }: AgreedPriceChange,
): Promise<IndividualPriceType | null> {
  const rows = await tx.query<IndividualPriceType[]>(
    `SELECT product_id AS "productId", nullif(variant, '') AS variant, custom_price AS "customPrice"
     FROM individual_price WHERE user_id = $1 AND product_id = $2 AND variant = $3`,
    [userId, productId, variant ?? ''],
  );
  return rows[0] ?? null;
}
