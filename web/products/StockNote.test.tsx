import { render } from '@testing-library/react';
import { StockNote } from './StockNote';

it.each([
  ['a few', true, 3, 'Only 3 left'],
  ['plenty', true, null, ''],
  ['none', false, 0, 'Out of Stock'],
  ['a few of what is not sold now', false, 2, 'Out of Stock'],
])('of %s', (_, inStock, onlyLeft, text) => {
  const { container } = render(<StockNote inStock={inStock} onlyLeft={onlyLeft} />);
  expect(container.textContent).toBe(text);
});
