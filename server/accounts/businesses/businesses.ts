import type { DataSource } from 'typeorm';
import { businessAddressRules, businessDiscountRules, newBusinessRules } from '../../../common/rules/accountRules';
import { audited } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { textOrNull, trimmedText } from '../../core/text';
import { changeBusiness, openCreditAccount } from '../users/adminChanges';
import type { BusinessAddressFields, BusinessAddressInput, CreateBusinessUserInput } from './businesses.types';
import { sentFields } from '../../core/sentFields';
import { hashPassword } from '../signIn/passwords';
import { Duty, hasDuty } from '../../identity/duties';
import { PaymentMode, Role, type PricingMode } from '../../identity/roles';
import { refuseUndecidable } from '../users/managed';
import { showUser } from '../users/showUser';
import type { UserType } from '../users/users.types';
import type { Viewer } from '../../identity/viewer';
import { insertUser, newUser, type UserValues } from '../users/writeUser';

/**
 * Makes a business, approved at once; in credit mode with a credit account (specification 8.7).
 * @throws ShopError BAD_USER_INPUT, FORBIDDEN as `refuseUndecidable`, and CONFLICT when the username is taken
 */
export async function createBusiness(
  db: DataSource,
  viewer: Viewer,
  input: CreateBusinessUserInput,
): Promise<UserType> {
  checkInput(newBusinessRules, input);
  const passwordHash = await hashPassword(input.password!);
  const user = newUser({
    username: trimmedText(input.username!),
    email: trimmedText(input.email!),
    firstName: textOrNull(input.firstName),
    lastName: textOrNull(input.lastName),
    role: Role.BUSINESS,
    businessApproved: true,
    paymentMode: input.paymentMode ?? (hasDuty(viewer.account, Duty.CREDIT) ? PaymentMode.CREDIT : PaymentMode.CASH),
    ...addressValues(input),
  });
  return audited(db, viewer, async (tx, actor) => {
    refuseUndecidable(actor, null, user);
    const result = showUser(await openCreditAccount(tx, await insertUser(tx, user, passwordHash), actor.id));
    return {
      result,
      entry: { action: 'business.create', subjectType: 'user', subjectId: result.id, before: null, after: result },
    };
  });
}

/** Approves a business or suspends it, from its next request on. @throws ShopError NOT_FOUND */
export function setBusinessApproval(
  db: DataSource,
  viewer: Viewer,
  id: number,
  businessApproved: boolean,
  version?: number | null,
): Promise<UserType> {
  const action = businessApproved ? 'business.approve' : 'business.suspend';
  return changeBusiness(db, viewer, { action, id, version, change: () => ({ businessApproved }) });
}

/** Changes those parts of a business's address that are sent. @throws ShopError BAD_USER_INPUT, NOT_FOUND */
export async function updateBusinessAddress(
  db: DataSource,
  viewer: Viewer,
  id: number,
  input: BusinessAddressInput,
): Promise<UserType> {
  const { version, ...sent } = input;
  const values = addressValues(sentFields(businessAddressRules(), sent));
  return changeBusiness(db, viewer, { action: 'business.address', id, version, change: () => values });
}

/**
 * Sets what percentage a business gets off in discount mode.
 * @param discount 0 to 100 with at most two decimals
 * @throws ShopError BAD_USER_INPUT, NOT_FOUND
 */
export async function setBusinessDiscount(
  db: DataSource,
  viewer: Viewer,
  id: number,
  discount: number | null,
  version?: number | null,
): Promise<UserType> {
  checkInput(businessDiscountRules, { discount });
  // The shortest text of a number with two decimals is the number itself.
  return changeBusiness(db, viewer, {
    action: 'business.discount',
    id,
    version,
    change: () => ({ businessDiscount: String(discount) }),
  });
}

/** Chooses how a business's prices are made. @throws ShopError NOT_FOUND */
export function setPricingMode(
  db: DataSource,
  viewer: Viewer,
  id: number,
  pricingMode: PricingMode,
  version?: number | null,
): Promise<UserType> {
  return changeBusiness(db, viewer, { action: 'business.pricingMode', id, version, change: () => ({ pricingMode }) });
}

/** Chooses how a business pays; for credit an account is opened when there is none. @throws ShopError NOT_FOUND */
export function setPaymentMode(
  db: DataSource,
  viewer: Viewer,
  id: number,
  paymentMode: PaymentMode,
  version?: number | null,
): Promise<UserType> {
  return changeBusiness(db, viewer, { action: 'business.paymentMode', id, version, change: () => ({ paymentMode }) });
}

const COLUMN = {
  businessName: 'businessName',
  businessAddress: 'address',
  businessCity: 'city',
  businessState: 'state',
  businessZip: 'zip',
  businessPhone: 'phone',
  businessCountry: 'country',
} as const satisfies Record<keyof BusinessAddressFields, keyof UserValues>;

/** The parts of an address that are sent, by their columns. */
function addressValues(input: BusinessAddressFields): Partial<UserValues> {
  const values: Partial<UserValues> = {};
  for (const [name, column] of Object.entries(COLUMN) as [keyof BusinessAddressFields, keyof typeof values][]) {
    if (input[name] !== undefined) Object.assign(values, { [column]: textOrNull(input[name]) });
  }
  return values;
}
