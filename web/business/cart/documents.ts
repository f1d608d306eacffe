import { graphql } from '../../gql/gql';

export const PlaceOneClickOrderDocument = graphql(`
  mutation PlaceOneClickOrder($input: OneClickOrderInput!) {
    placeOneClickOrder(input: $input) {
      ...PlaceOrderOutcome
      ... on OrderPlaced {
        totalAmount
        paymentType
      }
    }
  }
`);
