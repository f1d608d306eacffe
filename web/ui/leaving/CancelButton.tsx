import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from '../../i18n/text';
import { keepFocus } from '../../lib/focus/focus';
import { Button } from '../form/Button';
import { LeaveQuestion } from './LeaveQuestion';

/** Closes the form around it, and asks before its changes are lost (specification 14.7). */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  const t = useTranslation();
  const { dirty } = useFormikContext();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onMouseDown={keepFocus} onClick={() => (dirty ? setIsAsking(true) : onCancel())}>
        {t('Cancel')}
      </Button>
      {isAsking && (
        <LeaveQuestion
          onAnswer={(agrees) => {
            setIsAsking(false);
            if (agrees) onCancel();
          }}
        />
      )}
    </>
  );
}
