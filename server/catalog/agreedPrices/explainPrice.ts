import type { Queryable } from '../../db/queryable';
import { forbidden, notFound } from '../../core/errors';
import { Duty, hasDuty } from '../../identity/duties';
import { Role } from '../../identity/roles';
import { findAccount, viewerOf, type Viewer } from '../../identity/viewer';
import { explain } from '../../pricing/explanation';
import { hasVariant, type ListPrices } from '../../pricing/price';
import type { AgreedPrices, PriceBook } from '../../pricing/priceBook';
import { readPast } from '../priceHistory/priceAt';
import { readProductsById } from '../products/readProducts';
import type { PriceExplanationType } from './agreedPrices.types';

/** Which price is to be explained. */
interface PriceQuestion {
  readonly productId: number;
  readonly variant: string | null;
  /** Whose; null for the viewer's own. */
  readonly userId: number | null;
  /** Null: now. */
  readonly at: Date | null;
}

/** What a price is made from. */
interface Facts {
  readonly product: ListPrices & { readonly name: string };
  readonly book: PriceBook;
  readonly agreed: AgreedPrices | null;
}

/**
 * Explains the price that the viewer sees or, for admins, the one that another user sees (specification 3.5: a person in
 * support answers "why do I pay this?" from it); or the one that was seen at an instant of the past (3.13).
 * @throws ShopError FORBIDDEN for another user's price unless an admin asks; NOT_FOUND for the product, its size and the
 *   user; of an instant also as `priceAt`
 */
export async function explainPriceFor(
  db: Queryable,
  viewer: Viewer,
  question: PriceQuestion,
): Promise<PriceExplanationType> {
  const { productId, variant, userId, at } = question;
  const facts = at === null ? await readNow(db, viewer, question) : await readPast(db, viewer, { ...question, at });
  const { product, book, agreed } = facts satisfies Facts;
  return {
    productId,
    productName: product.name,
    variant,
    priceBook: book.name,
    ...explain(product, variant, book, agreed),
    of: {
      productId,
      variant,
      at,
      userId: userId ?? (viewer.account?.role === Role.BUSINESS ? viewer.account.id : null),
    },
  };
}

async function readNow(db: Queryable, viewer: Viewer, { productId, variant, userId }: PriceQuestion): Promise<Facts> {
  const { book } = userId === null ? viewer : await viewerAskedFor(db, viewer, userId);
  const [product] = await readProductsById(db, [productId], book);
  if (!product) throw notFound('Product');
  if (!hasVariant(product, variant)) throw notFound('Variant');
  return { product, book, agreed: product.agreedPrices };
}

async function viewerAskedFor(db: Queryable, viewer: Viewer, userId: number): Promise<Viewer> {
  if (!hasDuty(viewer.account, Duty.PRICES)) throw forbidden('Only administrators may ask for the prices of others.');
  const account = await findAccount(db, userId);
  if (!account) throw notFound('User');
  return viewerOf(account);
}
