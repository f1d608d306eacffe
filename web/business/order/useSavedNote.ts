import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage';
import { useBusinessAccount } from '../businessAccount';

/** What the buyer writes to the shop beside the order, kept over a reload until it is ordered. */
export function useSavedNote(): { note: string; setNote: (note: string) => void } {
  const key = `business-note-${useBusinessAccount().viewer.id}`;
  const [note, show] = useState(() => {
    const saved = readStored(key, 'session');
    return typeof saved === 'string' ? saved : '';
  });
  const setNote = useCallback(
    (text: string) => {
      show(text);
      writeStored(key, text || null, 'session');
    },
    [key],
  );
  return { note, setNote };
}
