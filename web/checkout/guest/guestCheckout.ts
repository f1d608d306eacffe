import { DEFAULT_COUNTRY, DELIVERY_FEES } from '../../../common/constants';
import { trimmed } from '../../../common/trimmed';
import { GUEST_PAYMENT_METHODS, type GuestPaymentMethod } from '../../../common/rules/checkoutRules';
import type { GuestOrderInput, PaymentMethod } from '../../gql/graphql';
import type { Translate } from '../../i18n/text';
import type { Auth } from '../../session/viewer';
import { timeInput } from '../../delivery/deliveryTime';
import type { CheckoutKind, OrderOnScreen } from '../checkoutKind';
import { placeGuestOrder } from '../../ordering/mutations';
import { whenMissingInput } from '../../ordering/whenMissing/useWhenMissing';
import { isObject, savedForm, textsFrom } from '../form/savedForm';

/** What is typed into the guest checkout, keyed like the order it becomes, and whether the address is to be saved with it. */
export interface GuestValues {
  deliveryAddress: {
    firstName: string;
    lastName: string;
    phone: string;
    email: string;
    street: string;
    city: string;
    area: string;
    building: string;
    floor: string;
  };
  paymentMethod: GuestPaymentMethod;
  /** Of a customer alone. */
  savesAddress: boolean;
}

/** The payment methods as the checkouts name them (specification 4.10). */
export const PAYMENT_OPTIONS: Record<GuestPaymentMethod, { label: (t: Translate) => string; sentAs: PaymentMethod }> = {
  stripe: { label: (t) => t('Credit or Debit Card'), sentAs: 'STRIPE' },
  wishmoney: { label: (t) => t('WishMoney'), sentAs: 'WISHMONEY' },
  cod: { label: (t) => t('Cash on Delivery'), sentAs: 'COD' },
};

/** The checkout for everybody, without an account or with one. */
export const GUEST_CHECKOUT: CheckoutKind<GuestValues> = {
  name: 'checkout',
  deliveryFee: DELIVERY_FEES.guestCheckout,
  failure: (t) => t('There was an error placing your order. Please try again.'),
  place({ deliveryAddress }) {
    const { city, area } = trimmed(deliveryAddress);
    return { city, area };
  },
  order(values, onScreen) {
    const payload = payloadOf(values, onScreen);
    return {
      payload,
      email: payload.guestEmail ?? null,
      send: (client, idempotencyKey) => placeGuestOrder(client, { ...payload, idempotencyKey }),
    };
  },
  successPage: () => '/order-success',
};

/** What was typed before a reload, else the form with what the shop knows of a signed-in buyer. */
export function guestForm(auth: Auth): GuestValues {
  const saved = savedForm(GUEST_CHECKOUT.name, auth);
  const viewer = auth.state === 'signed-in' ? auth.viewer : null;
  const known = {
    firstName: viewer?.firstName ?? '',
    lastName: viewer?.lastName ?? '',
    phone: '',
    email: viewer?.email ?? '',
    street: '',
    city: '',
    area: '',
    building: '',
    floor: '',
  };
  return {
    deliveryAddress: textsFrom(isObject(saved.deliveryAddress) ? saved.deliveryAddress : {}, known),
    paymentMethod: GUEST_PAYMENT_METHODS.find((method) => method === saved.paymentMethod) ?? GUEST_PAYMENT_METHODS[0],
    savesAddress: saved.savesAddress === true,
  };
}

function payloadOf(values: GuestValues, onScreen: OrderOnScreen): Omit<GuestOrderInput, 'idempotencyKey'> {
  const { firstName, lastName, phone, email, street, city, area, building, floor } = trimmed(values.deliveryAddress);
  return {
    items: onScreen.items,
    deliveryAddress: {
      firstName,
      lastName,
      phone,
      email: email || null,
      street,
      city,
      area,
      building: building || null,
      floor: floor || null,
      country: DEFAULT_COUNTRY,
      fullAddress: [street, building, floor, area, city, DEFAULT_COUNTRY].filter(Boolean).join(', '),
    },
    paymentMethod: PAYMENT_OPTIONS[values.paymentMethod].sentAs,
    discountCode: onScreen.discountCode,
    guestEmail: email || null,
    guestName: `${firstName} ${lastName}`,
    subtotalAmount: onScreen.amounts.subtotalAmount,
    deliveryFee: onScreen.amounts.deliveryFee,
    totalAmount: onScreen.amounts.totalAmount,
    ...timeInput(onScreen.delivery),
    ...whenMissingInput(onScreen.whenMissing),
  };
}
