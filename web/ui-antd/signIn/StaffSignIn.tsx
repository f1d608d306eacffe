import { Button } from 'antd';
import { Form, Formik } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { MESSAGES } from '../../../common/messages';
import { signInRules } from '../../../common/rules/signInRules';
import type { Role } from '../../gql/graphql';
import { useEnglish } from '../../i18n/choose';
import { pageOfShop } from '../../session/destination';
import { useAuth } from '../../session/viewer';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { Logo } from '../../ui/layout/Logo';
import { PageLoading } from '../../ui/feedback/states';
import { useToast } from '../../ui/toast/toast';
import type { ToastMessage } from '../../ui/toast/toastMessage';
import { TextField } from '../form/fields';
import { AdminFrame } from '../layout/AdminFrame';
import { LOGOUT_FAILED } from '../actions/useSignOut';
import styles from './StaffSignIn.module.css';
import { useStaffSignIn, type Door } from './useStaffSignIn';

/** One of the logins beside that of customers (specification 17.1). */
export interface StaffLogin extends Door {
  title: string;
  /** Where each role goes from here; null: it does not belong here, and signs in as somebody else. */
  home: Record<Role, string | null>;
  /** Who is signed in already goes on without the form. */
  passes: (viewer: { role: Role; businessApproved: boolean }) => boolean;
  /** Said under "Missing Information" by a toast, beside what the fields say. */
  tellsMissing: boolean;
  welcome: ToastMessage | null;
}

interface StaffSignInProps {
  login: StaffLogin;
  /** What else there is to know, below the form. */
  note?: ReactNode;
  /** The way back to the store. */
  back: ReactNode;
}

const RULES = signInRules();

/** The page of a login: the form, what there is to know, and the way back. */
export function StaffSignIn({ login, note, back }: StaffSignInProps) {
  useEnglish();
  const auth = useAuth();
  const toast = useToast();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const failedLogout = search.has(LOGOUT_FAILED);
  useEffect(() => {
    if (failedLogout) toast({ title: 'Logout failed', tone: 'error' });
  }, [failedLogout, toast]);
  // A sign-in asks anew who is there; the form stays meanwhile, with what was typed and what was said.
  const [begun, setBegun] = useState(false);
  if (auth.state === 'loading' && !begun) return <PageLoading />;
  if (!begun) setBegun(true);
  if (auth.state === 'signed-in' && login.passes(auth.viewer) && !failedLogout)
    return <Navigate to={wayOn(login, auth.viewer.role, search)} replace />;
  return (
    <AdminFrame>
      <title>{`${login.title} | Bustan`}</title>
      <main className={styles.page} key={pathname}>
        <div className={styles.card}>
          <Logo size={48} />
          <h1 className={styles.title}>{login.title}</h1>
          <LoginForm login={login} />
          {note && <div className={styles.note}>{note}</div>}
          {back}
        </div>
      </main>
    </AdminFrame>
  );
}

function LoginForm({ login }: { login: StaffLogin }) {
  const signIn = useStaffSignIn(login);
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ username, password }: { username: string; password: string }): Promise<void> {
    setFailure(null);
    const result = await signIn(username, password);
    if ('failure' in result) {
      setFailure(result.failure);
      toast({ title: result.title, description: result.failure, tone: 'error' });
      return;
    }
    toast(login.welcome);
    void navigate(wayOn(login, result.role, search), { replace: true });
  }

  return (
    <Formik initialValues={{ username: '', password: '' }} validationSchema={RULES} onSubmit={submit}>
      {({ isSubmitting, validateForm, handleSubmit }) => (
        <Form
          noValidate
          aria-label={login.title}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            handleSubmit();
            if (!login.tellsMissing) return;
            void validateForm().then((errors) => {
              if (Object.keys(errors).length === 0) return;
              toast({ title: 'Missing Information', description: MESSAGES.missingCredentials, tone: 'error' });
            });
          }}
        >
          <FocusOnError />
          {failure && (
            <p role="alert" className={styles.failure}>
              {failure}
            </p>
          )}
          <TextField name="username" label="Username" autoComplete="username" />
          <TextField name="password" label="Password" type="password" autoComplete="current-password" />
          <Button type="primary" htmlType="submit" block loading={isSubmitting}>
            Sign In
          </Button>
        </Form>
      )}
    </Formik>
  );
}

/** Where to go on: back to the page that asked for the sign-in, or to where the role belongs. */
function wayOn({ home }: StaffLogin, role: Role, search: URLSearchParams): string {
  return pageOfShop(search.get('returnTo')) ?? home[role] ?? '/';
}
