import { Button } from 'antd';
import { Form, Formik } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { MESSAGES } from '../../../common/messages';
import { signInRules } from '../../../common/rules/signInRules';
import type { Role } from '../../gql/graphql';
import { PasskeyButton } from '../../secondStep/PasskeyButton';
import { SecondStepForm } from '../../secondStep/SecondStepForm';
import { pageOfShop } from '../../session/destination';
import { forgottenPasswordPage, rememberedUsername, type SigningIn } from '../../session/signInPage';
import { useAuth } from '../../session/viewer';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { LanguageSwitch } from '../../ui/layout/LanguageSwitch';
import { Logo } from '../../ui/layout/Logo';
import { PageLoading } from '../../ui/feedback/states';
import { useToast } from '../../ui/toast/toast';
import { TextField } from '../form/fields';
import { AdminFrame } from '../layout/AdminFrame';
import { LOGOUT_FAILED } from '../actions/useSignOut';
import { PageTitle } from '../../ui/layout/PageTitle';
import styles from './StaffSignIn.module.css';
import {
  useStaffSignIn,
  type SignedInViewer,
  type SignInFailure,
  type SignInPolicy,
  type StepNeeded,
} from './useStaffSignIn';
import { useTranslation } from '../../i18n/text';

/** One of the logins beside that of customers (specification 17.1). */
export interface StaffLogin extends SignInPolicy {
  title: string;
  /** Whose login it is. */
  who: SigningIn;
  /** Whether one signs in by a passkey instead of a password, too. */
  passkeys: boolean;
  /** Whether it speaks every language of the shop, as the portals do; the back office speaks English. */
  speaks: boolean;
  /** Where each role goes after signing in; null for a role that this login is not for. */
  home: Record<Role, string | null>;
  /** Whether a viewer who is signed in already goes on without the form. */
  skipsForm: (viewer: { role: Role; businessApproved: boolean }) => boolean;
  /** Whether a toast "Missing Information" is shown beside the messages of empty fields. */
  toastsMissing: boolean;
  welcome: ((viewer: { role: Role }) => { title: string; description: string }) | null;
}

interface StaffSignInProps {
  login: StaffLogin;
  /** Stands below the form. */
  note?: ReactNode;
  /** The link back to the store. */
  back: ReactNode;
}

const RULES = signInRules();

/** The page of a login: the form, a note, and the link back to the store. */
export function StaffSignIn({ login, note, back }: StaffSignInProps) {
  const t = useTranslation();
  const auth = useAuth();
  const toast = useToast();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const title = t(login.title);
  const failedLogout = search.has(LOGOUT_FAILED);
  useEffect(() => {
    if (failedLogout) toast({ title: t('Logout failed'), tone: 'error' });
  }, [failedLogout, toast, t]);
  // Signing in reads the viewer again; the form stays while that loads, with what was typed and its messages.
  const [formShown, setFormShown] = useState(false);
  if (auth.state === 'loading' && !formShown) return <PageLoading />;
  if (!formShown) setFormShown(true);
  if (auth.state === 'signed-in' && login.skipsForm(auth.viewer) && !failedLogout)
    return <Navigate to={nextPage(login, auth.viewer.role, search)} replace />;
  return (
    <AdminFrame>
      <PageTitle>{title}</PageTitle>
      <main className={styles.page} key={pathname}>
        <div className={styles.card}>
          {login.speaks && <LanguageSwitch />}
          <Logo size={48} />
          <h1 className={styles.title}>{title}</h1>
          <LoginForm login={login} />
          {note && <div className={styles.note}>{note}</div>}
          {back}
        </div>
      </main>
    </AdminFrame>
  );
}

function LoginForm({ login }: { login: StaffLogin }) {
  const t = useTranslation();
  const { signIn, begin } = useStaffSignIn(login);
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const location = useLocation();
  const [failure, setFailure] = useState<SignInFailure['message'] | null>(null);
  const [step, setStep] = useState<StepNeeded | null>(null);

  async function submit({ username, password }: { username: string; password: string }): Promise<void> {
    setFailure(null);
    const result = await signIn(username, password);
    if ('ways' in result) setStep(result);
    else go(result);
  }

  async function goOn(viewer: SignedInViewer): Promise<void> {
    setFailure(null);
    const result = await begin(viewer);
    // Whoever may not use this login is told so above its form.
    if ('message' in result) setStep(null);
    go(result);
  }

  function go(result: SignedInViewer | SignInFailure): void {
    if ('message' in result) {
      setFailure(result.message);
      toast({ title: t(result.title), description: t(result.message), tone: 'error' });
      return;
    }
    if (login.welcome) {
      const { title, description } = login.welcome(result);
      toast({ title: t(title), description: t(description) });
    }
    void navigate(nextPage(login, result.role, search), { replace: true });
  }

  if (step) {
    return (
      <>
        <p className={styles.lead}>{t('Your password was right. Now show that it is you.')}</p>
        <SecondStepForm ways={step.ways} onSignedIn={goOn} onRestart={() => setStep(null)} />
      </>
    );
  }
  return (
    <Formik
      initialValues={{ username: rememberedUsername(location), password: '' }}
      validationSchema={RULES}
      onSubmit={submit}
    >
      {({ isSubmitting, validateForm, handleSubmit }) => (
        <Form
          noValidate
          aria-label={t(login.title)}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            handleSubmit();
            if (!login.toastsMissing) return;
            void validateForm().then((errors) => {
              if (Object.keys(errors).length === 0) return;
              toast({ title: t('Missing Information'), description: t(MESSAGES.missingCredentials), tone: 'error' });
            });
          }}
        >
          <FocusOnError />
          {failure && (
            <p role="alert" className={styles.failure}>
              {t(failure)}
            </p>
          )}
          <TextField name="username" label={t('Username')} autoComplete="username" />
          <TextField name="password" label={t('Password')} type="password" autoComplete="current-password" />
          <Button type="primary" htmlType="submit" block loading={isSubmitting}>
            {t('Sign In')}
          </Button>
          {login.passkeys && <PasskeyButton label={t('Use a passkey')} onSignedIn={goOn} />}
          <Link className={styles.forgotten} to={forgottenPasswordPage(login.who, location.search)}>
            {t('Forgot your password?')}
          </Link>
        </Form>
      )}
    </Formik>
  );
}

/** The page after signing in: the one that asked for the sign-in, else the home page of the role. */
function nextPage({ home }: StaffLogin, role: Role, search: URLSearchParams): string {
  return pageOfShop(search.get('returnTo')) ?? home[role] ?? '/';
}
