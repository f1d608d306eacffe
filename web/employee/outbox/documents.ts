import { graphql } from '../../gql/gql';

/** Asks for the number alone: an employee is told no amount. */
export const PlaceEmployeeOrderDocument = graphql(`
  mutation PlaceEmployeeOrder($input: EmployeeOrderInput!) {
    placeEmployeeOrder(input: $input) {
      ... on OrderPlaced {
        orderId
      }
      ... on PriceChanged {
        code
        message
      }
      ... on OrderRefusal {
        code
        message
      }
    }
  }
`);
