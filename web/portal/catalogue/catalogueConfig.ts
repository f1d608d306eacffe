import type { ReactNode } from 'react';
import type { PortalProductFragment } from '../../gql/graphql';
import type { ProductsDocument } from '../../products/ProductList';

/** A product as the catalogue of a portal shows it. */
export type PortalProduct = Omit<PortalProductFragment, '__typename'>;

/** Which products a list shows: those of a category, of a search, or both. */
export interface PortalProductsVariables {
  category?: string | null | undefined;
  search?: string | null | undefined;
}

/** What a portal says of a product in a size beside its name. */
export interface Offer {
  /** The price and what belongs to it. */
  price: ReactNode;
  /** Drawn upon the picture. */
  badge?: ReactNode;
  /** Whether it can be ordered; it must be in stock as well. */
  orderable: boolean;
}

/** How a portal's catalogue differs from the other's. */
export interface PortalCatalogueConfig<Product extends PortalProduct> {
  /** It asks for amounts or not, as its portal does. */
  document: ProductsDocument<Product, PortalProductsVariables>;
  /** For how long an answer counts as fresh. */
  freshForMs: number;
  /** What the button says that puts a product into the cart. */
  addLabel: string;
  /** Absent where no price is shown: everything in stock can be ordered. */
  offerOf?: (product: Product, size: string | null) => Offer;
}
