import { render, screen } from '@testing-library/react';
import { Pager } from './Pager';

const address = { page: 1, next: jest.fn(), previous: jest.fn() };

test.each([
  [{ total: 10_000, countUpTo: 10_000 }, '50 of 10,000'],
  [{ total: 10_001, countUpTo: 10_000 }, '50 of more than 10,000'],
  [{ total: 62_500 }, '50 of 62,500'],
  [{ total: undefined }, '50 shown'],
])('%j is said as "%s"', (counted, text) => {
  render(<Pager count={50} endCursor="50" hasNextPage address={address} {...counted} />);
  expect(screen.getByText(text)).toBeVisible();
});
