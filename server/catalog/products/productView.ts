import { isApprovedBusiness, type Viewer } from '../../identity/viewer';
import { Duty, hasDuty, worksHere } from '../../identity/duties';
import { priceOf } from '../../pricing/price';
import type { ProductRow } from './readProducts';
import { inlineOf, type Standing } from '../pictures/inlinePictures';
import { pictureOf } from '../pictures/picture.types';
import { leftOf } from './stockLeft';
import { localizedProduct } from '../translations/translations';
import type { ProductType } from './product.types';

/**
 * A product as one viewer may see it: the viewer's own prices, and no list price that is a secret to it (specification
 * 3.2: business prices are secret, employees see no amount).
 *
 * @param standing whether it is one of a list, which shows its picture by the copy
 */
export function viewProduct(row: ProductRow, viewer: Viewer, standing: Standing): ProductType {
  const { book } = viewer;
  const { name, description, tags, sizes, untranslated } = localizedProduct(row, row.translation);
  const showsPrices = book.kind !== 'none';
  const showsBusinessPrices = hasDuty(viewer.account, Duty.PRICES) || isApprovedBusiness(viewer);
  return {
    id: row.id,
    version: worksHere(viewer.account) ? row.version : null,
    name,
    description,
    untranslated,
    categoryId: row.categoryId,
    categorySlug: row.categorySlug,
    tags,
    inStock: row.inStock,
    markedInStock: hasDuty(viewer.account, Duty.CATALOGUE) ? row.markedInStock : null,
    onlyLeft: leftOf(row.stockLeft, null),
    picture: pictureOf(row.pictureHash, row.pictureWidth, row.pictureHeight),
    inlinePicture: inlineOf(row.pictureHash, row.copySize, standing),
    price: priceOf(row, null, book, row.agreedPrices),
    variants: row.variants.map((variant, place) => ({
      name: variant.name,
      label: sizes[place] ?? variant.name,
      inStock: row.inStock && leftOf(row.stockLeft, variant.name) !== 0,
      onlyLeft: leftOf(row.stockLeft, variant.name),
      price: priceOf(row, variant.name, book, row.agreedPrices),
      customerPrice: showsPrices ? variant.customerPrice : null,
      businessPrice: showsBusinessPrices ? variant.businessPrice : null,
    })),
    customerPrice: showsPrices ? row.customerPrice : null,
    businessPrice: showsBusinessPrices ? row.businessPrice : null,
    listPrice: showsPrices ? row.price : null,
  };
}
