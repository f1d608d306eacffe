import { graphql } from '../../gql/gql';
import type { DiscountCodesQuery } from '../../gql/graphql';

/** A discount code as the table shows it. */
export type DiscountCode = DiscountCodesQuery['discountCodes']['nodes'][number];

export const DiscountCodesDocument = graphql(`
  query DiscountCodes(
    $after: String
    $search: String
    $state: DiscountCodeState
    $sort: DiscountCodeSort!
    $descending: Boolean!
  ) {
    discountCodes(after: $after, search: $search, state: $state, sort: $sort, descending: $descending) {
      nodes {
        ...DiscountCodeRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }

  fragment DiscountCodeRow on DiscountCode {
    id
    code
    discountPercent
    maxUses
    currentUses
    expiresAt
    isActive
    version
  }
`);

export const DiscountCodeDocument = graphql(`
  query DiscountCode($id: Int!) {
    discountCode(id: $id) {
      ...DiscountCodeRow
    }
  }
`);

export const CreateDiscountCodeDocument = graphql(`
  mutation CreateDiscountCode($input: DiscountCodeInput!) {
    createDiscountCode(input: $input) {
      id
    }
  }
`);

export const UpdateDiscountCodeDocument = graphql(`
  mutation UpdateDiscountCode($id: Int!, $input: DiscountCodeInput!) {
    updateDiscountCode(id: $id, input: $input) {
      id
    }
  }
`);

export const DeleteDiscountCodeDocument = graphql(`
  mutation DeleteDiscountCode($id: Int!) {
    deleteDiscountCode(id: $id)
  }
`);
