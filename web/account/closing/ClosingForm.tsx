import { useMutation } from '@apollo/client/react';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import type { TextWithValues } from '../../../common/messages';
import { presentPasswordRules } from '../../../common/rules/accountRules';
import { msg, useTranslation } from '../../i18n/text';
import { failureText } from '../../i18n/refusalText';
import { codeOf } from '../../lib/refusal';
import { fieldErrorsOf } from '../../lib/serverErrors';
import type { Viewer } from '../../session/viewer';
import { Notice } from '../../ui/feedback/Notice';
import { Button } from '../../ui/form/Button';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { PasswordField } from '../../ui/form/PasswordField';
import { CloseAccountDocument } from './documents';

const RULES = presentPasswordRules();
const EMPTY = { currentPassword: '' };
const TOO_MANY = msg('Too many tries with a wrong password. Please try again in a quarter of an hour.');

// What the server says of the field, so that it can be said in every language.
msg('This is not your present password');

interface ClosingFormProps {
  viewer: Viewer;
  onClosed: () => Promise<void>;
  /** Something has come in the way since it was looked for. */
  onRefused: () => Promise<unknown>;
}

/** Closes the account with the present password. */
export function ClosingForm({ viewer, onClosed, onRefused }: ClosingFormProps) {
  const t = useTranslation();
  const [close] = useMutation(CloseAccountDocument, { fetchPolicy: 'no-cache' });
  const [failure, setFailure] = useState<string | TextWithValues | null>(null);

  async function submit(variables: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> {
    setFailure(null);
    try {
      await close({ variables });
    } catch (error) {
      const code = codeOf(error);
      const wrong = code === 'BAD_USER_INPUT' && fieldErrorsOf(error)?.currentPassword;
      if (wrong) form.setFieldError('currentPassword', wrong);
      else if (code === 'CONFLICT') await onRefused();
      else setFailure(code === 'RATE_LIMITED' ? TOO_MANY : failureText(error));
      return;
    }
    await onClosed();
  }

  return (
    <Formik initialValues={EMPTY} validationSchema={RULES} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate aria-label={t('Close my account')}>
          <FocusOnError />
          {failure && <Notice tone="error" title={t(failure)} />}
          {/* By it, password managers know whose password is asked for. */}
          <input type="text" name="username" autoComplete="username" value={viewer.username} readOnly hidden />
          <PasswordField name="currentPassword" label={t('Present password')} autoComplete="current-password" />
          <Button type="submit" look="danger" wide busy={isSubmitting}>
            {isSubmitting ? t('Closing…') : t('Close my account for good')}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
