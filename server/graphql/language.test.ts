import { acceptedLanguage } from './language';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['ar', 'ar'],
  ['AR-lb', 'ar'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['de, ar;q=0.5', 'ar'],
  ['en;q=0.5, ar;q=0.8', 'ar'],
  ['ar;q=0, fr;q=0.1', 'fr'],
  ['ar;q=0', 'en'],
  ['ar;q=x, fr', 'fr'],
  ['constructor, toString', 'en'],
  [`${'x,'.repeat(500)}ar`, 'en'],
])('of “%s” the shop speaks %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
  expect(acceptedLanguage(header)).toBe(language);
});
