import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { Observable, type Observer } from 'rxjs';
import { ToastProvider } from '../../ui/toast/toast';
import type { Matrix, MatrixCell, MatrixRow } from './documents';
import { PricesPage } from './PricesPage';

// jsdom has no styles of pseudo elements, which a dialog asks for to measure the scrollbar.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

const BUSINESSES = ['Cedar Terrace', 'Hotel Al-Arz'].map((businessName, at) => ({
  __typename: 'PriceMatrixBusiness' as const,
  userId: at + 7,
  businessName,
  priceBook: at === 0 ? 'individual:7' : 'discount:10.00',
}));

const cell = (userId: number, amount: string | null, changes: Partial<MatrixCell> = {}): MatrixCell => ({
  __typename: 'PriceMatrixCell',
  userId,
  agreedPrice: null,
  matches: true,
  planned: null,
  price:
    amount === null ? null : { __typename: 'Price', amount, listAmount: '100.00', percentOff: 0, rule: 'BUSINESS' },
  ...changes,
});

const row = (variant: string | null, cells: MatrixCell[], changes: Partial<MatrixRow> = {}): MatrixRow => ({
  __typename: 'PriceMatrixRow',
  productId: 5,
  productName: 'Almonds',
  variant,
  isForAllSizes: variant === null,
  customerPrice: variant === null ? null : '100.00',
  cells,
  ...changes,
});

const ROWS = [
  row(null, [cell(7, null), cell(8, null)]),
  row('500g', [cell(7, '60.00', { agreedPrice: '60.00' }), cell(8, '72.00')]),
  row('1kg', [
    cell(7, '130.00'),
    cell(8, null, { planned: { __typename: 'PlannedPrice', planId: 3, at: '2026-12-01T04:00:00Z', amount: '90.00' } }),
  ]),
];

const CONFLICT = { message: 'admin has changed this meanwhile', extensions: { code: 'CONFLICT' } };

/** A page on a shop whose answers are given one by one, but for reads, which come at once. */
function open(address = '/admin/prices', changes: Partial<Matrix> = {}) {
  let matrix: Matrix = {
    __typename: 'PriceMatrix',
    nextProductId: null,
    nextUserId: null,
    isOfFirstBusinesses: false,
    knownSince: '2026-01-01T00:00:00.000Z',
    businesses: BUSINESSES,
    rows: ROWS,
    ...changes,
  };
  const asked: Record<string, any>[] = [];
  const written: { name: string; variables: Record<string, any>; answer: Observer<any> }[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const answer = (data: object) => {
          observer.next({ data });
          observer.complete();
        };
        if (operationName === 'PriceMatrix') {
          asked.push(variables);
          const of = variables.userIds as number[] | undefined;
          const rows = matrix.rows.map((each) => ({
            ...each,
            cells: each.cells.filter(({ userId }) => !of || of.includes(userId)),
          }));
          answer({ priceMatrix: { ...matrix, rows } });
        } else if (operationName === 'AdminCategories') answer({ categories: [] });
        else written.push({ name: operationName ?? '', variables, answer: observer });
      }),
  );
  render(
    <MemoryRouter initialEntries={[address]}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <ToastProvider>
          <App>
            <PricesPage />
          </App>
        </ToastProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  return {
    asked,
    written,
    user: userEvent.setup(),
    set: (changes: Partial<Matrix>) => void (matrix = { ...matrix, ...changes }),
    answer: (data: object) =>
      act(() => {
        const { answer } = written.at(-1)!;
        answer.next({ data });
        answer.complete();
        return Promise.resolve();
      }),
    refuse: (error: object) =>
      act(() => {
        const { answer } = written.at(-1)!;
        answer.next({ errors: [error] });
        answer.complete();
        return Promise.resolve();
      }),
  };
}

const cells = async () =>
  within(await screen.findByRole('grid', { name: 'Prices of businesses' })).getAllByRole('gridcell');
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /agreed with/ });
const agreed = (customPrice: string) => ({ setIndividualPrice: { __typename: 'IndividualPrice', customPrice } });
/** The rows with another price agreed with the first business for the smaller size. */
const rowsWith = (agreedPrice: string) =>
  ROWS.map((each) =>
    each.variant === '500g' ? { ...each, cells: [cell(7, agreedPrice, { agreedPrice }), each.cells[1]!] } : each,
  );

it('shows what each pays, how that stands beside the customer price, and what is planned', async () => {
  open();
  expect((await cells()).map(({ textContent }) => textContent)).toEqual([
    '–',
    '–',
    'LBP 60agreed',
    'LBP 72',
    'LBP 130above customers',
    'Price TBDLBP 90 from Dec 1',
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Productwhat customers pay',
    'Cedar Terraceagreed prices',
    'Hotel Al-Arz10% off',
  ]);
});

it('is one stop of Tab, within which the arrows lead', async () => {
  const { user } = open();
  const all = await cells();
  expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([all[0]]);
  act(() => all[0]!.focus());
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(all[3]).toHaveFocus();
  expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([all[3]]);
  await user.keyboard('{ArrowRight}{Control>}{End}{/Control}');
  expect(all[5]).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Chosen price' })).toHaveTextContent('Almonds (1kg), Hotel Al-Arz');
});

