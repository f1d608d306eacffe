import { array, boolean, number, object, string, type AnyObjectSchema } from 'yup';
import { LIMITS } from '../constants';
import { isDay } from '../delivery/days';
import { isAmount } from '../amountText';
import { TRANSLATED_LANGUAGES } from '../texts/languageNames';
import { isOnce, optionalText, requiredText } from './textRules';

/** Bounds of what delivery is set up with (specification 29.1, 29.2). */
export const DELIVERY_LIMITS = {
  zones: 50,
  places: 200,
  spellings: 20,
  circles: 20,
  km: 200,
  windows: 84,
  capacity: 9_999,
  cutOffDays: 14,
  closures: 200,
} as const;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const END = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const WINDOW = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

export const DELIVERY_MESSAGES = {
  day: 'Must be a day like "2026-11-26"',
  window: 'Must be a window like "08:00-12:00"',
  dayOfWindow: 'Say on which day, too',
  ends: 'A window ends after it begins',
  cutOff: 'Orders must end before the window begins',
  time: 'Must be a time like "08:00"',
  once: 'Send each language once',
} as const;

/** Whether the text is a window, which ends after it begins. */
export function isWindow(text: string): boolean {
  const [begins, ends] = text.split('-');
  return WINDOW.test(text) && ends! > begins!;
}

/** A day that has to be said. */
export function requiredDay() {
  return string()
    .required(DELIVERY_MESSAGES.day)
    .test('day', DELIVERY_MESSAGES.day, (text) => isDay(text));
}

/** The rules of when an order is to be delivered, of whatever kind it is (specification 29.3). */
export const deliveryChoiceRules = () => ({
  deliveryDate: string()
    .typeError(DELIVERY_MESSAGES.day)
    .nullable()
    .test('day', DELIVERY_MESSAGES.day, (text) => !text || isDay(text)),
  deliveryWindow: string()
    .typeError(DELIVERY_MESSAGES.window)
    .nullable()
    .test('window', DELIVERY_MESSAGES.window, (text) => !text || WINDOW.test(text))
    .test('of a day', DELIVERY_MESSAGES.dayOfWindow, (text, { parent }) => {
      return !text || Boolean((parent as { deliveryDate?: string | null }).deliveryDate);
    }),
});

/** What a name or a reason says in other languages than English. */
function translationsRules() {
  return array()
    .nullable()
    .max(TRANSLATED_LANGUAGES.length, DELIVERY_MESSAGES.once)
    .test('once', DELIVERY_MESSAGES.once, (list) => isOnce(list, 'language'))
    .of(
      object({
        language: string()
          .required('Say which language')
          .oneOf(TRANSLATED_LANGUAGES, `The shop translates into ${TRANSLATED_LANGUAGES.join(', ')}`),
        text: optionalText(),
      }),
    );
}

/** The message about what is no amount, or less than zero. */
export const NOT_NEGATIVE_TEXT = 'Must be an amount of zero or more, like "12.50"';

/** Whether the text is an amount of zero or more. */
export function isNotNegative(text: string): boolean {
  return isAmount(text) && !text.startsWith('-');
}

/** An amount of zero or more that may be left out. */
export function optionalAmount() {
  return string()
    .nullable()
    .test('notNegative', NOT_NEGATIVE_TEXT, (text) => !text || isNotNegative(text));
}

function whole(what: string, min: number, max: number) {
  const message = `${what} is a whole number from ${min} to ${max}`;
  return number().required(message).integer(message).min(min, message).max(max, message);
}

function within(what: string, most: number) {
  const message = `${what} is a number from -${most} to ${most}`;
  return number().required(message).min(-most, message).max(most, message);
}

/** A window by itself; that windows do not overlap, `overlapOf` says. */
function windowRules() {
  return object({
    weekday: whole('A weekday', 1, 7),
    begins: string()
      .required(DELIVERY_MESSAGES.time)
      .test('time', DELIVERY_MESSAGES.time, (text) => TIME.test(text)),
    ends: string()
      .required(DELIVERY_MESSAGES.time)
      .test('end', DELIVERY_MESSAGES.time, (text) => END.test(text))
      .test('later', DELIVERY_MESSAGES.ends, (ends, { parent }) => ends > (parent as { begins: string }).begins),
    capacity: whole('A capacity', 1, DELIVERY_LIMITS.capacity),
    cutOffDays: whole('The days before', 0, DELIVERY_LIMITS.cutOffDays),
    cutOffTime: string()
      .required(DELIVERY_MESSAGES.time)
      .test('time', DELIVERY_MESSAGES.time, (text) => TIME.test(text))
      .test('before', DELIVERY_MESSAGES.cutOff, (time, { parent }) => {
        const { cutOffDays, begins } = parent as { cutOffDays: number; begins: string };
        return cutOffDays > 0 || time <= begins;
      }),
  });
}

/** The rules of windows alone, for looking at a plan before it is saved. */
export function deliveryWindowsRules(): AnyObjectSchema {
  return object({ windows: array().nullable().max(DELIVERY_LIMITS.windows, tooMany('windows')).of(windowRules()) });
}

/** The rules of a zone's form (specification 29.1, 29.2). */
export function deliveryZoneRules(): AnyObjectSchema {
  return deliveryWindowsRules().shape({
    name: requiredText('Say what the zone is called'),
    translations: translationsRules(),
    places: array()
      .nullable()
      .max(DELIVERY_LIMITS.places, tooMany('places'))
      .of(
        object({
          name: requiredText('Say which city or area'),
          spellings: array()
            .nullable()
            .max(DELIVERY_LIMITS.spellings, tooMany('spellings'))
            .of(requiredText('A spelling is not empty')),
          city: optionalText(),
        }),
      ),
    circles: array()
      .nullable()
      .max(DELIVERY_LIMITS.circles, tooMany('circles'))
      .of(
        object({
          latitude: within('The latitude', 90),
          longitude: within('The longitude', 180),
          km: number()
            .required('Say how many kilometres')
            .moreThan(0, 'Must be more than 0 kilometres')
            .max(DELIVERY_LIMITS.km, `Must be at most ${DELIVERY_LIMITS.km} kilometres`),
        }),
      ),
    isEverywhereElse: boolean().nullable(),
    fee: optionalAmount(),
    freeFrom: optionalAmount(),
    minimum: optionalAmount(),
    chargesBusinesses: boolean().nullable(),
  });
}

/** The rules of a closure's form (specification 29.6). */
export function deliveryClosureRules(): AnyObjectSchema {
  return object({
    date: requiredDay(),
    reason: requiredText('Say why nobody delivers'),
    translations: translationsRules(),
  });
}

const HOW_MANY_ORDERS = `Choose 1 to ${LIMITS.page} orders`;

/** The rules of moving orders (specification 29.7). */
export function moveOrdersRules(): AnyObjectSchema {
  return object({
    date: requiredDay(),
    window: string()
      .nullable()
      .test('window', DELIVERY_MESSAGES.window, (text) => !text || WINDOW.test(text)),
    reason: optionalText(LIMITS.text),
    orderIds: array().required(HOW_MANY_ORDERS).min(1, HOW_MANY_ORDERS).max(LIMITS.page, HOW_MANY_ORDERS),
  });
}

function tooMany(what: keyof typeof DELIVERY_LIMITS): string {
  return `At most ${DELIVERY_LIMITS[what]} ${what}`;
}
