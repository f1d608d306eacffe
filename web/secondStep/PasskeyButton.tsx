import { useState } from 'react';
import { useTranslation } from '../i18n/text';
import { Notice } from '../ui/feedback/Notice';
import { Button } from '../ui/form/Button';
import { knowsPasskeys } from './browserPasskeys';
import { useStepSignIn, type StepFailure, type SteppedIn } from './useStepSignIn';

interface PasskeyButtonProps {
  /** Whether the password was right before. */
  afterPassword?: boolean;
  label: string;
  onSignedIn: (viewer: SteppedIn) => Promise<void>;
}

/** Signs in with a passkey; nothing in a browser that knows none. */
export function PasskeyButton({ afterPassword = false, label, onSignedIn }: PasskeyButtonProps) {
  const t = useTranslation();
  const { byPasskey } = useStepSignIn();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<StepFailure['message'] | null>(null);
  if (!knowsPasskeys()) return null;

  async function signIn(): Promise<void> {
    setBusy(true);
    setFailure(null);
    const result = await byPasskey(afterPassword);
    if ('message' in result) setFailure(result.message);
    else await onSignedIn(result);
    setBusy(false);
  }

  return (
    <>
      {failure && <Notice tone="error" title={t(failure)} />}
      <Button look={afterPassword ? 'primary' : 'quiet'} wide busy={busy} onClick={() => void signIn()}>
        {label}
      </Button>
    </>
  );
}
