import type { Role } from '../gql/graphql';

const SIGN_IN_PAGES: Record<Role, string> = {
  ADMIN: '/admin/login',
  STAFF: '/admin/login',
  BUSINESS: '/business/login',
  EMPLOYEE: '/employee/login',
  CUSTOMER: '/login',
};

/** The page where somebody with this role signs in. */
export function signInPageOf(role: Role): string {
  return SIGN_IN_PAGES[role];
}

const FROM = 'from';

/** The page for who has forgotten the password, from the sign-in page of a role. @param search of that page */
export function forgottenPasswordPage(role: Role, search: string): string {
  const query = new URLSearchParams(search);
  if (role !== 'CUSTOMER') query.set(FROM, role.toLowerCase());
  return `/forgot-password${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** The sign-in page from which that page was opened. @param search of that page */
export function signInPageBehind(search: string): string {
  const query = new URLSearchParams(search);
  const role = query.get(FROM)?.toUpperCase() ?? '';
  query.delete(FROM);
  const page = Object.hasOwn(SIGN_IN_PAGES, role) ? signInPageOf(role as Role) : SIGN_IN_PAGES.CUSTOMER;
  return `${page}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Who chose a new password just now, as the address carries it to the sign-in; empty for anybody else. */
export function rememberedUsername({ state }: { state: unknown }): string {
  const { username } = Object(state) as { username?: unknown };
  return typeof username === 'string' ? username : '';
}
