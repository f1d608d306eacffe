import { MESSAGES } from '../../common/messages';
import { signInRules } from '../../common/rules/signInRules';
import { useText } from '../i18n/text';
import { Field } from '../ui/form/Field';
import { PasswordField } from '../ui/form/PasswordField';
import { SessionForm } from './SessionForm';
import { useSession } from '../session/useSession';

const RULES = signInRules();

/** The sign-in page of the shop, for every role. */
export function SignInPage() {
  const say = useText();
  const { signIn } = useSession();
  return (
    <SessionForm
      title={say('Sign In')}
      intro={say('Welcome back. You can also order without an account.')}
      initial={{ username: '', password: '' }}
      rules={RULES}
      missing={say(MESSAGES.missingCredentials)}
      failed={say('Login Failed')}
      button={say('Sign In')}
      busyButton={say('Signing in…')}
      begin={({ username, password }) => signIn(username, password)}
      other={{ question: say('New here?'), to: '/register', label: say('Create account') }}
    >
      <Field
        name="username"
        label={say('Username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField label={say('Password')} autoComplete="current-password" />
    </SessionForm>
  );
}
