import fc from 'fast-check';
import { formatLbp, isAmount, isUnset } from './amountText';
import { formatExactLbp, lbpFormatOf } from './exactAmountText';
import {
  amount,
  compare,
  fullThousands,
  lessPercent,
  MAX_AMOUNT,
  minus,
  NO_ROUNDING,
  percentOf,
  roundingOfLess,
  roundingOfPercent,
  saving,
  sum,
  times,
} from './money';

describe('what is an amount', () => {
  test.each(['0', '0.1', '0.10', '12.50', '-3.00', '007.5', '999999999999.99', '-999999999999.99'])('%s is', (text) => {
    expect(isAmount(text)).toBe(true);
  });

  test.each([
    ['three decimals', '1.005'],
    ['no digits', '.50'],
    ['no decimals after the point', '1.'],
    ['thirteen digits', '1000000000000'],
    ['an exponent', '1e3'],
    ['grouping', '1,250'],
    ['spaces', ' 12.50'],
    ['a line break at the end', '12.50\n'],
    ['a plus', '+1.00'],
    ['hexadecimal', '0x10'],
    ['Arabic digits', '١٢'],
    ['nothing', ''],
    ['a word', 'NaN'],
    ['another word', 'Infinity'],
    ['two points', '1.2.3'],
  ])('%s is not', (_, text) => {
    expect(isAmount(text)).toBe(false);
  });
});

test.each([
  ['0.005', '0.01'],
  ['0.004999', '0.00'],
  ['1.005', '1.01'],
  ['12.345', '12.35'],
  ['12.344999999999999999', '12.34'],
  ['-1.005', '-1.01'],
  ['7', '7.00'],
  ['7.5', '7.50'],
  [MAX_AMOUNT, MAX_AMOUNT],
])('%s is written as %s', (value, formatted) => {
  expect(amount(value)).toBe(formatted);
});

test.each([
  ['1250000', 'LBP 1,250,000'],
  ['1250000.00', 'LBP 1,250,000'],
  ['1250000.49', 'LBP 1,250,000'],
  ['1250000.50', 'LBP 1,250,001'],
  ['0.50', 'LBP 1'],
  ['0.49', 'LBP 0'],
  ['0', 'LBP 0'],
  ['999', 'LBP 999'],
  ['1000', 'LBP 1,000'],
  ['-7500.00', 'LBP -7,500'],
  [MAX_AMOUNT, 'LBP 1,000,000,000,000'],
  // More digits than a binary float holds.
  ['90071992547409919007199.00', 'LBP 90,071,992,547,409,919,007,199'],
])('%s is shown as %s', (value, formatted) => {
  expect(formatLbp(value)).toBe(formatted);
});

test('a number is shown like the same text', () => {
  expect(formatLbp(7500)).toBe('LBP 7,500');
  expect(formatLbp(1234567.5)).toBe('LBP 1,234,568');
});

test.each([
  ['345000', 'LBP 345,000.00'],
  ['38277.5', 'LBP 38,277.50'],
  ['-0.50', 'LBP -0.50'],
  ['999999999999.99', 'LBP 999,999,999,999.99'],
])('%s with its piastres is %s', (value, formatted) => {
  expect(formatExactLbp(value)).toBe(formatted);
});

test('amounts that add up are written with piastres as soon as one of them has any', () => {
  expect(['345000.00', '-40000.00'].map(lbpFormatOf(['345000.00', '-40000.00']))).toEqual([
    'LBP 345,000',
    'LBP -40,000',
  ]);
  expect(['345000.00', '-38277.50'].map(lbpFormatOf(['345000.00', '-38277.50']))).toEqual([
    'LBP 345,000.00',
    'LBP -38,277.50',
  ]);
});

test('the largest price times the largest quantity is exact', () => {
  expect(times(MAX_AMOUNT, 9999)).toBe('9998999999999900.01');
  expect(sum(Array.from({ length: 200 }, () => '9998999999999900.01'))).toBe('1999799999999980002.00');
  expect(percentOf('9998999999999900.01', '33.33')).toBe('3332666699999966.67');
  expect(lessPercent('9998999999999900.01', '33.33')).toBe('6666333299999933.34');
});

test.each([
  [null, true],
  [undefined, true],
  ['', true],
  ['0', true],
  ['0.00', true],
  ['-0.00', true],
  ['0.01', false],
  ['12.50', false],
])('%s is unset: %s', (value, unset) => {
  expect(isUnset(value)).toBe(unset);
});

test('nothing summed is 0.00', () => {
  expect(sum([])).toBe('0.00');
});

