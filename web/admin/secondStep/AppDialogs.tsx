import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { signInCodeRules } from '../../../common/rules/secondStepRules';
import type { BeginAppMutation } from '../../gql/graphql';
import { UNREACHABLE } from '../../i18n/refusalText';
import { TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { ConfirmedDialog } from './ConfirmedDialog';
import { AddAppDocument, BeginAppDocument, type SecondStep } from './documents';
import { QrCode } from './QrCode';
import styles from './SecondStepPage.module.css';

const RULES = signInCodeRules();

interface AppDialogsProps {
  step: SecondStep;
  onAdded: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

/** Sets up an authenticator app: first it is made sure who does, then the app shows that it works. */
export function AppDialogs({ step, onAdded, onClose }: AppDialogsProps) {
  const [begin] = useMutation(BeginAppDocument, { fetchPolicy: 'no-cache' });
  const begun = useRef<BeginAppMutation['beginApp']>(null);
  const [app, setApp] = useState<BeginAppMutation['beginApp'] | null>(null);
  if (app) return <NewApp app={app} onAdded={onAdded} onClose={onClose} />;
  return (
    <ConfirmedDialog
      title="Set up an authenticator app"
      submit="Continue"
      step={step}
      save={async (confirmation) => {
        const { data } = await begin({ variables: { confirmation } });
        begun.current = data?.beginApp ?? null;
      }}
      // It also closes once it is done; what was begun comes in its place.
      onClose={() => (begun.current ? setApp(begun.current) : onClose())}
    />
  );
}

function NewApp({ app, onAdded, onClose }: { app: BeginAppMutation['beginApp'] } & Omit<AppDialogsProps, 'step'>) {
  const [add] = useMutation(AddAppDocument, { fetchPolicy: 'no-cache' });
  return (
    <FormDialog
      title="Set up an authenticator app"
      submit="Add the app"
      width={520}
      initialValues={{ code: '' }}
      rules={RULES}
      messages={{ title: 'Not added', fallback: UNREACHABLE }}
      save={async ({ code }) => {
        const { data } = await add({ variables: { code: code.trim() } });
        if (data) onAdded(data.change.recoveryCodes);
      }}
      onClose={onClose}
    >
      <p>Scan this with your authenticator app, like Google Authenticator, 1Password or Aegis.</p>
      <QrCode text={app.uri} label="QR code for your authenticator app" />
      <p>
        Or type this key: <code className={styles.key}>{app.setupKey.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextField name="code" label="Code" autoComplete="one-time-code" hint="The six digits that the app shows now" />
    </FormDialog>
  );
}
