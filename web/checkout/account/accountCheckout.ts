import { DELIVERY_FEES } from '../../../common/constants';
import { ACCOUNT_COUNTRIES, type AccountCountry } from '../../../common/rules/checkoutRules';
import type { AccountOrderInput } from '../../gql/graphql';
import type { Auth } from '../../session/viewer';
import { itemsOf, trimmed, type CheckoutKind, type ShownOrder } from '../checkoutKind';
import { placeAccountOrder } from '../../ordering/mutations';
import { isObject, readForm, textsFrom } from '../form/savedForm';
import { PAYMENT_OPTIONS } from '../guest/guestCheckout';

/** What the account checkout takes: fewer ways than the guest checkout; the first is preselected. */
export const ACCOUNT_PAYMENT = ['wishmoney', 'cod'] as const;

/** What is typed into the account checkout, keyed like the order it becomes. */
export interface AccountValues {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  addressType: 'manual' | 'location';
  deliveryAddress: {
    street: string;
    city: string;
    state: string;
    zipCode: string;
    country: AccountCountry;
  };
  /** Degrees; null until a location was captured. */
  latitude: number | null;
  longitude: number | null;
  /** The captured location in words, or as its raw coordinates. */
  locatedAddress: string;
  paymentMethod: (typeof ACCOUNT_PAYMENT)[number];
}

/** The second checkout (specification 15.7): to a written address, or to where the buyer stands. */
export const ACCOUNT_CHECKOUT: CheckoutKind<AccountValues> = {
  name: 'account-checkout',
  deliveryFee: DELIVERY_FEES.accountCheckout,
  failure: (t) => t('Please check your information and try again.'),
  order(values, shown) {
    const content = contentOf(values, shown);
    return {
      content,
      email: content.customerEmail ?? null,
      send: (client, idempotencyKey) => placeAccountOrder(client, { ...content, idempotencyKey }),
    };
  },
  successPage: (orderId) => `/order-success?orderId=${orderId}`,
};

/** What was typed before a reload, else the form with what the shop knows of a signed-in buyer. */
export function accountForm(auth: Auth): AccountValues {
  const kept = readForm(ACCOUNT_CHECKOUT.name, auth);
  const viewer = auth.state === 'signed-in' ? auth.viewer : null;
  const address = isObject(kept.deliveryAddress) ? kept.deliveryAddress : {};
  return {
    ...textsFrom(kept, {
      customerName: [viewer?.firstName, viewer?.lastName].filter(Boolean).join(' '),
      customerEmail: viewer?.email ?? '',
      customerPhone: '',
    }),
    addressType: kept.addressType === 'location' ? 'location' : 'manual',
    deliveryAddress: {
      ...textsFrom(address, { street: '', city: '', state: '', zipCode: '' }),
      country: ACCOUNT_COUNTRIES.find((country) => country === address.country) ?? ACCOUNT_COUNTRIES[0],
    },
    ...keptLocation(kept),
    paymentMethod: ACCOUNT_PAYMENT.find((method) => method === kept.paymentMethod) ?? ACCOUNT_PAYMENT[0],
  };
}

function keptLocation(kept: Record<string, unknown>): Pick<AccountValues, 'latitude' | 'longitude' | 'locatedAddress'> {
  const { latitude, longitude, locatedAddress } = kept;
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof locatedAddress !== 'string') {
    return { latitude: null, longitude: null, locatedAddress: '' };
  }
  return { latitude, longitude, locatedAddress };
}

function contentOf(values: AccountValues, shown: ShownOrder): Omit<AccountOrderInput, 'idempotencyKey'> {
  const { customerName, customerEmail, customerPhone } = values;
  const atLocation = values.addressType === 'location';
  return {
    ...trimmed({ customerName, customerEmail, customerPhone }),
    items: itemsOf(shown.lines),
    addressType: atLocation ? 'LOCATION' : 'MANUAL',
    deliveryAddress: atLocation ? { street: values.locatedAddress } : writtenAddress(values.deliveryAddress),
    latitude: atLocation ? values.latitude : null,
    longitude: atLocation ? values.longitude : null,
    paymentMethod: PAYMENT_OPTIONS[values.paymentMethod].sentAs,
    subtotalAmount: shown.amounts.subtotalAmount,
    deliveryFee: shown.amounts.deliveryFee,
    totalAmount: shown.amounts.totalAmount,
  };
}

function writtenAddress(address: AccountValues['deliveryAddress']) {
  const { street, city, state, zipCode, country } = trimmed<Record<keyof typeof address, string>>(address);
  return { street, city, state: state || null, zipCode: zipCode || null, country };
}