test.each([
  ['0.10', '5.00', '0.01', '0.005000', '0.10', '0.005000'],
  ['0.10', '33.33', '0.03', '-0.003330', '0.07', '0.003330'],
  ['1000.00', '12.50', '125.00', NO_ROUNDING, '875.00', NO_ROUNDING],
  [MAX_AMOUNT, '33.33', '333300000000.00', '0.003333', '666699999999.99', '-0.003333'],
])(
  'of %s, %s percent is %s with %s added by rounding, the rest %s with %s',
  (base, percent, part, more, rest, added) => {
    expect([percentOf(base, percent), lessPercent(base, percent)]).toEqual([part, rest]);
    expect(roundingOfPercent(part, base, percent)).toBe(more);
    expect(roundingOfLess(rest, base, percent)).toBe(added);
  },
);

test.each([
  ['999.99', 0],
  ['1000.00', 1],
  ['1999.99', 1],
  ['1250000.00', 1250],
  ['0.00', 0],
])('%s holds %i full thousands', (value, points) => {
  expect(fullThousands(value)).toBe(points);
});

test.each([
  ['10.00', '10.00', null],
  ['10.00', '10.01', null],
  ['0.00', '0.00', null],
  ['10', '9.5', { saved: '0.50', percent: 5 }],
  ['0.05', '0.04', { saved: '0.01', percent: 20 }],
  ['200.00', '199.00', { saved: '1.00', percent: 1 }],
  ['200.00', '199.01', { saved: '0.99', percent: 0 }],
  ['999999999999.99', '0.01', { saved: '999999999999.98', percent: 100 }],
])('of a list price of %s, %s saves %p', (list, charged, expected) => {
  expect(saving(list, charged)).toEqual(expected);
});

/** Whole cents stand for amounts; a reference that knows no decimal library. */
const cents = fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n });
const positive = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });
const around = (middle: bigint) => fc.bigInt({ min: middle - 100n, max: middle + 100n });
const hundredths = fc.bigInt({ min: 0n, max: 10_000n });

function formatted(value: bigint): string {
  const size = value < 0n ? -value : value;
  return `${value < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

function rounded(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

describe('against exact whole numbers', () => {
  test('sum, minus, times and compare are exact', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { maxLength: 30 }),
        cents,
        fc.integer({ min: 1, max: 9999 }),
        (many, one, quantity) => {
          const total = many.reduce((a, b) => a + b, 0n);
          expect(sum(many.map(formatted))).toBe(formatted(total));
          expect(minus(formatted(total), formatted(one))).toBe(formatted(total - one));
          expect(times(formatted(one), quantity)).toBe(formatted(one * BigInt(quantity)));
          expect(Math.sign(compare(formatted(total), formatted(one)))).toBe(total < one ? -1 : total > one ? 1 : 0);
        },
      ),
    );
  });

  test('a percentage, and what is left after it, are rounded half-up once', () => {
    fc.assert(
      fc.property(positive, hundredths, (base, percent) => {
        expect(percentOf(formatted(base), formatted(percent))).toBe(formatted(rounded(base * percent, 10_000n)));
        expect(lessPercent(formatted(base), formatted(percent))).toBe(
          formatted(rounded(base * (10_000n - percent), 10_000n)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('what is saved is exact, and its percentage is rounded half-up', () => {
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        const [charged, list] = a < b ? [a, b] : [b, a];
        const expected =
          charged === list
            ? null
            : { saved: formatted(list - charged), percent: Number(rounded((list - charged) * 100n, list)) };
        expect(saving(formatted(list), formatted(charged))).toEqual(expected);
        expect(saving(formatted(charged), formatted(list))).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test('its percentage turns at exactly the half, however large the amounts are', () => {
    fc.assert(
      fc.property(
        fc.oneof(positive, around(40_000_000_000_000n)),
        fc.bigInt({ min: 1n, max: 100n }),
        (list, percent) => {
          const half = ((2n * percent - 1n) * list) / 200n;
          for (const part of [half, half + 1n].filter((each) => each > 0n && each <= list)) {
            const saved = saving(formatted(list), formatted(list - part));
            expect(saved).toEqual({ saved: formatted(part), percent: Number(rounded(part * 100n, list)) });
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('an amount is shown in whole LBP, grouped by thousands', () => {
    fc.assert(
      fc.property(positive, (value) => {
        const whole = String(rounded(value, 100n));
        expect(formatLbp(formatted(value))).toBe(`LBP ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}`);
      }),
    );
  });

  test('every amount of the database is one, and is written as it was', () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(isAmount(formatted(value))).toBe(true);
        expect(amount(formatted(value))).toBe(formatted(value));
      }),
    );
  });
});
