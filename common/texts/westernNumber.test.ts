import { westernDigits, westernNumber } from './westernNumber';

test.each([
  ['1,250,000', '1250000'],
  ['1 250 000', '1250000'],
  ['1\u202f250\u00a0000', '1250000'],
  ['١٬٢٥٠٬٠٠٠', '1250000'],
  ['1,250.50', '1250.50'],
  ['-1,250', '-1250'],
  ['1250,000', '1250000'],
  ['12٫5', '12.5'],
  ['12,5', '12.5'],
  ['12,55', '12.55'],
  [' 89500 ', '89500'],
  ['۸۹۵۰۰', '89500'],
  ['', ''],
])('%j is %j', (typed, number) => expect(westernNumber(typed)).toBe(number));

test.each(['1.250,50', '1,2,3', 'ten', '12,5555', '1,25,000'])('%j is no number', (typed) =>
  expect(westernNumber(typed)).not.toMatch(/^[-+]?\d+(\.\d*)?$/),
);

test('digits of every script are Western ones', () => {
  expect(westernDigits('a٠١٢٣٤٥٦٧٨٩b')).toBe('a0123456789b');
  expect(westernDigits('०९ ೦೯ ߀߉ ０９ 𝟎𝟗𝟘𝟡')).toBe('09 09 09 09 0909');
});
