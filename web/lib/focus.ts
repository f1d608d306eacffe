/** Whether nothing has the focus: what had it is gone, hidden or disabled. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}
