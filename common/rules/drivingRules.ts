import { array, date, number, object, string } from 'yup';
import { isAmount } from '../amountText';
import { isDay } from '../delivery/days';
import { DELIVERY_MESSAGES } from './deliveryRules';
import { optionalIdempotencyKey, optionalText, requiredText } from './textRules';

/** Bounds of what runs are made of (specification 33.1, 33.3). */
const DRIVING_LIMITS = {
  /** Orders of one run. */
  stops: 100,
  /** Bytes of a photo as it is sent. */
  photoBytes: 600_000,
} as const;

export const DRIVING_MESSAGES = {
  takenBy: 'Say who took it',
  reason: 'Say why it was not delivered',
  next: 'Say what comes next',
  note: 'Say why what was counted is not what should be there',
  noRate: 'This order has no rate, so it is paid in LBP',
  photo: 'The photo is not a whole picture, or is too large; please take it again',
} as const;

const WINDOW = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const AMOUNT = 'Must be an amount of zero or more, like "12.50"';

function amountRules() {
  return string()
    .typeError(AMOUNT)
    .test('notNegative', AMOUNT, (text) => text == null || (isAmount(text) && !text.startsWith('-')));
}

function stopsRules() {
  return array()
    .typeError('Send the orders as a list')
    .required('Choose orders')
    .max(DRIVING_LIMITS.stops, `A run has at most ${DRIVING_LIMITS.stops} orders`)
    .of(number().required('Say which order').integer('An order number is a whole number'))
    .test('once', 'An order is in a run once', (ids) => new Set(ids).size === ids?.length);
}

/** The rules of a new run (specification 33.1). */
export function newRunRules() {
  return object({
    date: string()
      .typeError(DELIVERY_MESSAGES.day)
      .required(DELIVERY_MESSAGES.day)
      .test('day', DELIVERY_MESSAGES.day, (text) => isDay(text)),
    window: string()
      .typeError(DELIVERY_MESSAGES.window)
      .nullable()
      .test('window', DELIVERY_MESSAGES.window, (text) => !text || WINDOW.test(text)),
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

/** The rules of a run that leaves (specification 33.2). */
export function startRunRules() {
  return object({ floatLbp: amountRules().nullable(), idempotencyKey: optionalIdempotencyKey() });
}

/** The rules of what was delivered (specification 33.3). */
export function deliveredRules() {
  return object({
    takenBy: requiredText(DRIVING_MESSAGES.takenBy),
    lbp: amountRules().nullable(),
    usd: amountRules().nullable(),
    photo: string().typeError(DRIVING_MESSAGES.photo).nullable().max(DRIVING_LIMITS.photoBytes, DRIVING_MESSAGES.photo),
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

/** The rules of what was counted after a run (specification 33.5). */
export function countedRules() {
  return object({
    lbp: amountRules().required('Say how much was counted'),
    usd: amountRules().required('Say how much was counted'),
    note: optionalText(),
    idempotencyKey: optionalIdempotencyKey(),
  });
}
