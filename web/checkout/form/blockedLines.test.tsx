import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { LINE, PLACED, fillIn, keysOf, openAccountCheckout, openCheckout, placeOrder } from '../../testing/checkout';
import { offline } from '../../testing/network';
import { product, todaysPrices } from '../../testing/shop';

const soldOut = () => todaysPrices([product({ inStock: false })]);

describe('a cart with a line that cannot be ordered', () => {
  it('is not sent, and says why, until the line is gone or back in stock', async () => {
    const shop = await openCheckout({ TodaysPrices: soldOut });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Some items cannot be ordered now');
    expect(notice).toHaveTextContent('Orange Juice: Out of Stock');
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(keysOf(shop)).toHaveLength(0);
    shop.network.answer({ TodaysPrices: () => todaysPrices([product()]) });
    await waitFor(() => expect(placeOrder()).toHaveAttribute('type', 'submit'));
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
  });

  it('is not sent from the account checkout either', async () => {
    const { user, network } = await openAccountCheckout({ TodaysPrices: soldOut });
    await screen.findByRole('alert');
    for (const label of ['Full Name', 'Email', 'Phone', 'Street Address', 'City']) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'rana@example.com' } });
    }
    await user.click(placeOrder());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(network.of('PlaceAccountOrder')).toHaveLength(0);
  });

  it('is asked for again when it may have been ordered already, for only the shop knows', async () => {
    const shop = await openCheckout({ PlaceGuestOrder: offline });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    await screen.findByText('Order Failed');
    await act(async () => shop.view.unmount());
    shop.network.answer({
      TodaysPrices: soldOut,
      PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }),
    });
    shop.reopen();
    await screen.findByText('Some items cannot be ordered now');
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(new Set(keysOf(shop)).size).toBe(1);
  });
});

it('an order that is not answered within half a minute gives the button back, and keeps its key', async () => {
  const shop = await openCheckout({ PlaceGuestOrder: () => new Promise<never>(() => {}) });
  await fillIn(shop.user);
  jest.useFakeTimers();
  fireEvent.click(placeOrder());
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(screen.getByRole('button', { name: 'Placing your order…' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('Order Failed')).toBeInTheDocument();
  expect(placeOrder()).toHaveAttribute('type', 'submit');
  jest.useRealTimers();
  expect(localStorage.getItem('order-attempt-guest')).toMatch(/ open$/);
});

it('a long cart shows its first lines, and unfolds the others', async () => {
  const lines = Array.from({ length: 7 }, (_, index) => ({ ...LINE, id: index + 1, name: `Juice ${index + 1}` }));
  await openAccountCheckout(
    { TodaysPrices: () => todaysPrices(lines.map(({ id }) => product({ id, name: `Juice ${id}` }))) },
    lines,
  );
  expect(screen.getByText('Juice 5')).toBeVisible();
  expect(screen.getByText('Juice 6')).not.toBeVisible();
  expect(screen.getByText('2 more items')).toBeVisible();
});
