import { Alert, Button } from 'antd';
import { codeOf, serverMessage } from '../../lib/refusal';
import { fieldErrorsOf } from '../form/fieldErrors';

/** Whether somebody else has changed the thing meanwhile; a conflict of another kind, like a taken name, is none. */
export function isOutdated(error: unknown): boolean {
  return codeOf(error) === 'CONFLICT' && 'version' in (fieldErrorsOf(error) ?? {});
}

interface SaveFailureProps {
  error: unknown;
  /** Reads the thing again after somebody else changed it; absent where nothing is there to be changed. */
  onReload?: (() => void) | undefined;
}

/** What the server refused to save; after a change by somebody else, with the way to what they made of it. */
export function SaveFailure({ error, onReload }: SaveFailureProps) {
  return (
    <Alert
      type="error"
      role="alert"
      title={serverMessage(error) ?? 'The shop could not be reached. Please try again.'}
      action={isOutdated(error) && onReload && <Button onClick={onReload}>Load the latest</Button>}
    />
  );
}
