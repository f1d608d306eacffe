import { BUSINESS_DEFAULT, DELIVERY_FEES } from '../../../common/constants';
import { employeeOrderRules, oneClickOrderRules } from '../../../common/rules/orderRules';
import { checkInput } from '../../core/checkInput';
import { badInput, forbidden, type ShopError } from '../../core/errors';
import { textOrNull } from '../../core/text';
import type { Queryable } from '../../db/queryable';
import { mailAddress, mayBeMailed } from '../../identity/mailAddress';
import { PaymentMode, Role } from '../../identity/roles';
import { findAccount, isApprovedBusiness, viewerOf, type Account, type Viewer } from '../../identity/viewer';
import type { PriceBook } from '../../pricing/priceBook';
import { isComplete, readOwnAddress, storedAddress, type Address } from '../address';
import { AddressType, OrderKind, PaymentMethod } from '../orderTerms';
import { wishOf } from './checkouts';
import type { NewOrder, RequestedLine } from './newOrder';
import type { EmployeeOrderInput, OneClickOrderInput } from './orderInputs.types';

/**
 * The order of the business portal: to the address of the business, by credit in credit mode, else on delivery
 * (specification 4.2).
 * @throws ShopError BAD_USER_INPUT by field; FORBIDDEN for all but an approved business
 */
export async function oneClickOrder(db: Queryable, input: OneClickOrderInput, viewer: Viewer): Promise<NewOrder> {
  checkInput(oneClickOrderRules, input);
  const { account } = viewer;
  if (!account || !isApprovedBusiness(viewer)) throw forbidden();
  const ownAddress = await readOwnAddress(db, account.id, account.businessName);
  const paysByCredit = account.paymentMode === PaymentMode.CREDIT;
  const email = mailAddress(account);
  return {
    ...portalOrder(input),
    kind: OrderKind.ONE_CLICK,
    buyer: {
      userId: account.id,
      accountId: account.id,
      book: viewer.book,
      termsOf: account.id,
      creditUserId: paysByCredit ? account.id : null,
      earnsLoyalty: true,
    },
    lines: input.items.map(({ productId, quantity, variant, size, packaging, unitPrice }) => ({
      productId,
      quantity,
      ...chosenSize({ variant, size }),
      selectedPackaging: textOrNull(packaging),
      expectedUnitPrice: unitPrice,
    })),
    deliveryFee: DELIVERY_FEES.business,
    expected: input,
    paymentMethod: paysByCredit ? PaymentMethod.CREDIT : PaymentMethod.COD,
    customerName: account.businessName ?? account.username,
    employeeName: null,
    customerEmail: email,
    customerPhone: ownAddress.phone ?? null,
    deliveryAddress: ownAddress,
    obstacle: isComplete(ownAddress)
      ? null
      : badInput({
          deliveryAddress: 'Your business address has no street or city yet. Please ask an admin to add them.',
        }),
    mailTo: email ? [{ address: email, withAmounts: true }] : [],
  };
}

/**
 * The order of the employee portal: on the terms of the employee's business, which pays (specification 4.2).
 * @throws ShopError BAD_USER_INPUT by field; FORBIDDEN for all but an employee of a business
 */
