import { array, object, string } from 'yup';
import { LIMITS } from '../constants';
import { MESSAGES, tooLong } from '../messages';
import { requiredText } from './textRules';

/** The most characters of one value that a browser sends of a passkey; none is as long. */
const MOST_OF_PASSKEY = 8_000;

function ofPasskey() {
  return string()
    .typeError(MESSAGES.wrongPasskey)
    .required(MESSAGES.wrongPasskey)
    .max(MOST_OF_PASSKEY, tooLong(MOST_OF_PASSKEY))
    .matches(/^[\w-]+$/, { name: 'base64url', message: MESSAGES.wrongPasskey });
}

/** A code of an authenticator app, or a recovery code, as it is typed (specification 8.22). */
export function signInCodeRules() {
  return object({ code: requiredText(MESSAGES.code) });
}

/** What a browser sends to sign in with a passkey. */
export function passkeyAnswerRules() {
  return object({
    id: ofPasskey(),
    clientDataJSON: ofPasskey(),
    authenticatorData: ofPasskey(),
    signature: ofPasskey(),
  });
}

/** What is sent to add a passkey, with what its owner calls it. */
export function newPasskeyRules() {
  return object({
    name: requiredText(MESSAGES.passkeyName, 1, LIMITS.passkeyName),
    passkey: object({
      id: ofPasskey(),
      clientDataJSON: ofPasskey(),
      attestationObject: ofPasskey(),
      transports: array()
        .nullable()
        .max(10)
        .of(
          string()
            .max(40, tooLong(40))
            .matches(/^[\w-]+$/),
        ),
    })
      .default(undefined)
      .required(MESSAGES.wrongPasskey),
  });
}

/** The rules of the form for a new passkey, which asks for the name before the browser makes the passkey. */
export function passkeyNameRules() {
  return object({ name: requiredText(MESSAGES.passkeyName, 1, LIMITS.passkeyName) });
}

/** How somebody who is signed in shows that it is still them: by one of these. */
export function confirmationRules() {
  const typed = () => string().nullable().max(LIMITS.text, tooLong(LIMITS.text));
  return object({ password: typed(), code: typed(), passkey: passkeyAnswerRules().nullable().default(undefined) }).test(
    'one',
    MESSAGES.confirmation,
    ({ password, code, passkey }) => [password, code, passkey].filter(Boolean).length === 1,
  );
}
