import { useCallback, useState } from 'react';
import { useBusinessAccount } from '../businessAccount';

/** What the buyer writes to the shop beside the order, kept over a reload until it is ordered. */
export function useSavedNote(): { note: string; setNote: (note: string) => void } {
  const key = `business-note-${useBusinessAccount().viewer.id}`;
  const [note, show] = useState(() => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  });
  const setNote = useCallback(
    (text: string) => {
      show(text);
      try {
        if (text) sessionStorage.setItem(key, text);
        else sessionStorage.removeItem(key);
      } catch {
        // Without storage it lives as long as the page.
      }
    },
    [key],
  );
  return { note, setNote };
}
