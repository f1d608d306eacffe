import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityField } from './QuantityField';

test.each([
  ['24', 24],
  ['٢٤', 24],
  ['۱۲x', 12],
])('a quantity typed as %s is %i', async (typed, quantity) => {
  const told: number[] = [];
  render(<QuantityField name="Dates" quantity={1} onChange={(next) => told.push(next)} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Quantity of Dates' }));
  await userEvent.keyboard(`${typed}{Enter}`);
  expect(told).toEqual([quantity]);
});

test('what is no number leaves the quantity as it is', async () => {
  const told: number[] = [];
  render(<QuantityField name="Dates" quantity={1} onChange={(next) => told.push(next)} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Quantity of Dates' }));
  await userEvent.keyboard('many{Enter}');
  expect(told).toEqual([]);
});
