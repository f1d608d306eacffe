import { screen, waitFor } from '@testing-library/react';
import type { FollowedOrderQuery } from '../../gql/graphql';
import { offline } from '../../testing/network';
import { openShop } from '../../testing/shop';

type Order = NonNullable<FollowedOrderQuery['followedOrder']>;
type Cancellation = Order['cancellation'];

const order = (cancellation: Partial<Cancellation> = {}, status: Order['status'] = 'PENDING'): Order => ({
  __typename: 'FollowedOrder',
  id: 5,
  status,
  createdAt: '2026-11-20T10:00:00.000Z',
  paymentMethod: 'COD',
  subtotalAmount: '89497.00',
  discountAmount: '0.00',
  deliveryFee: '3.00',
  totalAmount: '89500.00',
  lbpPerUsd: null,
  deliveryDate: '2026-11-26',
  deliveryWindow: '08:00-12:00',
  trackingNumber: null,
  town: 'Beirut',
  items: [],
  history: [],
  cancellation: { __typename: 'Cancellation', obstacle: null, until: '2026-11-25T16:00:00.000Z', ...cancellation },
});

const open = (shown: Order) => openShop('/orders/5?key=a-secret', { FollowedOrder: () => ({ followedOrder: shown }) });
const offer = () => screen.findByRole('button', { name: 'Cancel the order' });
const CANCELLED = {
  cancelOrder: {
    __typename: 'CancelledOrder' as const,
    id: 5,
    status: 'CANCELLED' as const,
    paymentStatus: 'PENDING' as const,
  },
};

describe('cancelling an order', () => {
  it('says until when by the clock of the shop, asks once more, and shows the order as cancelled', async () => {
    const { user, network } = open(order());
    await offer();
    expect(screen.getByText('You can cancel it until Wed, Nov 25, 6:00 PM.')).toBeInTheDocument();
    await user.click(await offer());
    const question = screen.getByText('Cancel order #5?').closest('[role="status"]');
    expect(question).toHaveFocus();
    expect(network.of('CancelOrder')).toHaveLength(0);
    network.answer({ CancelOrder: () => CANCELLED, FollowedOrder: () => ({ followedOrder: order({}, 'CANCELLED') }) });
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('Order #5 is cancelled')).toBeInTheDocument();
    expect(network.of('CancelOrder').map(({ variables }) => variables)).toEqual([{ id: 5, key: 'a-secret' }]);
    await screen.findByText('Cancelled', { selector: '[aria-live] *' });
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps the order when the buyer thinks better of it, and the keyboard comes back to where it was', async () => {
    const { user, network } = open(order({ until: null }));
    await user.click(await offer());
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await offer()).toHaveFocus();
    expect(screen.getByText('You can cancel it until we confirm it.')).toBeInTheDocument();
    expect(network.of('CancelOrder')).toHaveLength(0);
  });

  it('says why when it came too late, and that it could not be reached', async () => {
    const { user, network } = open(order());
    await user.click(await offer());
    network.answer({ CancelOrder: offline });
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('The order could not be cancelled. Please try again.')).toBeInTheDocument();
    const message = 'It is too late to change or cancel this order here. Please contact the shop.';
    network.answer({
      CancelOrder: () => ({ errors: [{ message, extensions: { code: 'CONFLICT' } }] }) as never,
      FollowedOrder: () => ({ followedOrder: order({ obstacle: 'PAST_CUT_OFF' }) }),
    });
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, cancel it' })).not.toBeInTheDocument());
  });

  it.each([
    ['PAID', /^This order is paid already/],
    ['TAKEN_UP', /^The shop is working on this order already/],
    ['PAST_CUT_OFF', /^It is too late to change or cancel this order here/],
  ] as const)('says of %s what is in the way, and offers nothing', async (obstacle, text) => {
    open(order({ obstacle }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
  });

  it.each(['SHIPPED', 'DELIVERED', 'CANCELLED'] as const)('is not spoken of once it is %s', async (status) => {
    open(order({ obstacle: 'LEFT' }, status));
    await screen.findByRole('heading', { level: 1, name: 'Order #5' });
    expect(screen.queryByText('Cancel the order')).not.toBeInTheDocument();
  });
});
