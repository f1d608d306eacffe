import { nameWithSize } from './nameWithSize';

test.each([
  ['Almonds', '500g', 'Almonds (500g)'],
  ['عصير برتقال طازج', '250 مل', 'عصير برتقال طازج (250 مل)'],
  ['Dates (Medjool)', 'Box (6)', 'Dates (Medjool) (Box (6))'],
  ['Almonds', null, 'Almonds'],
  ['Almonds', '', 'Almonds'],
])('%s in the size %j is said as "%s"', (name, size, text) => {
  expect(nameWithSize(name, size)).toBe(text);
});
