import type { Queryable } from '../../db/queryable';
import { badInput, forbidden, notFound } from '../../core/errors';
import { Duty, hasDuty } from '../../identity/duties';
import { Role } from '../../identity/roles';
import type { Viewer } from '../../identity/viewer';
import { historyBegan, readFactsAt, type FactsAt } from '../../pricing/history/factsAt';
import { hasVariant, priceOf } from '../../pricing/price';
import type { PriceAtType } from './priceAt.types';

/** Which price, when, and whose. */
interface PriceAtQuestion {
  readonly productId: number;
  readonly variant: string | null;
  readonly at: Date;
  /** Null: the viewer's own, of an admin that of customers. */
  readonly userId: number | null;
}

/** The facts of then, and from when on they are known. */
interface Past {
  readonly product: NonNullable<FactsAt['product']>;
  readonly book: FactsAt['book'];
  readonly agreed: FactsAt['agreed'];
  readonly since: Date;
}

/**
 * What a viewer would have paid at an instant (specification 3.11): `priceOf` of what prices were made from then.
 * @throws ShopError BAD_USER_INPUT for an instant before prices are known or in the future; FORBIDDEN for another
 *   user's price unless an admin asks; NOT_FOUND for what was not there then: the product, the size, the user
 */
export async function priceAt(db: Queryable, viewer: Viewer, question: PriceAtQuestion): Promise<PriceAtType> {
  const { product, book, agreed, since } = await readPast(db, viewer, question);
  const { productId, variant, at } = question;
  const price = priceOf(product, variant, book, agreed);
  return { productId, productName: product.name, variant, at, since, priceBook: book.name, price };
}

/** What a price of the past was made from. @throws ShopError as `priceAt` */
export async function readPast(
  db: Queryable,
  viewer: Viewer,
  { productId, variant, at, userId }: PriceAtQuestion,
): Promise<Past> {
  const whose = whoseHistory(viewer, userId);
  const known = await historyBegan(db);
  checkInstant('at', at, known);
  const [facts] = await readFactsAt(db, [{ productId, userId: whose, at }]);
  const { product, terms, book, agreed } = facts!;
  if (!product) throw notFound('Product');
  if (!hasVariant(product, variant)) throw notFound('Variant');
  if (whose !== null && !terms) throw notFound('User');
  return { product, book, agreed, since: known.since };
}

/**
 * Whose prices of the past the viewer asks for; null stands for customers.
 * @throws ShopError FORBIDDEN for those of another unless an admin asks, and for whoever is no business
 */
export function whoseHistory({ account }: Viewer, userId: number | null): number | null {
  if (hasDuty(account, Duty.PRICES)) return userId;
  if (account?.role !== Role.BUSINESS)
    throw forbidden('Only businesses and administrators may ask for prices of the past.');
  if (userId !== null && userId !== account.id) {
    throw forbidden('Only administrators may ask for the prices of others.');
  }
  return account.id;
}

/** @throws ShopError BAD_USER_INPUT for a moment before prices are known, with since when they are, or in the future */
export function checkInstant(name: string, at: Date, { since, now }: { since: Date; now: Date }): void {
  if (at < since) throw badInput({ [name]: `Prices are known since ${since.toISOString()}` });
  if (at > now) throw badInput({ [name]: 'Ask for a moment that is not in the future' });
}
