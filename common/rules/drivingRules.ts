import { array, date, number, object, string } from 'yup';
import { isPictureUrl } from './catalogue/catalogueRules';
import { DELIVERY_MESSAGES, isNotNegative, isWindow, NOT_NEGATIVE_TEXT, requiredDay } from './deliveryRules';
import { optionalIdempotencyKey, optionalText, requiredText } from './textRules';

/** Bounds of what runs are made of (specification 33.1, 33.3). */
export const DRIVING_LIMITS = {
  /** Orders of one run. */
  stops: 100,
  /** Bytes of a photo as it is sent. */
  photoBytes: 600_000,
  /** Digits before the point of what a driver takes along or is given in LBP, and in USD: their sums can be kept. */
  lbpDigits: 10,
  usdDigits: 5,
  /** Hours after a run was closed in which its drivers still tell what happened at its doors. */
  tellsAfterHours: 48,
} as const;

export const DRIVING_MESSAGES = {
  isOver: 'This run was closed more than two days ago. Please tell the shop, which enters it.',
  takenBy: 'Say who took it',
  reason: 'Say why it was not delivered',
  next: 'Say what comes next',
  note: 'Say why what was counted is not what should be there',
  orders: 'Choose orders',
  tooMuch: 'This is more than anybody pays at a door; check the amount',
  noRate: 'This order has no rate, so it is paid in LBP',
  photo: 'The photo is not a whole picture, or is too large; please take it again',
} as const;

function amountRules() {
  return string()
    .typeError(NOT_NEGATIVE_TEXT)
    .test('notNegative', NOT_NEGATIVE_TEXT, (text) => text == null || isNotNegative(text));
}

/** An amount that is summed with others: a slip of the finger must not make sums that nobody can keep. */
function cashRules(digits: number) {
  return amountRules().test({
    name: 'digits',
    message: DRIVING_MESSAGES.tooMuch,
    params: { digits },
    test: (text) => text == null || text.split('.')[0]!.length <= digits,
  });
}

function photoRules() {
  return string()
    .typeError(DRIVING_MESSAGES.photo)
    .nullable()
    .test('type', DRIVING_MESSAGES.photo, (text) => !text || isPictureUrl(text))
    .max(DRIVING_LIMITS.photoBytes, DRIVING_MESSAGES.photo);
}

function stopsRules() {
  return array()
    .typeError('Send the orders as a list')
    .required(DRIVING_MESSAGES.orders)
    .max(DRIVING_LIMITS.stops, `A run has at most ${DRIVING_LIMITS.stops} orders`)
    .of(number().required('Say which order').integer('An order number is a whole number'))
    .test('once', 'An order is in a run once', (ids) => new Set(ids).size === ids?.length);
}

/** The rules of a new run (specification 33.1). */
export function newRunRules() {
  return object({
    date: requiredDay().typeError(DELIVERY_MESSAGES.day),
    window: string()
      .typeError(DELIVERY_MESSAGES.window)
      .nullable()
      .test('window', DELIVERY_MESSAGES.window, (text) => !text || isWindow(text)),
    driverId: number().required('Choose a driver').integer('The id of a driver is a whole number'),
    orderIds: stopsRules(),
    idempotencyKey: optionalIdempotencyKey(),
  });
}

/** The rules of a run that is planned otherwise. */
export function changedRunRules() {
  return object({
    driverId: number().nullable().integer('The id of a driver is a whole number'),
    orderIds: stopsRules(),
  });
}

/** The rules of orders for which a sequence is suggested (specification 33.1). */
export function suggestedStopsRules() {
  return object({ orderIds: stopsRules() });
}

/** The rules of a run that leaves (specification 33.2). */
export function startRunRules() {
  return object({ floatLbp: cashRules(DRIVING_LIMITS.lbpDigits).nullable(), idempotencyKey: optionalIdempotencyKey() });
}

/** The rules of what was delivered (specification 33.3). */
export function deliveredRules() {
  return object({
    takenBy: requiredText(DRIVING_MESSAGES.takenBy),
    lbp: cashRules(DRIVING_LIMITS.lbpDigits).nullable(),
    usd: cashRules(DRIVING_LIMITS.usdDigits).nullable(),
    photo: photoRules(),
    at: date().typeError('Must be a moment').nullable(),
    idempotencyKey: optionalIdempotencyKey(),
  });
}

/** The rules of what was not delivered (specification 33.3). */
export function notDeliveredRules() {
  return object({
    reason: requiredText(DRIVING_MESSAGES.reason),
    at: date().typeError('Must be a moment').nullable(),
    idempotencyKey: optionalIdempotencyKey(),
  });
}

/** The rules of a run that ends (specification 33.5). */
export function closedRunRules() {
  return object({ idempotencyKey: optionalIdempotencyKey() });
}

/** The rules of what was counted after a run (specification 33.5). */
export function countedRules() {
  return object({
    lbp: amountRules().required('Say how much was counted'),
    usd: amountRules().required('Say how much was counted'),
    note: optionalText(),
    idempotencyKey: optionalIdempotencyKey(),
  });
}
