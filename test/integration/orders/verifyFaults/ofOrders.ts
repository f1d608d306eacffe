import { order, type Fault } from './fault';

const line = (order: string, number: number, change: string): string =>
  `UPDATE order_line SET ${change} WHERE order_id = {${order}} AND position = ${number - 1}`;

/** In orders and their lines. */
export const ORDER_FAULTS: Fault[] = [
  [
    'a unit price',
    [line('business', 1, 'unit_price = 9.00')],
    [
      'order {business} line 1: unit price: 9.00 is stored, 8.99 comes out',
      'order {business} line 1: saving: 3.51 is stored, 3.50 comes out',
      'order {business}: subtotal: 35.15 is stored, 35.18 comes out',
    ],
  ],
  [
    'a base',
    [line('business', 2, 'base_amount = 8.50')],
    ['order {business} line 2: unit price: 7.20 is stored, 7.65 comes out'],
  ],
  [
    'a percentage that the price book does not have',
    [line('business', 2, 'discount_percent = 20')],
    [
      'order {business} line 2: percentage: 20.00 is stored, 10.00 comes out',
      'order {business} line 2: unit price: 7.20 is stored, 6.40 comes out',
    ],
  ],
  [
    'a percentage that was left out',
    [line('business', 2, 'discount_percent = NULL')],
    [
      'order {business} line 2: percentage: nothing is stored, 10.00 comes out',
      'order {business} line 2: unit price: 7.20 is stored, 8.00 comes out',
    ],
  ],
  [
    'a percentage where the price book takes none',
    [line('guest', 1, 'discount_percent = 0.01')],
    [
      'order {guest} line 1: percentage: 0.01 is stored, nothing comes out',
      'order {guest} line 1: rounding: 0.000000 is stored, 0.001250 comes out',
    ],
  ],
  [
    'the rounding of a unit price',
    [line('business', 3, 'rounding = -0.005')],
    ['order {business} line 3: rounding: -0.005000 is stored, 0.005000 comes out'],
  ],
  [
    'a customer price',
    [line('agreed', 1, 'list_amount = 20')],
    ['order {agreed} line 1: saving: 4.73 is stored, 12.23 comes out'],
  ],
  [
    'a customer price beside one that is not it',
    [line('guest', 1, 'list_amount = 12.49')],
    ['order {guest} line 1: customer price: 12.49 is stored, 12.50 comes out'],
  ],
  [
    'what was saved',
    [line('agreed', 1, 'saved_amount = 0')],
    ['order {agreed} line 1: saving: 0.00 is stored, 4.73 comes out'],
  ],
  [
    'a rule that the price book does not have',
    [line('guest', 2, `price_rule = 'business'`)],
    ['order {guest} line 2: rule: business is stored, one of variant_customer, customer, legacy comes out'],
  ],
  [
    'a rule of a size, without a size',
    [line('agreed', 1, 'variant = NULL')],
    ['order {agreed} line 1: size: nothing is stored, the size of the rule comes out'],
  ],
  [
    'a rule of a line of before',
    [line('before', 2, `price_rule = 'individual_product'`)],
    ['order {before} line 2: rule: individual_product is stored, one of variant_customer, customer, legacy comes out'],
  ],
  [
    'a quantity',
    [line('employee', 1, 'quantity = 20')],
    ['order {employee}: subtotal: 14.40 is stored, 144.00 comes out'],
  ],
  [
    'a line that was taken out',
    ['DELETE FROM order_line WHERE order_id = {business} AND position = 1'],
    [
      'order {business}: lines: number 3 is stored, number 2 comes out',
      'order {business}: subtotal: 35.15 is stored, 27.95 comes out',
    ],
  ],
  [
    'all lines taken out',
    ['DELETE FROM order_line WHERE order_id = {employee}'],
    [
      'order {employee}: lines: nothing is stored, one or more comes out',
      'order {employee}: subtotal: 14.40 is stored, 0.00 comes out',
    ],
  ],
  [
    'a line that was put in',
    [
      `INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, price_rule, quantity)
       SELECT order_id, 1, product_id, product_name, 0.05, price_rule, 1 FROM order_line WHERE order_id = {employee}`,
    ],
    [
      'order {employee}: reason of line 2: nothing is stored, one, as of the others comes out',
      'order {employee}: subtotal: 14.40 is stored, 14.45 comes out',
    ],
  ],
  [
    'half a reason',
    [line('employee', 1, 'base_amount = NULL')],
    ['order {employee} line 1: base: nothing is stored, the one of its reason comes out'],
  ],
  [
    'a price book of another percentage',
    [order('employee', `price_book = 'discount:10.01'`)],
    ['order {employee} line 1: percentage: 10.00 is stored, 10.01 comes out'],
  ],
  [
    'a price book of another business',
    [order('agreed', `price_book = 'individual:999999'`)],
    ['order {agreed}: price book: individual:999999 is stored, individual:{agreedBusiness} comes out'],
  ],
  [
    'a price book that there is not',
    [order('agreed', `price_book = 'best'`)],
    ['order {agreed}: price book: best is stored, customer, discount:N or individual:N comes out'],
  ],
  [
    "a code's percentage",
    [order('guest', 'discount_percent = 33')],
    [
      'order {guest}: discount: 15.83 is stored, 15.68 comes out',
      'order {guest}: rounding of the discount: -0.001750 is stored, 0.005000 comes out',
    ],
  ],
  [
    "a code's percentage that was left out",
    [order('guest', 'discount_percent = NULL')],
    [
      "order {guest}: code's percentage: nothing is stored, the one of code {code} comes out",
      'order {guest}: discount: 15.83 is stored, 0.00 comes out',
      'order {guest}: rounding of the discount: -0.001750 is stored, 0.000000 comes out',
    ],
  ],
  [
    'a discount, and the total with it',
    [order('guest', 'discount_amount = 15.84, total_amount = 34.66')],
    [
      'order {guest}: discount: 15.84 is stored, 15.83 comes out',
      'order {guest}: discountAmount that the buyer was told: 15.83 is stored, 15.84 comes out',
      'order {guest}: totalAmount that the buyer was told: 34.67 is stored, 34.66 comes out',
    ],
  ],
  [
    'the rounding of a discount',
    [order('guest', 'discount_rounding = 0')],
    ['order {guest}: rounding of the discount: 0.000000 is stored, -0.001750 comes out'],
  ],
  [
    'a subtotal, and the total with it',
    [order('before', 'subtotal_amount = 47.00, total_amount = 50.00')],
    [
      'order {before}: subtotal: 47.00 is stored, 47.50 comes out',
      'order {before}: subtotalAmount that the buyer was told: 47.50 is stored, 47.00 comes out',
      'order {before}: totalAmount that the buyer was told: 50.50 is stored, 50.00 comes out',
    ],
  ],
  [
    'a delivery fee',
    [order('customer', 'delivery_fee = 0')],
    [
      'order {customer}: total: 2003.00 is stored, 2000.00 comes out',
      'order {customer}: deliveryFee that the buyer was told: 3.00 is stored, 0.00 comes out',
    ],
  ],
  [
    'a total',
    [order('customer', 'total_amount = 2003.01')],
    [
      'order {customer}: total: 2003.01 is stored, 2003.00 comes out',
      'order {customer}: totalAmount that the buyer was told: 2003.00 is stored, 2003.01 comes out',
    ],
  ],
  [
    'loyalty points',
    [order('customer', 'loyalty_points = 3')],
    [
      'order {customer}: loyalty points: 3 is stored, 2 comes out',
      'order {customer}: loyalty points that the buyer was told: 2 is stored, 3 comes out',
    ],
  ],
  [
    'loyalty points that were taken away',
    [order('customer', 'loyalty_points = 0')],
    ['order {customer}: loyalty points that the buyer was told: 2 is stored, 0 comes out'],
  ],
  [
    "a business's price book without its account",
    [order('business', 'account_id = NULL')],
    [
      'order {business}: account: nothing is stored, the business of its price book comes out',
      'order {business}: account of its charge: business {creditBusiness} is stored, nothing comes out',
    ],
  ],
  [
    'every reason of a new order cleared',
    [
      `UPDATE order_line SET base_amount = NULL, discount_percent = NULL, rounding = NULL, list_amount = NULL,
         saved_amount = NULL WHERE order_id = {customer}`,
      order('customer', 'discount_rounding = NULL'),
      `UPDATE orders SET created_at = '2026-01-01Z' WHERE discount_rounding IS NOT NULL AND id <> {customer}`,
    ],
    [
      'order {customer}: reasons: nothing is stored, those of its prices, as of all orders since 2026-01-01T00:00:00.000Z comes out',
    ],
  ],
  [
    'loyalty points of a guest',
    [order('guest', 'loyalty_points = 1')],
    [
      'order {guest}: loyalty points: 1 is stored, 0 comes out',
      'order {guest}: loyalty points that the buyer was told: 0 is stored, 1 comes out',
    ],
  ],
  [
    'an amount that is no number',
    [line('employee', 1, `unit_price = 'NaN'`)],
    ['order {employee}: amounts: [DecimalError] Invalid argument: NaN is stored, nothing comes out'],
  ],
];
