import { settle } from './collected';
import { usdOf } from './usd';

const RATE = '89500.00';

describe('what is collected', () => {
  test.each([
    ['nothing', '100000.00', '0.00', '0.00', ['0.00', '0.00', '100000.00']],
    ['LBP to the letter', '100000.00', '100000.00', '0.00', ['100000.00', '0.00', '0.00']],
    ['more LBP', '99500.00', '100000.00', '0.00', ['100000.00', '500.00', '0.00']],
    ['less LBP, by less than half a cent', '100000.00', '99999.99', '0.00', ['99999.99', '0.00', '0.01']],
    ['a note of USD', '100000.00', '0.00', '5.00', ['447500.00', '347500.00', '0.00']],
    ['both', '100000.00', '10500.00', '1.00', ['100000.00', '0.00', '0.00']],
    ['both, not enough', '100000.00', '5000.00', '1.00', ['94500.00', '0.00', '5500.00']],
    // 99,700 LBP are shown as $1.11, which are 99,345.
    ['the USD that are shown, rounded down', '99700.00', '0.00', '1.11', ['99345.00', '0.00', '0.00']],
    // 100,000 LBP are shown as $1.12, which are 100,240.
    ['the USD that are shown, rounded up', '100000.00', '0.00', '1.12', ['100240.00', '0.00', '0.00']],
    ['a cent less than shown', '100000.00', '0.00', '1.11', ['99345.00', '0.00', '655.00']],
    ['nothing, and nothing is due', '0.00', '0.00', '0.00', ['0.00', '0.00', '0.00']],
  ])('%s', (_, due, lbp, usd, [received, change, missing]) => {
    expect(settle(due, { lbp, usd }, RATE)).toEqual({ received, change, missing });
  });

  test('whoever pays the USD that are shown has paid, whatever the amount', () => {
    for (let at = 1; at <= 1_000; at += 1) {
      const due = `${at * 977}.${String(at % 100).padStart(2, '0')}`;
      const { change, missing } = settle(due, { lbp: '0.00', usd: usdOf(due, RATE) }, RATE);
      expect([due, change, missing]).toEqual([due, '0.00', '0.00']);
    }
  });

  test('an order without a rate is paid in LBP', () => {
    expect(settle('5.00', { lbp: '7.00', usd: '0.00' }, null)).toEqual({
      received: '7.00',
      change: '2.00',
      missing: '0.00',
    });
    expect(() => settle('5.00', { lbp: '0.00', usd: '1.00' }, null)).toThrow(RangeError);
  });

  test.each([
    ['-1.00', '0.00', '0.00'],
    ['1.00', '-1.00', '0.00'],
    ['1.00', '0.00', '-1.00'],
  ])('refuses %s, %s, %s', (due, lbp, usd) => {
    expect(() => settle(due, { lbp, usd }, RATE)).toThrow(RangeError);
  });
});
