import { useNavigate } from 'react-router-dom';
import type { Role } from '../gql/graphql';
import { msg } from '../i18n/text';
import type { Portal } from '../portal/cart/portalCartStore';

interface Home {
  to: string;
  /** The same in words, in English. */
  name: string;
}

/** The page that each role goes back to from an order: where its orders are listed, or where it shops. */
const HOME_PAGES: Record<Role, Home> = {
  ADMIN: { to: '/admin/dashboard?tab=orders', name: msg('Back Office') },
  STAFF: { to: '/admin/dashboard?tab=orders', name: msg('Back Office') },
  BUSINESS: { to: '/business/portal?tab=orders', name: msg('Business Portal') },
  EMPLOYEE: { to: '/employee/portal', name: msg('Employee Portal') },
  CUSTOMER: { to: '/store', name: msg('Store') },
};

/** Where somebody of this role belongs. */
export function homePageOf(role: Role): Home {
  return HOME_PAGES[role];
}

/** The address at which a portal shows its cart. */
export function cartPath(portal: Portal): string {
  return `/${portal}/portal?cart=open`;
}

/** Goes back to where the viewer came from; who came from outside the shop, or by signing in, goes where they belong. */
export function useGoBack(role: Role): () => void {
  const navigate = useNavigate();
  return () => void (hasPageBefore() ? navigate(-1) : navigate(homePageOf(role).to));
}

/** Whether a page of the shop lies before this one; the router counts them in the browser's history. */
function hasPageBefore(): boolean {
  const state = history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}
