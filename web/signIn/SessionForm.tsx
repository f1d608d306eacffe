import { Form, Formik, type FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { AnyObjectSchema } from 'yup';
import { useTranslation } from '../i18n/text';
import { Button } from '../ui/form/Button';
import { FocusOnError } from '../ui/form/FocusOnError';
import { FormPage } from '../ui/form/FormPage';
import { Notice } from '../ui/feedback/Notice';
import { PageLoading } from '../ui/feedback/states';
import { useToast } from '../ui/toast/toast';
import type { ToastMessage } from '../ui/toast/toastMessage';
import { destinationOf } from '../session/destination';
import type { SessionFailure } from './useSession';
import { useAuth } from '../session/viewer';

interface SessionFormProps<Values extends Record<keyof Values, string>> {
  title: string;
  intro: string;
  initial: Values;
  rules: AnyObjectSchema;
  /** Said under "Missing Information" when a field is empty. */
  missing: string;
  /** The title of what is said when no session begins. */
  failed: string;
  button: string;
  busyButton: string;
  /** Whatever else is needed, the page asks for. */
  startSession: (values: Values) => Promise<SessionFailure | object | null>;
  /** What is told once the session has begun; absent: nothing. */
  begun?: (values: Values) => ToastMessage;
  /** Another way in, below the form. */
  otherWay?: ReactNode;
  /** Where who is wrong here goes instead, and what the way there is called. */
  other: { question: string; to: string; label: string };
  /** The fields. */
  children: ReactNode;
}

/** A page that begins a session. Whoever has one goes on to where they came from, or where they belong. */
export function SessionForm<Values extends Record<keyof Values, string>>(props: SessionFormProps<Values>) {
  const { title, other, startSession } = props;
  const t = useTranslation();
  const toast = useToast();
  const auth = useAuth();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<SessionFailure['message'] | null>(null);
  if (auth.state === 'signed-in') {
    return <Navigate to={destinationOf(search.get('returnTo'), auth.viewer.role)} replace />;
  }
  if (auth.state === 'loading') return <PageLoading />;

  async function submit(values: Values, form: FormikHelpers<Values>): Promise<void> {
    setFailure(null);
    const why = await startSession(values);
    if (why === null || !isFailure(why)) {
      toast(why === null ? (props.begun?.(values) ?? null) : null);
      return;
    }
    Object.entries(why.fields).forEach(([name, message]) => form.setFieldError(name, message));
    setFailure(why.message);
    toast({ title: props.failed, description: t(why.message), tone: 'error' });
  }

  return (
    <FormPage
      title={title}
      intro={[props.intro]}
      foot={
        <>
          {other.question}{' '}
          <Link to={{ pathname: other.to, search: search.toString() }} replace>
            {other.label}
          </Link>
        </>
      }
    >
      <Formik initialValues={props.initial} validationSchema={props.rules} onSubmit={submit}>
        {({ values, isSubmitting, handleSubmit }) => (
          <Form
            noValidate
            aria-label={title}
            onSubmit={(event) => {
              event.preventDefault();
              handleSubmit();
              if (Object.values<string>(values).every((value) => value.trim() !== '')) return;
              toast({ title: t('Missing Information'), description: props.missing, tone: 'error' });
            }}
          >
            <FocusOnError />
            {failure && <Notice tone="error" title={t(failure)} />}
            {props.children}
            <Button type="submit" wide busy={isSubmitting}>
              {isSubmitting ? props.busyButton : props.button}
            </Button>
          </Form>
        )}
      </Formik>
      {props.otherWay}
    </FormPage>
  );
}

function isFailure(result: object): result is SessionFailure {
  return 'fields' in result;
}
