import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Observable } from 'rxjs';
import type { AdminPriceHistoryQuery, AdminPriceTimelineQuery } from '../../../gql/graphql';
import { SHOP } from '../../../testing/shopDetails';
import { PriceHistoryDialog } from './PriceHistoryDialog';

type Change = AdminPriceHistoryQuery['priceHistory']['nodes'][number];

const SINCE = '2026-01-01T00:00:00.000Z';

const TIMELINE: Omit<AdminPriceTimelineQuery, '__typename'> = {
  priceTimeline: {
    __typename: 'PriceTimeline',
    since: SINCE,
    from: SINCE,
    to: '2026-11-01T00:00:00.000Z',
    series: [
      {
        __typename: 'PriceSeries',
        kind: 'CUSTOMER',
        points: [{ __typename: 'PricePoint', at: SINCE, amount: '100000.00' }],
      },
    ],
  },
};

const value = (name: string, before: string | null, now: string | null): Change['values'][number] => ({
  __typename: 'PriceChangeValue',
  name,
  old: before,
  new: now,
});

const change = (changes: Partial<Change>): Change => ({
  __typename: 'PriceChange',
  id: '9',
  // Midnight has passed in Beirut.
  at: '2026-06-30T22:30:00.000Z',
  kind: 'PRODUCT',
  variant: null,
  businessName: null,
  isNew: false,
  isGone: false,
  values: [value('customerPrice', '90000.00', '100000.00')],
  actorUsername: 'admin',
  via: 'back office',
  reason: null,
  ...changes,
});

/** What there is of changes, two on a page. */
function open(changes: readonly Change[], variants: readonly string[] = [], timeZone = SHOP.timeZone) {
  const asked: [string | undefined, Record<string, unknown>][] = [];
  let fails = false;
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'Shop') {
          observer.next({ data: { shop: { ...SHOP, timeZone } } });
          return observer.complete();
        }
        asked.push([operationName, variables]);
        if (fails) return observer.error(new TypeError('Failed to fetch'));
        const start = Number(variables.after ?? 0);
        const history: Omit<AdminPriceHistoryQuery, '__typename'> = {
          priceHistory: {
            __typename: 'PriceChangePage',
            nodes: changes.slice(start, start + 2),
            pageInfo: {
              __typename: 'PageInfo',
              endCursor: String(start + 2),
              hasNextPage: start + 2 < changes.length,
            },
            totalCount: changes.length,
          },
        };
        observer.next({ data: operationName === 'AdminPriceTimeline' ? TIMELINE : history });
        observer.complete();
      }),
  );
  const onClose = jest.fn();
  const show = () =>
    render(
      <MemoryRouter>
        <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
          <PriceHistoryDialog productId={5} productName="Almonds" variants={variants} onClose={onClose} />
        </ApolloProvider>
      </MemoryRouter>,
    );
  return { asked, onClose, show, user: userEvent.setup(), fail: (now: boolean) => void (fails = now) };
}

const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

it('lists what changed by the clock of the shop, with who and from where', async () => {
  const { show } = open([
    change({
      reason: 'The new harvest',
      values: [value('customerPrice', '90000.00', '100000.00'), value('shown', 'true', 'false')],
    }),
    change({
      id: '8',
      kind: 'AGREED',
      variant: '1kg',
      businessName: 'Cedar',
      isNew: true,
      via: 'token:3',
      values: [value('price', null, '70000.00')],
    }),
  ]);
  show();
  const table = await screen.findByRole('table', { name: 'What changed, the newest first' });
  const rows = within(table).getAllByRole('row').slice(1).map(cells);
  expect(rows).toEqual([
    ['Jul 1, 2026, 1:30 AM admin · back officeThe new harvest'],
    ['Customer price', 'LBP 90,000', 'LBP 100,000'],
    ['In the catalogue', 'Yes', 'No'],
    ['Jul 1, 2026, 1:30 AM admin · API token 3'],
    ['1kg: Price agreed with Cedar', 'new', 'LBP 70,000'],
  ]);
});

it('tells times by the clock that the shop is set to', async () => {
  open([change({})], [], 'Europe/Paris').show();
  const table = await screen.findByRole('table', { name: 'What changed, the newest first' });
  expect(within(table).getByText('Jul 1, 2026, 12:30 AM')).toBeInTheDocument();
  expect(screen.getByText('Prices are known since', { exact: false })).toHaveTextContent(
    'Prices are known since Jan 1, 2026, 1:00 AM (Europe/Paris).',
  );
});

it('is paged to and fro', async () => {
  const { show, user } = open([1, 2, 3].map((id) => change({ id: String(id), reason: `Change ${id}` })));
  show();
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Change 3')).toBeInTheDocument();
  expect(screen.queryByText('Change 1')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Change 1')).toBeInTheDocument();
});

it('says since when nothing changed', async () => {
  const { show } = open([]);
  show();
  expect(await screen.findByText('Nothing has changed')).toBeInTheDocument();
  expect(await screen.findByText('Changes are recorded since', { exact: false })).toHaveTextContent(
    'Changes are recorded since Jan 1, 2026, 2:00 AM.',
  );
});

it('draws the size that is chosen', async () => {
  const { show, user, asked } = open([change({})], ['500g', '1kg']);
  show();
  await screen.findByText('1 of 1');
  await user.click(screen.getByLabelText('Size in the chart'));
  await user.click(await screen.findByTitle('1kg'));
  const drawn = () => asked.filter(([name]) => name === 'AdminPriceTimeline').map(([, { variant }]) => variant);
  expect(drawn()).toEqual(['500g', '1kg']);
});

it('can be read again after it could not be read', async () => {
  const { show, user, fail } = open([change({})]);
  fail(true);
  show();
  expect(await screen.findByText('The prices could not be loaded')).toBeInTheDocument();
  fail(false);
  for (const button of screen.getAllByRole('button', { name: 'Retry' })) await user.click(button);
  expect(await screen.findByText('Customer price')).toBeInTheDocument();
});
