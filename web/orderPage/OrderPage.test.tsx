import { act, screen, waitFor } from '@testing-library/react';
import type { OrderAgainQuery } from '../gql/graphql';
import { listenToOrders, type OrderChange, type StreamListener } from '../lib/orderStream';
import { offline } from '../testing/network';
import { openShop, viewer } from '../testing/shop';
import { orderOf as order } from '../testing/orderOf';

jest.mock('../lib/orderStream', () => ({ listenToOrders: jest.fn() }));

/** Ends of the streams that were opened. */
const stopped = jest.fn();
const listening = jest.mocked(listenToOrders);
beforeEach(() => {
  stopped.mockClear();
  listening.mockReset().mockReturnValue(stopped);
});

const signedIn = () => ({ viewer: viewer() });

const almonds = (changes: Partial<NonNullable<OrderAgainQuery['orderAgain']>[number]> = {}) => ({
  __typename: 'OrderAgainLine' as const,
  productId: 2,
  productName: 'Almonds',
  variant: '500g',
  sizeLabel: '500g',
  quantity: 2,
  unitPriceThen: '400000.00',
  unitPrice: '400000.00',
  obstacle: null,
  picture: null,
  ...changes,
});

/** What the page was given to listen with. */
async function listener(): Promise<StreamListener<OrderChange>> {
  await waitFor(() => expect(listening).toHaveBeenCalled());
  return listening.mock.lastCall![1];
}

function show(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
afterEach(() => show('visible'));

const status = (label: string) => screen.findByText(label, { selector: '[aria-live] *' });

describe('a change of the order while its page is open', () => {
  it('is read and shown; what cannot be read just now leaves the page as it was', async () => {
    const { network } = openShop('/orders/5', { Viewer: signedIn, Order: () => ({ order: order() }) });
    await status('Pending');
    expect(screen.getByText('Thu, Nov 26')).toBeInTheDocument();
    expect(screen.getByText('08:00 – 12:00')).toBeInTheDocument();
    expect(listening.mock.lastCall![0]).toBe(5);
    const { onChanged, onLost } = await listener();
    network.answer({ Order: () => ({ order: order({ status: 'SHIPPED' }) }) });
    act(() => onChanged({ id: 5, isNew: false }));
    await status('Shipped');
    const requestCount = network.of('Order').length;
    network.answer({ Order: offline });
    act(onLost);
    await waitFor(() => expect(network.of('Order').length).toBeGreaterThan(requestCount));
    await status('Shipped');
    expect(screen.queryByText('The order could not be loaded.')).not.toBeInTheDocument();
  });

  it('is not waited for in the background, and read when the page is looked at again', async () => {
    openShop('/orders/5', { Viewer: signedIn, Order: () => ({ order: order() }) });
    await status('Pending');
    await listener();
    show('hidden');
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(listening).toHaveBeenCalledTimes(1);
    show('visible');
    await waitFor(() => expect(listening).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['Asia/Tokyo', 'All times are those of the shop (Asia/Beirut).'],
    ['Asia/Beirut', null],
  ])('tells every time by the clock of the shop, and says so where the device is in %s', async (zone, note) => {
    const resolved = new Intl.DateTimeFormat().resolvedOptions();
    const device = jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...resolved, timeZone: zone });
    openShop('/orders/5', { Viewer: signedIn, Order: () => ({ order: order() }) });
    expect(await screen.findAllByText(/^Nov 20, 2026, 12:00\sPM$/)).not.toHaveLength(0);
    expect(screen.queryByText(/^All times/)?.textContent ?? null).toBe(note);
    device.mockRestore();
  });

  it('takes the order away from who may no longer see it', async () => {
    const { network } = openShop('/orders/5', { Viewer: signedIn, Order: () => ({ order: order() }) });
    const { onLost } = await listener();
    network.answer({
      Order: () => ({ errors: [{ message: 'Please sign in', extensions: { code: 'UNAUTHENTICATED' } }] }),
    });
    act(onLost);
    expect(await screen.findByRole('heading', { name: 'Access Required' })).toBeInTheDocument();
    await waitFor(() => expect(stopped).toHaveBeenCalled());
  });
});

describe('Back', () => {
  it('leads to where the customer came from', async () => {
    const { user } = openShop('/order-success?orderId=5', { Viewer: signedIn, Order: () => ({ order: order() }) });
    await user.click(await screen.findByRole('link', { name: 'View Order' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('link', { name: 'View Order' })).toBeInTheDocument();
    expect(location.pathname).toBe('/order-success');
  });

  it.each([
    ['CUSTOMER', '/store'],
    ['BUSINESS', '/business/portal?tab=orders'],
    ['EMPLOYEE', '/employee/portal'],
  ] as const)('leads a %s who came from outside to %s', async (role, home) => {
    const { user } = openShop('/orders/5', {
      Viewer: () => ({ viewer: viewer({ role }) }),
      Order: () => ({ order: order() }),
    });
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(location.pathname + location.search).toBe(home));
  });
});

describe('Order Again', () => {
  const open = (again: NonNullable<Parameters<typeof openShop>[1]>['OrderAgain']) =>
    openShop('/orders/5', { Viewer: signedIn, Order: () => ({ order: order() }), OrderAgain: again });
  const press = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Order Again' }));

  it('puts it into the cart at once when all is as it was, and adds up', async () => {
    const { user, network } = open(() => ({ orderAgain: [almonds()] }));
    await press(user);
    expect(await screen.findByRole('dialog', { name: 'Shopping Cart' })).toHaveTextContent('Almonds (500g)');
    await user.click(screen.getByRole('button', { name: 'Close cart' }));
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Close cart' }));
    expect(await screen.findByRole('button', { name: 'Cart (4)' })).toBeInTheDocument();
    expect(network.of('OrderAgain')).toHaveLength(2);
  });

  it('offers nothing but to close when nothing of it is left', async () => {
    const { user } = open(() => ({ orderAgain: [almonds({ unitPrice: null, obstacle: 'NO_LONGER_SOLD' })] }));
    await press(user);
    const dialog = await screen.findByRole('dialog', { name: 'Not everything is as it was' });
    expect(dialog).toHaveTextContent('Nothing of this order can go into the cart.');
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Cart (0)' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Order Again' })).toHaveFocus();
  });

  it.each([
    ['the connection', offline, 'Please check your connection and try again.'],
    [
      'a refusal',
      () => ({ errors: [{ message: 'Your business cannot order', extensions: { code: 'FORBIDDEN' } }] }),
      'Your business cannot order',
    ],
    ['an order that is gone', () => ({ orderAgain: null }), 'There is no such order, or it is not yours to see.'],
  ])('says so when it fails by %s, and leaves the cart alone', async (_, answer, message) => {
    const { user } = open(answer);
    await press(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cart (0)' })).toBeInTheDocument();
  });
});
