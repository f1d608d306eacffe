import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AdminRunFragment } from '../../gql/graphql';
import { SettledStops } from './SettledStops';

type Stop = AdminRunFragment['stops'][number];

const stop = (orderId: number, customerName: string, employeeName: string | null) =>
  ({ orderId, customerName, employeeName, outcome: 'TAKEN_BACK', attempts: [] as unknown }) as Stop;

test('each stop names who ordered, with the employee of a business, and that a name is not kept any more', () => {
  render(
    <MemoryRouter>
      <SettledStops stops={[stop(4, 'Nour', null), stop(5, 'Cafe Rawda', 'Rana'), stop(6, '', null)]} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '#4 Nour was taken back',
    '#5 Cafe Rawda (Rana) was taken back',
    '#6 Name removed was taken back',
  ]);
});
