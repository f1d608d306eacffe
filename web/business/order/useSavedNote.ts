import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage';
import { useBusinessAccount } from '../businessAccount';

interface SavedNote {
  note: string;
  setNote: (note: string) => void;
  /** Empties it where it is still what was ordered. */
  removeOrdered: (ordered: string) => void;
}

/** What the buyer writes to the shop beside the order, kept over a reload until it is ordered. */
export function useSavedNote(): SavedNote {
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
  const removeOrdered = useCallback(
    (ordered: string) => {
      show((now) => (now === ordered ? '' : now));
      if (readStored(key, 'session') === ordered) writeStored(key, null, 'session');
    },
    [key],
  );
  return { note, setNote, removeOrdered };
}
