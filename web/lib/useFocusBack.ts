import { useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from './focus';

/**
 * Brings the focus back to what opened a part of the page, once that part has closed and what had the focus in it is
 * gone: who goes on by the keyboard comes back to where they were.
 *
 * @param isOpen whether the part is open
 * @param opener finds what opened it, which may be drawn anew
 */
export function useFocusBack(isOpen: boolean, opener: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(isOpen);
  const focusOpener = useEffectEvent(() => opener()?.focus());
  useEffect(() => {
    if (!isOpen && wasOpen.current && isFocusLost()) focusOpener();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
