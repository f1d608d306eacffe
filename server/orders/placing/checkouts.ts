import { BUSINESS_DEFAULT, DEFAULT_COUNTRY, DELIVERY_FEES, GUEST_DEFAULTS } from '../../../common/constants';
import type { Wish } from '../../../common/delivery/options';
import { phoneText } from '../../../common/addresses/phoneText';
import { accountOrderRules, type GuestOrderRules } from '../../../common/rules/orderRules';
import { checkInput } from '../../core/checkInput';
import { badInput, forbidden } from '../../core/errors';
import { textOrNull } from '../../core/text';
import { mayBeMailed } from '../../identity/mailAddress';
import { PaymentMode, Role } from '../../identity/roles';
import { isApprovedBusiness, type Viewer } from '../../identity/viewer';
import { storedAddress } from '../address';
import type { AccountAddressInput } from '../address.types';
import { AddressType, OrderKind, PaymentMethod } from '../orderTerms';
import type { Buyer, NewOrder } from './newOrder';
import type { AccountOrderInput, OrderWishesInput, GuestOrderInput } from './orderInputs.types';

/**
 * The order of the guest checkout.
 * @param rules those of a shop with its own phone
 * @throws ShopError BAD_USER_INPUT with the documented message of each field (specification 14.2); FORBIDDEN for
 *   employees
 */
export function guestOrder(input: GuestOrderInput, viewer: Viewer, rules: GuestOrderRules): NewOrder {
  const paymentMethod = input.paymentMethod ?? PaymentMethod.STRIPE;
  checkInput(rules, { ...input, paymentMethod });
  const { firstName, lastName, ...address } = input.deliveryAddress;
  const name = `${textOrNull(firstName)} ${textOrNull(lastName)}`;
  const country = textOrNull(address.country) ?? DEFAULT_COUNTRY;
  const email = textOrNull(input.guestEmail) ?? textOrNull(address.email);
  const phone = phoneText(address.phone ?? '');
  return {
    ...checkoutOrder(input, paymentMethod),
    kind: OrderKind.GUEST,
    buyer: checkoutBuyer(viewer, false),
    deliveryFee: DELIVERY_FEES.guestCheckout,
    customerName: textOrNull(input.guestName) ?? name,
    customerEmail: email,
    customerPhone: textOrNull(phone),
    deliveryAddress: storedAddress({ ...address, name, country, phone }),
    addressType: AddressType.MANUAL,
    latitude: null,
    longitude: null,
    obstacle: null,
    mailTo: email && mayBeMailed(viewer.account, email) ? [{ address: email, withAmounts: true }] : [],
  };
}

/**
 * The order of the account checkout.
 * @throws ShopError BAD_USER_INPUT with the documented message of each field (specification 14.2); FORBIDDEN for
 *   employees
 */
export function accountOrder(input: AccountOrderInput, viewer: Viewer): NewOrder {
  checkInput(accountOrderRules, input);
  const { paymentMethod, addressType } = input;
  if (!paymentMethod || !addressType) throw new Error('The rules let a missing field pass');
  const hasCredit = isApprovedBusiness(viewer) && viewer.account?.paymentMode === PaymentMode.CREDIT;
  const choseCredit = paymentMethod === PaymentMethod.CREDIT;
  const atLocation = addressType === AddressType.LOCATION;
  const { zipCode, ...address }: AccountAddressInput = input.deliveryAddress ?? {};
  const email = textOrNull(input.customerEmail);
  return {
    ...checkoutOrder(input, paymentMethod),
    kind: OrderKind.ACCOUNT,
    buyer: checkoutBuyer(viewer, choseCredit && hasCredit),
    deliveryFee: DELIVERY_FEES.accountCheckout,
    customerName: textOrNull(input.customerName) ?? '',
    customerEmail: email,
    customerPhone: textOrNull(input.customerPhone),
    deliveryAddress: storedAddress({ ...address, postalCode: zipCode }),
    addressType,
    latitude: atLocation ? (input.latitude ?? null) : null,
    longitude: atLocation ? (input.longitude ?? null) : null,
    obstacle:
      choseCredit && !hasCredit
        ? badInput({ paymentMethod: 'Only a business in credit mode pays by credit; choose another payment method' })
        : null,
    mailTo: email && mayBeMailed(viewer.account, email) ? [{ address: email, withAmounts: true }] : [],
  };
}

/**
 * The buyer of the guest and account checkouts: guests and signed-in users, each with their own price book.
 * @throws ShopError FORBIDDEN for employees, who order in their portal alone, on their business's terms
 */
export function checkoutBuyer(viewer: Viewer, paysByCredit: boolean): Buyer {
  const { account, book } = viewer;
  if (account?.role === Role.EMPLOYEE) throw forbidden('Employees order from the employee portal.');
  return {
    userId: account?.id ?? null,
    accountId: account && isApprovedBusiness(viewer) ? account.id : null,
    book,
    termsOf: account?.role === Role.BUSINESS ? account.id : null,
    creditUserId: account && paysByCredit ? account.id : null,
    earnsLoyalty: account?.role === Role.CUSTOMER || account?.role === Role.BUSINESS,
  };
}

/** When an order is to be delivered. */
export function wishOf({ deliveryDate, deliveryWindow }: OrderWishesInput): Wish {
  return { date: textOrNull(deliveryDate), window: textOrNull(deliveryWindow) };
}

/** What orders of both checkouts have in common. */
function checkoutOrder(
  { idempotencyKey, ...input }: GuestOrderInput | AccountOrderInput,
  paymentMethod: PaymentMethod,
) {
  return {
    idempotencyKey,
    payload: JSON.stringify(input),
    lines: input.items.map(({ productId, quantity, selectedSize, selectedPackaging, unitPrice }) => ({
      productId,
      quantity,
      selectedSize: textOrNull(selectedSize),
      selectedPackaging: textOrNull(selectedPackaging),
      expectedUnitPrice: unitPrice,
    })),
    placeholderSizes: [GUEST_DEFAULTS.size, BUSINESS_DEFAULT],
    discountCode: textOrNull(input.discountCode),
    delivery: wishOf(input),
    whenMissing: input.whenMissing,
    expected: input,
    paymentMethod,
    employeeName: null,
    note: null,
  };
}
