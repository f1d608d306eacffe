import { registerEnumType } from 'type-graphql';
import { Role } from './roles';

/** What a member of the staff may be given to do, any set of them (specification 10.6). An admin does all of it. */
export enum Duty {
  ORDERS = 'orders',
  PACKING = 'packing',
  DRIVING = 'driving',
  CATALOGUE = 'catalogue',
  PRICES = 'prices',
  ACCOUNTS = 'accounts',
  CREDIT = 'credit',
}

registerEnumType(Duty, {
  name: 'Duty',
  description: 'What a member of the staff may do; what is said of one duty is not part of another.',
  valuesConfig: {
    ORDERS: { description: 'Seeing all orders with their amounts, and changing their status.' },
    PACKING: { description: 'Seeing what is to be packed, without amounts and without how to reach the customer.' },
    DRIVING: { description: 'Own delivery runs, with what is to be collected and no other amount.' },
    CATALOGUE: { description: 'Products, categories, pictures and stock, without prices.' },
    PRICES: { description: 'Prices of products, individual and planned prices, percentages and discount codes.' },
    ACCOUNTS: { description: 'Businesses and every other user who is neither admin nor staff.' },
    CREDIT: { description: 'Credit accounts: limits, payments, adjustments, and who pays on credit.' },
  },
});

/** Whose duties are asked for; null: a guest. */
type Worker = { readonly role: Role; readonly duties: readonly Duty[] } | null;

/** Whether somebody may do what the duty says, with the rights of this moment: admins, and staff that has it. */
export function hasDuty(account: Worker, duty: Duty): boolean {
  if (account?.role === Role.ADMIN) return true;
  return account?.role === Role.STAFF && account.duties.includes(duty);
}

/** Whether somebody runs the shop or works for it, rather than buys from it. */
export function worksHere(account: Pick<NonNullable<Worker>, 'role'> | null): boolean {
  return account?.role === Role.ADMIN || account?.role === Role.STAFF;
}
