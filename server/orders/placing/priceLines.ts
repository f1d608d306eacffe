import { times, type Amount } from '../../../common/money';
import type { ProductRow } from '../../catalog/products/readProducts';
import { leftOf } from '../../catalog/products/stockLeft';
import type { Translations } from '../../catalog/translations/translations';
import { badInput, type FieldErrors } from '../../core/errors';
import { priceOf, type PriceRule } from '../../pricing/price';
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
  const byId = new Map(products.map((product) => [product.id, product]));
  const fieldErrors: FieldErrors = {};
  const resolved = order.lines.flatMap((line, index) => {
    const product = byId.get(line.productId);
    if (!product) {
      fieldErrors[`items.${index}.productId`] = `There is no product ${line.productId} in the shop any more`;
      return [];
    }
    const { variant, field, message } = chosenVariant(product, line, order.placeholderSizes);
    if (variant === undefined) {
      fieldErrors[`items.${index}.${field}`] = message;
      return [];
    }
    return [{ line, product, variant }];
  });
  if (Object.keys(fieldErrors).length > 0) throw badInput(fieldErrors);
  return resolved.map(({ line, product, variant }) => priceLine(order, line, product, variant));
}

function priceLine(order: NewOrder, line: RequestedLine, product: OrderedProduct, variant: string | null): PricedLine {
  if (!product.inStock || leftOf(product.stockLeft, variant) === 0) {
    throw outOfStock({ ...line, productName: product.name, variant });
  }
  const price = priceOf(product, variant, order.buyer.book, product.agreedPrices);
  if (!price) {
    const title = variant === null ? product.name : `${product.name} (${variant})`;
    throw new OrderRefused(
      'PRICE_UNAVAILABLE',
      `${title} has no price yet and cannot be ordered. Please take it out of the cart.`,
      { productId: product.id, selectedSize: line.selectedSize },
    );
  }
  return {
    ...line,
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
