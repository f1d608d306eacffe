import type { Duty } from '../../gql/graphql';

/** The duties in the order of the form: their names, and what each opens, in plain words. */
export const DUTY_TEXTS: Readonly<Record<Duty, { label: string; explanation: string }>> = {
  ORDERS: {
    label: 'Orders',
    explanation: 'Sees all orders with amounts and contacts, and changes their status and tracking number.',
  },
  PACKING: {
    label: 'Packing',
    explanation: 'Sees the orders that are still to be packed: what is in them and where they go, without any amount.',
  },
  DRIVING: {
    label: 'Driving',
    explanation:
      'Sees its own delivery runs with what is to be collected, without any other amount, and says who took what.',
  },
  CATALOGUE: {
    label: 'Catalogue',
    explanation: 'Makes and changes products, categories, pictures and stock, without seeing or setting a price.',
  },
  PRICES: {
    label: 'Prices',
    explanation: 'Sees and sets prices of products, individual and planned prices, percentages and discount codes.',
  },
  ACCOUNTS: {
    label: 'Accounts',
    explanation: 'Makes and changes businesses and customers, gives passwords and approvals. Never admins or staff.',
  },
  CREDIT: {
    label: 'Credit',
    explanation: 'Sees credit accounts, sets limits, records payments and adjustments, decides who pays on credit.',
  },
};

export const DUTIES = Object.keys(DUTY_TEXTS) as Duty[];
