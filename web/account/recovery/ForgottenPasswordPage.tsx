import { useMutation } from '@apollo/client/react';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { forgottenPasswordRules } from '../../../common/rules/accountRules';
import { useTranslation } from '../../i18n/text';
import { signInPageBehind } from '../../session/signInPage';
import { useShop } from '../../shop/useShop';
import { Notice } from '../../ui/feedback/Notice';
import { Button } from '../../ui/form/Button';
import { Field } from '../../ui/form/Field';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { FormPage } from '../../ui/form/FormPage';
import { RequestPasswordResetDocument } from './documents';
import { refusedOf } from './refused';

const RULES = forgottenPasswordRules();
const EMPTY = { account: '' };

/** The page to ask for a link after forgetting the password (specification 8.15). Everybody gets the same answer. */
export function ForgottenPasswordPage() {
  const t = useTranslation();
  const { search } = useLocation();
  const [request] = useMutation(RequestPasswordResetDocument, { fetchPolicy: 'no-cache' });
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ account }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> {
    setFailure(null);
    try {
      await request({ variables: { account: account.trim() } });
      setAsked(true);
    } catch (error) {
      const { message, fields } = refusedOf(error);
      if (fields.account) form.setFieldError('account', fields.account);
      else setFailure(message);
    }
  }

  const title = t('Forgot your password?');
  return (
    <FormPage
      title={title}
      intro={asked ? [] : [t('We send you a link by which you choose a new one.')]}
      foot={<Link to={signInPageBehind(search)}>{t('Back to sign-in')}</Link>}
    >
      {asked ? (
        <Asked />
      ) : (
        <Formik initialValues={EMPTY} validationSchema={RULES} onSubmit={submit}>
          {({ isSubmitting }) => (
            <Form noValidate aria-label={title}>
              <FocusOnError />
              {failure && <Notice tone="error" title={t(failure)} />}
              <Field
                name="account"
                label={t('Username or e-mail')}
                autoComplete="username"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                required
              />
              <Button type="submit" wide busy={isSubmitting}>
                {isSubmitting ? t('Sending…') : t('Send the link')}
              </Button>
            </Form>
          )}
        </Formik>
      )}
    </FormPage>
  );
}

/** Takes the focus from the form, which it replaces. */
function Asked() {
  const t = useTranslation();
  const shop = useShop();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} title={t('Please look into your mail')}>
      <p>
        {t(
          'If there is such an account, a link is on its way to its e-mail address. It works once, for one hour. If nothing comes, please look among unwanted mail.',
        )}
      </p>
      <p>
        {t(
          'An account without an e-mail address gets no mail: please ask the shop, or your employer if your account is an employee’s.',
        )}
      </p>
      {shop && (
        <p>
          <bdi dir="ltr">{shop.phone}</bdi>
          <br />
          <bdi dir="ltr">{shop.email}</bdi>
        </p>
      )}
    </Notice>
  );
}
