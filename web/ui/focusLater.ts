/**
 * For what moves the focus only after a wait: begun before the wait, it moves the focus afterwards only when nobody has
 * moved it meanwhile.
 */
export function focusLater(): (target: HTMLElement | null | undefined) => void {
  const before = document.activeElement;
  return (target) => {
    const now = document.activeElement;
    // What held the focus may be gone; the browser then gives it to the page itself.
    if (now === before || now === document.body || now === null) target?.focus();
  };
}
