import { graphql } from '../../gql/gql';

export const OwnProfileDocument = graphql(`
  query OwnProfile {
    ownProfile {
      ...ProfileParts
      loyaltyPoints
    }
  }

  fragment ProfileParts on OwnProfile {
    id
    firstName
    lastName
    phone
    email
    emailConfirmed
    formerEmail
  }
`);

export const UpdateOwnProfileDocument = graphql(`
  mutation UpdateOwnProfile($input: OwnProfileInput!) {
    updateOwnProfile(input: $input) {
      ...ProfileParts
    }
  }
`);

export const SendEmailConfirmationDocument = graphql(`
  mutation SendEmailConfirmation {
    sendEmailConfirmation
  }
`);

export const GuestOrdersDocument = graphql(`
  query GuestOrders {
    guestOrders
  }
`);

export const TakeOverGuestOrdersDocument = graphql(`
  mutation TakeOverGuestOrders {
    takeOverGuestOrders
  }
`);
