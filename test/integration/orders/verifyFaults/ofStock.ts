import type { Fault } from './fault';

const COUNTED = `(SELECT s.id FROM stock s JOIN product p ON p.id = s.product_id WHERE p.name = 'Sunflower Seeds')`;

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
];
