import type { Fault } from './fault';

const line = (number: number, change: string): string =>
  `UPDATE order_line SET ${change} WHERE order_id = {replaced} AND position = ${number - 1}`;
const change = (path: string, value: string): string =>
  `UPDATE order_event SET change = jsonb_set(change, '${path}', '${value}') WHERE order_id = {replaced} AND change IS NOT NULL`;

/** In lines that were added to an order later, or sent instead of others. */
export const ADDED_FAULTS: Fault[] = [
  [
    'another price of what was sent instead, with its reason',
    [line(1, 'unit_price = 9, base_amount = 9, saved_amount = 991')],
    [
      'order {replaced} line 1: unit price: 9.00 is stored, 10.00 comes out',
      'order {replaced}: subtotal: 32.50 is stored, 30.50 comes out',
    ],
  ],
  [
    'a line that was sent instead of a cheaper one',
    [change('{lines,0,unitPrice}', '"9.99"')],
    ['order {replaced} line 1: unit price by its change: 10.00 is stored, 9.99 comes out'],
  ],
  [
    'the price of what was replaced, of a line that replaces none',
    [change('{lines,1,replacesLineId}', '0')],
    ['order {replaced} line 1: unit price by its change: 10.00 is stored, nothing comes out'],
  ],
  [
    'the price of what was replaced, of a line that came with its order',
    [`UPDATE order_line SET price_rule = 'replaced' WHERE order_id = {guest} AND position = 1`],
    ['order {guest} line 2: rule: replaced is stored, one of variant_customer, customer, legacy comes out'],
  ],
  [
    'a line that no change has added',
    [change('{lines,2,lineId}', '0')],
    ['order {replaced} line 2: change that added it: nothing is stored, one of its order comes out'],
  ],
  [
    'the price book of a line that there is not',
    [line(2, `price_book = 'best'`)],
    ['order {replaced} line 2: price book: best is stored, customer, discount:N or individual:N comes out'],
  ],
  [
    'a percentage that the price book of its line does not have',
    [line(2, "price_book = 'discount:5.00'")],
    ['order {replaced} line 2: percentage: nothing is stored, 5.00 comes out'],
  ],
  [
    'the reason of a line that was added',
    [line(2, 'base_amount = NULL, discount_percent = NULL, rounding = NULL, list_amount = NULL, saved_amount = NULL')],
    ['order {replaced}: reason of line 2: nothing is stored, one, as of the others comes out'],
  ],
];
