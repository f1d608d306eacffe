import { Link, useLocation } from 'react-router-dom';
import { MESSAGES } from '../../common/messages';
import { signInRules } from '../../common/rules/signInRules';
import { useTranslation } from '../i18n/text';
import { forgottenPasswordPage, rememberedUsername } from '../session/signInPage';
import { Field } from '../ui/form/Field';
import { PasswordField } from '../ui/form/PasswordField';
import { SessionForm } from './SessionForm';
import styles from './SessionForm.module.css';
import { useSession } from './useSession';

const RULES = signInRules();

/** The sign-in page of the shop, for every role. */
export function SignInPage() {
  const t = useTranslation();
  const { signIn } = useSession();
  const location = useLocation();
  return (
    <SessionForm
      title={t('Sign In')}
      intro={t('Welcome back. You can also order without an account.')}
      initial={{ username: rememberedUsername(location), password: '' }}
      rules={RULES}
      missing={t(MESSAGES.missingCredentials)}
      failed={t('Login Failed')}
      button={t('Sign In')}
      busyButton={t('Signing in…')}
      startSession={({ username, password }) => signIn(username, password)}
      other={{ question: t('New here?'), to: '/register', label: t('Create account') }}
    >
      <Field
        name="username"
        label={t('Username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField label={t('Password')} autoComplete="current-password" />
      <Link className={styles.forgotten} to={forgottenPasswordPage('CUSTOMER', location.search)}>
        {t('Forgot your password?')}
      </Link>
    </SessionForm>
  );
}
