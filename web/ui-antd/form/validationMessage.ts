import { ValidationError } from 'yup';
import { inEnglish, type TextWithValues } from '../../../common/messages';

/**
 * The first message of a check by the rules of a form, which throws a `ValidationError`, to be translated; undefined when
 * it passes.
 */
export function messageOfCheck(check: () => unknown): string | TextWithValues | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

/** As `messageOfCheck`, in English, for screens that are not translated. */
export function validationMessage(check: () => unknown): string | undefined {
  const message = messageOfCheck(check);
  return message === undefined ? undefined : inEnglish(message);
}
