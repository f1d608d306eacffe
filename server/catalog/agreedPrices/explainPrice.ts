import { formatLbp } from '../../../common/amountText';
import type { Queryable } from '../../db/queryable';
import { forbidden, notFound } from '../../core/errors';
import { Role } from '../../identity/roles';
import { findAccount, viewerOf, type Viewer } from '../../identity/viewer';
import { priceOf, priceSteps, PriceRule, type Price } from '../../pricing/price';
import type { PriceBook } from '../../pricing/priceBook';
import { readProductsById } from '../products/readProducts';
import { PriceStepOutcome, type PriceExplanationType } from './agreedPrices.types';

const REASON: Record<PriceRule, string> = {
  [PriceRule.INDIVIDUAL_VARIANT]: 'the price agreed for this size',
  [PriceRule.INDIVIDUAL_PRODUCT]: 'the price agreed for this product',
  [PriceRule.VARIANT_BUSINESS]: 'the business price of this size',
  [PriceRule.BUSINESS]: 'the business price of this product',
  [PriceRule.VARIANT_CUSTOMER]: 'the customer price of this size',
  [PriceRule.CUSTOMER]: 'the customer price of this product',
  [PriceRule.LEGACY]: 'the list price of this product',
};

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
  const price = priceOf(product, variant, book, product.agreedPrices);
  let isReached = true;
  const steps = priceSteps(product, variant, book, product.agreedPrices).map((step) => {
    if (!isReached) return { ...step, outcome: PriceStepOutcome.NOT_REACHED };
    if (step.amount === null) return { ...step, outcome: PriceStepOutcome.NOT_SET };
    isReached = false;
    return { ...step, outcome: PriceStepOutcome.CHOSEN };
  });
  const base = steps.find(({ outcome }) => outcome === PriceStepOutcome.CHOSEN);
  return {
    productId,
    productName: product.name,
    variant,
    priceBook: book.name,
    price,
    steps,
    sentence: sentence(price, base?.amount ?? null),
  };
}

function sentence(price: Price | null, base: string | null): string {
  if (!price)
    return base === null ? 'No price is set yet.' : 'The price comes out as zero, so it cannot be ordered yet.';
  const discount = price.discountPercent && base ? ` of ${formatLbp(base)} less ${Number(price.discountPercent)}%` : '';
  const saving =
    price.percentOff > 0 && price.listAmount
      ? `, ${formatLbp(price.saved)} (${price.percentOff}%) below the customer price of ${formatLbp(price.listAmount)}`
      : '';
  return `${formatLbp(price.amount)} is ${REASON[price.rule]}${discount}${saving}.`;
}
