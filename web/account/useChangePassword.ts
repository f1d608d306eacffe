import { useMutation } from '@apollo/client/react';
import type { TextWithValues } from '../../common/messages';
import { msg } from '../i18n/text';
import { failureText } from '../i18n/refusalText';
import { codeOf } from '../lib/refusal';
import { fieldErrorsOf } from '../lib/serverErrors';
import { ChangePasswordDocument } from './documents';

/** Why the password is the old one: what to tell its owner, in English, and what is wrong with which field. */
export interface ChangeFailure {
  message: string | TextWithValues;
  fields: Record<string, string>;
}

const TOO_MANY = msg('Too many tries with a wrong password. Please try again in a quarter of an hour.');

// What the server says of a field, so that it can be said in every language.
msg('This is not your present password');
msg('This is your present password; please choose another');
msg('A password is not the username; please choose another');
msg('Too many people have this password; please choose another');

/** Changes the password of whoever is signed in; null when it is changed. */
export function useChangePassword(): (current: string, next: string) => Promise<ChangeFailure | null> {
  const [change] = useMutation(ChangePasswordDocument, { fetchPolicy: 'no-cache' });
  return async (currentPassword, newPassword) => {
    try {
      await change({ variables: { currentPassword, newPassword } });
      return null;
    } catch (error) {
      if (codeOf(error) === 'RATE_LIMITED') return { message: TOO_MANY, fields: {} };
      const fields = fieldErrorsOf(error) ?? {};
      return { message: Object.values(fields)[0] ?? failureText(error), fields };
    }
  };
}
