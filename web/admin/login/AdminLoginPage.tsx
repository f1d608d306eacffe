import { Button } from 'antd';
import { Form, Formik } from 'formik';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { MESSAGES } from '../../../common/messages';
import { signInRules } from '../../../common/signInRules';
import { useAuth } from '../../signin/viewer';
import { FocusOnError } from '../../ui/FocusOnError';
import { Logo } from '../../ui/Logo';
import { PageLoading } from '../../ui/states';
import { useToast } from '../../ui/toast';
import { TextField } from '../form/fields';
import { AdminFrame } from '../frame/AdminFrame';
import { LOGOUT_FAILED } from '../frame/useLogout';
import styles from './AdminLoginPage.module.css';
import { useAdminSignIn } from './useAdminSignIn';

const RULES = signInRules();
const HOME = '/admin/dashboard';

/** The sign-in of administrators; an administrator who is signed in goes on to the dashboard. */
export function AdminLoginPage() {
  const auth = useAuth();
  const toast = useToast();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const failedLogout = search.has(LOGOUT_FAILED);
  useEffect(() => {
    if (failedLogout) toast({ title: 'Logout failed', tone: 'error' });
  }, [failedLogout, toast]);
  if (auth.state === 'loading') return <PageLoading />;
  if (auth.state === 'signed-in' && auth.viewer.role === 'ADMIN' && !failedLogout)
    return <Navigate to={HOME} replace />;
  return (
    <AdminFrame>
      <title>Admin Panel | Bustan</title>
      <main className={styles.page} key={pathname}>
        <div className={styles.card}>
          <Logo size={48} />
          <h1 className={styles.title}>Admin Panel</h1>
          <LoginForm />
        </div>
      </main>
    </AdminFrame>
  );
}

function LoginForm() {
  const signIn = useAdminSignIn();
  const toast = useToast();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ username, password }: { username: string; password: string }): Promise<void> {
    setFailure(null);
    const result = await signIn(username, password);
    if (result.failure === null) {
      toast({ title: 'Welcome Administrator', description: 'Successfully logged into admin panel.' });
      void navigate(HOME, { replace: true });
      return;
    }
    setFailure(result.failure);
    toast({ title: result.title, description: result.failure, tone: 'error' });
  }

  return (
    <Formik initialValues={{ username: '', password: '' }} validationSchema={RULES} onSubmit={submit}>
      {({ isSubmitting, validateForm, handleSubmit }) => (
        <Form
          noValidate
          aria-label="Admin Panel"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            handleSubmit();
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
          <Button type="text" block onClick={() => void navigate('/')}>
            Back to Customer Site
          </Button>
        </Form>
      )}
    </Formik>
  );
}
