import { PriceRule, type Price } from './price';
import { paidSentence, priceSentence } from './sentences';

const PRICE: Price = {
  amount: '266722.50',
  baseAmount: '305000.00',
  listAmount: '345000.00',
  saved: '78277.50',
  percentOff: 23,
  rule: PriceRule.BUSINESS,
  discountPercent: '12.55',
};

test('a price with piastres is said with those of each amount beside it, so that they add up', () => {
  expect(priceSentence('en', PRICE, PRICE.baseAmount)).toBe(
    'LBP 266,722.50 is the business price of this product of LBP 305,000.00 less 12.55%, LBP 78,277.50 (23%) below the customer price of LBP 345,000.00.',
  );
  expect(paidSentence('en', PRICE, PRICE)).toContain('LBP 266,722.50 was the business price');
  // Nothing stands beside it.
  expect(paidSentence('en', PRICE, null)).toContain('LBP 266,723 was the business price');
});

test('a percentage is written with the decimal sign of the language', () => {
  expect(priceSentence('fr', PRICE, PRICE.baseAmount)).toContain('soit LBP 305,000.00 moins 12,55\u00a0%');
  expect(priceSentence('ar', PRICE, PRICE.baseAmount)).toContain('12.55%');
});
