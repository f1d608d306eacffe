import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AdminRunFragment } from '../../gql/graphql';
import { SettledStops } from './SettledStops';

type Stop = AdminRunFragment['stops'][number];

const stop = (orderId: number, customerName: string, employeeName: string | null) =>
  ({ orderId, customerName, employeeName, outcome: 'TAKEN_BACK', attempts: [] as unknown }) as Stop;

const ATTEMPT = {
  ...{ id: 1, isDelivered: true, reason: null, next: null, at: '2026-11-29T10:00:00.000Z', hasPhoto: false },
  ...{ lbp: '2860003.00', usd: '0.00', changeLbp: '0.00' },
};

jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

test('who took their order themselves is named once, and whole pounds have no piastres', () => {
  const delivered = (orderId: number, takenBy: string) =>
    ({ ...stop(orderId, 'Bilal Masri', null), outcome: 'DELIVERED', attempts: [{ ...ATTEMPT, takenBy }] }) as Stop;
  render(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })}>
        <SettledStops stops={[delivered(260, 'Bilal Masri'), delivered(261, 'Rana')]} />
      </ApolloProvider>
    </MemoryRouter>,
  );
  const [own, other] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(own).toMatch(/^#260 Bilal Masri took it themselves, Nov 29, 2026.*: LBP 2,860,003$/);
  expect(other).toMatch(/^#261 Bilal Masri went to Rana, Nov 29, 2026.*: LBP 2,860,003$/);
});

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
