import { graphql } from '../../gql/gql';

graphql(`
  fragment TransferParts on Transfer {
    orderId
    state
    sendTo
    reference
  }
`);

export const TransferDocument = graphql(`
  query OrderTransfer($id: Int!) {
    order(id: $id) {
      id
      status
      paymentStatus
      totalAmount
      lbpPerUsd
      transfer {
        ...TransferParts
      }
    }
  }
`);

export const FollowedTransferDocument = graphql(`
  query FollowedTransfer($id: Int!, $key: String!) {
    followedOrder(id: $id, key: $key) {
      id
      status
      paymentStatus
      totalAmount
      lbpPerUsd
      transfer {
        ...TransferParts
      }
    }
  }
`);

export const SendReferenceDocument = graphql(`
  mutation SendTransferReference($orderId: Int!, $reference: String!, $key: String) {
    sendTransferReference(orderId: $orderId, reference: $reference, key: $key) {
      ...TransferParts
    }
  }
`);
