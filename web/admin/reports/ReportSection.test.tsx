import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { UnstyledApp } from '../../testing/UnstyledApp';
import { ReportSection } from './ReportSection';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

type Revenue = [revenue: string, usd: string | null, ordersWithoutRate: number];

const figures = ([revenue, revenueUsd, ordersWithoutRate]: Revenue) => ({ revenue, revenueUsd, ordersWithoutRate });
const PERIOD = { __typename: 'Report', from: '2026-11-01', to: '2026-11-03' };

/** Without a rate: no order of the period has one. */
const reports = (isRated: boolean) => {
  const usd = (amount: string) => (isRated ? amount : null);
  return {
    AdminTakings: {
      ...PERIOD,
      timeZone: 'Asia/Beirut',
      takings: {
        __typename: 'Takings',
        orders: 5,
        cancelled: 1,
        ...figures(['1250000.00', usd('13.41'), isRated ? 1 : 4]),
        revenueWithoutRate: isRated ? '50000.00' : '1250000.00',
      },
      days: [
        {
          __typename: 'DayTakings',
          day: '2026-11-01',
          orders: 4,
          cancelled: 1,
          ...figures(['1200000.00', usd('13.41'), isRated ? 0 : 3]),
        },
        { __typename: 'DayTakings', day: '2026-11-02', orders: 1, cancelled: 0, ...figures(['50000.00', null, 1]) },
        { __typename: 'DayTakings', day: '2026-11-03', orders: 0, cancelled: 0, ...figures(['0.00', null, 0]) },
      ],
      businesses: [],
      payments: [
        {
          __typename: 'PaymentTakings',
          paymentMethod: 'COD',
          orders: 5,
          ...figures(['1250000.00', usd('13.41'), isRated ? 1 : 4]),
        },
      ],
    },
    AdminBestSellers: {
      ...PERIOD,
      bestSellers: [
        {
          __typename: 'ProductSold',
          productId: 1,
          productName: 'Quince juice',
          orders: 3,
          quantity: 9,
          ...figures(['700000.00', usd('5.00'), 0]),
        },
        {
          __typename: 'ProductSold',
          productId: 2,
          productName: 'Dried figs',
          orders: 2,
          quantity: 4,
          ...figures(['500000.00', usd('8.41'), 0]),
        },
      ],
    },
    AdminCategorySales: { ...PERIOD, categories: [] },
  };
};

const Address = () => <output aria-label="Address">{useLocation().search}</output>;

function openReports({ isRated = true, address = '?from=2026-11-01&to=2026-11-03' } = {}) {
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        observer.next({ data: { report: reports(isRated)[operationName as keyof ReturnType<typeof reports>] } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter initialEntries={[`/admin/dashboard${address}`]}>
        <UnstyledApp>
          <ReportSection />
          <Address />
        </UnstyledApp>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

/** The cells of the table behind a chart, row by row. */
async function tableOf(part: string): Promise<string[][]> {
  const table = await within(await screen.findByRole('region', { name: part })).findByRole('table', { hidden: true });
  return within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

const addressNow = () => screen.getByLabelText('Address').textContent;

test('a report is in LBP, and read in USD on demand, which the address keeps', async () => {
  openReports();
  expect(await screen.findByText('5 orders, LBP 1,250,000 (without 1 cancelled), days of Asia/Beirut')).toBeVisible();
  expect(await tableOf('Best sellers')).toEqual([
    ['Product', 'Orders', 'Pieces', 'Revenue'],
    ['Quince juice', '3', '9', 'LBP 700,000'],
    ['Dried figs', '2', '4', 'LBP 500,000'],
  ]);
  expect(screen.queryByText(/In USD/)).toBeNull();

  await userEvent.click(screen.getByRole('radio', { name: 'USD' }));
  expect(await screen.findByText('5 orders, $13.41 (without 1 cancelled), days of Asia/Beirut')).toBeVisible();
  expect(
    screen.getByText('In USD at the rate of each order. 1 order has no rate: LBP 50,000 are left out.'),
  ).toBeVisible();
  expect(addressNow()).toBe('?from=2026-11-01&to=2026-11-03&currency=USD');
  // What brought the most USD comes first; days stay in their order, and say where there is no rate.
  expect(await tableOf('Best sellers')).toEqual([
    ['Product', 'Orders', 'Pieces', 'Revenue'],
    ['Dried figs', '2', '4', '$8.41'],
    ['Quince juice', '3', '9', '$5.00'],
  ]);
  expect(await tableOf('Revenue and orders by day')).toEqual([
    ['Day', 'Orders', 'Revenue'],
    ['2026-11-01', '4', '$13.41'],
    ['2026-11-02', '1', 'no rate'],
    ['2026-11-03', '0', '$0.00'],
  ]);

  await userEvent.click(screen.getByRole('radio', { name: 'LBP' }));
  expect(await screen.findByText(/5 orders, LBP 1,250,000/)).toBeVisible();
  expect(addressNow()).toBe('?from=2026-11-01&to=2026-11-03');
});

test('an address in USD opens in USD', async () => {
  openReports({ address: '?currency=USD' });
  expect(await screen.findByText(/\$13\.41 \(without/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'USD' })).toBeChecked();
});

test('where no order has a rate, there is no switch, and no USD', async () => {
  openReports({ isRated: false });
  expect(await screen.findByText(/5 orders, LBP 1,250,000/)).toBeVisible();
  expect((await tableOf('Best sellers'))[1]).toEqual(['Quince juice', '3', '9', 'LBP 700,000']);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.body.textContent).not.toMatch(/USD|\$/);
});

test('a period without rates in an address in USD is in LBP, and says so', async () => {
  openReports({ isRated: false, address: '?currency=USD' });
  expect(await screen.findByText('No order of this period has a rate, so that amounts are in LBP.')).toBeVisible();
  expect(screen.getByText(/5 orders, LBP 1,250,000/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});
