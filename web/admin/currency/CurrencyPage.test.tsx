import { screen, within } from '@testing-library/react';
import { openAdminScreen } from '../../testing/adminScreen';
import { CurrencyPage } from './CurrencyPage';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

type Rate = { lbpPerUsd: string | null; showsUsd: boolean };

/** A shop with these rates, the newest first, that keeps what is set. */
function openPage(rates: Rate[], wishMoneyTo: string | null = null) {
  const state = { rates: [...rates], wishMoneyTo };
  const nodes = () =>
    state.rates.map((rate, index) => ({
      ...{ __typename: 'ExchangeRate', id: state.rates.length - index, ...rate },
      ...{ at: '2026-11-20T10:00:00.000Z', byUsername: 'admin' },
    }));
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  const page = (count: number) => ({
    ...{ __typename: 'ExchangeRatePage', totalCount: state.rates.length, pageInfo },
    nodes: nodes().slice(0, count),
  });
  return openAdminScreen(<CurrencyPage />, '/admin/currency', {
    AdminExchangeRates: () => ({ exchangeRates: page(50) }),
    AdminCurrentRate: () => ({
      exchangeRates: page(1),
      shop: { __typename: 'Shop', wishMoneyTo: state.wishMoneyTo },
    }),
    SetExchangeRate: ({ input }) => {
      state.rates.unshift(input as Rate);
      return { setExchangeRate: { __typename: 'ExchangeRate', id: state.rates.length } };
    },
    SetTransferAccount: ({ sendTo }) => {
      state.wishMoneyTo = sendTo as string | null;
      return { setTransferAccount: sendTo };
    },
  });
}

test('a shop without a rate says so, and sets its first', async () => {
  const { user, sent } = openPage([]);
  expect(await screen.findByText(/^There is no rate: amounts are in LBP alone\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take the Rate Away' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set Rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Rate' }));
  await user.type(dialog.getByLabelText('One USD'), '0');
  await user.click(dialog.getByRole('button', { name: 'Set Rate' }));
  expect(await dialog.findByText('One USD is 100 to 10,000,000 LBP')).toBeInTheDocument();
  expect(sent('SetExchangeRate')).toEqual([]);
  await user.clear(dialog.getByLabelText('One USD'));
  await user.type(dialog.getByLabelText('One USD'), '89,500.50');
  await user.click(dialog.getByRole('button', { name: 'Set Rate' }));
  expect(await screen.findByText('Rate set successfully')).toBeInTheDocument();
  expect(sent('SetExchangeRate')).toEqual([{ input: { lbpPerUsd: '89500.50', showsUsd: true } }]);
  expect(await screen.findByText(/^One USD is LBP 89,500\.50\. Shoppers and businesses see USD/)).toBeInTheDocument();
});

test('the history shows each rate and whether it was seen; the rate is taken away again', async () => {
  const { user, sent } = openPage([
    { lbpPerUsd: '90000.00', showsUsd: false },
    { lbpPerUsd: '89500.00', showsUsd: true },
    { lbpPerUsd: null, showsUsd: false },
  ]);
  expect(await screen.findByText(/^One USD is LBP 90,000\. Nobody sees USD in the shop\./)).toBeInTheDocument();
  const rows = await screen.findAllByRole('row', { name: /(LBP [\d,]+|no rate)$/ });
  expect(rows.map((row) => /LBP [\d,.]+|no rate/.exec(row.textContent)![0])).toEqual([
    'LBP 90,000',
    'LBP 89,500',
    'no rate',
  ]);
  expect(rows.map((row) => within(row).queryByText('Shown') !== null)).toEqual([false, true, false]);
  await user.click(screen.getByRole('button', { name: 'Take the Rate Away' }));
  expect(await screen.findByText(/^There is no rate: amounts are in LBP alone\./)).toBeInTheDocument();
  expect(sent('SetExchangeRate')).toEqual([{ input: { lbpPerUsd: null, showsUsd: false } }]);
});

test('where WishMoney is sent to is set, and taken away by an empty field', async () => {
  const { user, sent } = openPage([]);
  expect(await screen.findByText('Buyers are not told where to send.')).toBeInTheDocument();
  const save = async (typed: string) => {
    await user.click(screen.getByRole('button', { name: 'Set Where to Send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where to Send WishMoney' }));
    const field = dialog.getByLabelText(/^Send to/);
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  await save(' 03 123 456, Bustan ');
  expect(await screen.findByText('Buyers are asked to send to: 03 123 456, Bustan')).toBeInTheDocument();
  await save('');
  expect(await screen.findByText('Buyers are not told where to send.')).toBeInTheDocument();
  expect(sent('SetTransferAccount')).toEqual([{ sendTo: '03 123 456, Bustan' }, { sendTo: null }]);
});
