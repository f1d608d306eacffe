import { ValidationError, type AnyObjectSchema } from 'yup';
import { LIMITS } from '../../common/constants';
import { inEnglish } from '../../common/messages';
import { badInput, type FieldErrors } from './errors';

/** The rules by what makes them: to make those of an order takes longer than to check it by them. */
const made = new WeakMap<() => AnyObjectSchema, AnyObjectSchema>();

function rulesOf(make: () => AnyObjectSchema): AnyObjectSchema {
  const rules = made.get(make) ?? make();
  made.set(make, rules);
  return rules;
}

/**
 * Checks input by the rules that the forms use too; nothing is cast.
 * @param rules the rules, or what makes them once
 * @throws ShopError BAD_USER_INPUT with the first message of each field, by its path (`items.0.quantity`)
 */
export function checkInput(rules: AnyObjectSchema | (() => AnyObjectSchema), input: unknown): void {
  try {
    (typeof rules === 'function' ? rulesOf(rules) : rules).validateSync(truncateLists(input), { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields: FieldErrors = {};
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
      // yup writes items[0].quantity.
      fields[(path ?? '').replace(/\[(\d+)\]/g, '.$1')] ??= inEnglish(message);
    }
    throw badInput(fields);
  }
}

/**
 * The input with each long list cut to one entry more than any list may have: it is refused all the same, but not every
 * entry is checked. A megabyte of wrong lines would otherwise take seconds, and fill the answer with their errors.
 */
export function truncateLists(input: unknown): unknown {
  if (Array.isArray(input)) return input.length > MAX_ITEMS ? input.slice(0, MAX_ITEMS) : input;
  if (typeof input !== 'object' || input === null) return input;
  const long = Object.entries(input).filter(([, value]) => Array.isArray(value) && value.length > MAX_ITEMS);
  return long.length === 0
    ? input
    : { ...input, ...Object.fromEntries(long.map(([name, value]) => [name, truncateLists(value)])) };
}

const MAX_ITEMS = LIMITS.orderLines + 1;
