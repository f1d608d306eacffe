import { Role } from '../../identity/roles';
import { isApprovedBusiness, type Viewer } from '../../identity/viewer';
import { forbidden } from '../../core/errors';
import type { Buyer } from './newOrder';

/**
 * Who buys in the guest and account checkouts: guests and signed-in users alike, each at their own price book.
 * @throws ShopError FORBIDDEN for employees, who order on their business's terms by their own path alone
 */
export function checkoutBuyer(viewer: Viewer, paysByCredit: boolean): Buyer {
  const { account, book } = viewer;
  if (account?.role === Role.EMPLOYEE) throw forbidden('Employees order from the employee portal.');
  return {
    name: account ? `user:${account.id}` : 'guest',
    userId: account?.id ?? null,
    accountId: account && isApprovedBusiness(viewer) ? account.id : null,
    book,
    creditUserId: account && paysByCredit ? account.id : null,
    earnsLoyalty: account?.role === Role.CUSTOMER || account?.role === Role.BUSINESS,
  };
}
