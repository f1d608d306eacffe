import { nameWithSize } from '../../../common/texts/nameWithSize';
import { sizeLabel } from './sizeLabel';

it.each([
  ['Orange Juice', '250ml', '250ml'],
  ['عصير برتقال طازج', '250ml', '250 مل'],
  ['تمر (مجهول)', 'Box (6)', 'صندوق (6 قطع)'],
])('of %s is said as the name says it', (product, selectedVariant, label) => {
  expect(sizeLabel({ name: nameWithSize(product, label), selectedVariant })).toBe(label);
});

it('is the size itself where the name does not say it, and nothing where there is none', () => {
  expect(sizeLabel({ name: 'Orange Juice', selectedVariant: '250ml' })).toBe('250ml');
  expect(sizeLabel({ name: 'Dates (Medjool)', selectedVariant: null })).toBeNull();
});
