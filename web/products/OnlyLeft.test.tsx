import { render, screen } from '@testing-library/react';
import { OnlyLeft } from './OnlyLeft';

const drawn = (product: boolean, inStock: boolean, onlyLeft: number | null): string => {
  const { container } = render(<OnlyLeft product={{ inStock: product }} size={{ inStock, onlyLeft }} />);
  return container.textContent;
};

it.each([
  ['a few', true, true, 3, 'Only 3 left'],
  ['plenty', true, true, null, ''],
  ['none of a size, of others some', true, false, 0, 'Out of Stock'],
  ['none of anything, which the card says', false, false, 0, ''],
  ['a few of what is not sold now', false, false, 2, ''],
])('of %s', (_, product, inStock, onlyLeft, text) => {
  expect(drawn(product, inStock, onlyLeft)).toBe(text);
  expect(screen.queryByText('Only 0 left')).toBeNull();
});
