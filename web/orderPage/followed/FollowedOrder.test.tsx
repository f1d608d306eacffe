import { act, screen, waitFor, within } from '@testing-library/react';
import type { FollowedOrderQuery } from '../../gql/graphql';
import { offline } from '../../testing/network';
import { openShop, viewer } from '../../testing/shop';

type Order = NonNullable<FollowedOrderQuery['followedOrder']>;

const order = (changes: Partial<Order> = {}): Order => ({
  __typename: 'FollowedOrder',
  id: 5,
  status: 'PENDING',
  createdAt: '2026-11-20T10:00:00.000Z',
  paymentMethod: 'COD',
  subtotalAmount: '800000.00',
  discountAmount: '0.00',
  deliveryFee: '3.00',
  totalAmount: '800003.00',
  deliveryDate: '2026-11-26',
  deliveryWindow: '08:00-12:00',
  lbpPerUsd: null,
  trackingNumber: null,
  town: 'Achrafieh, Beirut',
  items: [
    {
      __typename: 'OrderLine',
      id: 1,
      productName: 'Almonds',
      sizeLabel: null,
      untranslated: [],
      selectedPackaging: null,
      quantity: 2,
      unitPrice: '400000.00',
      lineTotal: '800000.00',
      picture: null,
    },
  ],
  history: [
    {
      __typename: 'OrderEvent',
      id: 1,
      status: 'PENDING',
      trackingNumber: null,
      at: '2026-11-20T10:00:00.000Z',
      byUsername: null,
      byBuyer: true,
      change: null,
    },
  ],
  cancellation: { __typename: 'Cancellation', obstacle: null, until: '2026-11-25T16:00:00.000Z' },
  ...changes,
});

const ADDRESS = '/orders/5?key=a-secret';
const open = (answer: () => { followedOrder: Order | null }) => openShop(ADDRESS, { FollowedOrder: answer });
const refused = (code: string) => () => ({ errors: [{ message: 'no', extensions: { code } }] }) as never;
const status = (label: string) => screen.findByText(label, { selector: '[aria-live] *' });

function lookAgain(): void {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('an order that is followed by its link', () => {
  it('is shown to a guest, who is not asked to sign in', async () => {
    const { network } = open(() => ({ followedOrder: order() }));
    await status('Pending');
    expect(screen.getByRole('heading', { level: 1, name: 'Order #5' })).toBeInTheDocument();
    for (const text of ['Almonds', 'Achrafieh, Beirut', 'LBP 800,003']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(network.of('FollowedOrder').map(({ variables }) => variables)).toEqual([{ id: 5, key: 'a-secret' }]);
    expect(network.of('Order')).toEqual([]);
  });

  it('says of what the shop did that it was the shop, and of the order itself nothing', async () => {
    const [placed] = order().history;
    const shipped = { ...placed!, id: 2, status: 'SHIPPED' as const, byBuyer: false, change: null };
    open(() => ({ followedOrder: order({ status: 'SHIPPED', history: [placed!, shipped] }) }));
    await status('Shipped');
    const events = within(screen.getByRole('heading', { name: 'History' }).parentElement!).getAllByRole('listitem');
    expect(events.map(({ textContent }) => textContent?.endsWith(' · Bustan'))).toEqual([false, true]);
  });

  it('moves on when it is looked at again; what cannot be read just now leaves it as it was', async () => {
    const { network } = open(() => ({ followedOrder: order() }));
    await status('Pending');
    network.answer({ FollowedOrder: () => ({ followedOrder: order({ status: 'SHIPPED', trackingNumber: 'LB-77' }) }) });
    lookAgain();
    await status('Shipped');
    expect(screen.getByText('Tracking number: LB-77')).toBeInTheDocument();
    network.answer({ FollowedOrder: offline });
    const before = network.of('FollowedOrder').length;
    lookAgain();
    await waitFor(() => expect(network.of('FollowedOrder').length).toBeGreaterThan(before));
    await status('Shipped');
    network.answer({ FollowedOrder: refused('GONE') });
    lookAgain();
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeInTheDocument();
    expect(screen.queryByText('Almonds')).not.toBeInTheDocument();
  });

  it('is read again by itself, as long as somebody looks', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const { network } = open(() => ({ followedOrder: order() }));
      const count = () => network.of('FollowedOrder').length;
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(count()).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(count()).toBe(2);
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      await act(() => jest.advanceTimersByTimeAsync(200_000));
      expect(count()).toBe(2);
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(count()).toBe(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['a wrong link', () => ({ followedOrder: null }), 'This link opens no order'],
    ['one that has ended', refused('GONE'), 'This link has ended'],
    ['too many wrong ones', refused('RATE_LIMITED'), 'Too many tries'],
  ])('says of %s what to do', async (_, answer, title) => {
    open(answer);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '+961 1 234 567' })).toHaveAttribute('href', 'tel:+9611234567');
  });

  it('that cannot be reached can be tried again', async () => {
    const { user, network } = openShop(ADDRESS, { FollowedOrder: offline });
    await user.click(await screen.findByRole('button', { name: 'Retry' }, { timeout: 5_000 }));
    network.answer({ FollowedOrder: () => ({ followedOrder: order() }) });
    await user.click(await screen.findByRole('button', { name: 'Retry' }, { timeout: 5_000 }));
    await status('Pending');
  });

  it('is shown to who is signed in, too', async () => {
    openShop(ADDRESS, { Viewer: () => ({ viewer: viewer() }), FollowedOrder: () => ({ followedOrder: order() }) });
    await status('Pending');
  });
});
