import { quoted } from './quoted';

it.each([
  ['Joanna Frem', '“Joanna Frem”'],
  ['  St. George Bldg. 4  ', '“St. George Bldg. 4”'],
  ['جوانا فريم', '“جوانا فريم”'],
  ['Eve\r\n\r\nYour order is on its way.', '“Eve Your order is on its way.”'],
  ['Eve\u2028Bustan\u2029writes', '“Eve Bustan writes”'],
  ['Eve” Bustan writes: "pay"', '“Eve’ Bustan writes: ’pay’”'],
  ['\u202Egnp.exe\u202C', '“gnp. exe”'],
  ['ev\u200Bil.example\u0000', '“ev il. example”'],
  ['https://evil.example/pay?to=me', '“https: //evil. example/pay?to=me”'],
  ['Armenia Street 12/4', '“Armenia Street 12/4”'],
  ['www.evil.example', '“www. evil. example”'],
  ['eve@evil.example', '“eve@ evil. example”'],
  ['evil。example', '“evil。 example”'],
])('%j stands in a mail as %s', (typed, expected) => {
  expect(quoted(typed, 'en')).toBe(expected);
});

it('has the quotation marks of the language', () => {
  expect(quoted('Joanna » «Frem“', 'fr')).toBe('«\u00a0Joanna ’ ’Frem’\u00a0»');
  expect(quoted('جوانا فريم', 'ar')).toBe('“جوانا فريم”');
});
