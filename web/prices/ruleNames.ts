import type { PriceRule } from '../gql/graphql';

/** What the rules of prices are called. */
export const RULE_NAMES: Readonly<Record<PriceRule, string>> = {
  INDIVIDUAL_VARIANT: 'Price agreed for this size',
  INDIVIDUAL_PRODUCT: 'Price agreed for this product',
  VARIANT_BUSINESS: 'Business price of this size',
  BUSINESS: 'Business price of this product',
  VARIANT_CUSTOMER: 'Customer price of this size',
  CUSTOMER: 'Customer price of this product',
  LEGACY: 'List price of this product',
};
