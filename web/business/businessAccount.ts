import { createContext, use } from 'react';
import type { BusinessAccountQuery } from '../gql/graphql';
import { msg, translate } from '../i18n/text';

type Viewer = NonNullable<BusinessAccountQuery['viewer']>;

/** The business that is signed in, as the portal knows it. */
export interface BusinessAccount {
  viewer: Viewer;
  credit: BusinessAccountQuery['credit'];
  /** Whether it pays by credit; else on delivery. */
  byCredit: boolean;
  /** What people call it. */
  name: string;
  /** Reads everything again that depends on orders, after one was placed here. */
  refetch: () => void;
}

/** Holds the account for everything in the portal. */
export const BusinessAccountContext = createContext<BusinessAccount | null>(null);

/** The business that is signed in; only in its portal. */
export function useBusinessAccount(): BusinessAccount {
  const account = use(BusinessAccountContext);
  if (!account) throw new Error('the business portal gives its account to what is below it');
  return account;
}

/** What an address needs for an order to find its way, each with the sentence that says it is not there. */
const NEEDED = [
  ['address', msg('Your address has no street yet.')],
  ['city', msg('Your address has no city yet.')],
] as const;

/** What an order needs of the address of a business and is not there, each as a sentence; empty when it finds its way. */
export function missingForOrders(place: Viewer['deliveryPlace']): string[] {
  return NEEDED.flatMap(([part, sentence]) => (place?.[part] ? [] : [sentence]));
}

/** As `missingForOrders`, with what only makes deliveries easier. */
export function missingOfAddress(place: Viewer['deliveryPlace']): string[] {
  return [...missingForOrders(place), ...(place?.phone ? [] : [msg('Your address has no phone number yet.')])];
}

/** The address of a business in one line. */
export function addressLine(place: Viewer['deliveryPlace']): string {
  const { address, city, state, zip, country } = place ?? {};
  return [address, city, state, zip, country && translate(country)].filter(Boolean).join(translate(', '));
}
