import { useApolloClient, useMutation } from '@apollo/client/react';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { passwordResetFormRules } from '../../../common/rules/accountRules';
import { useTranslation } from '../../i18n/text';
import { signInPageOf } from '../../session/signInPage';
import { Notice } from '../../ui/feedback/Notice';
import { Button } from '../../ui/form/Button';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { FormPage } from '../../ui/form/FormPage';
import { PasswordField } from '../../ui/form/PasswordField';
import { useToast } from '../../ui/toast/toast';
import { useLinkKey } from '../linkKey';
import { ResetPasswordDocument } from './documents';
import { refusedOf } from './refused';

const RULES = passwordResetFormRules();
const EMPTY = { newPassword: '', repeated: '' };

/**
 * Where the link of a mail leads (specification 8.15). What opens the account stands behind the "#"; it is taken out of the
 * address and of the browser's history at once, and opening the page alone uses nothing up.
 */
export function ResetPasswordPage() {
  const t = useTranslation();
  const key = useLinkKey();
  const [dead, setDead] = useState<string | null>(null);
  const title = t('Choose a new password');
  const works = key !== null && key !== dead;
  return (
    <FormPage
      title={title}
      intro={
        works
          ? [
              t('All devices of your account are signed out; you sign in with the new password.'),
              t('At least 8 characters: a few words are easy to keep in mind and hard to guess.'),
            ]
          : []
      }
      foot={<Link to="/forgot-password">{t('Ask for a new link')}</Link>}
    >
      {works ? (
        <ResetForm title={title} secret={key} onDead={() => setDead(key)} />
      ) : (
        <Notice
          tone="error"
          title={
            key === null
              ? t('Please open the link in your mail once more.')
              : t('This link does not work any more. Please ask for a new one.')
          }
        />
      )}
    </FormPage>
  );
}

function ResetForm({ title, secret, onDead }: { title: string; secret: string; onDead: () => void }) {
  const t = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [reset] = useMutation(ResetPasswordDocument, { fetchPolicy: 'no-cache' });
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ newPassword }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> {
    setFailure(null);
    try {
      const { data } = await reset({ variables: { key: secret, newPassword } });
      if (!data) return;
      const { username, role } = data.resetPassword;
      // Whoever was signed in here with this account is not any more.
      await client.resetStore().catch(() => {});
      toast({ title: t('Password changed'), description: t('Please sign in with your new password.') });
      void navigate(signInPageOf(role), { replace: true, state: { username } });
    } catch (error) {
      const { message, fields } = refusedOf(error);
      if (fields.key) onDead();
      else if (fields.newPassword) form.setFieldError('newPassword', fields.newPassword);
      else setFailure(message);
    }
  }

  return (
    <Formik initialValues={EMPTY} validationSchema={RULES} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate aria-label={title}>
          <FocusOnError />
          {failure && <Notice tone="error" title={t(failure)} />}
          <PasswordField name="newPassword" label={t('New password')} autoComplete="new-password" />
          <PasswordField name="repeated" label={t('New password, once more')} autoComplete="new-password" />
          <Button type="submit" wide busy={isSubmitting}>
            {isSubmitting ? t('Changing…') : t('Change password')}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
