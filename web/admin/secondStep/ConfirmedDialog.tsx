import { useApolloClient } from '@apollo/client/react';
import { useFormikContext, type FormikErrors } from 'formik';
import type { ReactNode } from 'react';
import { MESSAGES } from '../../../common/messages';
import type { ConfirmationInput } from '../../gql/graphql';
import { UNREACHABLE } from '../../i18n/refusalText';
import { knowsPasskeys, signWithPasskey } from '../../secondStep/browserPasskeys';
import { ChoiceField, TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { NotSaved } from '../../ui-antd/formDialog/SaveFailure';
import { BeginConfirmationDocument, type SecondStep } from './documents';

/** How it is shown that it is still the owner. */
type By = 'password' | 'code' | 'passkey';

interface Values {
  by: By;
  password: string;
  code: string;
  name: string;
}

interface ConfirmedDialogProps {
  title: string;
  submit: string;
  step: SecondStep;
  /** Absent: nothing is named. */
  validateName?: (name: string) => string | undefined;
  save: (confirmation: ConfirmationInput, name: string) => Promise<void>;
  onClose: () => void;
  /** What is said and asked besides. */
  children?: ReactNode;
}

/** A change of one's own second step, which password, code or passkey confirms (specification 8.22). */
export function ConfirmedDialog({ step, validateName, save, children, ...dialog }: ConfirmedDialogProps) {
  const client = useApolloClient();

  async function confirmation({ by, password, code }: Values): Promise<ConfirmationInput> {
    if (by === 'password') return { password };
    if (by === 'code') return { code: code.trim() };
    const { data } = await client.mutate({ mutation: BeginConfirmationDocument, fetchPolicy: 'no-cache' });
    const passkey = await signWithPasskey(data?.beginConfirmation).catch(() => {
      throw new NotSaved('No passkey was used. You can try again.');
    });
    return { passkey };
  }

  return (
    <FormDialog<Values>
      title={dialog.title}
      submit={dialog.submit}
      width={520}
      initialValues={{ by: 'password', password: '', code: '', name: '' }}
      validate={({ by, password, code, name }) => {
        const errors: FormikErrors<Values> = {};
        const wrongName = validateName?.(name);
        if (wrongName) errors.name = wrongName;
        if (by === 'password' && password === '') errors.password = MESSAGES.currentPassword;
        if (by === 'code' && code.trim() === '') errors.code = MESSAGES.code;
        return errors;
      }}
      messages={{ title: 'Not changed', fallback: UNREACHABLE }}
      fieldOf={(path) => (path === 'passkey' ? 'by' : path)}
      save={async (values) => save(await confirmation(values), values.name)}
      onClose={dialog.onClose}
    >
      {children}
      <Confirmation step={step} />
    </FormDialog>
  );
}

function Confirmation({ step }: { step: SecondStep }) {
  const { values } = useFormikContext<Values>();
  const ways: { value: By; label: string }[] = [
    { value: 'password', label: 'My password' },
    ...(step.appAddedAt || step.recoveryCodesLeft > 0 ? [{ value: 'code' as const, label: 'A code' }] : []),
    ...(step.passkeys.length > 0 && knowsPasskeys() ? [{ value: 'passkey' as const, label: 'A passkey' }] : []),
  ];
  return (
    <>
      {ways.length > 1 && <ChoiceField name="by" label="Confirm with" choices={ways} />}
      {values.by === 'password' && (
        <TextField name="password" label="Your Password" type="password" autoComplete="current-password" />
      )}
      {values.by === 'code' && (
        <TextField name="code" label="Code" autoComplete="one-time-code" hint="Of your app, or a recovery code" />
      )}
    </>
  );
}
