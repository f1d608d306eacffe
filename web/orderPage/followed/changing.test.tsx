import { screen, waitFor, within } from '@testing-library/react';
import type { FollowedOrderQuery } from '../../gql/graphql';
import { offline } from '../../testing/network';
import { openShop } from '../../testing/shop';

type Order = NonNullable<FollowedOrderQuery['followedOrder']>;
type Line = Order['items'][number];

const line = (id: number, productName: string, quantity: number): Line => ({
  __typename: 'OrderLine',
  id,
  productName,
  sizeLabel: null,
  untranslated: [],
  selectedPackaging: null,
  quantity,
  unitPrice: '1000.00',
  lineTotal: `${quantity}000.00`,
  picture: null,
});

const order = (change: Partial<Order> = {}): Order => ({
  __typename: 'FollowedOrder',
  id: 5,
  status: 'PENDING',
  createdAt: '2026-11-20T10:00:00.000Z',
  paymentMethod: 'COD',
  subtotalAmount: '5000.00',
  discountAmount: '0.00',
  deliveryFee: '3.00',
  totalAmount: '5003.00',
  lbpPerUsd: null,
  deliveryDate: '2026-11-26',
  deliveryWindow: '08:00-12:00',
  trackingNumber: null,
  town: 'Beirut',
  items: [line(1, 'Orange Juice', 2), line(2, 'Almonds', 3)],
  history: [],
  cancellation: { __typename: 'Cancellation', obstacle: null, until: '2026-11-25T16:00:00.000Z' },
  ...change,
});

const open = (shown: Order) => openShop('/orders/5?key=a-secret', { FollowedOrder: () => ({ followedOrder: shown }) });
const offer = () => screen.findByRole('button', { name: 'Change quantities' });
const fewer = (name: string) => screen.getByRole('button', { name: `Decrease quantity of ${name}` });
const more = (name: string) => screen.getByRole('button', { name: `Increase quantity of ${name}` });
const save = () => screen.getByRole('button', { name: 'Save the change' });

const changed = (totalAmount: string | null) => ({
  changeOrder: { __typename: 'ChangedOrder' as const, id: 5, totalAmount },
});

