import type { Role } from '../gql/graphql';

/** Where each role goes after signing in; businesses and employees to the store until their portals exist. */
const HOME_OF: Record<Role, string> = {
  ADMIN: '/admin/dashboard',
  BUSINESS: '/store',
  EMPLOYEE: '/store',
  CUSTOMER: '/store',
};

/** Where to go after signing in: back to where the visitor came from, if that is a page of this site, else by role. */
export function destinationOf(returnTo: string | null, role: Role): string {
  return samePage(returnTo) ?? HOME_OF[role];
}

function samePage(returnTo: string | null): string | null {
  if (!returnTo?.startsWith('/')) return null;
  let address: URL;
  try {
    // Browsers read "//host", "/\host" and "/<tab>/host" as another site; the parser decides as they do.
    address = new URL(returnTo, window.location.origin);
  } catch {
    return null;
  }
  if (address.origin !== window.location.origin) return null;
  if (/^\/(login|register)$/.test(address.pathname) || /^\/(api|graphql|media)(\/|$)/.test(address.pathname))
    return null;
  return `${address.pathname}${address.search}${address.hash}`;
}