export async function employeeOrder(db: Queryable, input: EmployeeOrderInput, viewer: Viewer): Promise<NewOrder> {
  checkInput(employeeOrderRules, input);
  const { account } = viewer;
  if (account?.role !== Role.EMPLOYEE) throw forbidden();
  const { parentBusinessId } = input;
  if (parentBusinessId != null && parentBusinessId !== account.parentBusinessId) {
    throw forbidden('You can order for your own business only.');
  }
  const business = await employerOf(db, account);
  const ownAddress = await readOwnAddress(db, account.id, business.businessName);
  const sentAddress = input.deliveryAddress ? storedAddress(input.deliveryAddress) : {};
  const deliveryAddress = isComplete(sentAddress) ? sentAddress : ownAddress;
  const paysByCredit = business.paymentMode === PaymentMode.CREDIT;
  const email = textOrNull(input.customerEmail) ?? mailAddress(account);
  const ofBusiness = mailAddress(business);
  return {
    ...portalOrder(input),
    kind: OrderKind.EMPLOYEE,
    buyer: {
      userId: account.id,
      accountId: business.id,
      book: viewerOf(business).book,
      termsOf: business.id,
      creditUserId: paysByCredit ? business.id : null,
      earnsLoyalty: false,
    },
    lines: input.items.map(({ productId, quantity, variant, selectedSize, selectedPackaging }) => ({
      productId,
      quantity,
      ...chosenSize({ variant, selectedSize }),
      selectedPackaging: textOrNull(selectedPackaging),
    })),
    deliveryFee: DELIVERY_FEES.employee,
    expected: {},
    paymentMethod: PaymentMethod.EMPLOYEE_ORDER,
    customerName: textOrNull(input.customerName) ?? business.businessName ?? business.username,
    employeeName: [account.firstName, account.lastName].filter(Boolean).join(' ') || account.username,
    customerEmail: email,
    customerPhone: textOrNull(input.customerPhone) ?? ownAddress.phone ?? null,
    deliveryAddress,
    obstacle: obstacleOf(business, deliveryAddress),
    mailTo: [
      ...(ofBusiness ? [{ address: ofBusiness, withAmounts: true }] : []),
      ...(email && mayBeMailed(account, email) ? [{ address: email, withAmounts: false }] : []),
    ],
  };
}

/** What orders of both portals have in common. */
function portalOrder({ idempotencyKey, ...input }: OneClickOrderInput | EmployeeOrderInput) {
  return {
    idempotencyKey,
    payload: JSON.stringify(input),
    placeholderSizes: [BUSINESS_DEFAULT],
    discountCode: null,
    delivery: wishOf(input),
    whenMissing: input.whenMissing,
    addressType: AddressType.MANUAL,
    latitude: null,
    longitude: null,
    note: textOrNull(input.note),
  };
}

/**
 * The price book by which an employee's orders are priced.
 * @throws ShopError FORBIDDEN unless the business is active and approved
 */
export async function employersBook(db: Queryable, employee: Account): Promise<PriceBook> {
  const business = viewerOf(await employerOf(db, employee));
  if (!isApprovedBusiness(business)) throw cannotOrder();
  return business.book;
}

/** @throws ShopError FORBIDDEN for an employee without one that is active */
async function employerOf(db: Queryable, { parentBusinessId }: Account): Promise<Account> {
  const business = parentBusinessId === null ? null : await findAccount(db, parentBusinessId);
  if (!business) throw cannotOrder();
  return business;
}

/** Why the employee cannot order at the moment; null when nothing is in the way. */
function obstacleOf(business: Account, deliveryAddress: Address): ShopError | null {
  if (!isApprovedBusiness(viewerOf(business))) return cannotOrder();
  if (isComplete(deliveryAddress)) return null;
  return badInput({
    deliveryAddress: 'Your location has no street or city yet. Please ask your business to add them.',
  });
}

function cannotOrder(): ShopError {
  return forbidden('Your business cannot order at the moment: its account is not active or awaits admin approval.');
}

/** The fields of a line that may choose the variant, and the one of them that the order stores: no placeholder. */
function chosenSize(
  fields: Readonly<Record<string, string | null | undefined>>,
): Pick<RequestedLine, 'selectedSize' | 'choices'> {
  const choices = Object.entries(fields).flatMap(([field, value]) => {
    const size = textOrNull(value);
    return size === null ? [] : [{ field, size }];
  });
  const stored = choices.find(({ size }) => size !== BUSINESS_DEFAULT) ?? choices[0];
  return { selectedSize: stored?.size ?? null, choices };
}
