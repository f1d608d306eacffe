/** Whether nothing has the focus: what had it is gone, hidden or disabled. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

/**
 * For what moves the focus only after a wait: begun before the wait, it moves the focus afterwards only when nobody has
 * moved it meanwhile.
 */
export function focusLater(): (target: HTMLElement | null | undefined) => void {
  const before = document.activeElement;
  return (target) => {
    if (document.activeElement === before || isFocusLost()) target?.focus();
  };
}
