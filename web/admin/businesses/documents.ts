import { graphql } from '../../gql/gql';
import type { BusinessUserQuery, BusinessUsersQuery } from '../../gql/graphql';

/** A business as its panel shows it. */
export type Business = NonNullable<BusinessUserQuery['user']>;

/** A business as the lists show it. */
export type BusinessRow = BusinessUsersQuery['users']['nodes'][number];

export const BusinessUsersDocument = graphql(`
  query BusinessUsers(
    $after: String
    $search: String
    $status: UserStatus
    $paymentMode: PaymentMode
    $sort: UserSort!
    $descending: Boolean!
  ) {
    users(
      role: BUSINESS
      first: 50
      after: $after
      search: $search
      status: $status
      paymentMode: $paymentMode
      sort: $sort
      descending: $descending
    ) {
      nodes {
        id
        username
        email
        emailConfirmed
        active
        businessName
        businessCity
        businessApproved
        paymentMode
        creditBalance
        pricingMode
        businessDiscount
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

export const CreateBusinessUserDocument = graphql(`
  mutation CreateBusinessUser($input: CreateBusinessUserInput!) {
    createBusinessUser(input: $input) {
      id
    }
  }
`);

export const BusinessUserDocument = graphql(`
  query BusinessUser($id: Int!) {
    user(id: $id) {
      id
      username
      email
      emailConfirmed
      role
      active
      businessName
      businessPhone
      businessAddress
      businessCity
      businessState
      businessZip
      businessCountry
      businessApproved
      paymentMode
      pricingMode
      businessDiscount
      priceMails
      version
    }
  }
`);

export const SetBusinessApprovalDocument = graphql(`
  mutation SetBusinessApproval($userId: Int!, $approved: Boolean!, $version: Int) {
    setBusinessApproval(userId: $userId, approved: $approved, version: $version) {
      id
    }
  }
`);

export const UpdateBusinessAddressDocument = graphql(`
  mutation UpdateBusinessAddress($userId: Int!, $input: BusinessAddressInput!) {
    updateBusinessAddress(userId: $userId, input: $input) {
      id
      version
    }
  }
`);

export const SetPricingModeDocument = graphql(`
  mutation SetPricingMode($userId: Int!, $pricingMode: PricingMode!, $version: Int) {
    setPricingMode(userId: $userId, pricingMode: $pricingMode, version: $version) {
      id
    }
  }
`);

export const SetPaymentModeDocument = graphql(`
  mutation SetPaymentMode($userId: Int!, $mode: PaymentMode!, $version: Int) {
    setPaymentMode(userId: $userId, mode: $mode, version: $version) {
      id
    }
  }
`);

export const SetBusinessDiscountDocument = graphql(`
  mutation SetBusinessDiscount($userId: Int!, $discount: Float, $version: Int) {
    setBusinessDiscount(userId: $userId, discount: $discount, version: $version) {
      id
    }
  }
`);

export const SetBusinessPriceMailsDocument = graphql(`
  mutation SetBusinessPriceMails($userId: Int!, $on: Boolean!) {
    setBusinessPriceMails(userId: $userId, on: $on) {
      id
      priceMails
    }
  }
`);
