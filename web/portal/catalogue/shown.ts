import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { PortalProductFragment } from '../../gql/graphql';

/** A product as the catalogue of a portal shows it. */
export type PortalProduct = Omit<PortalProductFragment, '__typename'>;

/** One page of a list, of a category or of a search or both. */
export interface PortalProductsVariables {
  category?: string | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}

/** What the catalogue reads. It asks for amounts or not, as its portal does. */
export type ProductsReading<Product extends PortalProduct> = TypedDocumentNode<
  {
    products: {
      nodes: readonly Product[];
      totalCount: number;
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
    };
  },
  PortalProductsVariables
>;

/** What a portal says of a product in a size beside its name. */
export interface Offer {
  /** The price and what belongs to it. */
  shown: ReactNode;
  /** Drawn upon the picture. */
  badge?: ReactNode;
  /** Whether it can be ordered; it must be in stock as well. */
  orderable: boolean;
}

/** How a portal's catalogue differs from the other's. */
export interface PortalCatalogueLook<Product extends PortalProduct> {
  document: ProductsReading<Product>;
  /** For how long an answer counts as fresh. */
  freshForMs: number;
  /** What the button says that puts a product into the cart. */
  addLabel: string;
  /** Absent where no price is shown: everything in stock can be ordered. */
  offerOf?: (product: Product, size: string | null) => Offer;
}
