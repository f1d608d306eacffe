/** Order states and terms as data (decisions.md section 2). */
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
