import { Form, Formik } from 'formik';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { MESSAGES } from '../../common/messages';
import { signInRules } from '../../common/signInRules';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { FocusOnError } from '../ui/FocusOnError';
import { Notice } from '../ui/Notice';
import { PageLoading } from '../ui/states';
import { useToast } from '../ui/toast';
import styles from './SignInPage.module.css';
import { destinationOf } from './destination';
import { useSignIn } from './useSignIn';
import { useAuth } from './viewer';

const RULES = signInRules();

/** The sign-in page of the shop, for every role. Whoever is signed in goes on to where they belong. */
export function SignInPage() {
  const auth = useAuth();
  const [search] = useSearchParams();
  if (auth.state === 'signed-in') {
    return <Navigate to={destinationOf(search.get('returnTo'), auth.viewer.role)} replace />;
  }
  if (auth.state === 'loading') return <PageLoading />;
  return <SignInForm />;
}

function SignInForm() {
  const signIn = useSignIn();
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ username, password }: { username: string; password: string }): Promise<void> {
    setFailure(null);
    const failed = await signIn(username, password);
    if (failed === null) {
      toast(null);
      return;
    }
    setFailure(failed);
    toast({ title: 'Login Failed', description: failed, tone: 'error' });
  }

  return (
    <div className={styles.page}>
      <title>Sign In | Bustan</title>
      <h1>Sign In</h1>
      <p className={styles.quiet}>Welcome back. You can also order without an account.</p>
      <Formik initialValues={{ username: '', password: '' }} validationSchema={RULES} onSubmit={submit}>
        {({ isSubmitting, validateForm, handleSubmit }) => (
          <Form
            noValidate
            className={styles.form}
            aria-label="Sign In"
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
            {failure && <Notice tone="error" title={failure} />}
            <Field name="username" label="Username" autoComplete="username" autoCapitalize="none" required />
            <Field name="password" label="Password" type="password" autoComplete="current-password" required />
            <Button type="submit" wide busy={isSubmitting}>
              {isSubmitting ? 'Signing in…' : 'Sign In'}
            </Button>
          </Form>
        )}
      </Formik>
    </div>
  );
}
