import type { Language } from '../../../common/languages';
import { Role } from '../../identity/roles';
import type { Viewer } from '../../identity/viewer';
import { readProductsById, type ProductRow } from '../../catalog/products/readProducts';
import { leftOf } from '../../catalog/products/stockLeft';
import { localizedProduct } from '../../catalog/translations/translations';
import { lineTranslationColumn, localizedLine, type LineTranslation } from '../lineTexts';
import { pictureOf } from '../../catalog/pictures/picture.types';
import type { Queryable } from '../../db/queryable';
import { priceOf } from '../../pricing/price';
import type { PriceBook } from '../../pricing/priceBook';
import type { OrderLineEntity } from '../order.entity';
import { employersBook } from '../placing/businessOrders';
import { hidesAmounts, readOrder } from './readOrders';
import { OrderAgainObstacle, type OrderAgainLine } from './reorder.types';

interface OrderedRow extends Pick<OrderLineEntity, 'productId' | 'productName' | 'variant' | 'quantity' | 'unitPrice'> {
  translation: LineTranslation | null;
}

/**
 * The lines of an order as the viewer could order them now, at today's prices; the same product and size once.
 * @returns null when there is no such order that the viewer may see
 * @throws ShopError FORBIDDEN for an employee whose business cannot order
 */
export async function reorder(
  db: Queryable,
  viewer: Viewer,
  orderId: number,
  language: Language,
): Promise<OrderAgainLine[] | null> {
  if (!(await readOrder(db, viewer, orderId))) return null;
  const book = await buyersBook(db, viewer);
  const ordered = await db.query<OrderedRow[]>(
    `SELECT product_id AS "productId", (array_agg(product_name ORDER BY position DESC))[1] AS "productName",
       (array_agg(translation ORDER BY position DESC))[1] AS translation, variant,
       sum(quantity)::integer AS quantity, (array_agg(unit_price ORDER BY position DESC))[1] AS "unitPrice"
     FROM (SELECT l.*, ${lineTranslationColumn(language)} FROM order_line l WHERE order_id = $1) AS line GROUP BY product_id, variant ORDER BY min(position)`,
    [orderId],
  );
  const ids = [...new Set(ordered.map(({ productId }) => productId))];
  const products = new Map(
    (await readProductsById(db, ids, book, null, language)).map((product) => [product.id, product]),
  );
  return ordered.map((row) => {
    const line = currentLine(row, products.get(row.productId), book);
    return hidesAmounts(viewer) ? { ...line, unitPriceThen: null, unitPrice: null } : line;
  });
}

/** The price book of an order by the viewer: for an employee, that of the business. */
async function buyersBook(db: Queryable, { account, book }: Viewer): Promise<PriceBook> {
  return account?.role === Role.EMPLOYEE ? employersBook(db, account) : book;
}

function currentLine(ordered: OrderedRow, product: ProductRow | undefined, book: PriceBook): OrderAgainLine {
  const { productId, variant, quantity, unitPrice: unitPriceThen } = ordered;
  const then = localizedLine({ ...ordered, selectedSize: variant }, ordered.translation);
  const line = { productId, variant, sizeLabel: then.sizeLabel, quantity, unitPriceThen };
  const blocked = (obstacle: OrderAgainObstacle, productName = then.productName): OrderAgainLine => ({
    ...line,
    productName,
    picture: null,
    unitPrice: null,
    obstacle,
  });
  if (!product) return blocked(OrderAgainObstacle.NO_LONGER_SOLD);
  const { pictureHash, pictureWidth, pictureHeight } = product;
  const { name, sizes } = localizedProduct(product, product.translation);
  if (variant !== null && !product.variants.some((one) => one.name === variant)) {
    return blocked(OrderAgainObstacle.SIZE_GONE, name);
  }
  if (!product.inStock || leftOf(product.stockLeft, variant) === 0)
    return blocked(OrderAgainObstacle.OUT_OF_STOCK, name);
  const price = priceOf(product, variant, book, product.agreedPrices);
  if (!price) return blocked(OrderAgainObstacle.PRICE_UNAVAILABLE, name);
  const picture = pictureOf(pictureHash, pictureWidth, pictureHeight);
  const sizeLabel = sizes[product.variants.findIndex((one) => one.name === variant)] ?? null;
  return { ...line, productName: name, sizeLabel, picture, unitPrice: price.amount, obstacle: null };
}
