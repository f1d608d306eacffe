import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql';
import type { ProductToSendFragment } from '../../gql/graphql';
import { translate } from '../../i18n/text';
import { useDebounced } from '../../ui/useDebounced';

const OrderedProductDocument = graphql(`
  query OrderedProduct($ids: [Int!]!, $withPrices: Boolean!) {
    products(ids: $ids, inStock: true, first: 1) {
      nodes {
        ...ProductToSend
      }
    }
    ordered: products(ids: $ids, first: 1) {
      nodes {
        id
        categorySlug
      }
    }
  }
`);

const ProductsToSendDocument = graphql(`
  query ProductsToSend($search: String, $category: String!, $hasCategory: Boolean!, $withPrices: Boolean!) {
    near: products(category: $category, search: $search, inStock: true, first: 12) @include(if: $hasCategory) {
      nodes {
        ...ProductToSend
      }
    }
    all: products(search: $search, inStock: true, first: 12) {
      nodes {
        ...ProductToSend
      }
    }
  }

  fragment ProductToSend on Product {
    id
    name
    untranslated
    picture {
      url
    }
    price @include(if: $withPrices) {
      amount
    }
    variants {
      name
      label
      inStock
      price @include(if: $withPrices) {
        amount
      }
    }
  }
`);

/** A product that may be sent, in one of its sizes. */
export interface ProductChoice {
  readonly productId: number;
  /** As an order names it; null for a product without sizes. */
  readonly selectedSize: string | null;
  readonly productName: string;
  readonly sizeLabel: string | null;
  readonly untranslated: readonly string[];
  readonly pictureUrl: string | null;
  /** What one costs the viewer; null where it is not asked for. */
  readonly price: string | null;
}

/** As it is said: the product, and its size. */
export function nameOf({ productName, sizeLabel }: Pick<ProductChoice, 'productName' | 'sizeLabel'>): string {
  return sizeLabel === null ? productName : [productName, sizeLabel].join(translate(', '));
}

/** For so long nothing has to be typed before it is looked up, in milliseconds. */
const PAUSE_MS = 250;

/** What something else is sent for. */
export interface Missing {
  readonly productId: number;
  /** As the order names it, which may be a size that the product does not have; null for none. */
  readonly selectedSize: string | null;
}

interface Wanted {
  /** What it is sent for: other sizes of it come first, then its category; null for nothing. */
  readonly missing: Missing | null;
  /** Whether each has its price for the viewer; what has none is left out then. */
  readonly withPrices: boolean;
}

/** What is in stock and has these words, read anew each time, since others sell it, too. */
export function useProductsToSend(typed: string, { missing, withPrices }: Wanted) {
  const search = useDebounced(typed, PAUSE_MS).trim();
  const own = useQuery(OrderedProductDocument, {
    variables: { ids: missing === null ? [] : [missing.productId], withPrices },
    skip: missing === null,
    fetchPolicy: 'no-cache',
  });
  const isKnown = missing === null || own.data !== undefined || own.error !== undefined;
  // What is not sold any more has none.
  const category = own.data?.ordered.nodes[0]?.categorySlug ?? null;
  const { data, previousData, error, refetch } = useQuery(ProductsToSendDocument, {
    variables: { search: search || null, category: category ?? '', hasCategory: category !== null, withPrices },
    skip: !isKnown,
    fetchPolicy: 'no-cache',
  });
  const found = data ?? previousData;
  return {
    /** Null while nothing was read yet. */
    choices: found
      ? choicesOf([
          ...(search === '' ? (own.data?.products.nodes ?? []) : []),
          ...(found.near?.nodes ?? []),
          ...found.all.nodes,
        ]).filter((choice) => !isIt(choice, missing) && (!withPrices || choice.price !== null))
      : null,
    isReading: data === undefined && error === undefined,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Whether a choice is what is missing: the same size, or the same product where it has none. */
function isIt({ productId, selectedSize }: ProductChoice, missing: Missing | null): boolean {
  return productId === missing?.productId && (selectedSize === null || selectedSize === missing.selectedSize);
}

/** Each product once, in each of its sizes that is in stock. */
function choicesOf(products: readonly ProductToSendFragment[]): ProductChoice[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return [...byId.values()].flatMap(({ id, name, untranslated, picture, price, variants }): ProductChoice[] => {
    const product = { productId: id, productName: name, untranslated, pictureUrl: picture?.url ?? null };
    if (variants.length === 0)
      return [{ ...product, selectedSize: null, sizeLabel: null, price: price?.amount ?? null }];
    return variants
      .filter(({ inStock }) => inStock)
      .map((size) => ({
        ...product,
        selectedSize: size.name,
        sizeLabel: size.label,
        price: size.price?.amount ?? null,
      }));
  });
}
