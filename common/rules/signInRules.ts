import { object, string } from 'yup';
import { LIMITS } from '../constants';
import { MESSAGES, tooLong } from '../messages';
import { requiredText } from './textRules';

/** The rules of every sign-in form (specification 14.3). A password is not trimmed: its spaces count. */
export function signInRules() {
  return object({
    username: requiredText(MESSAGES.username),
    password: string().typeError(MESSAGES.password).required(MESSAGES.password).max(LIMITS.text, tooLong(LIMITS.text)),
  });
}
