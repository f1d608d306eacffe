import { ValidationError, type AnyObjectSchema } from 'yup';
import { badInput, type FieldErrors } from './errors';

/**
 * Holds input against the rules that the forms use too; nothing is cast.
 * @throws ShopError BAD_USER_INPUT with the first message of each field, by its path (`items.0.quantity`)
 */
export function checkInput(rules: AnyObjectSchema, input: unknown): void {
  try {
    rules.validateSync(input, { strict: true, abortEarly: false });
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
