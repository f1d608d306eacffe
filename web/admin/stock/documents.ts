import { graphql } from '../../gql/gql';

export const StockDocument = graphql(`
  query AdminStock($after: String, $search: String, $low: Boolean!) {
    stock(first: 50, after: $after, search: $search, low: $low) {
      nodes {
        id
        productId
        productName
        variant
        stock
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
    stockOnlyLeftFrom
  }
`);

/** What is counted of the products of a page. */
export const StockOfProductsDocument = graphql(`
  query AdminStockOfProducts($ids: [Int!]!) {
    stock(first: 100, productIds: $ids) {
      nodes {
        productId
        variant
        stock
      }
    }
  }
`);

export const StockEntriesDocument = graphql(`
  query AdminStockEntries($after: String, $productId: Int, $kind: StockEntryKind) {
    stockEntries(first: 50, after: $after, productId: $productId, kind: $kind, descending: true) {
      nodes {
        id
        kind
        change
        balanceAfter
        reason
        orderId
        createdAt
        productName
        variant
        actorUsername
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

/** The products that a search finds, with their sizes, to be counted. */
export const ProductsToCountDocument = graphql(`
  query AdminProductsToCount($search: String) {
    products(first: 20, search: $search) {
      nodes {
        id
        name
        variants {
          name
        }
      }
    }
  }
`);

export const SetStockDocument = graphql(`
  mutation AdminSetStock($productId: Int!, $input: StockCountInput!) {
    setStock(productId: $productId, input: $input) {
      stock {
        id
      }
    }
  }
`);

export const RecordReceiptDocument = graphql(`
  mutation AdminRecordStockReceipt($productId: Int!, $input: StockMovementInput!) {
    recordStockReceipt(productId: $productId, input: $input) {
      stock {
        id
      }
    }
  }
`);

export const RecordLossDocument = graphql(`
  mutation AdminRecordStockLoss($productId: Int!, $input: StockMovementInput!) {
    recordStockLoss(productId: $productId, input: $input) {
      stock {
        id
      }
    }
  }
`);

export const SetOnlyLeftFromDocument = graphql(`
  mutation AdminSetStockOnlyLeftFrom($onlyLeftFrom: Int!) {
    setStockOnlyLeftFrom(onlyLeftFrom: $onlyLeftFrom)
  }
`);
