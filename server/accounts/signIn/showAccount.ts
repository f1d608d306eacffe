import { isLanguage } from '../../../common/languages';
import { Role } from '../../identity/roles';
import { isApprovedBusiness, viewerOf, type Account } from '../../identity/viewer';
import type { ViewerType } from './account.types';

/** Who is signed in, as it sees itself. */
export function showAccount(account: Account): ViewerType {
  const isBusiness = account.role === Role.BUSINESS;
  const buysAsBusiness = isApprovedBusiness(viewerOf(account));
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    role: account.role,
    duties: account.duties,
    businessApproved: isBusiness ? account.businessApproved : true,
    businessName: account.businessName,
    parentBusinessId: account.parentBusinessId,
    paymentMode: isBusiness ? account.paymentMode : null,
    pricingMode: buysAsBusiness ? account.pricingMode : null,
    businessDiscount: buysAsBusiness ? account.businessDiscount : null,
    language: isLanguage(account.language) ? account.language : null,
  };
}
