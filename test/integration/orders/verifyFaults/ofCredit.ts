import { order, type Fault } from './fault';

const charge = (change: string, name = 'business'): string =>
  `UPDATE credit_entry SET ${change} WHERE order_id = {${name}} AND type = 'charge'`;

/** An entry at the end of the ledger, which goes on as it should. */
const entry = (name: string, type: string, amount: string): string[] => [
  `UPDATE credit_account SET current_balance = current_balance + ${amount} WHERE user_id = {creditBusiness}`,
  `INSERT INTO credit_entry (id, user_id, type, amount, balance_after, description, order_id)
   SELECT {new}, user_id, '${type}', ${amount}, current_balance, 'By hand', ${Number(name) || `{${name}}`}
   FROM credit_account WHERE user_id = {creditBusiness}`,
];

/** In what was charged to credit. */
export const CREDIT_FAULTS: Fault[] = [
  [
    'a charge that was lost',
    ['DELETE FROM credit_entry WHERE order_id = {business}'],
    [
      'order {business}: charged to credit: 0.00 is stored, 38.15 comes out',
      'business {creditBusiness}: balance after entry {next}: {nextAfter} is stored, {nextWithout} comes out',
    ],
  ],
  [
    'a charge of another amount',
    [charge('amount = -38.14')],
    [
      'order {business}: charged to credit: 38.14 is stored, 38.15 comes out',
      'order {business}: amount of its charge: -38.14 is stored, -38.15 comes out',
      'business {creditBusiness}: balance after entry {entry}: {after} is stored, {afterOther} comes out',
    ],
  ],
  [
    'a charge that was made twice',
    entry('business', 'charge', '-38.15'),
    ['order {business}: charged to credit: 76.30 is stored, 38.15 comes out'],
  ],
  [
    'a refund of an order that goes on',
    entry('employee', 'refund', '14.40'),
    ['order {employee}: charged to credit: 0.00 is stored, 14.40 comes out'],
  ],
  [
    'a refund of another amount',
    entry('cancelled', 'refund', '0.60'),
    [
      'order {cancelled}: charged to credit: -0.60 is stored, 0.00 comes out',
      'order {cancelled}: amount of its refund: 0.60 is stored, 14.40 comes out',
    ],
  ],
  [
    'a charge of an order that is paid on delivery',
    entry('customer', 'charge', '-2003'),
    [
      'order {customer}: charged to credit: 2003.00 is stored, 0.00 comes out',
      'order {customer}: account of its charge: business {creditBusiness} is stored, nothing comes out',
    ],
  ],
  [
    'a charge of another account',
    [order('business', 'account_id = {agreedBusiness}')],
    [
      'order {business}: account of its charge: business {creditBusiness} is stored, business {agreedBusiness} comes out',
    ],
  ],
  [
    'a cancelled order that was not given back',
    [order('employee', `status = 'cancelled'`)],
    [
      'order {employee}: charged to credit: 14.40 is stored, 0.00 comes out',
      'order {employee}: payment status: pending is stored, refunded comes out',
    ],
  ],
  [
    'an order taken up again without a charge',
    [order('cancelled', `status = 'pending'`)],
    [
      'order {cancelled}: charged to credit: 0.00 is stored, 14.40 comes out',
      'order {cancelled}: payment status: refunded is stored, pending comes out',
    ],
  ],
  [
    "an account's balance",
    ['UPDATE credit_account SET current_balance = 1 WHERE user_id = {creditBusiness}'],
    ['business {creditBusiness}: balance: 1.00 is stored, {last} comes out'],
  ],
  [
    "an entry's balance",
    ['UPDATE credit_entry SET balance_after = 1 WHERE order_id = {business}'],
    [
      'business {creditBusiness}: balance after entry {entry}: 1.00 is stored, {after} comes out',
      'business {creditBusiness}: balance after entry {next}: {nextAfter} is stored, -13.40 comes out',
    ],
  ],
  [
    'an entry of an order that there is not',
    entry('999999', 'charge', '-1'),
    ['business {creditBusiness}: order of entry {new}: order 999999 is stored, nothing comes out'],
  ],
];
