import { graphql } from '../gql/gql';

export const ShopDocument = graphql(`
  query Shop {
    shop {
      name
      phone
      email
      instagramUrl
      tiktokUrl
    }
  }
`);

export const CategoriesDocument = graphql(`
  query Categories {
    categories {
      id
      name
      slug
      description
      picture {
        url
        width
        height
      }
    }
  }
`);

/** The fragment is the cart's too, so that list and cart always hold the same prices in the cache. */
export const ProductsDocument = graphql(`
  query Products($category: String!, $after: String) {
    products(category: $category, first: 100, after: $after) {
      nodes {
        name
        description
        tags
        picture {
          url
          width
          height
        }
        ...ProductPrices
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }

  fragment ProductPrices on Product {
    id
    inStock
    price {
      amount
      listAmount
      saved
      percentOff
    }
    variants {
      name
      price {
        amount
        listAmount
        saved
        percentOff
      }
    }
  }
`);
