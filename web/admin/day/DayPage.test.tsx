import { screen, within } from '@testing-library/react';
import { openAdminScreen } from '../../testing/adminScreen';
import { SHOP } from '../../testing/shopDetails';
import { DayPage } from './DayPage';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));
// There is no stream in jsdom; test/browser/admin/packing.test.ts looks at the page while it changes.
jest.mock('../../lib/orderStream', () => ({ listenToDay: () => () => undefined }));

const DATE = '2030-01-07';
const PART = { __typename: 'DayPart', delivered: 0, cancelled: 1, lines: 9, packedLines: 3 };
const PARTS = [
  { ...PART, window: '08:00-12:00', zoneId: 3, zone: 'Beirut', toPack: 4, packed: 2, out: 1, delivered: 5 },
  { ...PART, window: '14:00-18:00', zoneId: 4, zone: 'Metn', toPack: 1_000, packed: 0, out: 2 },
];
const order = (id: number, stage: string) => ({
  ...{ __typename: 'Order', id, status: 'CONFIRMED', customerName: `Buyer ${id}`, employeeName: null },
  ...{ deliveryWindow: '08:00-12:00', deliveryZone: 'Beirut', deliveryAddress: null },
  packing: { __typename: 'Packing', stage, lines: 3, packedLines: 1 },
});

/** The page of a day with three orders. @param toCollect null for who sees no amounts */
const openPage = (toCollect: string | null, address = `/admin/day?date=${DATE}`) =>
  openAdminScreen(<DayPage />, address, {
    Shop: () => ({ shop: SHOP }),
    AdminDay: ({ date }) => ({ day: { __typename: 'Day', date, toCollect, parts: PARTS } }),
    AdminDayOrders: () => ({
      dayOrders: {
        ...{ __typename: 'OrderPage', totalCount: 3 },
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
        nodes: [order(41, 'TO_PACK'), order(42, 'PACKED'), order(43, 'OUT')],
      },
    }),
  });

/** The figures on top, as they are read. */
const figures = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`);

test('six figures say how far the day is, over all of its windows and zones', async () => {
  openPage('1250000.00');
  await screen.findByText('#41');
  expect(figures()).toEqual([
    ...['Orders: 1,014', 'To pack: 1,004', 'Packed: 2', 'Out: 3', 'Delivered: 5'],
    'To collect: LBP 1,250,000',
  ]);
});

test('who packs and sees no amounts reads nothing of what is to be collected', async () => {
  openPage(null);
  await screen.findByText('#41');
  expect(figures().map((figure) => figure.split(':')[0])).toEqual(['Orders', 'To pack', 'Packed', 'Out', 'Delivered']);
  expect(document.body).not.toHaveTextContent(/collect|LBP/);
});

test('a window and zone that is chosen narrows the orders', async () => {
  const { user, sent, address } = openPage(null);
  await screen.findByText('#41');
  expect(sent('AdminDayOrders')).toEqual([{ date: DATE, window: null, zoneId: null, stage: null, after: null }]);
  const parts = within(screen.getByRole('list', { name: 'Windows and zones' }));
  await user.click(parts.getByRole('button', { name: /Metn/ }));
  expect(new URLSearchParams(address().split('?')[1]).get('zone')).toBe('4');
  expect(sent('AdminDayOrders').at(-1)).toMatchObject({ date: DATE, window: '14:00-18:00', zoneId: 4, stage: null });
  expect(parts.getByRole('button', { name: /Metn/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the state in the address narrows the orders', async () => {
  const { sent } = openPage(null, `/admin/day?date=${DATE}&stage=PACKED`);
  await screen.findByText('#41');
  expect(sent('AdminDayOrders')).toEqual([expect.objectContaining({ date: DATE, stage: 'PACKED' })]);
});

test('slips are printed of the orders that are selected', async () => {
  const { user, address } = openPage(null);
  await user.click(await screen.findByRole('checkbox', { name: 'Select order 41' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select order 43' }));
  await user.click(screen.getByRole('button', { name: 'Slips of 2 selected' }));
  expect(address()).toBe('/admin/slips?orders=41%2C43');
});

test('without a selection slips are those of the day and of what narrows it', async () => {
  const { user, address } = openPage(null, `/admin/day?date=${DATE}&zone=3&window=08:00-12:00`);
  await screen.findByText('#41');
  await user.click(screen.getByRole('button', { name: 'Slips of all these' }));
  expect(address()).toBe(`/admin/slips?date=${DATE}&window=08%3A00-12%3A00&zone=3`);
});
