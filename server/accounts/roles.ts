/** Roles of accounts (decisions.md section 5); a visitor without an account is a guest. */
export enum Role {
  ADMIN = 'admin',
  BUSINESS = 'business',
  EMPLOYEE = 'employee',
  CUSTOMER = 'customer',
}

/** How a business pays: on its credit account, or on delivery. */
export enum PaymentMode {
  CREDIT = 'credit',
  CASH = 'cash',
}

/** How a business's prices are made: a percentage off, or agreed one by one. */
export enum PricingMode {
  DISCOUNT = 'discount',
  INDIVIDUAL = 'individual',
}