describe('changing an order', () => {
  it('shows the new total before it is saved, sends what was seen, and tells it afterwards', async () => {
    const { user, network } = open(order());
    await user.click(await offer());
    expect(await screen.findByRole('button', { name: 'Decrease quantity of Orange Juice' })).toHaveFocus();
    expect(save()).toBeDisabled();
    await user.click(fewer('Orange Juice'));
    await user.click(more('Almonds'));
    await user.click(more('Almonds'));
    const form = within(screen.getByRole('form', { name: 'Change the order' }));
    expect(form.getByText('New total: LBP 6,003')).toBeInTheDocument();
    expect(form.getByText('Ordered: 2')).toBeInTheDocument();
    network.answer({
      ChangeOrder: () => changed('6003.00'),
      FollowedOrder: () => ({
        followedOrder: order({ items: [line(1, 'Orange Juice', 1), line(2, 'Almonds', 5)] }),
      }),
    });
    await user.click(save());
    expect(await screen.findByText('Order #5 is changed')).toBeInTheDocument();
    expect(network.of('ChangeOrder').map(({ variables }) => variables)).toEqual([
      {
        id: 5,
        key: 'a-secret',
        lines: [
          { lineId: 1, quantity: 1, seenQuantity: 2 },
          { lineId: 2, quantity: 5, seenQuantity: 3 },
        ],
        added: [],
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(await offer()).toHaveFocus();
  });

  it('asks before what was chosen is lost by leaving the page', async () => {
    const { user } = open(order());
    await user.click(await offer());
    const increase = await screen.findByRole('button', { name: 'Increase quantity of Almonds' });
    await user.click(increase);
    const here = location.pathname;
    const home = () => screen.getAllByRole('link', { name: /Bustan/ })[0]!;
    await user.click(home());
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(location.pathname).toBe(here);
    expect(screen.getByText('Ordered: 3')).toBeInTheDocument();
    await user.click(home());
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).not.toBe(here));
  });

  it('leaves one line at least', async () => {
    const { user } = open(order({ items: [line(1, 'Orange Juice', 1)] }));
    await user.click(await offer());
    await user.click(await screen.findByRole('button', { name: 'Decrease quantity of Orange Juice' }));
    expect(screen.getByText('Leave at least one line, or cancel the order.')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Leave as it is' }));
    expect(await offer()).toHaveFocus();
  });

  it('keeps what was chosen when it is refused, and sends what is there by then with the next try', async () => {
    const { user, network } = open(order());
    await user.click(await offer());
    await user.click(await screen.findByRole('button', { name: 'Increase quantity of Almonds' }));
    network.answer({ ChangeOrder: offline });
    await user.click(save());
    expect(await screen.findByText('The order could not be changed. Please try again.')).toBeInTheDocument();
    const message = 'The order has changed meanwhile: there are 2 of Almonds now. Please look at it again.';
    network.answer({
      ChangeOrder: () => ({ errors: [{ message, extensions: { code: 'CONFLICT' } }] }) as never,
      FollowedOrder: () => ({
        followedOrder: order({ items: [line(1, 'Orange Juice', 2), line(2, 'Almonds', 2)] }),
      }),
    });
    await user.click(save());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await screen.findByText('Ordered: 2')).toBeInTheDocument();
    network.answer({
      ChangeOrder: () => ({
        changeOrder: {
          __typename: 'OrderChangeRefusal',
          code: 'OUT_OF_STOCK',
          message: 'There is not enough of Almonds left. Nothing was changed.',
        },
      }),
    });
    await user.click(save());
    expect(await screen.findByText('There is not enough of Almonds left. Nothing was changed.')).toBeInTheDocument();
    expect(network.of('ChangeOrder').at(-1)?.variables).toMatchObject({
      lines: [{ lineId: 2, quantity: 4, seenQuantity: 2 }],
    });
  });

  it.each(['PAID', 'TAKEN_UP', 'PAST_CUT_OFF'] as const)('offers nothing when it is %s', async (obstacle) => {
    open(order({ cancellation: { __typename: 'Cancellation', obstacle, until: null } }));
    await screen.findByText('Cancel the order');
    await waitFor(() => expect(screen.queryByText('Change the order')).not.toBeInTheDocument());
  });

  it('shows in the history what was changed, why, and what it came to', async () => {
    open(
      order({
        history: [
          {
            __typename: 'OrderEvent',
            id: 9,
            status: 'PENDING',
            trackingNumber: null,
            at: '2026-11-21T10:00:00.000Z',
            byUsername: null,
            byBuyer: false,
            change: {
              __typename: 'ChangedLines',
              reason: 'The press broke',
              totalAfter: '3003.00',
              lines: [
                {
                  __typename: 'ChangedLine',
                  lineId: 1,
                  productName: 'Orange Juice',
                  sizeLabel: '1L',
                  untranslated: [],
                  before: 2,
                  after: 0,
                  replacesLineId: null,
                },
                {
                  __typename: 'ChangedLine',
                  // Of before it was kept.
                  lineId: null,
                  productName: 'Almonds',
                  sizeLabel: null,
                  untranslated: [],
                  before: 3,
                  after: 1,
                  replacesLineId: null,
                },
                ...[
                  { lineId: 3, productName: 'Walnuts', before: 5, after: 2, replacesLineId: null },
                  { lineId: 4, productName: 'Pecans', before: 0, after: 4, replacesLineId: 3 },
                  { lineId: 5, productName: 'Pistachios', before: 0, after: 1, replacesLineId: null },
                ].map((each) => ({ __typename: 'ChangedLine' as const, sizeLabel: null, untranslated: [], ...each })),
              ],
            },
          },
        ],
      }),
    );
    const event = (await screen.findByText('Changed')).closest('li')!;
    expect(event).toHaveTextContent('Orange Juice · 1L: taken out, 2 ordered');
    expect(event).toHaveTextContent('Almonds: 1 instead of 3');
    expect(event).toHaveTextContent('Walnuts: 3 replaced by Pecans × 4');
    expect(event).toHaveTextContent('Pistachios: 1 added');
    expect(within(event).getAllByText('Pecans')).toHaveLength(1);
    expect(event).toHaveTextContent('The press broke');
    expect(event).toHaveTextContent('New total: LBP 3,003');
  });
});
