import { ConfirmEmailPage } from './confirmation/ConfirmEmailPage';
import { ForgottenPasswordPage } from './recovery/ForgottenPasswordPage';
import { ResetPasswordPage } from './recovery/ResetPasswordPage';

const SCREENS = {
  'forgot-password': ForgottenPasswordPage,
  'reset-password': ResetPasswordPage,
  'confirm-email': ConfirmEmailPage,
};

/** The small pages about links of mails, loaded together: the first page names each part that is loaded by itself. */
export function LinkScreens({ screen }: { screen: keyof typeof SCREENS }) {
  const Screen = SCREENS[screen];
  return <Screen />;
}
