import { array, number, object, string, type AnyObjectSchema } from 'yup';
import { LIMITS } from '../../constants';
import { optionalIdempotencyKey, optionalText, requiredText } from '../textRules';

const PLAN_MESSAGES = {
  at: 'Enter from when on, as a day and time like "2026-11-30T06:00"',
  percent: 'A percentage is from -100 to 1000',
  percentDecimals: 'A percentage has at most two decimals',
} as const;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)?$/;

/** Whether the text is a day and time, with an offset or by the shop's clock. */
function isInstant(text: string): boolean {
  return INSTANT.test(text);
}

/** The rules of changes of prices and terms, planned or to be looked at (specification 23.1). */
export function priceChangesRules(): AnyObjectSchema {
  return object({
    changes: array()
      .nullable()
      .max(LIMITS.orderLines, `Name at most ${LIMITS.orderLines} changes, or a category`)
      .of(
        object({
          variant: optionalText(LIMITS.variantName),
          value: optionalText(),
        }),
      ),
    // Checked only when it is sent.
    category: object({
      percent: number()
        .typeError(PLAN_MESSAGES.percent)
        .required(PLAN_MESSAGES.percent)
        .min(-100, PLAN_MESSAGES.percent)
        .max(1_000, PLAN_MESSAGES.percent)
        .test('decimals', PLAN_MESSAGES.percentDecimals, (value) => {
          return /^-?\d+(\.\d{1,2})?$/.test(String(value));
        }),
    })
      .nullable()
      .default(undefined),
  });
}

/** The rules of a plan's form. */
export function pricePlanRules(): AnyObjectSchema {
  return priceChangesRules().shape({
    idempotencyKey: optionalIdempotencyKey(),
    at: requiredText(PLAN_MESSAGES.at).test('instant', PLAN_MESSAGES.at, isInstant),
    reason: string().nullable().max(LIMITS.text),
  });
}
