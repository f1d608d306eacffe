import { graphql } from '../gql/gql';

/** Who the business is, on what terms it buys, and what its credit is. */
export const BusinessAccountDocument = graphql(`
  query BusinessAccount {
    viewer {
      id
      username
      email
      firstName
      lastName
      businessName
      paymentMode
      pricingMode
      businessDiscount
      priceMails
      slipPrices
      deliveryPlace {
        businessName
        address
        city
        state
        zip
        country
        phone
      }
    }
    credit {
      currentBalance
      creditLimit
      usedCredit
    }
  }
`);

export const SetSlipPricesDocument = graphql(`
  mutation SetSlipPrices($on: Boolean!) {
    setSlipPrices(on: $on) {
      id
      slipPrices
    }
  }
`);

export const SetPriceMailsDocument = graphql(`
  mutation SetPriceMails($on: Boolean!) {
    setPriceMails(on: $on) {
      id
      priceMails
    }
  }
`);
