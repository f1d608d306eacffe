import { BUSINESS_DEFAULT, DEFAULT_COUNTRY, DELIVERY_FEES, GUEST_DEFAULTS } from '../../../common/constants';
import { accountOrderRules, guestOrderRules } from '../../../common/rules/orderRules';
import { PaymentMode } from '../../identity/roles';
import { isApprovedBusiness, type Viewer } from '../../identity/viewer';
import { checkInput } from '../../core/checkInput';
import { badInput, type ShopError } from '../../core/errors';
import { checkoutBuyer } from './buyer';
import type { AccountOrderInput, GuestOrderInput, OrderItemInput } from './checkout.types';
import type { NewOrder, RequestedLine } from './newOrder';
import { AddressType, OrderKind, PaymentMethod } from '../orderTerms';
import { text } from '../orderText';

const PLACEHOLDER_SIZES = [GUEST_DEFAULTS.size, BUSINESS_DEFAULT];

/**
 * The order that the guest checkout asks for.
 * @throws ShopError BAD_USER_INPUT with the documented message of each field (storefront.md section 5)
 */
export function guestOrder(input: GuestOrderInput, viewer: Viewer, shopPhone: string): NewOrder {
  const paymentMethod = input.paymentMethod ?? PaymentMethod.STRIPE;
  checkInput(guestOrderRules(shopPhone), { ...input, paymentMethod });
  const address = input.deliveryAddress;
  const name = text(input.guestName) ?? `${text(address.firstName)} ${text(address.lastName)}`;
  const email = text(input.guestEmail) ?? text(address.email);
  return {
    ...shared(input, paymentMethod),
    kind: OrderKind.GUEST,
    buyer: checkoutBuyer(viewer, false),
    deliveryFee: DELIVERY_FEES.guestCheckout,
    customerName: name,
    customerEmail: email,
    customerPhone: text(address.phone),
    deliveryAddress: {
      name: `${text(address.firstName)} ${text(address.lastName)}`,
      street: text(address.street),
      city: text(address.city),
      area: text(address.area),
      building: text(address.building),
      floor: text(address.floor),
      country: text(address.country) ?? DEFAULT_COUNTRY,
      phone: text(address.phone),
      email: text(address.email),
      fullAddress: text(address.fullAddress),
    },
    addressType: AddressType.MANUAL,
    latitude: null,
    longitude: null,
    obstacle: null,
    mailTo: email ? [{ address: email, withAmounts: true }] : [],
  };
}

/**
 * The order that the account checkout asks for.
 * @throws ShopError BAD_USER_INPUT with the documented message of each field (storefront.md section 5)
 */
export function accountOrder(input: AccountOrderInput, viewer: Viewer): NewOrder {
  checkInput(accountOrderRules(), input);
  const { paymentMethod, addressType } = input;
  if (!paymentMethod || !addressType) throw new Error('The rules let a missing field pass');
  const hasCredit = isApprovedBusiness(viewer) && viewer.account?.paymentMode === PaymentMode.CREDIT;
  const paysByCredit = hasCredit && paymentMethod === PaymentMethod.CREDIT;
  const atLocation = addressType === AddressType.LOCATION;
  const address = input.deliveryAddress;
  const email = text(input.customerEmail);
  return {
    ...shared(input, paymentMethod),
    kind: OrderKind.ACCOUNT,
    buyer: checkoutBuyer(viewer, paysByCredit),
    deliveryFee: DELIVERY_FEES.accountCheckout,
    customerName: text(input.customerName) ?? '',
    customerEmail: email,
    customerPhone: text(input.customerPhone),
    deliveryAddress: {
      street: text(address?.street),
      city: text(address?.city),
      state: text(address?.state),
      postalCode: text(address?.zipCode),
      country: text(address?.country),
    },
    addressType,
    latitude: atLocation ? (input.latitude ?? null) : null,
    longitude: atLocation ? (input.longitude ?? null) : null,
    obstacle: paymentMethod === PaymentMethod.CREDIT && !hasCredit ? noCredit() : null,
    mailTo: email ? [{ address: email, withAmounts: true }] : [],
  };
}

function noCredit(): ShopError {
  return badInput({ paymentMethod: 'Only a business in credit mode pays by credit; choose another payment method' });
}

/** What every checkout says in the same way. */
function shared(input: GuestOrderInput | AccountOrderInput, paymentMethod: PaymentMethod) {
  const { idempotencyKey, ...asked } = input;
  return {
    idempotencyKey,
    asked: JSON.stringify(asked),
    lines: input.items.map(requestedLine),
    placeholderSizes: PLACEHOLDER_SIZES,
    discountCode: text(input.discountCode),
    seen: {
      subtotalAmount: input.subtotalAmount ?? null,
      deliveryFee: input.deliveryFee ?? null,
      totalAmount: input.totalAmount ?? null,
    },
    paymentMethod,
    employeeName: null,
    note: null,
  };
}

function requestedLine(item: OrderItemInput): RequestedLine {
  return {
    productId: item.productId,
    quantity: item.quantity,
    selectedSize: text(item.selectedSize),
    selectedPackaging: text(item.selectedPackaging),
    unitPrice: item.unitPrice ?? null,
  };
}
