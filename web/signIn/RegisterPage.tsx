import { registrationRules } from '../../common/rules/accountRules';
import { MESSAGES } from '../../common/messages';
import { useTranslation } from '../i18n/text';
import { Field } from '../ui/form/Field';
import { PasswordField } from '../ui/form/PasswordField';
import { SessionForm } from './SessionForm';
import styles from './SessionForm.module.css';
import { useSession } from './useSession';

const RULES = registrationRules();

/** Where customers make their account; with it they are signed in, and their cart comes along. */
export function RegisterPage() {
  const t = useTranslation();
  const { register } = useSession();
  return (
    <SessionForm
      title={t('Create account')}
      intro={t('See your orders and collect loyalty points. Your cart comes along.')}
      initial={{ firstName: '', lastName: '', email: '', username: '', password: '' }}
      rules={RULES}
      missing={t(MESSAGES.missingInformation)}
      failed={t('Registration Failed')}
      button={t('Create account')}
      busyButton={t('Creating your account…')}
      startSession={register}
      begun={({ email }) => ({
        title: t('Please confirm your e-mail address'),
        description: t('A link is on its way to {email}.', { email: email.trim() }),
      })}
      other={{ question: t('Already have an account?'), to: '/login', label: t('Sign In') }}
    >
      <div className={styles.names}>
        <Field name="firstName" label={t('First Name')} autoComplete="given-name" required />
        <Field name="lastName" label={t('Last Name')} autoComplete="family-name" required />
      </div>
      <Field name="email" label={t('Email')} type="email" inputMode="email" autoComplete="email" required />
      <Field
        name="username"
        label={t('Username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField label={t('Password')} autoComplete="new-password" />
    </SessionForm>
  );
}
