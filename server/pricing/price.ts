import { isUnset } from '../../common/amountText';
import { lessPercent, saving, type Amount } from '../../common/money';
import type { AgreedPrices, PriceBook } from './priceBook';

/** The step of the fallback order that gave a price, named once for the API, the order lines and the explanation. */
export enum PriceRule {
  INDIVIDUAL_VARIANT = 'individual_variant',
  INDIVIDUAL_PRODUCT = 'individual_product',
  VARIANT_BUSINESS = 'variant_business',
  BUSINESS = 'business',
  VARIANT_CUSTOMER = 'variant_customer',
  CUSTOMER = 'customer',
  LEGACY = 'legacy',
  /** No step: the unit price of the line of an order that it was sent instead of, where that was lower (specification 5.14). */
  REPLACED = 'replaced',
}

/** The rules that are steps of a fallback order. */
type StepRule = Exclude<PriceRule, PriceRule.REPLACED>;

/** The prices of one product as the catalogue stores them; null, undefined and '' mean "not set". */
export interface ListPrices {
  readonly id: number;
  readonly customerPrice: Amount | null;
  readonly businessPrice: Amount | null;
  /** The legacy price. */
  readonly price: Amount | null;
  readonly variants: readonly VariantPrices[];
}

export interface VariantPrices {
  readonly name: string;
  readonly customerPrice: Amount | null;
  readonly businessPrice: Amount | null;
}

/** One viewer's price of one product and variant, with its reason. */
export interface Price {
  readonly amount: Amount;
  /** What the step of the fallback order gave, before the discount. */
  readonly baseAmount: Amount;
  /** The customer price beside it; null when the product has none. */
  readonly listAmount: Amount | null;
  /** How much less than the customer price; "0.00" when it is not less. */
  readonly saved: Amount;
  /** `saved` as a whole percentage of the customer price, rounded half-up. */
  readonly percentOff: number;
  readonly rule: PriceRule;
  /** The discount taken off the base in discount mode; null when none was. */
  readonly discountPercent: string | null;
}

/** One step of the fallback order and what is set there. */
export interface PriceStep {
  readonly rule: PriceRule;
  readonly amount: Amount | null;
}

type PriceReader = (
  product: ListPrices,
  variant: VariantPrices | undefined,
  agreed: AgreedPrices | null,
) => Amount | null | undefined;

/** Where the amount of each step is read. */
const READERS: Record<StepRule, PriceReader> = {
  [PriceRule.INDIVIDUAL_VARIANT]: (_, variant, agreed) => variant && agreedPrice(agreed, variant.name),
  [PriceRule.INDIVIDUAL_PRODUCT]: (_, __, agreed) => agreedPrice(agreed, ''),
  [PriceRule.VARIANT_BUSINESS]: (_, variant) => variant?.businessPrice,
  [PriceRule.BUSINESS]: (product) => product.businessPrice,
  [PriceRule.VARIANT_CUSTOMER]: (_, variant) => variant?.customerPrice,
  [PriceRule.CUSTOMER]: (product) => product.customerPrice,
  [PriceRule.LEGACY]: (product) => product.price,
};

const CUSTOMER_STEPS = [PriceRule.VARIANT_CUSTOMER, PriceRule.CUSTOMER, PriceRule.LEGACY] as const;
const BUSINESS_STEPS = [PriceRule.VARIANT_BUSINESS, PriceRule.BUSINESS, ...CUSTOMER_STEPS] as const;
const INDIVIDUAL_STEPS = [PriceRule.INDIVIDUAL_VARIANT, PriceRule.INDIVIDUAL_PRODUCT, ...BUSINESS_STEPS] as const;

/** The fallback order of each kind of price book, first to last (specification 3.2). */
export const FALLBACK: Record<PriceBook['kind'], readonly StepRule[]> = {
  customer: CUSTOMER_STEPS,
  discount: BUSINESS_STEPS,
  individual: INDIVIDUAL_STEPS,
  none: [],
};

/** Whether the product has the size; null is the product without one, which every product is sold as. */
export function hasVariant(
  { variants }: { readonly variants: readonly { readonly name: string }[] },
  variant: string | null,
): boolean {
  return variant === null || variants.some(({ name }) => name === variant);
}

/**
 * The price of a product, or of one of its variants, in a price book: the one place where a price is made.
 *
 * Pure. The first step of the book's fallback order that is set gives the base; in discount mode the percentage is
 * taken off it and rounded half-up to two places, once. See specification 3.2.
 *
 * @param variant name of a variant; null, or a name the product does not have, for the product without a variant
 * @param agreed the prices agreed with the book's business for this product; read in individual mode only
 * @returns null when the price is unset or zero ("Price TBD"), or when the book shows no prices
 */
export function priceOf(
  product: ListPrices,
  variant: string | null,
  book: PriceBook,
  agreed: AgreedPrices | null = null,
): Price | null {
  const chosen = variantNamed(product, variant);
  const base = firstSetPrice(FALLBACK[book.kind], product, chosen, agreed);
  if (!base) return null;
  const discountPercent = book.kind === 'discount' && !isUnset(book.percent) ? book.percent : null;
  const amount = discountPercent ? lessPercent(base.amount, discountPercent) : base.amount;
  if (isUnset(amount)) return null;
  const list = firstSetPrice(CUSTOMER_STEPS, product, chosen, null);
  const listAmount = list && !isUnset(list.amount) ? list.amount : null;
  const off = listAmount === null || listAmount === amount ? null : saving(listAmount, amount);
  return {
    amount,
    baseAmount: base.amount,
    listAmount,
    saved: off?.saved ?? '0.00',
    percentOff: off?.percent ?? 0,
    rule: base.rule,
    discountPercent,
  };
}

/** Every step of the book's fallback order with the amount that is set there, for the explanation of a price. */
export function priceSteps(
  product: ListPrices,
  variant: string | null,
  book: PriceBook,
  agreed: AgreedPrices | null = null,
): PriceStep[] {
  const chosen = variantNamed(product, variant);
  return FALLBACK[book.kind].map((rule) => ({ rule, amount: READERS[rule](product, chosen, agreed) || null }));
}

function variantNamed(product: ListPrices, name: string | null): VariantPrices | undefined {
  return name === null ? undefined : product.variants.find((variant) => variant.name === name);
}

function agreedPrice(agreed: AgreedPrices | null, variant: string): Amount | undefined {
  // Variant names are typed by people: "constructor" must not find what every object inherits.
  return agreed && Object.hasOwn(agreed, variant) ? agreed[variant] : undefined;
}

function firstSetPrice(
  steps: readonly StepRule[],
  product: ListPrices,
  variant: VariantPrices | undefined,
  agreed: AgreedPrices | null,
): { rule: PriceRule; amount: Amount } | null {
  for (const rule of steps) {
    const amount = READERS[rule](product, variant, agreed);
    // Zero is set: an admin who writes 0 means "no price", not "the next best".
    if (amount !== null && amount !== undefined && amount !== '') return { rule, amount };
  }
  return null;
}
