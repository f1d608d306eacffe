import { object, string } from 'yup';
import { ADDRESS_MIN, LIMITS } from '../constants';
import { MESSAGES, phoneMessage } from '../messages';
import { isPhone } from '../addresses/phoneText';
import { optionalEmail, optionalText, requiredText } from './textRules';

/** What a guest may pay with, in the order the checkout offers it; the first is preselected (specification 14.2). */
export const GUEST_PAYMENT_METHODS = ['stripe', 'wishmoney', 'cod'] as const;

export type GuestPaymentMethod = (typeof GUEST_PAYMENT_METHODS)[number];

/** The countries that the second checkout offers; the first is preselected (specification 14.2). */
export const ACCOUNT_COUNTRIES = ['United States', 'Canada'] as const;

export type AccountCountry = (typeof ACCOUNT_COUNTRIES)[number];

/** The rules of the guest checkout's `deliveryAddress`; `shopPhone` is the example in the message about the phone. */
export function guestAddressRules(shopPhone: string) {
  return object({
    firstName: requiredText(MESSAGES.firstName),
    lastName: requiredText(MESSAGES.lastName),
    email: optionalEmail(MESSAGES.validEmail),
    phone: requiredText(phoneMessage(shopPhone)).test('phone', phoneMessage(shopPhone), isPhone),
    street: requiredText(MESSAGES.fullAddress, ADDRESS_MIN),
    city: requiredText(MESSAGES.city),
    area: requiredText(MESSAGES.area),
    building: optionalText(),
    floor: optionalText(),
    country: optionalText(),
    fullAddress: optionalText(LIMITS.longText),
  });
}

/**
 * The rules of the guest checkout (specification 14.2), keyed like the payload of the order, so that the form and
 * the server check with the same ones. Nothing is cast: the server uses them with `.strict()`.
 */
export function guestCheckoutRules(shopPhone: string) {
  return object({
    deliveryAddress: guestAddressRules(shopPhone).required(MESSAGES.fullAddress),
    paymentMethod: string()
      .typeError(MESSAGES.paymentMethod)
      .required(MESSAGES.paymentMethod)
      .oneOf(GUEST_PAYMENT_METHODS, MESSAGES.paymentMethod),
  });
}
