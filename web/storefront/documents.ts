import { graphql } from '../gql/gql';
import type { ProductsQuery } from '../gql/graphql';

/** A product as lists show it. */
export type ListedProduct = ProductsQuery['products']['nodes'][number];

/**
 * One page of a list: of a category or of a search. The fragments are the cart's and the product page's too, so that
 * all of them hold the same prices in the cache.
 */
export const ProductsDocument = graphql(`
  query Products($category: String, $search: String, $sort: ProductSort, $inStock: Boolean, $after: String) {
    products(category: $category, search: $search, sort: $sort, inStock: $inStock, first: 24, after: $after) {
      nodes {
        ...ProductCard
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }

  fragment ProductCard on Product {
    name
    categorySlug
    description
    tags
    untranslated
    picture {
      url
      width
      height
    }
    ...ProductPrices
  }

  fragment ProductPrices on Product {
    id
    inStock
    onlyLeft
    price {
      amount
      listAmount
      saved
      percentOff
    }
    variants {
      name
      label
      inStock
      onlyLeft
      price {
        amount
        listAmount
        saved
        percentOff
      }
    }
  }
`);
