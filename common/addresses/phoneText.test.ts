import { isPhone, phoneText } from './phoneText';

test.each([
  '+961 1 234 567',
  '+961 (3) 111-222',
  '+96170123456',
  '+961 70 554 901',
  '+961-3-218440',
  '+961.3.218.440',
  '+961 (0) 3 218 440',
  '(+961) 3 218440',
  '(03) 218 440',
  '(03) / 218440',
  '00961 3 218 440',
  '03218440',
  '03/218440',
  '03-218 440',
  '3 218 440',
  '70 – 123 456',
  '12345678',
  '  03 218 440  ',
  '+961\u00a03\u00a0218\u00a0440',
  '03‑218‑440',
  '٠٣ ٢١٨ ٤٤٠',
  '+۹۶۱ ۷۰ ۱۲۳ ۴۵۶',
  '\u202a+961 3 218 440\u202c',
  '\u2066+961 3 218 440\u2069',
  '+1 (202) 555-0143',
])('%j is a telephone number', (text) => {
  expect(isPhone(text)).toBe(true);
});

test.each([
  '<script>',
  '<script>03218440',
  'Infinity',
  'undefined',
  '[object Object]',
  '1234567',
  '       1',
  '--------',
  '+++++++++',
  '1 2 3 4 5 6',
  '1234567\u200b\u200b',
  '03 218 440 Rima',
  'call 03218440',
  '+961+3218440',
  '0x1234567890',
  '1e123456789',
  '-12345678',
  '03-218-440-',
  '03;218;440',
  "03'218'440",
  '03 218 440\n03 218 441',
  '0'.repeat(16),
  `1${' '.repeat(40)}2345678`,
  '',
])('%j is none', (text) => {
  expect(isPhone(text)).toBe(false);
});

test('a long text is answered at once', () => {
  // Where matching took a time that grows faster than the text, this would not come to an end.
  expect(isPhone('1 '.repeat(500_000))).toBe(false);
  expect(isPhone('('.repeat(1_000_000))).toBe(false);
});

test.each([
  ['\u202a+961 3 218 440\u202c', '+961 3 218 440'],
  [' ٠٣ ٢١٨ ٤٤٠ ', '03 218 440'],
  ['۷۰/۱۲۳۴۵۶', '70/123456'],
  ['03-218 440', '03-218 440'],
])('%j is stored as %j', (text, stored) => {
  expect(phoneText(text)).toBe(stored);
});
