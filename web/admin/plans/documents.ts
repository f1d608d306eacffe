import { graphql } from '../../gql/gql';
import type { PriceImpactQuery, PricePlanQuery, PricePlansQuery } from '../../gql/graphql';

/** A plan as the table shows it. */
export type Plan = PricePlansQuery['pricePlans']['nodes'][number];
export type PlannedChange = NonNullable<PricePlanQuery['pricePlan']>['changes'][number];
/** What changes for one business, or for customers. */
export type Touched = PriceImpactQuery['priceImpact']['businesses'][number];

export const PricePlansDocument = graphql(`
  query PricePlans($after: String, $state: PricePlanState, $descending: Boolean!) {
    pricePlans(first: 50, after: $after, state: $state, descending: $descending) {
      nodes {
        ...PricePlanRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }

  fragment PricePlanRow on PricePlan {
    id
    version
    localAt
    state
    reason
    failure
    changeCount
    madeByUsername
    madeAt
    settledAt
  }
`);

export const PricePlanDocument = graphql(`
  query PricePlan($id: Int!, $after: Int!) {
    pricePlan(id: $id) {
      ...PricePlanRow
      changes(first: 50, after: $after) {
        position
        kind
        productId
        productName
        variant
        userId
        businessName
        value
        madeOn
        valueNow
        before
        isThere
        outcome
      }
    }
  }
`);

export const PriceImpactDocument = graphql(`
  query PriceImpact($input: PriceImpactInput!) {
    priceImpact(input: $input, first: 20, prices: 5) {
      changeCount
      nextUserId
      customers {
        ...TouchedPrices
      }
      businesses {
        ...TouchedPrices
      }
    }
  }

  fragment TouchedPrices on PriceImpactOfViewer {
    userId
    businessName
    productCount
    priceCount
    risenCount
    fallenCount
    goneCount
    prices {
      productId
      productName
      variant
      before
      after
    }
  }
`);

export const PlanPricesDocument = graphql(`
  mutation PlanPrices($input: PricePlanInput!) {
    planPrices(input: $input) {
      id
    }
  }
`);

export const ChangePricePlanDocument = graphql(`
  mutation ChangePricePlan($id: Int!, $input: PricePlanInput!) {
    changePricePlan(id: $id, input: $input) {
      id
    }
  }
`);

export const WithdrawPricePlanDocument = graphql(`
  mutation WithdrawPricePlan($id: Int!, $version: Int) {
    withdrawPricePlan(id: $id, version: $version) {
      id
    }
  }
`);
