import { graphql } from '../../gql/gql';

export const AdminProductsDocument = graphql(`
  query AdminProducts(
    $after: String
    $search: String
    $category: String
    $inStock: Boolean
    $ids: [Int!]
    $untranslatedIn: String
    $sort: ProductSort!
  ) {
    products(
      first: 50
      after: $after
      search: $search
      category: $category
      inStock: $inStock
      ids: $ids
      untranslatedIn: $untranslatedIn
      sort: $sort
    ) {
      nodes {
        id
        name
        description
        categoryId
        categorySlug
        customerPrice
        businessPrice
        inStock
        markedInStock
        version
        tags
        variants {
          name
          customerPrice
          businessPrice
        }
        translations {
          language
          name
          description
          sizes {
            english
            text
          }
          tags {
            english
            text
          }
        }
        picture {
          url
          width
          height
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

export const CreateProductDocument = graphql(`
  mutation CreateProduct($input: ProductInput!) {
    createProduct(input: $input) {
      id
    }
  }
`);

export const UpdateProductDocument = graphql(`
  mutation UpdateProduct($id: Int!, $input: ProductInput!) {
    updateProduct(id: $id, input: $input) {
      id
    }
  }
`);

export const DeleteProductDocument = graphql(`
  mutation DeleteProduct($id: Int!) {
    deleteProduct(id: $id)
  }
`);
