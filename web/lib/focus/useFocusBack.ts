import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusIfLost } from './focus';

/**
 * Brings the focus back to what opened a part of the page, once that part has closed and what had the focus in it is
 * gone: who goes on by the keyboard comes back to where they were.
 *
 * @param isOpen whether the part is open
 * @param opener finds what opened it, which may be drawn anew; nothing: the focus stays where it is
 */
export function useFocusBack(isOpen: boolean, opener: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(isOpen);
  const focusOpener = useEffectEvent(() => focusIfLost(opener()));
  // Before code that looks for a lost focus by itself.
  useLayoutEffect(() => {
    if (!isOpen && wasOpen.current) focusOpener();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
