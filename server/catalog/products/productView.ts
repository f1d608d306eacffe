import { isApprovedBusiness, type Viewer } from '../../identity/viewer';
import { Role } from '../../identity/roles';
import { priceOf, type Price } from '../../pricing/price';
import type { ProductRow } from './readProducts';
import { pictureOf, type PictureView } from '../pictures/pictureView';

/** A product as one viewer may see it: the viewer's own prices, and no list price that is a secret to it. */
export interface ProductView {
  id: number;
  /** Null but for admins. */
  version: number | null;
  name: string;
  description: string;
  categoryId: number;
  categorySlug: string;
  tags: string[];
  inStock: boolean;
  picture: PictureView | null;
  pictureHash: string | null;
  price: Price | null;
  variants: VariantView[];
  customerPrice: string | null;
  businessPrice: string | null;
  listPrice: string | null;
}

export interface VariantView {
  name: string;
  price: Price | null;
  customerPrice: string | null;
  businessPrice: string | null;
}

/** Shows a product to a viewer (decisions.md section 1: business prices are secret, employees see no amount). */
export function viewProduct(row: ProductRow, viewer: Viewer): ProductView {
  const { book } = viewer;
  const seesPrices = book.kind !== 'none';
  const seesBusiness = viewer.account?.role === Role.ADMIN || isApprovedBusiness(viewer);
  return {
    id: row.id,
    version: viewer.account?.role === Role.ADMIN ? row.version : null,
    name: row.name,
    description: row.description,
    categoryId: row.categoryId,
    categorySlug: row.categorySlug,
    tags: row.tags,
    inStock: row.inStock,
    picture: pictureOf(row.pictureHash, row.pictureWidth, row.pictureHeight),
    pictureHash: row.pictureHash,
    price: priceOf(row, null, book, row.own),
    variants: row.variants.map((variant) => ({
      name: variant.name,
      price: priceOf(row, variant.name, book, row.own),
      customerPrice: seesPrices ? variant.customerPrice : null,
      businessPrice: seesBusiness ? variant.businessPrice : null,
    })),
    customerPrice: seesPrices ? row.customerPrice : null,
    businessPrice: seesBusiness ? row.businessPrice : null,
    listPrice: seesPrices ? row.price : null,
  };
}
