/** Whether nothing has the focus: what had it is gone, hidden or disabled. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

/**
 * Focuses the target where nothing has the focus, or only something around it: some browsers do not focus a button that
 * is pressed by the mouse, but the part of the page that it stands in.
 */
export function focusIfLost(target: HTMLElement | null | undefined): void {
  if (target && (isFocusLost() || document.activeElement?.contains(target))) target.focus();
}

/**
 * For `onMouseDown` of a form's button: a field that loses the focus shows its error, which would move the button away
 * from under the pointer.
 */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

/**
 * Notes where the focus is, for code that moves it after a wait.
 * @returns a function that moves the focus to its target, unless the user has moved it since the call
 */
export function deferFocus(): (target: HTMLElement | null | undefined) => void {
  const before = document.activeElement;
  return (target) => {
    if (!target || (document.activeElement !== before && !isFocusLost())) return;
    // What has the focus already is not scrolled to by getting it.
    if (document.activeElement === target) target.scrollIntoView({ block: 'nearest' });
    target.focus();
  };
}
