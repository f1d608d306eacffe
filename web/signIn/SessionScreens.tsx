import { RegisterPage } from './RegisterPage';
import { SignInPage } from './SignInPage';

/** Where customers begin a session, loaded together: each leads to the other. */
export function SessionScreens({ screen }: { screen: 'login' | 'register' }) {
  return screen === 'login' ? <SignInPage /> : <RegisterPage />;
}
