import { Duty } from '../identity/duties';
import { PaymentMode, PricingMode, Role } from '../identity/roles';

/** A demo account; its password is printed at start on an embedded database (specification 20.4). */
export interface SeedAccount {
  username: string;
  password: string;
  role: Role;
  /** What staff may do. */
  duties?: readonly Duty[];
  firstName: string;
  lastName: string;
  businessName?: string;
  paymentMode?: PaymentMode;
  pricingMode?: PricingMode;
  businessDiscount?: string;
  /** Username of the business that an employee orders for. */
  parent?: string;
  location?: string;
  address?: string;
  city?: string;
  state?: string;
  zip?: string;
  phone?: string;
  /** Whether the business gets its changed prices by mail. */
  priceMails?: boolean;
}

/** Parents before their employees. */
export const accounts: readonly SeedAccount[] = [
  { username: 'admin', password: 'orchard-keeper', role: Role.ADMIN, firstName: 'Rima', lastName: 'Haddad' },
  {
    username: 'business',
    password: 'cedar-terrace',
    role: Role.BUSINESS,
    firstName: 'Karim',
    lastName: 'Khoury',
    businessName: 'Cedar Terrace Café',
    paymentMode: PaymentMode.CREDIT,
    pricingMode: PricingMode.DISCOUNT,
    businessDiscount: '10.00',
    address: 'Rue Gouraud 114, Gemmayzeh',
    city: 'Beirut',
    state: 'Beirut',
    zip: '1100',
    phone: '+961 1 445 210',
    priceMails: true,
  },
  {
    username: 'business-cash',
    password: 'blue-shutters',
    role: Role.BUSINESS,
    firstName: 'Maya',
    lastName: 'Saliba',
    businessName: 'Blue Shutters Hotel',
    paymentMode: PaymentMode.CASH,
    pricingMode: PricingMode.INDIVIDUAL,
    address: 'Old Souk, Harbour Street 8',
    city: 'Byblos',
    state: 'Mount Lebanon',
    zip: '1401',
    phone: '+961 9 540 118',
  },
  {
    username: 'employee',
    password: 'morning-shift',
    role: Role.EMPLOYEE,
    firstName: 'Nour',
    lastName: 'Aoun',
    parent: 'business',
    location: 'Cedar Terrace Hamra',
    address: 'Hamra Street 52, ground floor',
    city: 'Beirut',
    state: 'Beirut',
    zip: '1103',
    phone: '+961 3 771 204',
  },
  {
    username: 'employee-cash',
    password: 'evening-shift',
    role: Role.EMPLOYEE,
    firstName: 'Elie',
    lastName: 'Nassar',
    parent: 'business-cash',
    location: 'Blue Shutters Beach Bar',
    address: 'Paradise Beach, north entrance',
    city: 'Byblos',
    state: 'Mount Lebanon',
    zip: '1401',
    phone: '+961 3 602 877',
  },
  { username: 'customer', password: 'fresh-every-day', role: Role.CUSTOMER, firstName: 'Layal', lastName: 'Tannous' },
  {
    username: 'packer',
    password: 'boxes-by-seven',
    role: Role.STAFF,
    duties: [Duty.ORDERS, Duty.PACKING],
    firstName: 'Samir',
    lastName: 'Daher',
  },
  {
    username: 'driver',
    password: 'boxes-on-wheels',
    role: Role.STAFF,
    duties: [Duty.DRIVING],
    firstName: 'Hadi',
    lastName: 'Barakat',
  },
  {
    username: 'catalogue',
    password: 'ripe-and-ready',
    role: Role.STAFF,
    duties: [Duty.CATALOGUE],
    firstName: 'Dana',
    lastName: 'Mansour',
  },
];

/** The limit of the demo's credit account, in LBP: about a week of a café's orders. */
export const CREDIT_LIMIT = '50000000.00';

export interface SeedCode {
  code: string;
  discountPercent: string;
  maxUses: number | null;
  currentUses: number;
  /** Days from loading the demo; negative: in the past. */
  expiresInDays: number | null;
  isActive: boolean;
}

export const codes: readonly SeedCode[] = [
  { code: 'WELCOME10', discountPercent: '10', maxUses: null, currentUses: 0, expiresInDays: null, isActive: true },
  { code: 'LASTONE', discountPercent: '25', maxUses: 10, currentUses: 9, expiresInDays: null, isActive: true },
  { code: 'SUMMER15', discountPercent: '15', maxUses: null, currentUses: 0, expiresInDays: -30, isActive: true },
  { code: 'STAFFONLY', discountPercent: '20', maxUses: null, currentUses: 0, expiresInDays: null, isActive: false },
];
