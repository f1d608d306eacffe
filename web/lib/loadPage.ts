/** Loads another page from the server, e.g. /api/login; in a module of its own so that tests can replace it. */
export function loadPage(address: string): void {
  window.location.assign(address);
}
