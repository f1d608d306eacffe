import type { Role } from '../gql/graphql';

/** Who has a sign-in page: each role, and those of the staff who drive. */
export type SigningIn = Role | 'DRIVER';

const SIGN_IN_PAGES: Record<SigningIn, string> = {
  ADMIN: '/admin/login',
  STAFF: '/admin/login',
  BUSINESS: '/business/login',
  EMPLOYEE: '/employee/login',
  CUSTOMER: '/login',
  DRIVER: '/driver/login',
};

/** The page where these people sign in. */
export function signInPageOf(who: SigningIn): string {
  return SIGN_IN_PAGES[who];
}

const FROM = 'from';

/** The page for who has forgotten the password, from their sign-in page. @param search of that page */
export function forgottenPasswordPage(who: SigningIn, search: string): string {
  const query = new URLSearchParams(search);
  if (who !== 'CUSTOMER') query.set(FROM, who.toLowerCase());
  return `/forgot-password${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** The sign-in page from which that page was opened. @param search of that page */
export function signInPageBehind(search: string): string {
  const query = new URLSearchParams(search);
  const who = query.get(FROM)?.toUpperCase() ?? '';
  query.delete(FROM);
  const page = Object.hasOwn(SIGN_IN_PAGES, who) ? signInPageOf(who as SigningIn) : SIGN_IN_PAGES.CUSTOMER;
  return `${page}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Who chose a new password just now, as the address carries it to the sign-in; empty for anybody else. */
export function rememberedUsername({ state }: { state: unknown }): string {
  const { username } = Object(state) as { username?: unknown };
  return typeof username === 'string' ? username : '';
}
