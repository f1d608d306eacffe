import type { Fault } from './fault';

const COUNTED = `(SELECT s.id FROM stock s JOIN product p ON p.id = s.product_id WHERE p.name = 'Sunflower Seeds')`;

/** An order that took so many of it, as its lines may or may not say. */
const taken = (name: string, quantity: number): string[] => [
  `INSERT INTO stock_entry (stock_id, kind, change, balance_after, reason, order_id)
   SELECT id, 'order', -${quantity}, quantity - ${quantity}, '', {${name}} FROM stock WHERE id = ${COUNTED}`,
  `UPDATE stock SET quantity = quantity - ${quantity} WHERE id = ${COUNTED}`,
];
const ordered = (name: string, quantity: number): string =>
  `UPDATE order_line SET product_id = {counted} WHERE order_id = {${name}} AND quantity = ${quantity}`;

/** In what is counted. */
export const STOCK_FAULTS: Fault[] = [
  [
    'a stock that moved without an entry',
    [`UPDATE stock SET quantity = 119 WHERE id = ${COUNTED}`],
    ['product {counted}: stock: 119 is stored, 120 comes out'],
  ],
  [
    'an entry that was changed',
    [`UPDATE stock_entry SET change = 121 WHERE stock_id = ${COUNTED}`],
    [
      'product {counted}: stock: 120 is stored, 121 comes out',
      'product {counted}: balance after entry {countedEntry}: another one is stored, the sum up to it comes out',
    ],
  ],
  [
    'an entry of an order that is gone',
    [`UPDATE stock_entry SET order_id = 999 WHERE stock_id = ${COUNTED}`],
    ['product {counted}: order of an entry: order 999 is stored, nothing comes out'],
  ],
  ['an order that took what its lines say', [ordered('customer', 2), ...taken('customer', 2)], []],
  [
    'an order that took less than its lines say',
    [ordered('customer', 2), ...taken('customer', 1)],
    ['order {customer}: taken of product {counted}: 1 is stored, 2 comes out'],
  ],
  [
    'an order that took what no line of it says',
    taken('guest', 2),
    ['order {guest}: taken of product {counted}: 2 is stored, 0 comes out'],
  ],
  [
    'a cancelled order that gave nothing back',
    [ordered('cancelled', 2), ...taken('cancelled', 2)],
    ['order {cancelled}: taken of product {counted}: 2 is stored, 0 comes out'],
  ],
];
