import { screen, waitFor, within } from '@testing-library/react';
import { TRANSFER_TEXTS } from '../../../common/currencies/transferTexts';
import { openAdminScreen } from '../../testing/adminScreen';
import { TransfersPage } from './TransfersPage';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

const KEY: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);

const transfer = (id: number, state: string, reference: string | null, lbpPerUsd: string | null = null) => ({
  ...{ __typename: 'Transfer', id, state, reference, lbpPerUsd, customerName: `Buyer ${id}` },
  ...{ orderedAt: '2026-11-20T10:00:00.000Z', totalAmount: '1250000.00', settledAt: null },
  sentAt: reference === null ? null : '2026-11-20T11:00:00.000Z',
});
const NODES = [
  transfer(41, 'SENT', 'WM12345678', '89500.00'),
  transfer(42, 'AWAITED', null),
  transfer(43, 'REJECTED', 'WM00000000'),
  transfer(44, 'CONFIRMED', 'WM99999999'),
];

const openPage = (address = '/admin/transfers') =>
  openAdminScreen(<TransfersPage />, address, {
    AdminTransfers: ({ state }) => {
      const nodes = NODES.filter((each) => state === null || each.state === state);
      const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
      return { transfers: { __typename: 'TransferPage', totalCount: nodes.length, pageInfo, nodes } };
    },
    ConfirmTransfer: ({ orderId }) => ({ confirmTransfer: { __typename: 'Transfer', orderId } }),
    RejectTransfer: ({ orderId }) => ({ rejectTransfer: { __typename: 'Transfer', orderId } }),
  });

const rowOf = async (id: number) => within(await screen.findByRole('row', { name: new RegExp(`#${id} `) }));

test('each order shows what is waited for, in USD where it has a rate, and what can be done', async () => {
  openPage();
  expect((await rowOf(41)).getByText('To be checked')).toBeInTheDocument();
  expect((await rowOf(41)).getByText('$13.97')).toBeInTheDocument();
  expect((await rowOf(42)).getByText('No reference yet')).toBeInTheDocument();
  expect((await rowOf(42)).queryByText(/\$/)).not.toBeInTheDocument();
  expect((await rowOf(43)).getByText('Not found')).toBeInTheDocument();
  expect((await rowOf(44)).getByText('Paid')).toBeInTheDocument();
  expect(
    screen.getAllByRole('button', { name: /^Confirm the payment of order/ }).map((each) => each.ariaLabel),
  ).toEqual([41, 42, 43].map((id) => `Confirm the payment of order ${id}`));
  expect(screen.getAllByRole('button', { name: /was not found$/ }).map((each) => each.ariaLabel)).toEqual([
    'The transfer for order 41 was not found',
  ]);
});

test('an order is confirmed by the reference that was sent, and the list is read again', async () => {
  const { user, sent } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Confirm the payment of order 41' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Order #41 Is Paid')).toBeInTheDocument();
  expect(dialog.getByLabelText('Reference')).toHaveValue('WM12345678');
  expect(dialog.getByText('LBP 1,250,000 must have arrived under it')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The order is paid')).toBeInTheDocument();
  expect(sent('ConfirmTransfer')).toEqual([
    { orderId: 41, reference: 'WM12345678', totalAmount: '1250000.00', idempotencyKey: KEY },
  ]);
  expect(sent('AdminTransfers')).toHaveLength(2);
});

test('one without a reference is confirmed by that which the shop found, and not without one', async () => {
  const { user, sent } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Confirm the payment of order 42' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Order #42 Is Paid')).toBeInTheDocument();
  expect(dialog.getByLabelText('Reference')).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText(TRANSFER_TEXTS.required)).toBeInTheDocument();
  expect(sent('ConfirmTransfer')).toEqual([]);
  await user.type(dialog.getByLabelText('Reference'), ' WM7777 ');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The order is paid')).toBeInTheDocument();
  expect(sent('ConfirmTransfer')).toEqual([
    { orderId: 42, reference: 'WM7777', totalAmount: '1250000.00', idempotencyKey: KEY },
  ]);
});

test('a transfer that was not found names the reference that was looked at, after a question', async () => {
  const { user, sent } = openPage();
  const press = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: 'The transfer for order 41 was not found' }));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('Was Reference WM12345678 Not Found?');
    expect(question).toHaveTextContent('The buyer of order #41 is told so by mail, which cannot be undone.');
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  };
  await press('Cancel');
  expect(sent('RejectTransfer')).toEqual([]);
  await press('Not Found');
  expect(await screen.findByText('The buyer is told that the transfer was not found')).toBeInTheDocument();
  expect(sent('RejectTransfer')).toEqual([{ orderId: 41, reference: 'WM12345678', idempotencyKey: KEY }]);
  expect(sent('AdminTransfers')).toHaveLength(2);
});

test('the state of the address narrows the list', async () => {
  const { sent } = openPage('/admin/transfers?state=REJECTED');
  expect((await rowOf(43)).getByText('Not found')).toBeInTheDocument();
  expect(screen.queryByText('#41')).not.toBeInTheDocument();
  expect(sent('AdminTransfers')).toEqual([expect.objectContaining({ state: 'REJECTED', descending: true })]);
});
