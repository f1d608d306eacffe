import { formatLbp } from '../../../common/amountText';
import type { Queryable } from '../../db/queryable';
import { notFound } from '../../core/errors';
import { priceOf, priceSteps, PriceRule, type Price } from '../../pricing/price';
import { priceBookName, type PriceBook } from '../../pricing/priceBook';
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
 * Explains a price in a price book (decisions.md section 1: a person in support answers "why do I pay this?" from it).
 * @throws ShopError NOT_FOUND when there is no such product or the product has no such variant
 */
export async function explainPrice(
  db: Queryable,
  productId: number,
  variant: string | null,
  book: PriceBook,
): Promise<PriceExplanationType> {
  const [product] = await readProductsById(db, [productId], book);
  if (!product) throw notFound('Product');
  if (variant !== null && !product.variants.some(({ name }) => name === variant)) throw notFound('Variant');
  const price = priceOf(product, variant, book, product.own);
  let isReached = true;
  const steps = priceSteps(product, variant, book, product.own).map((step) => {
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
    priceBook: priceBookName(book),
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
