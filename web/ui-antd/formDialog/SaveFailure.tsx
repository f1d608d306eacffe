import { Alert, Button } from 'antd';
import type { TextWithValues } from '../../../common/messages';
import { refusalText, UNREACHABLE } from '../../i18n/refusalText';
import { codeOf } from '../../lib/refusal';
import { fieldErrorsOf } from '../../lib/serverErrors';
import { msg, useTranslation } from '../../i18n/text';

/** Whether saving failed because somebody else has changed the record; not for other conflicts, like a taken name. */
export function isOutdated(error: unknown): boolean {
  return codeOf(error) === 'CONFLICT' && 'version' in (fieldErrorsOf(error) ?? {});
}

/** Why something was not sent at all, for the person who saves. */
export class NotSaved extends Error {}

/** Why saving failed, for the person who saves; null when the shop could not be reached. */
export function saveFailureText(error: unknown): string | TextWithValues | null {
  if (error instanceof NotSaved) return error.message;
  return codeOf(error) === 'IDEMPOTENCY_CONFLICT' ? SAVED_BEFORE : refusalText(error);
}

const SAVED_BEFORE = msg(
  'An earlier try was saved although its answer got lost, and what was sent now is different. Nothing more was saved: close this and look at what is there.',
);

interface SaveFailureProps {
  error: unknown;
  /** Reads the record again after somebody else changed it; absent for a new record. */
  onReload?: (() => void) | undefined;
}

/** Why the server refused to save; after a change by somebody else, with a button that loads it. */
export function SaveFailure({ error, onReload }: SaveFailureProps) {
  const t = useTranslation();
  return (
    <Alert
      type="error"
      role="alert"
      title={t(saveFailureText(error) ?? UNREACHABLE)}
      action={isOutdated(error) && onReload && <Button onClick={onReload}>{t('Load the latest')}</Button>}
    />
  );
}
