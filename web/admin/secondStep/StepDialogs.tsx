import { useMutation } from '@apollo/client/react';
import { passkeyNameRules } from '../../../common/rules/secondStepRules';
import type { ConfirmationInput } from '../../gql/graphql';
import { isThereAlready, makePasskey } from '../../secondStep/browserPasskeys';
import { TextField } from '../../ui-antd/form/fields';
import { NotSaved } from '../../ui-antd/formDialog/SaveFailure';
import { AppDialogs } from './AppDialogs';
import { ConfirmedDialog } from './ConfirmedDialog';
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  RemoveAppDocument,
  RemovePasskeyDocument,
  RenewRecoveryCodesDocument,
  type SecondStep,
} from './documents';

const THERE_ALREADY = 'This device has a passkey of your account already.';
const NOT_MADE = 'No passkey was made. You can try again.';
const NAME_RULES = passkeyNameRules();

/** What is being done. */
export type Doing =
  | 'new passkey'
  | 'new app'
  | 'remove app'
  | 'new codes'
  | { removed: SecondStep['passkeys'][number] };

interface StepDialogsProps {
  step: SecondStep;
  doing: Doing | null;
  onChanged: (title: string, recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

/** The dialog of what is being done. */
export function StepDialogs({ step, doing, onChanged, onClose }: StepDialogsProps) {
  const [beginPasskey] = useMutation(BeginPasskeyDocument, { fetchPolicy: 'no-cache' });
  const [addPasskey] = useMutation(AddPasskeyDocument, { fetchPolicy: 'no-cache' });
  const [removePasskey] = useMutation(RemovePasskeyDocument, { fetchPolicy: 'no-cache' });
  const [removeApp] = useMutation(RemoveAppDocument, { fetchPolicy: 'no-cache' });
  const [renewCodes] = useMutation(RenewRecoveryCodesDocument, { fetchPolicy: 'no-cache' });
  const common = { step, onClose };

  async function add(confirmation: ConfirmationInput, name: string): Promise<void> {
    const { data: begun } = await beginPasskey({ variables: { confirmation } });
    const passkey = await makePasskey(begun?.beginPasskey).catch((error: unknown) => {
      throw new NotSaved(isThereAlready(error) ? THERE_ALREADY : NOT_MADE);
    });
    const { data } = await addPasskey({ variables: { name, passkey } });
    if (data) onChanged('Passkey added', data.change.recoveryCodes);
  }

  if (doing === null) return null;
  if (doing === 'new app') {
    return <AppDialogs {...common} onAdded={(codes) => onChanged('Authenticator app added', codes)} />;
  }
  if (doing === 'new passkey') {
    return (
      <ConfirmedDialog {...common} title="Add a passkey" submit="Continue" validateName={nameFault} save={add}>
        <TextField name="name" label="Name" hint="So that you know it again, like “Phone” or “Office computer”" />
      </ConfirmedDialog>
    );
  }
  if (doing === 'new codes') {
    return (
      <ConfirmedDialog
        {...common}
        title="New recovery codes"
        submit="Give me new codes"
        save={async (confirmation) => {
          const { data } = await renewCodes({ variables: { confirmation } });
          if (data) onChanged('New recovery codes', data.change.recoveryCodes);
        }}
      >
        <p>The codes that you have work no more.</p>
      </ConfirmedDialog>
    );
  }
  if (doing === 'remove app') {
    return (
      <ConfirmedDialog
        {...common}
        title="Remove the authenticator app"
        submit="Remove"
        save={async (confirmation) => {
          const { data } = await removeApp({ variables: { confirmation } });
          if (data) onChanged('Authenticator app removed', data.change.recoveryCodes);
        }}
      />
    );
  }
  const { id, name } = doing.removed;
  return (
    <ConfirmedDialog
      {...common}
      title={`Remove ${name}`}
      submit="Remove"
      save={async (confirmation) => {
        const { data } = await removePasskey({ variables: { id, confirmation } });
        if (data) onChanged('Passkey removed', data.change.recoveryCodes);
      }}
    />
  );
}

function nameFault(name: string): string | undefined {
  try {
    NAME_RULES.validateSync({ name });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
