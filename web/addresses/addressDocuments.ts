import { graphql } from '../gql/gql';

/** The addresses of the customer, the default first. */
export const SavedAddressesDocument = graphql(`
  query SavedAddresses {
    savedAddresses {
      ...SavedAddressParts
    }
  }

  fragment SavedAddressParts on SavedAddress {
    id
    label
    isDefault
    firstName
    lastName
    phone
    street
    building
    floor
    area
    city
  }
`);

export const SaveAddressDocument = graphql(`
  mutation SaveAddress($id: Int, $input: SavedAddressInput!) {
    saveAddress(id: $id, input: $input) {
      ...SavedAddressParts
    }
  }
`);

export const DeleteAddressDocument = graphql(`
  mutation DeleteAddress($id: Int!) {
    deleteAddress(id: $id)
  }
`);
