import Decimal from 'decimal.js-light';
import { formatUsd, usdOf } from './usd';

describe('USD of an amount in LBP', () => {
  test.each([
    ['89500.00', '89500.00', '1.00'],
    ['447.50', '89500.00', '0.01'],
    ['447.49', '89500.00', '0.00'],
    ['1342.49', '89500.00', '0.01'],
    ['1342.50', '89500.00', '0.02'],
    ['-447.50', '89500.00', '-0.01'],
    ['-447.49', '89500.00', '0.00'],
    ['0.00', '89500.00', '0.00'],
    ['1250000.00', '89500.00', '13.97'],
    ['12.5', '1507.5', '0.01'],
    ['999999999999.99', '100.00', '10000000000.00'],
    ['999999999999.99', '10000000.00', '100000.00'],
    ['999999999999.99', '89543.21', '11167792.62'],
  ])('%s at %s is %s', (amount, rate, usd) => {
    expect(usdOf(amount, rate)).toBe(usd);
  });

  test('agrees with decimals, half-up', () => {
    for (let at = 1; at <= 2_000; at += 1) {
      const amount = `${(at * 7_919) % 1_000_003}.${String((at * 31) % 100).padStart(2, '0')}`;
      const rate = `${100 + ((at * 104_729) % 200_000)}.${String((at * 17) % 100).padStart(2, '0')}`;
      const expected = new Decimal(amount).dividedBy(rate).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2);
      expect(`${amount} at ${rate}: ${usdOf(amount, rate)}`).toBe(`${amount} at ${rate}: ${expected}`);
    }
  });

  test.each(['0', '0.00', '-1.00', 'x', ''])('has no meaning at %j', (rate) => {
    expect(() => usdOf('1.00', rate)).toThrow(RangeError);
  });

  test.each([
    ['0.05', '$0.05'],
    ['-0.05', '-$0.05'],
    ['1234567.50', '$1,234,567.50'],
  ])('%s is shown as %s', (amount, text) => {
    expect(formatUsd(amount)).toBe(text);
  });
});
