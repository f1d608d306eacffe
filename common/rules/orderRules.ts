import { array, boolean, mixed, number, object, string } from 'yup';
import { grouped } from '../amountText';
import { LIMITS } from '../constants';
import { guestCheckoutRules } from './checkoutRules';
import { deliveryChoiceRules } from './deliveryRules';
import { MESSAGES } from '../messages';
import { idempotencyKeyRules, optionalEmail, optionalIdempotencyKey, optionalText, requiredText } from './textRules';

/**
 * The rules of an order's lines (specification 4.3). Size and packaging have other names in the checkouts than in orders
 * of businesses. `empty` is the message about an order without lines.
 */
function linesRules(empty: string) {
  return array()
    .typeError('Send the lines of the order as a list')
    .required(empty)
    .min(1, empty)
    .max(LIMITS.orderLines, `An order has at most ${LIMITS.orderLines} lines; please split it`)
    .of(
      object({
        productId: number().required('Say which product').integer('A product id is a whole number'),
        quantity: quantityRules(),
        selectedSize: optionalText(),
        selectedPackaging: optionalText(),
        variant: optionalText(),
        size: optionalText(),
        packaging: optionalText(),
      }),
    );
}

/** The message about a quantity that no line can have. */
export const QUANTITY_TEXT = `Order a whole number from 1 to ${grouped(LIMITS.quantity)}`;

/** How many of one line: a whole number from 1 to 9,999. */
function quantityRules() {
  return number()
    .required('Say how many')
    .integer(QUANTITY_TEXT)
    .min(1, QUANTITY_TEXT)
    .max(LIMITS.quantity, QUANTITY_TEXT);
}

/** The rules of what is put into the cart kept on the server (specification 4.6). */
export function cartItemRules() {
  return object({
    productId: number().required(),
    quantity: quantityRules(),
    selectedSize: optionalText(),
    selectedPackaging: optionalText(),
  });
}

/** What both checkouts send. */
const checkoutOrderRules = () => ({
  idempotencyKey: idempotencyKeyRules(),
  items: linesRules(MESSAGES.emptyCart),
  discountCode: optionalText(LIMITS.discountCode),
  ...deliveryChoiceRules(),
});

/** The rules of an order from the guest checkout; `shopPhone` is the example in the message about the phone. */
export function guestOrderRules(shopPhone: string) {
  return object({
    ...checkoutOrderRules(),
    guestEmail: optionalEmail(MESSAGES.validEmail),
    guestName: optionalText(),
  }).concat(guestCheckoutRules(shopPhone));
}

export type GuestOrderRules = ReturnType<typeof guestOrderRules>;

/** What may pay in the account checkout; `credit` is for a business in credit mode alone. */
const ACCOUNT_PAYMENT_METHODS = ['wishmoney', 'cod', 'stripe', 'credit'] as const;

/** The rules of the account checkout's form (specification 14.2), keyed like the payload of the order. */
export function accountCheckoutRules() {
  return object({
    customerName: requiredText(MESSAGES.missingInformation),
    customerEmail: requiredText(MESSAGES.missingInformation).concat(
      optionalEmail(MESSAGES.validEmail).required(MESSAGES.missingInformation),
    ),
    customerPhone: requiredText(MESSAGES.missingInformation),
    paymentMethod: string().required(MESSAGES.paymentMethod).oneOf(ACCOUNT_PAYMENT_METHODS, MESSAGES.paymentMethod),
    addressType: string()
      .required('Choose a written address or a location')
      .oneOf(['manual', 'location'], 'Choose a written address or a location'),
    deliveryAddress: mixed().when('addressType', {
      is: 'manual',
      then: () =>
        object({
          street: requiredText(MESSAGES.missingAddress),
          city: requiredText(MESSAGES.missingAddress),
          state: optionalText(),
          zipCode: optionalText(),
          country: optionalText(),
        }).required(MESSAGES.missingAddress),
      otherwise: () =>
        object({
          street: optionalText(LIMITS.longText),
          city: optionalText(),
          state: optionalText(),
          zipCode: optionalText(),
          country: optionalText(),
        }).nullable(),
    }),
    latitude: coordinate(90),
    longitude: coordinate(180),
  });
}

/** The rules of an order from the account checkout. */
export function accountOrderRules() {
  return object(checkoutOrderRules()).concat(accountCheckoutRules());
}

function coordinate(most: number) {
  const message = `Must be a number from -${most} to ${most}`;
  return number()
    .nullable()
    .when('addressType', {
      is: 'location',
      then: (rule) => rule.required(MESSAGES.locationRequired),
    })
    .min(-most, message)
    .max(most, message);
}

/** The rules of a one-click order (specification 14.6). */
export function oneClickOrderRules() {
  return object({
    idempotencyKey: idempotencyKeyRules(),
    items: linesRules(MESSAGES.emptyCart),
    ...deliveryChoiceRules(),
    note: optionalText(LIMITS.longText),
  });
}

/** The rules of an employee's daily order (specification 14.6). */
export function employeeOrderRules() {
  return object({
    idempotencyKey: idempotencyKeyRules(),
    items: linesRules(MESSAGES.emptyEmployeeOrder),
    ...deliveryChoiceRules(),
    customerName: optionalText(),
    customerEmail: optionalEmail(MESSAGES.validEmail),
    customerPhone: optionalText(),
    note: optionalText(LIMITS.longText),
    deliveryAddress: object({
      name: optionalText(),
      companyName: optionalText(),
      street: optionalText(LIMITS.longText),
      area: optionalText(),
      city: optionalText(),
      state: optionalText(),
      postalCode: optionalText(),
      building: optionalText(),
      floor: optionalText(),
      country: optionalText(),
      phone: optionalText(),
      email: optionalEmail(MESSAGES.validEmail),
    }).nullable(),
  });
}

/** The rules of the form of a daily order: another address counts when it has street and city (specification 4.8). */
export function dailyOrderFormRules() {
  return object({
    elsewhere: boolean(),
    street: filledElsewhere(MESSAGES.street, LIMITS.longText),
    city: filledElsewhere(MESSAGES.employeeCity),
    building: optionalText(),
    phone: optionalText(),
    note: optionalText(LIMITS.longText),
  });
}

/** Text that must be there for another address. */
function filledElsewhere(message: string, max?: number) {
  return optionalText(max).when('elsewhere', ([is], text) => (is ? text.trim().required(message) : text));
}

/** The rules of a change of an order's status: the status is any of the known ones, the tracking number short. */
export function statusRules() {
  return object({ trackingNumber: optionalText(), idempotencyKey: optionalIdempotencyKey() });
}
