import { DELIVERY_FEES } from '../../../common/constants';
import { trimmed } from '../../../common/trimmed';
import { ACCOUNT_COUNTRIES, type AccountCountry } from '../../../common/rules/checkoutRules';
import type { AccountOrderInput } from '../../gql/graphql';
import type { Auth } from '../../session/viewer';
import { timeInput } from '../../delivery/deliveryTime';
import type { CheckoutKind, OrderOnScreen } from '../checkoutKind';
import { placeAccountOrder } from '../../ordering/mutations';
import { whenMissingInput } from '../../ordering/whenMissing/useWhenMissing';
import { isObject, savedForm, textsFrom } from '../form/savedForm';
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
  place({ addressType, deliveryAddress, latitude, longitude }) {
    if (addressType === 'location') return { latitude, longitude };
    const { city, state } = trimmed<Record<keyof typeof deliveryAddress, string>>(deliveryAddress);
    return { city, state };
  },
  order(values, onScreen) {
    const payload = payloadOf(values, onScreen);
    return {
      payload,
      email: payload.customerEmail ?? null,
      send: (client, idempotencyKey) => placeAccountOrder(client, { ...payload, idempotencyKey }),
    };
  },
  successPage: (orderId) => `/order-success?orderId=${orderId}`,
};

/** What was typed before a reload, else the form with what the shop knows of a signed-in buyer. */
export function accountForm(auth: Auth): AccountValues {
  const saved = savedForm(ACCOUNT_CHECKOUT.name, auth);
  const viewer = auth.state === 'signed-in' ? auth.viewer : null;
  const address = isObject(saved.deliveryAddress) ? saved.deliveryAddress : {};
  return {
    ...textsFrom(saved, {
      customerName: [viewer?.firstName, viewer?.lastName].filter(Boolean).join(' '),
      customerEmail: viewer?.email ?? '',
      customerPhone: '',
    }),
    addressType: saved.addressType === 'location' ? 'location' : 'manual',
    deliveryAddress: {
      ...textsFrom(address, { street: '', city: '', state: '', zipCode: '' }),
      country: ACCOUNT_COUNTRIES.find((country) => country === address.country) ?? ACCOUNT_COUNTRIES[0],
    },
    ...savedLocation(saved),
    paymentMethod: ACCOUNT_PAYMENT.find((method) => method === saved.paymentMethod) ?? ACCOUNT_PAYMENT[0],
  };
}

function savedLocation(
  saved: Record<string, unknown>,
): Pick<AccountValues, 'latitude' | 'longitude' | 'locatedAddress'> {
  const { latitude, longitude, locatedAddress } = saved;
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof locatedAddress !== 'string') {
    return { latitude: null, longitude: null, locatedAddress: '' };
  }
  return { latitude, longitude, locatedAddress };
}

function payloadOf(values: AccountValues, onScreen: OrderOnScreen): Omit<AccountOrderInput, 'idempotencyKey'> {
  const { customerName, customerEmail, customerPhone } = values;
  const atLocation = values.addressType === 'location';
  return {
    ...trimmed({ customerName, customerEmail, customerPhone }),
    items: onScreen.items,
    addressType: atLocation ? 'LOCATION' : 'MANUAL',
    deliveryAddress: atLocation ? { street: values.locatedAddress } : writtenAddress(values.deliveryAddress),
    latitude: atLocation ? values.latitude : null,
    longitude: atLocation ? values.longitude : null,
    paymentMethod: PAYMENT_OPTIONS[values.paymentMethod].sentAs,
    subtotalAmount: onScreen.amounts.subtotalAmount,
    deliveryFee: onScreen.amounts.deliveryFee,
    totalAmount: onScreen.amounts.totalAmount,
    ...timeInput(onScreen.delivery),
    ...whenMissingInput(onScreen.whenMissing),
  };
}

function writtenAddress(address: AccountValues['deliveryAddress']) {
  const { street, city, state, zipCode, country } = trimmed<Record<keyof typeof address, string>>(address);
  return { street, city, state: state || null, zipCode: zipCode || null, country };
}
