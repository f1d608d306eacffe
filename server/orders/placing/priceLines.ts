import { times, type Amount } from '../../../common/money';
import { nameWithSize } from '../../../common/texts/nameWithSize';
import type { ProductRow } from '../../catalog/products/readProducts';
import { leftOf } from '../../catalog/products/stockLeft';
import type { Translations } from '../../catalog/translations/translations';
import { badInput, type FieldErrors } from '../../core/errors';
import { priceOf, type PriceRule } from '../../pricing/price';
import type { PriceBook } from '../../pricing/priceBook';
import { stockOf } from '../../stock/orderStock';
import { lineTranslations, type LineTranslation } from '../lineTexts';
import { sizeMessage, variantOf } from '../sizes';
import { OrderRefused, type NewOrder, type RequestedLine } from './newOrder';
import { outOfStock } from './outOfStock';
import type { OrderedProduct } from './readGoods';

/** A line with everything that is stored of it. */
export interface PricedLine extends RequestedLine {
  productName: string;
  translations: Translations<LineTranslation>;
  variant: string | null;
  unitPrice: Amount;
  priceRule: PriceRule;
  /** What the rule gave, and what was taken off it in percent; null for nothing. */
  baseAmount: Amount;
  discountPercent: string | null;
  /** The customer price beside it, null for none, and how much less than that one costs. */
  listAmount: Amount | null;
  savedAmount: Amount;
  total: Amount;
  /** The counted stock that it takes from; undefined where it is not counted. */
  stockId: number | undefined;
}

/**
 * Prices every line from the products as they are now.
 * @throws ShopError BAD_USER_INPUT for unknown products and sizes, all of them by field
 * @throws OrderRefused OUT_OF_STOCK or PRICE_UNAVAILABLE for the first line that cannot be bought
 */
export function priceLines(order: NewOrder, products: readonly OrderedProduct[]): PricedLine[] {
  return chooseProducts(order, products, 'items').map((chosen) => {
    const { line, product, variant } = chosen;
    if (!product.inStock || leftOf(product.stockLeft, variant) === 0) {
      throw outOfStock({ ...line, productName: product.name, variant });
    }
    const priced = priceLine(chosen, order.buyer.book);
    if (priced) return priced;
    throw new OrderRefused(
      'PRICE_UNAVAILABLE',
      `${titleOf(chosen)} has no price yet and cannot be ordered. Please take it out of the cart.`,
      { productId: product.id, selectedSize: line.selectedSize },
    );
  });
}

/** A line of a request with the product and the variant that it chooses; null for none. */
interface ChosenLine {
  readonly line: RequestedLine;
  readonly product: OrderedProduct;
  readonly variant: string | null;
}

/** As the shop's refusals name it. */
export function titleOf({ product, variant }: Pick<ChosenLine, 'product' | 'variant'>): string {
  return nameWithSize(product.name, variant);
}

/**
 * The product and the variant of each line.
 * @param field names the lines in the request
 * @throws ShopError BAD_USER_INPUT for unknown products and sizes, all of them by field
 */
export function chooseProducts(
  { lines, placeholderSizes }: Pick<NewOrder, 'lines' | 'placeholderSizes'>,
  products: readonly OrderedProduct[],
  field: string,
): ChosenLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const fieldErrors: FieldErrors = {};
  const chosen = lines.flatMap((line, index) => {
    const product = byId.get(line.productId);
    if (!product) {
      fieldErrors[`${field}.${index}.productId`] = `There is no product ${line.productId} in the shop any more`;
      return [];
    }
    const { variant, field: wrong, message } = chosenVariant(product, line, placeholderSizes);
    if (variant === undefined) {
      fieldErrors[`${field}.${index}.${wrong}`] = message;
      return [];
    }
    return [{ line, product, variant }];
  });
  if (Object.keys(fieldErrors).length > 0) throw badInput(fieldErrors);
  return chosen;
}

/** A line at the price of a price book; null when there is none. */
export function priceLine({ line, product, variant }: ChosenLine, book: PriceBook): PricedLine | null {
  const price = priceOf(product, variant, book, product.agreedPrices);
  if (!price) return null;
  // Named one by one: what is added to a spread costs V8 forty times as much (docs/performance.md, "Objects that are spread").
  return {
    productId: line.productId,
    quantity: line.quantity,
    selectedSize: line.selectedSize,
    selectedPackaging: line.selectedPackaging,
    expectedUnitPrice: line.expectedUnitPrice,
    productName: product.name,
    translations: lineTranslations(product.translations, variant),
    variant,
    unitPrice: price.amount,
    priceRule: price.rule,
    baseAmount: price.baseAmount,
    discountPercent: price.discountPercent,
    listAmount: price.listAmount,
    savedAmount: price.saved,
    total: times(price.amount, line.quantity),
    stockId: stockOf(product.counted, variant),
  };
}

type VariantChoice =
  | { variant: string | null; field?: undefined; message?: undefined }
  | { variant: undefined; field: string; message: string };

/** The variant that the fields of a line choose together: a placeholder leaves the choice to the other field. */
function chosenVariant(product: ProductRow, line: RequestedLine, placeholders: readonly string[]): VariantChoice {
  const { choices = line.selectedSize === null ? [] : [{ field: 'selectedSize', size: line.selectedSize }] } = line;
  let variant: string | null = null;
  for (const { field, size } of choices) {
    const chosen = variantOf(product, size, placeholders);
    if (chosen === undefined) return { variant: undefined, field, message: sizeMessage(product, size) };
    if (chosen !== null && variant !== null && chosen !== variant) {
      return { variant: undefined, field, message: `This says ${chosen}, but the line's variant is ${variant}` };
    }
    variant ??= chosen;
  }
  return { variant };
}
