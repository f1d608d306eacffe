import { registrationRules } from '../../common/rules/accountRules';
import { MESSAGES } from '../../common/messages';
import { useText } from '../i18n/text';
import { Field } from '../ui/form/Field';
import { PasswordField } from '../ui/form/PasswordField';
import { SessionForm } from './SessionForm';
import styles from './SessionForm.module.css';
import { useSession } from '../session/useSession';

const RULES = registrationRules();

/** Where customers make their account; with it they are signed in, and their cart comes along. */
export function RegisterPage() {
  const say = useText();
  const { register } = useSession();
  return (
    <SessionForm
      title={say('Create account')}
      intro={say('See your orders and collect loyalty points. Your cart comes along.')}
      initial={{ firstName: '', lastName: '', email: '', username: '', password: '' }}
      rules={RULES}
      missing={say(MESSAGES.missingInformation)}
      failed={say('Registration Failed')}
      button={say('Create account')}
      busyButton={say('Creating your account…')}
      begin={register}
      other={{ question: say('Already have an account?'), to: '/login', label: say('Sign In') }}
    >
      <div className={styles.names}>
        <Field name="firstName" label={say('First Name')} autoComplete="given-name" required />
        <Field name="lastName" label={say('Last Name')} autoComplete="family-name" required />
      </div>
      <Field name="email" label={say('Email')} type="email" inputMode="email" autoComplete="email" required />
      <Field
        name="username"
        label={say('Username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField label={say('Password')} autoComplete="new-password" />
    </SessionForm>
  );
}
