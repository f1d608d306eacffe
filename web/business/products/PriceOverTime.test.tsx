import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import type { Language } from '../../../common/languages';
import type { OwnPriceTimelineQuery } from '../../gql/graphql';
import { activate } from '../../i18n/text';
import arabicOfPortals from '../../i18n/messages/ar/portals.json';
import arabic from '../../i18n/messages/ar/store.json';
import frenchOfPortals from '../../i18n/messages/fr/portals.json';
import french from '../../i18n/messages/fr/store.json';
import { SHOP } from '../../testing/shopDetails';
import { PriceOverTime } from './PriceOverTime';

afterEach(() => activate('en'));

type Series = OwnPriceTimelineQuery['priceTimeline']['series'][number];

const SINCE = '2026-01-01T00:00:00.000Z';

const series = (kind: Series['kind'], ...points: [at: string, amount: string | null][]): Series => ({
  __typename: 'PriceSeries',
  kind,
  points: points.map(([at, amount]) => ({ __typename: 'PricePoint', at, amount })),
});

const CHANGED = [
  series('CUSTOMER', [SINCE, '100000.00'], ['2026-05-01T03:00:00.000Z', '110000.00']),
  series('OWN', [SINCE, null], ['2026-03-01T04:00:00.000Z', '90000.00']),
];

let timeZone: string;
beforeEach(() => void (timeZone = 'Asia/Beirut'));

/** @param answers one for each time it is asked for; null: a broken connection */
function open(...answers: (readonly Series[] | null)[]) {
  const asked: Record<string, unknown>[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'Shop') {
          observer.next({ data: { shop: { ...SHOP, timeZone } } });
          return observer.complete();
        }
        const answer = answers[asked.push(variables) - 1];
        if (!answer) return observer.error(new TypeError('Failed to fetch'));
        const timeline = { since: SINCE, from: SINCE, to: '2026-11-01T00:00:00.000Z', series: answer };
        observer.next({ data: { priceTimeline: { __typename: 'PriceTimeline', ...timeline } } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <PriceOverTime productId={5} title="Almonds (1kg)" size="1kg" />
    </ApolloProvider>,
  );
  return { asked, user: userEvent.setup() };
}

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('is asked for when it is opened, and says from when on which price held', async () => {
  const { user, asked } = open(CHANGED);
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Price over time Almonds (1kg)' }));
  expect(await screen.findByRole('dialog', { name: 'Price of Almonds (1kg) over time' })).toBeInTheDocument();
  expect(await rows()).toEqual([
    ['From when on', 'Your price', 'Customer price'],
    ['May 1, 2026, 6:00 AM', 'LBP 90,000', 'LBP 110,000'],
    ['Mar 1, 2026, 6:00 AM', 'LBP 90,000', 'LBP 100,000'],
    ['Jan 1, 2026, 2:00 AM', '–', 'LBP 100,000'],
  ]);
  expect(asked).toEqual([{ productId: 5, variant: '1kg' }]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('says since when nothing changed', async () => {
  const { user } = open([series('CUSTOMER', [SINCE, '100000.00']), series('OWN', [SINCE, '90000.00'])]);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Nothing has changed since Jan 1, 2026, 2:00 AM (Asia/Beirut).')).toBeInTheDocument();
});

it('tells times by the clock of the shop, wherever that is', async () => {
  timeZone = 'Europe/Paris';
  const { user } = open(CHANGED);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Prices are known since Jan 1, 2026, 1:00 AM (Europe/Paris).')).toBeInTheDocument();
  expect((await rows()).map(([at]) => at)).toEqual([
    'From when on',
    'May 1, 2026, 5:00 AM',
    'Mar 1, 2026, 5:00 AM',
    'Jan 1, 2026, 1:00 AM',
  ]);
});

it('can be asked for again when it could not be loaded', async () => {
  const { user } = open(null, CHANGED);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('The prices could not be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(4);
});

test.each<[Language, Record<string, string>]>([
  ['ar', { ...arabic, ...arabicOfPortals }],
  ['fr', { ...french, ...frenchOfPortals }],
])('speaks %s', async (language, messages) => {
  activate(language, messages);
  const { user } = open(CHANGED);
  await user.click(screen.getByRole('button', { name: `${messages['Price over time']} Almonds (1kg)` }));
  const headings = ['From when on', 'Your price', 'Customer price'].map((english) => messages[english]);
  expect((await rows())[0]).toEqual(headings);
  expect(headings).not.toContain('Your price');
});
