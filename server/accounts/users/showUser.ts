import { BUSINESS_COUNTRY } from '../../../common/constants';
import { worksHere } from '../../identity/duties';
import { PaymentMode, Role } from '../../identity/roles';
import type { UserRow } from '../../identity/userRow';
import type { UserType } from './users.types';

/** A user as admins see it, under the documented names (specification 12.4). */
export function showUser(user: UserRow): UserType {
  const isBusiness = user.role === Role.BUSINESS;
  return {
    id: user.id,
    version: user.version,
    username: user.username,
    email: user.email,
    emailConfirmed: user.email === '' ? null : !user.emailUnconfirmed,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    ...(user.role === Role.STAFF && { duties: user.duties }),
    ...(worksHere(user) && { secondStep: user.secondStep }),
    active: user.active,
    createdAt: user.createdAt,
    paymentMode: user.paymentMode,
    businessApproved: isBusiness ? user.businessApproved : null,
    pricingMode: isBusiness ? user.pricingMode : null,
    businessDiscount: isBusiness ? user.businessDiscount : null,
    creditBalance: isBusiness && user.paymentMode === PaymentMode.CREDIT ? user.creditBalance : null,
    ...(isBusiness ? businessAddress(user) : NO_BUSINESS_ADDRESS),
    employeeLocation: user.location,
    parentBusinessId: user.parentBusinessId,
  };
}

const NO_BUSINESS_ADDRESS = {
  businessName: null,
  businessAddress: null,
  businessCity: null,
  businessState: null,
  businessZip: null,
  businessPhone: null,
  businessCountry: null,
};

function businessAddress(user: UserRow) {
  return {
    businessName: user.businessName,
    businessAddress: user.address,
    businessCity: user.city,
    businessState: user.state,
    businessZip: user.zip,
    businessPhone: user.phone,
    businessCountry: user.country ?? BUSINESS_COUNTRY,
  };
}
