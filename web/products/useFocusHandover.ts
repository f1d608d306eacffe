import { useCallback, useRef } from 'react';

/**
 * A ref for two controls that take each other's place: when the one that goes had the focus, the one that comes gets it,
 * on its last button when it has several. Otherwise who buys by keyboard would be sent back to the top of the page.
 */
export function useFocusHandover() {
  const hadFocus = useRef(false);
  return useCallback((control: HTMLElement | null) => {
    if (!control) return undefined;
    if (hadFocus.current) (control.querySelector<HTMLElement>('button:last-of-type') ?? control).focus();
    hadFocus.current = false;
    return () => {
      hadFocus.current = control.contains(document.activeElement);
    };
  }, []);
}
