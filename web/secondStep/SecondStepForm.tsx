import { Form, Formik } from 'formik';
import { useState } from 'react';
import { signInCodeRules } from '../../common/rules/secondStepRules';
import type { SecondStepWay } from '../gql/graphql';
import { useTranslation } from '../i18n/text';
import { Notice } from '../ui/feedback/Notice';
import { Button } from '../ui/form/Button';
import { Field } from '../ui/form/Field';
import { FocusOnError } from '../ui/form/FocusOnError';
import { PasskeyButton } from './PasskeyButton';
import styles from './SecondStepForm.module.css';
import { useStepSignIn, type StepFailure, type SteppedIn } from './useStepSignIn';

interface SecondStepFormProps {
  /** What the account has. */
  ways: readonly SecondStepWay[];
  onSignedIn: (viewer: SteppedIn) => Promise<void>;
  /** Back to the password. */
  onRestart: () => void;
}

const RULES = signInCodeRules();

/** Asks for the second step once the password was right (specification 8.22). */
export function SecondStepForm({ ways, onSignedIn, onRestart }: SecondStepFormProps) {
  const t = useTranslation();
  const { byCode } = useStepSignIn();
  const [failure, setFailure] = useState<StepFailure['message'] | null>(null);
  const takesCode = ways.includes('APP') || ways.includes('RECOVERY_CODE');

  async function submit({ code }: { code: string }): Promise<void> {
    setFailure(null);
    const result = await byCode(code.trim());
    if ('message' in result) setFailure(result.message);
    else await onSignedIn(result);
  }

  return (
    <div className={styles.step}>
      {ways.includes('PASSKEY') && (
        <PasskeyButton afterPassword label={t('Use your passkey')} onSignedIn={onSignedIn} />
      )}
      {takesCode && (
        <Formik initialValues={{ code: '' }} validationSchema={RULES} onSubmit={submit}>
          {({ isSubmitting }) => (
            <Form noValidate aria-label={t('One more step')}>
              <FocusOnError />
              {failure && <Notice tone="error" title={t(failure)} />}
              <Field
                name="code"
                label={ways.includes('APP') ? t('Code of your authenticator app') : t('Recovery code')}
                dir="ltr"
                autoComplete="one-time-code"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                required
              />
              {ways.includes('APP') && (
                <p className={styles.hint}>{t('Without your device, type one of your recovery codes.')}</p>
              )}
              <Button type="submit" look={ways.includes('PASSKEY') ? 'quiet' : 'primary'} wide busy={isSubmitting}>
                {isSubmitting ? t('Signing in…') : t('Sign in with the code')}
              </Button>
            </Form>
          )}
        </Formik>
      )}
      <Button look="quiet" wide onClick={onRestart}>
        {t('Start again')}
      </Button>
    </div>
  );
}
