import { PAYMENT_METHOD_LABELS } from '../../common/constants';
import { msg } from '../core/texts';

/** Order states and terms as data (specification 5.1). */
export enum OrderStatus {
  PENDING = 'pending',
  CONFIRMED = 'confirmed',
  SHIPPED = 'shipped',
  DELIVERED = 'delivered',
  CANCELLED = 'cancelled',
}

export enum PaymentMethod {
  STRIPE = 'stripe',
  WISHMONEY = 'wishmoney',
  COD = 'cod',
  CREDIT = 'credit',
  EMPLOYEE_ORDER = 'employee_order',
}

export enum PaymentStatus {
  PENDING = 'pending',
  PAID = 'paid',
  REFUNDED = 'refunded',
}

/** What a buyer wants when something of the order is missing (specification 4.16). */
export enum WhenMissing {
  CALL = 'call',
  SUBSTITUTE = 'substitute',
  LEAVE_OUT = 'leave_out',
}

export enum AddressType {
  MANUAL = 'manual',
  LOCATION = 'location',
}

/** Which screen an order came from. */
export enum OrderKind {
  GUEST = 'guest',
  ACCOUNT = 'account',
  ONE_CLICK = 'one_click',
  EMPLOYEE = 'employee',
}

/** How an order is paid, as a text for people; for an employee's order how the business pays (specification 4.10). */
export function paymentTypeOf(method: PaymentMethod, byCredit: boolean): string {
  if (method !== PaymentMethod.EMPLOYEE_ORDER) return PAYMENT_METHOD_LABELS[method];
  return byCredit ? msg('Business Credit Account') : msg('Pay on Delivery');
}
