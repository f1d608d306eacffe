import { loadAccountTexts } from './accountTexts';
import { ClosingPage } from './closing/ClosingPage';
import { ConfirmEmailPage } from './confirmation/ConfirmEmailPage';
import { PasswordPage } from './PasswordPage';
import { ForgottenPasswordPage } from './recovery/ForgottenPasswordPage';
import { ResetPasswordPage } from './recovery/ResetPasswordPage';
import { SessionsPage } from './sessions/SessionsPage';

const SCREENS = {
  password: PasswordPage,
  sessions: SessionsPage,
  data: ClosingPage,
  'forgot-password': ForgottenPasswordPage,
  'reset-password': ResetPasswordPage,
  'confirm-email': ConfirmEmailPage,
};

/** The small pages of an account, loaded together: the first page names each part that is loaded by itself. */
function AccountScreens({ screen }: { screen: keyof typeof SCREENS }) {
  const Screen = SCREENS[screen];
  return <Screen />;
}

/** With the texts that only these pages say. */
export async function loadAccountScreens() {
  await loadAccountTexts();
  return { default: AccountScreens };
}
