import type { Role } from '../gql/graphql';

/** Where each role goes after signing in (specification 8.5). */
const HOME_PAGES: Record<Role, string> = {
  ADMIN: '/admin/dashboard',
  STAFF: '/admin/dashboard',
  BUSINESS: '/business/portal',
  EMPLOYEE: '/employee/portal',
  CUSTOMER: '/store',
};

const LOGINS = /^\/(login|register|(admin|business|employee)(\/login)?)$/;

/** Where to go after signing in: back to where the visitor came from, if that is a page of this site, else by role. */
export function destinationOf(returnTo: string | null, role: Role): string {
  return pageOfShop(returnTo) ?? HOME_PAGES[role];
}

/** The page that the visitor came from; null when that is none of this site, or a sign-in. */
export function pageOfShop(returnTo: string | null): string | null {
  if (!returnTo?.startsWith('/')) return null;
  let address: URL;
  try {
    // Browsers read "//host", "/\host" and "/<tab>/host" as another site; the parser decides as they do.
    address = new URL(returnTo, window.location.origin);
  } catch {
    return null;
  }
  // A path that begins with two slashes, such as that of "/.//host", is an address of another site once it is a link.
  if (address.origin !== window.location.origin || address.pathname.startsWith('//')) return null;
  if (LOGINS.test(address.pathname) || /^\/(api|graphql|media)(\/|$)/.test(address.pathname)) return null;
  return `${address.pathname}${address.search}${address.hash}`;
}