it('sends what is typed once, shows what came of it, and gives the focus back', async () => {
  const { user, written, answer, set, asked } = open();
  const all = await cells();
  act(() => all[2]!.focus());
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('60.00');
  await user.clear(field()!);
  await user.keyboard('55{Enter}{Enter}{Enter}');
  expect(written.map(({ name, variables }) => [name, variables])).toEqual([
    ['SetIndividualPrice', { userId: 7, productId: 5, variant: '500g', price: '55', seen: '60.00' }],
  ]);
  set({ rows: rowsWith('55.00') });
  await answer(agreed('55.00'));
  await waitFor(() => expect(field()).toBeNull());
  expect((await cells())[2]).toHaveTextContent('LBP 55agreed');
  expect((await cells())[2]).toHaveFocus();
  expect(asked.at(-1)).toMatchObject({ productIds: [5], userIds: [7] });
});

it('is left by Escape without a word to the server', async () => {
  const { user, written } = open();
  const all = await cells();
  act(() => all[3]!.focus());
  await user.keyboard('{Enter}12{Escape}');
  expect(field()).toBeNull();
  expect(all[3]).toHaveFocus();
  expect(written).toEqual([]);
});

it('keeps what is typed when it is no amount, and says so', async () => {
  const { user, written } = open();
  const all = await cells();
  act(() => all[3]!.focus());
  await user.keyboard('{Enter}twelve{Enter}');
  expect(field()).toHaveValue('twelve');
  expect(field()).toHaveAccessibleDescription('Price must be a valid positive number');
  expect(field()).toHaveFocus();
  expect(written).toEqual([]);
});

it('keeps what is typed when somebody else was faster, and can then be sent again', async () => {
  const { user, written, refuse, answer, set } = open();
  const all = await cells();
  act(() => all[2]!.focus());
  await user.keyboard('{Enter}');
  await user.clear(field()!);
  await user.keyboard('55{Enter}');
  set({ rows: rowsWith('58.00') });
  await refuse(CONFLICT);
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(
      'admin has changed this meanwhile Changed meanwhile to 58.00; yours is kept.',
    ),
  );
  expect(field()).toHaveValue('55');
  await user.type(field()!, '{Enter}');
  expect(written.at(-1)?.variables).toMatchObject({ price: '55', seen: '58.00' });
  set({ rows: rowsWith('55.00') });
  await answer(agreed('55.00'));
  await waitFor(() => expect(field()).toBeNull());
});

it('removes what is agreed after it was asked', async () => {
  const { user, written, answer, set } = open();
  const all = await cells();
  act(() => all[2]!.focus());
  await user.keyboard('{Delete}');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toMatchObject({
    name: 'RemoveIndividualPrice',
    variables: { userId: 7, productId: 5, variant: '500g', seen: '60.00' },
  });
  set({
    rows: ROWS.map((each) => (each.variant === '500g' ? { ...each, cells: [cell(7, '80.00'), each.cells[1]!] } : each)),
  });
  await answer({ removeIndividualPrice: { __typename: 'IndividualPrice', customPrice: '60.00' } });
  await waitFor(async () => expect((await cells())[2]).toHaveTextContent('LBP 80'));
});

it('asks before a price that was typed is left for another one', async () => {
  const { user } = open();
  const all = await cells();
  await user.dblClick(all[2]!);
  await user.type(field()!, '1');
  await user.dblClick(all[3]!);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field()).toHaveAccessibleName('Price of Almonds (500g) agreed with Cedar Terrace');
});

test.each([
  ['', { pricingMode: 'INDIVIDUAL', filter: null }],
  ['?mode=all&filter=above', { pricingMode: null, filter: 'ABOVE_CUSTOMER' }],
  ['?filter=below&percent=45', { filter: 'FAR_BELOW', percent: 45 }],
  ['?filter=below&percent=0.5', { filter: 'FAR_BELOW', percent: 30 }],
  ['?filter=unchanged&days=90', { filter: 'UNCHANGED', days: 90 }],
  ['?filter=unchanged', { filter: 'UNCHANGED', days: 365 }],
  ['?filter=planned&mode=discount', { filter: 'PLANNED', pricingMode: 'DISCOUNT' }],
  ['?search=dates&business=hotel&category=raw-nuts', { search: 'dates', business: 'hotel', category: 'raw-nuts' }],
  ['?after=40&page=3', { afterProductId: 40 }],
])('asks for what the address says: %s', async (search, variables) => {
  const { asked } = open(`/admin/prices${search}`);
  await cells();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject(variables);
});

it('the percentage is chosen', async () => {
  const { user, asked } = open('/admin/prices?filter=below');
  const percent = await screen.findByRole('spinbutton', { name: 'Percent below the customer price' });
  await user.clear(percent);
  await user.type(percent, '12');
  await user.tab();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: 'FAR_BELOW', percent: 12 }));
});

it('goes on to other businesses and back', async () => {
  const { user, asked } = open('/admin/prices', { nextUserId: 8 });
  await cells();
  await user.click(screen.getByRole('button', { name: 'Next businesses' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ afterUserId: 8 }));
  await user.click(screen.getByRole('button', { name: 'Previous businesses' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ afterUserId: null }));
});

it('shows one business at a time on a phone', async () => {
  const { innerWidth } = window;
  window.innerWidth = 390;
  const { asked } = open();
  await cells();
  window.innerWidth = innerWidth;
  expect(asked[0]).toMatchObject({ businesses: 1 });
});

it('says that nothing is found, and since when prices are known', async () => {
  open('/admin/prices?filter=unchanged', { rows: [], businesses: [] });
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(screen.getByText(/Prices are known since/)).toHaveTextContent('Jan 1, 2026');
});
