import type { Queryable } from '../../db/queryable';
import { forbidden, notFound } from '../../core/errors';
import { Role } from '../../identity/roles';
import { findAccount, viewerOf, type Viewer } from '../../identity/viewer';
import { explain } from '../../pricing/explanation';
import type { PriceBook } from '../../pricing/priceBook';
import { readProductsById } from '../products/readProducts';
import type { PriceExplanationType } from './agreedPrices.types';

/**
 * Explains the price that the viewer sees or, for admins, the one that another user sees.
 * @param userId whose price; null for the viewer's own
 * @throws ShopError FORBIDDEN for another user's price unless an admin asks; NOT_FOUND as `explainPrice`, and for the
 *   user
 */
export async function explainPriceFor(
  db: Queryable,
  viewer: Viewer,
  { productId, variant, userId }: { productId: number; variant: string | null; userId: number | null },
): Promise<PriceExplanationType> {
  if (userId === null) return explainPrice(db, productId, variant, viewer.book);
  if (viewer.account?.role !== Role.ADMIN) throw forbidden('Only administrators may ask for the prices of others.');
  const account = await findAccount(db, userId);
  if (!account) throw notFound('User');
  return explainPrice(db, productId, variant, viewerOf(account).book);
}

/**
 * Explains a price in a price book (specification 3.5: a person in support answers "why do I pay this?" from it).
 * @throws ShopError NOT_FOUND when there is no such product or the product has no such variant
 */
async function explainPrice(
  db: Queryable,
  productId: number,
  variant: string | null,
  book: PriceBook,
): Promise<PriceExplanationType> {
  const [product] = await readProductsById(db, [productId], book);
  if (!product) throw notFound('Product');
  if (variant !== null && !product.variants.some(({ name }) => name === variant)) throw notFound('Variant');
  return {
    productId,
    productName: product.name,
    variant,
    priceBook: book.name,
    ...explain(product, variant, book, product.agreedPrices),
  };
}
