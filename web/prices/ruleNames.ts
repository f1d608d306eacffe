import type { PriceRule } from '../gql/graphql';
import { msg } from '../i18n/text';

/** What the rules of prices are called. */
export const RULE_NAMES: Readonly<Record<PriceRule, string>> = {
  INDIVIDUAL_VARIANT: msg('Price agreed for this size'),
  INDIVIDUAL_PRODUCT: msg('Price agreed for this product'),
  VARIANT_BUSINESS: msg('Business price of this size'),
  BUSINESS: msg('Business price of this product'),
  VARIANT_CUSTOMER: msg('Customer price of this size'),
  CUSTOMER: msg('Customer price of this product'),
  LEGACY: msg('List price of this product'),
  REPLACED: msg('Price of what it was sent instead of'),
};
