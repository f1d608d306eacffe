import { ValidationError } from 'yup';
import { inEnglish } from '../../../common/messages';

/** The first message of a check by the rules of a form, which throws a `ValidationError`; undefined when it passes. */
export function validationMessage(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return inEnglish(error.message);
    throw error;
  }
}
