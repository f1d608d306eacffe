import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MESSAGES } from '../../common/messages';
import { signInRules } from '../../common/rules/signInRules';
import { useTranslation } from '../i18n/text';
import { PasskeyButton } from '../secondStep/PasskeyButton';
import { SecondStepForm } from '../secondStep/SecondStepForm';
import type { SecondStepNeeded } from '../session/signInDocument';
import { forgottenPasswordPage, rememberedUsername } from '../session/signInPage';
import { useAuth } from '../session/viewer';
import { Field } from '../ui/form/Field';
import { FormPage } from '../ui/form/FormPage';
import { PasswordField } from '../ui/form/PasswordField';
import { SessionForm } from './SessionForm';
import styles from './SessionForm.module.css';
import { useSession } from './useSession';

const RULES = signInRules();

/** The sign-in page of the shop, for every role. */
export function SignInPage() {
  const t = useTranslation();
  const { signIn, begin } = useSession();
  const location = useLocation();
  const auth = useAuth();
  const [step, setStep] = useState<SecondStepNeeded | null>(null);
  if (step && auth.state === 'signed-out') {
    return (
      <FormPage title={t('One more step')} intro={[t('Your password was right. Now show that it is you.')]} foot={null}>
        <SecondStepForm ways={step.ways} onSignedIn={begin} onRestart={() => setStep(null)} />
      </FormPage>
    );
  }
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
      startSession={async ({ username, password }) => {
        const result = await signIn(username, password);
        if (result && 'ways' in result) setStep(result);
        return result;
      }}
      otherWay={<PasskeyButton label={t('Use a passkey')} onSignedIn={begin} />}
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
