import type { Duty } from '../../gql/graphql';
import type { HasDuty } from '../../session/duties';

interface AdminPage {
  path: string;
  label: string;
  /** Any of these opens it, `everyone` to all staff; without any it is for admins alone. */
  duties: readonly Duty[] | 'everyone';
  /** Whether it is one of those that are opened now and then, which a wide header keeps in a menu. */
  isRare?: true;
  /** Whether another page alone leads to it. */
  isUnlisted?: true;
}

/** Every page of the back office but the dashboard's tabs, in the order of the header. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { path: '/admin/dashboard', label: 'Dashboard', duties: 'everyone' },
  { path: '/admin/day', label: 'Day', duties: ['ORDERS', 'PACKING'] },
  { path: '/admin/packing', label: 'Packing', duties: ['ORDERS', 'PACKING'], isUnlisted: true },
  { path: '/admin/slips', label: 'Packing Slips', duties: ['ORDERS', 'PACKING'], isUnlisted: true },
  { path: '/admin/runs', label: 'Runs', duties: ['ORDERS'] },
  { path: '/admin/business', label: 'Business Mgmt', duties: ['ACCOUNTS', 'PRICES', 'CREDIT'] },
  { path: '/admin/business-credit', label: 'Credit', duties: ['CREDIT'] },
  { path: '/admin/stock', label: 'Stock', duties: ['CATALOGUE'] },
  { path: '/admin/transfers', label: 'Transfers', duties: ['ORDERS'] },
  { path: '/admin/prices', label: 'Prices', duties: ['PRICES'] },
  { path: '/admin/price-plans', label: 'Planned Prices', duties: ['PRICES'] },
  { path: '/admin/delivery', label: 'Delivery', duties: ['ORDERS', 'PACKING'] },
  { path: '/admin/users', label: 'Users', duties: ['ACCOUNTS'] },
  { path: '/admin/staff', label: 'Staff', duties: [], isRare: true },
  { path: '/admin/currency', label: 'Currencies', duties: [], isRare: true },
  { path: '/admin/audit-log', label: 'Audit Log', duties: [], isRare: true },
  { path: '/admin/api-tokens', label: 'API Tokens', duties: 'everyone', isRare: true },
  { path: '/admin/mail', label: 'Mail', duties: [], isRare: true },
  { path: '/admin/jobs', label: 'Jobs', duties: [], isRare: true },
];

/** Whether the viewer may open the page; an address without one is nobody's to refuse. */
export function opensPage(path: string, hasDuty: HasDuty): boolean {
  const page = ADMIN_PAGES.find((each) => each.path === path);
  return !page || page.duties === 'everyone' || hasDuty(...page.duties);
}
