import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { graphql } from '../gql/gql';
import type { AccountOrderInput, EmployeeOrderInput, GuestOrderInput, OneClickOrderInput } from '../gql/graphql';

/** The fragment is that of every order at prices: the account checkout's, too, and a business's. */
const PlaceGuestOrderDocument = graphql(`
  mutation PlaceGuestOrder($input: GuestOrderInput!) {
    placeGuestOrder(input: $input) {
      ...PlaceOrderOutcome
    }
  }

  fragment PlaceOrderOutcome on PlaceOrderResult {
    ... on OrderPlaced {
      orderId
      followKey
      deliveryDate
      deliveryWindow
    }
    ... on PriceChanged {
      code
      message
      fresh {
        subtotalAmount
        discountAmount
        deliveryFee
        totalAmount
        items {
          productId
          selectedSize
          unitPrice
        }
      }
    }
    ... on OrderRefusal {
      code
      message
      productId
      selectedSize
      delivery {
        reason
        options {
          ...DeliveryTimes
          ...DeliveryTerms
        }
      }
      onlyLeft
    }
  }
`);

const PlaceAccountOrderDocument = graphql(`
  mutation PlaceAccountOrder($input: AccountOrderInput!) {
    placeAccountOrder(input: $input) {
      ...PlaceOrderOutcome
    }
  }
`);

const PlaceOneClickOrderDocument = graphql(`
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

/** Asks for the number alone: an employee may see no amount. */
const PlaceEmployeeOrderDocument = graphql(`
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
        productId
        selectedSize
        onlyLeft
        delivery {
          reason
        }
      }
    }
  }
`);

/** Sends a guest's order; undefined when the answer holds no result. Rejects on errors, as the others do. */
export async function placeGuestOrder(client: ApolloClient, input: GuestOrderInput) {
  return (await mutate(client, PlaceGuestOrderDocument, input))?.placeGuestOrder;
}

/** Sends an order of the account checkout. */
export async function placeAccountOrder(client: ApolloClient, input: AccountOrderInput) {
  return (await mutate(client, PlaceAccountOrderDocument, input))?.placeAccountOrder;
}

/** Sends the order of a business. */
export async function placeOneClickOrder(client: ApolloClient, input: OneClickOrderInput) {
  return (await mutate(client, PlaceOneClickOrderDocument, input))?.placeOneClickOrder;
}

/** Sends the order of an employee. */
export async function placeEmployeeOrder(client: ApolloClient, input: EmployeeOrderInput) {
  return (await mutate(client, PlaceEmployeeOrderDocument, input))?.placeEmployeeOrder;
}

async function mutate<Data, Input>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  input: Input,
): Promise<Data | undefined> {
  const { data } = await client.mutate<Data, { input: Input }>({
    mutation,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  return data;
}
