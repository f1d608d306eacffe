import { productRules } from '../../../../common/rules/catalogue/catalogueRules';
import { checkInput } from '../../../core/checkInput';
import { forbidden } from '../../../core/errors';
import { trimmedText } from '../../../core/text';
import { Duty, hasDuty } from '../../../identity/duties';
import type { Account } from '../../../identity/viewer';
import type { VariantPrices } from '../../../pricing/price';
import type { ProductInput, ProductVariantInput } from '../productInput.types';

/** A product as it is, as far as an input says it. */
interface Present {
  readonly name: string;
  readonly description: string;
  readonly categoryId: number | null;
  readonly customerPrice: string | null;
  readonly businessPrice: string | null;
  readonly variants: readonly VariantPrices[];
}

/** What a size that nobody who cares for prices has seen yet costs: "Price TBD". */
const NO_PRICE = '0.00';

/** What somebody may send who sets prices alone. */
const OF_PRICES = new Set(['customerPrice', 'businessPrice', 'variants', 'version']);

/**
 * The whole input of a product, checked, from that of somebody who may say only a part of it (specification 10.8): without
 * the duty `prices` every price stays as it is, and a new size has none yet; without `catalogue` all but the prices stays.
 * @param before the product as it is; null for a new one
 * @throws ShopError FORBIDDEN when the input says what its sender may not; BAD_USER_INPUT by the rules of the form
 */
export function checkedByDuty(account: Account | null, input: ProductInput, before: Present | null): ProductInput {
  const setsPrices = hasDuty(account, Duty.PRICES);
  if (setsPrices && hasDuty(account, Duty.CATALOGUE)) {
    checkInput(productRules, input);
    return input;
  }
  const whole = setsPrices ? withTextsOf(before, input) : withPricesOf(before, input);
  // A price that is not set and stays so is nothing that its sender could correct.
  checkInput(productRules, {
    ...whole,
    ...priced(whole),
    variants: whole.variants?.map((size) => ({ ...size, ...priced(size) })),
  });
  return whole;
}

type Priced = Pick<ProductVariantInput, 'customerPrice' | 'businessPrice'>;

function priced({ customerPrice, businessPrice }: Priced): Priced {
  return { customerPrice: customerPrice || NO_PRICE, businessPrice: businessPrice || NO_PRICE };
}

function withPricesOf(before: Present | null, input: ProductInput): ProductInput {
  if ([input, ...(input.variants ?? [])].some((priced) => priced.customerPrice || priced.businessPrice)) {
    throw forbidden('Only who cares for prices may set them.');
  }
  const known = new Map(before?.variants.map((variant) => [variant.name, variant]));
  return {
    ...input,
    customerPrice: before ? before.customerPrice : NO_PRICE,
    businessPrice: before ? before.businessPrice : NO_PRICE,
    variants: input.variants?.map(({ name }) => {
      return { customerPrice: NO_PRICE, businessPrice: NO_PRICE, ...known.get(trimmedText(name)), name };
    }),
  };
}

function withTextsOf(before: Present | null, input: ProductInput): ProductInput {
  if (!before || Object.entries(input).some(([name, value]) => value !== undefined && !OF_PRICES.has(name))) {
    throw forbidden('Only who cares for the catalogue may change more than prices.');
  }
  const { name, description, categoryId, customerPrice, businessPrice } = before;
  const variants = pricesOfSizes(before.variants, input.variants);
  return { customerPrice, businessPrice, ...input, name, description, categoryId, variants };
}

/** @throws ShopError FORBIDDEN for other sizes than there are */
function pricesOfSizes(
  before: readonly VariantPrices[],
  sent: readonly ProductVariantInput[] | null | undefined,
): ProductVariantInput[] {
  if (!sent) return before.map((variant) => ({ ...variant }));
  const byName = new Map(sent.map((variant) => [trimmedText(variant.name), variant]));
  if (byName.size !== before.length || before.some(({ name }) => !byName.has(name))) {
    throw forbidden('Only who cares for the catalogue may change the sizes.');
  }
  return before.map(({ name }) => ({ ...byName.get(name)!, name }));
}
