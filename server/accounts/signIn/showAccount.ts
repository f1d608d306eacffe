import { isLanguage } from '../../../common/languages';
import { Role } from '../../identity/roles';
import { isApprovedBusiness, viewerOf, type Account } from '../../identity/viewer';
import type { ViewerType } from './account.types';

/** Who is signed in, as it sees itself. @param lacksSecondStep as of the viewer; who signs in just now is told later */
export function showAccount(account: Account, lacksSecondStep = false): ViewerType {
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
    lacksSecondStep,
    businessApproved: isBusiness ? account.businessApproved : true,
    businessName: account.businessName,
    parentBusinessId: account.parentBusinessId,
    paymentMode: isBusiness ? account.paymentMode : null,
    pricingMode: buysAsBusiness ? account.pricingMode : null,
    businessDiscount: buysAsBusiness ? account.businessDiscount : null,
    language: isLanguage(account.language) ? account.language : null,
  };
}
