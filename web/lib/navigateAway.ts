/** Leaves the page for one the server answers, e.g. /api/login. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
