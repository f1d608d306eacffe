import { BUSINESS_DEFAULT, DELIVERY_FEES } from '../../../common/constants';
import { employeeOrderRules, oneClickOrderRules } from '../../../common/rules/businessOrderRules';
import { PaymentMode, Role } from '../../identity/roles';
import { findAccount, viewerOf, isApprovedBusiness, type Account, type Viewer } from '../../identity/viewer';
import { checkInput } from '../../core/checkInput';
import type { Queryable } from '../../db/queryable';
import type { PriceBook } from '../../pricing/priceBook';
import { badInput, forbidden } from '../../core/errors';
import type { Address } from '../address';
import type { EmployeeOrderInput, OneClickOrderInput } from './businessOrder.types';
import type { NewOrder, RequestedLine, SizeChoice } from './newOrder';
import { AddressType, OrderKind, PaymentMethod } from '../orderTerms';
import { text } from '../orderText';
import { addressFrom, isComplete, readOwnAddress } from './ownAddress';

const NOT_SEEN = { subtotalAmount: null, deliveryFee: null, totalAmount: null };

/**
 * The order that the business portal asks for: to the address of the business, by credit in credit mode, else on delivery
 * (decisions.md section 2).
 * @throws ShopError BAD_USER_INPUT by field; FORBIDDEN for all but an approved business
 */
export async function oneClickOrder(db: Queryable, input: OneClickOrderInput, viewer: Viewer): Promise<NewOrder> {
  checkInput(oneClickOrderRules(), input);
  const { account } = viewer;
  if (!account || !isApprovedBusiness(viewer)) throw forbidden();
  const { idempotencyKey, ...asked } = input;
  const own = await readOwnAddress(db, account.id);
  const paysByCredit = account.paymentMode === PaymentMode.CREDIT;
  return {
    ...toDoor(idempotencyKey, asked),
    kind: OrderKind.ONE_CLICK,
    buyer: {
      name: `user:${account.id}`,
      userId: account.id,
      accountId: account.id,
      book: viewer.book,
      creditUserId: paysByCredit ? account.id : null,
      earnsLoyalty: true,
    },
    lines: input.items.map(({ productId, quantity, variant, size, packaging, unitPrice }) => ({
      productId,
      quantity,
      ...chosenSize({ variant, size }),
      selectedPackaging: text(packaging),
      unitPrice: unitPrice ?? null,
    })),
    deliveryFee: DELIVERY_FEES.business,
    seen: {
      subtotalAmount: input.subtotalAmount ?? null,
      deliveryFee: input.deliveryFee ?? null,
      totalAmount: input.totalAmount ?? null,
    },
    paymentMethod: paysByCredit ? PaymentMethod.CREDIT : PaymentMethod.COD,
    customerName: account.businessName ?? account.username,
    employeeName: null,
    customerEmail: account.email,
    customerPhone: own.phone,
    deliveryAddress: addressFrom(own, account.businessName),
    note: text(input.note),
    obstacle: isComplete(own)
      ? null
      : badInput({
          deliveryAddress: 'Your business address has no street or city yet. Please ask an admin to add them.',
        }),
    mailTo: [{ address: account.email, withAmounts: true }],
  };
}

/**
 * The order that the employee portal asks for: on the terms of the employee's business, which pays (decisions.md
 * section 2).
 * @throws ShopError BAD_USER_INPUT by field; FORBIDDEN for all but an employee of an active and approved business
 */
