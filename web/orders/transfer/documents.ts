import { graphql } from '../../gql/gql';

export const TransferDocument = graphql(`
  query OrderTransfer($id: Int!) {
    order(id: $id) {
      id
      status
      paymentStatus
      totalAmount
      lbpPerUsd
      transfer {
        orderId
        state
        sendTo
        reference
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
        orderId
        state
        sendTo
        reference
      }
    }
  }
`);

export const SendReferenceDocument = graphql(`
  mutation SendTransferReference($orderId: Int!, $reference: String!, $key: String) {
    sendTransferReference(orderId: $orderId, reference: $reference, key: $key) {
      orderId
      state
      sendTo
      reference
    }
  }
`);
