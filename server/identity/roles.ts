/** Roles of accounts (specification 1.2); a visitor without an account is a guest. */
export enum Role {
  ADMIN = 'admin',
  STAFF = 'staff',
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

/** The roles that an admin gives; employees are made by their business alone. */
export const SettableRole = {
  CUSTOMER: Role.CUSTOMER,
  BUSINESS: Role.BUSINESS,
  STAFF: Role.STAFF,
  ADMIN: Role.ADMIN,
} as const;
export type SettableRole = Exclude<Role, Role.EMPLOYEE>;

/** The statuses by which admins filter users; approved and pending are businesses that are not deactivated. */
export enum UserStatus {
  ACTIVE = 'active',
  INACTIVE = 'inactive',
  APPROVED = 'approved',
  PENDING = 'pending',
}

/** The outcome of deleting a user: one with a history is deactivated instead (specification 8.8). */
export enum Removal {
  ERASED = 'erased',
  DEACTIVATED = 'deactivated',
}