export async function employeeOrder(db: Queryable, input: EmployeeOrderInput, viewer: Viewer): Promise<NewOrder> {
  checkInput(employeeOrderRules(), input);
  const { account } = viewer;
  if (account?.role !== Role.EMPLOYEE) throw forbidden();
  const { idempotencyKey, ...asked } = input;
  const { parentBusinessId } = asked;
  if (parentBusinessId != null && parentBusinessId !== account.parentBusinessId) {
    throw forbidden('You can order for your own business only.');
  }
  const business = await businessOf(db, account);
  const own = await readOwnAddress(db, account.id);
  const sent = sentAddress(input);
  const paysByCredit = business.paymentMode === PaymentMode.CREDIT;
  const employeeName = [account.firstName, account.lastName].filter(Boolean).join(' ') || account.username;
  const email = text(input.customerEmail) ?? account.email;
  return {
    ...toDoor(idempotencyKey, asked),
    kind: OrderKind.EMPLOYEE,
    buyer: {
      name: `user:${account.id}`,
      userId: account.id,
      accountId: business.id,
      book: viewerOf(business).book,
      creditUserId: paysByCredit ? business.id : null,
      earnsLoyalty: false,
    },
    lines: input.items.map(({ productId, quantity, variant, selectedSize, selectedPackaging }) => ({
      productId,
      quantity,
      ...chosenSize({ variant, selectedSize }),
      selectedPackaging: text(selectedPackaging),
      unitPrice: null,
    })),
    deliveryFee: DELIVERY_FEES.employee,
    seen: NOT_SEEN,
    paymentMethod: PaymentMethod.EMPLOYEE_ORDER,
    customerName: text(input.customerName) ?? business.businessName ?? business.username,
    employeeName,
    customerEmail: email,
    customerPhone: text(input.customerPhone) ?? own.phone,
    deliveryAddress: sent ?? addressFrom(own, business.businessName),
    note: text(input.note),
    obstacle:
      sent || isComplete(own)
        ? null
        : badInput({
            deliveryAddress: 'Your location has no street or city yet. Please ask your business to add them.',
          }),
    mailTo: [
      { address: business.email, withAmounts: true },
      { address: email, withAmounts: false },
    ],
  };
}

/** What orders of businesses and their employees have in common. */
function toDoor(idempotencyKey: string, asked: object) {
  return {
    idempotencyKey,
    asked: JSON.stringify(asked),
    placeholderSizes: [BUSINESS_DEFAULT],
    discountCode: null,
    addressType: AddressType.MANUAL,
    latitude: null,
    longitude: null,
  };
}

/**
 * The price book by which an employee's orders are priced.
 * @throws ShopError FORBIDDEN unless the business is active and approved
 */
export async function employersBook(db: Queryable, employee: Account): Promise<PriceBook> {
  return viewerOf(await businessOf(db, employee)).book;
}

async function businessOf(db: Queryable, employee: Account): Promise<Account> {
  const business = employee.parentBusinessId === null ? null : await findAccount(db, employee.parentBusinessId);
  if (!business || !isApprovedBusiness(viewerOf(business))) {
    throw forbidden('Your business cannot order at the moment: its account is not active or awaits admin approval.');
  }
  return business;
}

/** The fields of a line that may choose the variant, and what the order keeps: the one that is no placeholder. */
function chosenSize(
  fields: Readonly<Record<string, string | null | undefined>>,
): Pick<RequestedLine, 'selectedSize' | 'choices'> {
  const choices: SizeChoice[] = Object.entries(fields).flatMap(([field, value]) => {
    const size = text(value);
    return size === null ? [] : [{ field, size }];
  });
  const kept = choices.find(({ size }) => size !== BUSINESS_DEFAULT) ?? choices[0];
  return { selectedSize: kept?.size ?? null, choices };
}

/** The address of the request, when it is complete. */
function sentAddress({ deliveryAddress }: EmployeeOrderInput): Address | null {
  if (!deliveryAddress) return null;
  const { name, companyName, street, area, city, state, postalCode, building, floor, country, phone, email } =
    deliveryAddress;
  const address: Address = {
    name: text(name),
    companyName: text(companyName),
    street: text(street),
    area: text(area),
    city: text(city),
    state: text(state),
    postalCode: text(postalCode),
    building: text(building),
    floor: text(floor),
    country: text(country),
    phone: text(phone),
    email: text(email),
  };
  return isComplete(address) ? address : null;
}
