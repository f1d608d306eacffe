import { ValidationError, type AnyObjectSchema } from 'yup';
import { LIMITS } from '../../common/constants';
import { badInput, type FieldErrors } from './errors';

/**
 * Holds input against the rules that the forms use too; nothing is cast.
 * @throws ShopError BAD_USER_INPUT with the first message of each field, by its path (`items.0.quantity`)
 */
export function checkInput(rules: AnyObjectSchema, input: unknown): void {
  try {
    rules.validateSync(bounded(input), { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields: FieldErrors = {};
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
      // yup writes items[0].quantity.
      fields[(path ?? '').replace(/\[(\d+)\]/g, '.$1')] ??= message;
    }
    throw badInput(fields);
  }
}

/**
 * Lists cut to one entry more than any may have: enough to be refused for, without checking what nobody can mean. A
 * megabyte of wrong lines would otherwise take seconds, and fill the answer with their errors.
 */
export function bounded(input: unknown): unknown {
  if (Array.isArray(input)) return input.length > LONGEST ? input.slice(0, LONGEST) : input;
  if (typeof input !== 'object' || input === null) return input;
  const long = Object.entries(input).filter(([, value]) => Array.isArray(value) && value.length > LONGEST);
  return long.length === 0
    ? input
    : { ...input, ...Object.fromEntries(long.map(([name, value]) => [name, bounded(value)])) };
}

const LONGEST = LIMITS.orderLines + 1;
