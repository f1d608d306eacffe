/** Under this key the browser keeps the number of the account that was last seen signed in. */
export const LAST_VIEWER = 'last-viewer';

/** The account that was last seen signed in here; null for none, and where the browser stores nothing. */
export function lastViewer(): string | null {
  try {
    return localStorage.getItem(LAST_VIEWER);
  } catch {
    return null;
  }
}
