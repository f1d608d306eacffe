import { graphql } from '../../gql/gql';

export const CancelOrderDocument = graphql(`
  mutation CancelOrder($id: Int!, $key: String) {
    cancelOrder(id: $id, key: $key) {
      id
      status
      paymentStatus
    }
  }
`);
