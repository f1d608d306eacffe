import { graphql } from '../../gql/gql';

graphql(`
  fragment Attempt on DeliveryAttempt {
    id
    at
    isDelivered
    takenBy
    reason
    next
    lbp
    usd
    changeLbp
    hasPhoto
  }
`);

export const OrderAttemptsDocument = graphql(`
  query OrderAttempts($id: Int!) {
    order(id: $id) {
      id
      attempts {
        ...Attempt
      }
    }
  }
`);

export const DeliveryPhotoDocument = graphql(`
  query DeliveryPhoto($attemptId: Int!) {
    deliveryPhoto(attemptId: $attemptId)
  }
`);
