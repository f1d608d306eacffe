import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { UNREACHABLE } from '../../i18n/refusalText';
import { knowsPasskeys } from '../../secondStep/browserPasskeys';
import { Section } from '../../ui-antd/layout/Section';
import { DateText } from '../../ui/DateText';
import { Notice } from '../../ui/feedback/Notice';
import { PageLoading } from '../../ui/feedback/states';
import { useToast } from '../../ui/toast/toast';
import { LacksSecondStepDocument, SecondStepDocument } from './documents';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import styles from './SecondStepPage.module.css';
import { StepDialogs, type Doing } from './StepDialogs';

/** Where those who work for the shop care for their second step (specification 8.22). */
export function SecondStepPage() {
  const { data, error, refetch } = useQuery(SecondStepDocument, { fetchPolicy: 'no-cache' });
  const client = useApolloClient();
  const toast = useToast();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const step = data?.secondStep;
  const close = () => setDoing(null);

  function changed(title: string, recoveryCodes: string[] | null): void {
    close();
    toast({ title, description: 'All your other devices were signed out.' });
    setCodes(recoveryCodes);
    void refetch();
    if (!recoveryCodes) readRights();
  }

  /** Whoever had to set up a second step reaches everything now; codes that are still shown are not taken away by that. */
  function readRights(): void {
    client.query({ query: LacksSecondStepDocument, fetchPolicy: 'network-only' }).catch(() => {});
  }

  return (
    <>
      <title>Second Step | Bustan</title>
      <h1>Second Step</h1>
      {error && <Notice tone="error" title={UNREACHABLE} />}
      {!step && !error && <PageLoading />}
      {step && (
        <>
          <p className={styles.lead}>
            Whoever learns your password cannot sign in without your passkey, or a code of your phone.
          </p>
          {step.isRequired && step.passkeys.length === 0 && !step.appAddedAt && (
            <Notice title="This shop asks every administrator for a second step. Add one to go on." />
          )}
          <Section
            title="Passkeys"
            actions={
              knowsPasskeys() && (
                <Button type="primary" onClick={() => setDoing('new passkey')}>
                  Add Passkey
                </Button>
              )
            }
          >
            <p>
              Your finger, face or PIN on this device, or a security key. A passkey also signs in without the password.
            </p>
            <ul className={styles.list}>
              {step.passkeys.map((passkey) => (
                <li key={passkey.id} className={styles.item}>
                  <span>
                    <strong dir="auto">{passkey.name}</strong>
                    <br />
                    Added <DateText at={passkey.createdAt} />
                    {passkey.lastUsedAt && (
                      <>
                        , last used <DateText at={passkey.lastUsedAt} />
                      </>
                    )}
                  </span>
                  <Button danger aria-label={`Remove ${passkey.name}`} onClick={() => setDoing({ removed: passkey })}>
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          </Section>
          <Section
            title="Authenticator App"
            actions={
              step.appAddedAt ? (
                <Button danger aria-label="Remove the app" onClick={() => setDoing('remove app')}>
                  Remove
                </Button>
              ) : (
                <Button onClick={() => setDoing('new app')}>Set Up App</Button>
              )
            }
          >
            <p>
              {step.appAddedAt ? (
                <>
                  Added <DateText at={step.appAddedAt} />. It shows the code that you are asked for.
                </>
              ) : (
                'An app on your phone that shows a new code every half minute.'
              )}
            </p>
          </Section>
          {(step.passkeys.length > 0 || step.appAddedAt) && (
            <Section
              title="Recovery Codes"
              count={step.recoveryCodesLeft}
              actions={<Button onClick={() => setDoing('new codes')}>New Codes</Button>}
            >
              <p>Each signs you in once when your device is lost. When none is left, another administrator helps.</p>
            </Section>
          )}
          <StepDialogs step={step} doing={doing} onChanged={changed} onClose={close} />
        </>
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
            readRights();
          }}
        />
      )}
    </>
  );
}
