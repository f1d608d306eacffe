import { screen } from '@testing-library/react';
import type { FollowedOrderQuery, FollowedTransferQuery } from '../../gql/graphql';
import { usd } from '../../lib/money';
import { showUsd } from '../../lib/usd';
import { openShop } from '../../testing/shop';

type Order = NonNullable<FollowedOrderQuery['followedOrder']>;
type Transfer = NonNullable<NonNullable<FollowedTransferQuery['followedOrder']>['transfer']>;

const ORDER: Order = {
  __typename: 'FollowedOrder',
  id: 5,
  status: 'PENDING',
  createdAt: '2026-11-20T10:00:00.000Z',
  paymentMethod: 'WISHMONEY',
  subtotalAmount: '89497.00',
  discountAmount: '0.00',
  deliveryFee: '3.00',
  totalAmount: '89500.00',
  lbpPerUsd: '89500.00',
  deliveryDate: null,
  deliveryWindow: null,
  trackingNumber: null,
  town: 'Beirut',
  items: [],
  history: [],
  cancellation: { __typename: 'Cancellation', obstacle: null, until: null },
};

const transferred =
  (changes: Partial<Transfer> = {}, rate: string | null = '89500.00') =>
  () => ({
    followedOrder: {
      __typename: 'FollowedOrder' as const,
      id: 5,
      status: 'PENDING' as const,
      paymentStatus: 'PENDING' as const,
      totalAmount: '89500.00',
      lbpPerUsd: rate,
      transfer: {
        __typename: 'Transfer' as const,
        orderId: 5,
        state: 'AWAITED' as const,
        sendTo: '+961 3 123 456',
        reference: null,
        ...changes,
      },
    },
  });

const open = (transfer = transferred()) =>
  openShop('/orders/5?key=a-secret', { FollowedOrder: () => ({ followedOrder: ORDER }), FollowedTransfer: transfer });

afterEach(() => delete usd.beside);

describe('an order by WishMoney', () => {
  it('says how much is sent where, in USD too where the shop shows them, and takes the reference', async () => {
    showUsd('50000.00');
    const { user, network } = open();
    expect(await screen.findByText('+961 3 123 456')).toBeInTheDocument();
    expect(screen.getAllByText('LBP 89,500 ($1.00)')).toHaveLength(2);
    network.answer({
      SendTransferReference: () => ({
        sendTransferReference: {
          __typename: 'Transfer',
          orderId: 5,
          state: 'SENT',
          sendTo: '+961 3 123 456',
          reference: 'WM-77-1',
        },
      }),
      FollowedTransfer: transferred({ state: 'SENT', reference: 'WM-77-1' }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Reference of your transfer' }), ' WM-77-1 ');
    await user.click(screen.getByRole('button', { name: 'Send the reference' }));
    expect(await screen.findByText('We have your reference WM-77-1')).toBeInTheDocument();
    expect(network.of('SendTransferReference').map(({ variables }) => variables)).toEqual([
      { orderId: 5, reference: 'WM-77-1', key: 'a-secret' },
    ]);
    expect(screen.getByRole('button', { name: 'Send another reference' })).toBeInTheDocument();
  });

  it('sends no reference that is none', async () => {
    const { user, network } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Reference of your transfer' }), 'W-1');
    await user.click(screen.getByRole('button', { name: 'Send the reference' }));
    expect(await screen.findByText('A reference has 4 to 60 letters and digits')).toBeInTheDocument();
    expect(network.of('SendTransferReference')).toEqual([]);
  });

  it('says beside the field that a reference pays another order', async () => {
    const taken =
      'This reference was given for another order. One transfer pays one order: please check it, or call the shop.';
    const { user, network } = open();
    network.answer({
      SendTransferReference: () =>
        ({ errors: [{ message: taken, extensions: { code: 'CONFLICT', fields: { reference: taken } } }] }) as never,
    });
    await user.type(await screen.findByRole('textbox', { name: 'Reference of your transfer' }), 'WM-77-1');
    await user.click(screen.getByRole('button', { name: 'Send the reference' }));
    expect(await screen.findByText(taken)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Reference of your transfer' })).toHaveValue('WM-77-1');
  });

  it('has no USD without a rate of its own, and takes nothing once it is paid', async () => {
    showUsd('50000.00');
    open(transferred({ state: 'CONFIRMED', reference: 'WM-77-1' }, null));
    expect(await screen.findByText('The transfer WM-77-1 has arrived. Your order is paid.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Reference of your transfer' })).not.toBeInTheDocument();
  });
});
