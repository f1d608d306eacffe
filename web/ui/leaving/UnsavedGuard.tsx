import { useState } from 'react';
import { useUnsavedGuard } from '../../lib/leaving/useUnsavedGuard';
import { LeaveQuestion } from './LeaveQuestion';

/** Asks before the changes of the form that it stands in are lost by leaving the page (specification 14.7). */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const [answer, setAnswer] = useState<((agrees: boolean) => void) | null>(null);
  useUnsavedGuard(unsaved, () => new Promise((resolve) => setAnswer(() => resolve)));
  if (!answer) return null;
  return (
    <LeaveQuestion
      onAnswer={(agrees) => {
        setAnswer(null);
        answer(agrees);
      }}
    />
  );
}
