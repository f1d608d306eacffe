import { valueText, whatChanged } from './changeText';

const change = { kind: 'SIZE' as const, variant: '1kg' as string | null, businessName: null as string | null };

test.each([
  [change, 'businessPrice', '1kg: Business price'],
  [{ ...change, kind: 'PRODUCT' as const, variant: null }, 'listPrice', 'Legacy price'],
  [{ ...change, kind: 'AGREED' as const, businessName: 'Cedar' }, 'price', '1kg: Price agreed with Cedar'],
  [{ ...change, kind: 'PRODUCT' as const, variant: null }, 'shown', 'In the catalogue'],
])('says what changed: %#', (entry, name, text) => {
  expect(whatChanged(entry, { name })).toBe(text);
});

test.each([
  ['customerPrice', '1250000.00', 'LBP 1,250,000'],
  ['customerPrice', '0.00', '–'],
  ['customerPrice', null, '–'],
  ['shown', 'true', 'Yes'],
  ['shown', 'false', 'No'],
])('says what %s %s is', (name, value, text) => {
  expect(valueText({ name }, value)).toBe(text);
});
