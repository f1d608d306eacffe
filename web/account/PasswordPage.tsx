import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ownPasswordFormRules } from '../../common/rules/accountRules';
import { useTranslation } from '../i18n/text';
import { destinationOf } from '../session/destination';
import { worksForShop } from '../session/duties';
import type { Viewer } from '../session/viewer';
import { Button } from '../ui/form/Button';
import { FocusOnError } from '../ui/form/FocusOnError';
import { FormPage } from '../ui/form/FormPage';
import { PasswordField } from '../ui/form/PasswordField';
import { Notice } from '../ui/feedback/Notice';
import { useToast } from '../ui/toast/toast';
import { SignedIn } from './SignedIn';
import { useChangePassword, type ChangeFailure } from './useChangePassword';

const RULES = ownPasswordFormRules();
const EMPTY = { currentPassword: '', newPassword: '', repeated: '' };

/** Where everybody who is signed in changes their own password (specification 8.14); others sign in first. */
export function PasswordPage() {
  return <SignedIn>{(viewer) => <PasswordForm viewer={viewer} />}</SignedIn>;
}

function PasswordForm({ viewer }: { viewer: Viewer }) {
  const t = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const changePassword = useChangePassword();
  const [failure, setFailure] = useState<ChangeFailure['message'] | null>(null);
  const back = destinationOf(search.get('returnTo'), viewer.role);

  async function submit(values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> {
    setFailure(null);
    const why = await changePassword(values.currentPassword, values.newPassword);
    if (why === null) {
      toast({
        title: t('Password changed'),
        description: t('All other devices were signed out.'),
      });
      void navigate(back, { replace: true });
      return;
    }
    Object.entries(why.fields).forEach(([name, message]) => form.setFieldError(name, message));
    if (Object.keys(why.fields).length === 0) setFailure(why.message);
  }

  const title = t('Change password');
  return (
    <FormPage
      title={title}
      intro={[
        t('You stay signed in here. All other devices of {name} are signed out.', { name: viewer.username }),
        t('At least 8 characters: a few words are easy to keep in mind and hard to guess.'),
      ]}
      foot={
        <>
          <Link to={back}>{t('Back')}</Link> ·{' '}
          <Link to={{ pathname: '/account', search: search.toString() }}>{t('My account')}</Link> ·{' '}
          <Link to={{ pathname: '/account/sessions', search: search.toString() }}>{t('Where you are signed in')}</Link>{' '}
          · <Link to={{ pathname: '/account/data', search: search.toString() }}>{t('Your data')}</Link>
          {worksForShop(viewer.role) && (
            <>
              {' '}
              · <Link to="/admin/second-step">{t('Second step')}</Link>
            </>
          )}
        </>
      }
    >
      <Formik initialValues={EMPTY} validationSchema={RULES} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form noValidate aria-label={title}>
            <FocusOnError />
            {failure && <Notice tone="error" title={t(failure)} />}
            {/* By it, password managers know whose password changes. */}
            <input type="text" name="username" autoComplete="username" value={viewer.username} readOnly hidden />
            <PasswordField name="currentPassword" label={t('Present password')} autoComplete="current-password" />
            <PasswordField name="newPassword" label={t('New password')} autoComplete="new-password" />
            <PasswordField name="repeated" label={t('New password, once more')} autoComplete="new-password" />
            <Button type="submit" wide busy={isSubmitting}>
              {isSubmitting ? t('Changing…') : title}
            </Button>
          </Form>
        )}
      </Formik>
    </FormPage>
  );
}
