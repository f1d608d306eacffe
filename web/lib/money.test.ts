import { formatMoney, usd } from './money';
import { showUsd } from './usd';

afterEach(() => delete usd.beside);

test('an amount is in LBP alone until USD are shown', () => {
  expect(formatMoney('1250000.00')).toBe('LBP 1,250,000');
  expect(formatMoney('1250000.00', '89500.00')).toBe('LBP 1,250,000');
});

test('USD stand beside it, at the rate of today or of an order', () => {
  showUsd('89500.00');
  expect(formatMoney('1250000.00')).toBe('LBP 1,250,000 ($13.97)');
  expect(formatMoney('1250000.00', '50000.00')).toBe('LBP 1,250,000 ($25.00)');
  expect(formatMoney('-447.50')).toBe('LBP -448 (-$0.01)');
});

test('an order without a rate has no USD', () => {
  showUsd('89500.00');
  expect(formatMoney('1250000.00', null)).toBe('LBP 1,250,000');
});
