import { screen, within } from '@testing-library/react';
import type { OrderPricesQuery } from '../../gql/graphql';
import { listenToOrders } from '../../lib/orderStream';
import { offline } from '../../testing/network';
import { orderOf } from '../../testing/orderOf';
import { openShop, viewer } from '../../testing/shop';

jest.mock('../../lib/orderStream', () => ({ listenToOrders: jest.fn() }));
beforeEach(() => void jest.mocked(listenToOrders).mockReset().mockReturnValue(jest.fn()));

type Line = NonNullable<OrderPricesQuery['orderPrices']>['lines'][number];

const order = (unitPrice: string | null) =>
  orderOf({
    subtotalAmount: '1000.00',
    totalAmount: '1003.00',
    deliveryDate: null,
    deliveryWindow: null,
    loyaltyPointsEarned: 1,
    items: [
      {
        __typename: 'OrderLine',
        id: 9,
        productName: 'Almonds',
        sizeLabel: null,
        untranslated: [],
        selectedPackaging: null,
        quantity: 1,
        unitPrice,
        lineTotal: unitPrice,
        picture: null,
      },
    ],
    cancellation: { __typename: 'Cancellation', obstacle: 'LEFT', until: null },
  });

const line = (changes: Partial<Line> = {}): Line => ({
  __typename: 'OrderLinePrice',
  lineId: 9,
  unitPrice: '1000.00',
  sentence: 'LBP 1,000 was the customer price of this product.',
  waterfall: [
    { __typename: 'PriceWaterfallStep', kind: 'CUSTOMER_PRICE', rule: null, percent: null, change: '1000.00' },
  ],
  ...changes,
});

const prices = (...lines: Line[]) => ({ orderPrices: { __typename: 'OrderPrices' as const, lines } });

const open = (
  answer: NonNullable<Parameters<typeof openShop>[1]>['OrderPrices'],
  unitPrice: string | null = '1000.00',
) =>
  openShop('/orders/5', {
    Viewer: () => ({ viewer: viewer() }),
    Order: () => ({ order: order(unitPrice) }),
    OrderPrices: answer,
  });

const press = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Why this price? Almonds' }));

it('is asked for when it is opened, and shown with what it is made of', async () => {
  const { user, network } = open(() => prices(line({ lineId: 8, sentence: 'Another line.' }), line()));
  const button = await screen.findByRole('button', { name: 'Why this price? Almonds' });
  expect(network.of('OrderPrices')).toHaveLength(0);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await press(user);
  // Its amounts stand in elements of their own.
  const isSentence = (_: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent === 'LBP 1,000 was the customer price of this product.';
  expect(await screen.findByText(isSentence)).toBeInTheDocument();
  expect(within(screen.getByText('Customer price').parentElement!).getByText('LBP 1,000')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await press(user);
  expect(screen.queryByText('Customer price')).not.toBeInTheDocument();
});

it('is the sentence alone for an order of before', async () => {
  const { user } = open(() => prices(line({ sentence: 'It was not kept.', waterfall: [] })));
  await press(user);
  expect(await screen.findByText('It was not kept.')).toBeInTheDocument();
  expect(screen.queryByText('Price of one')).not.toBeInTheDocument();
});

it('can be asked for again when it could not be loaded', async () => {
  const { user, network } = open(offline);
  await press(user);
  expect(await screen.findByText('The explanation could not be loaded.')).toBeInTheDocument();
  network.answer({ OrderPrices: () => prices(line()) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Price of one')).toBeInTheDocument();
});

it('is not there for who sees no amounts', async () => {
  open(() => prices(line()), null);
  await screen.findByText('Almonds');
  expect(screen.queryByRole('button', { name: /^Why this price/ })).not.toBeInTheDocument();
});

const SINCE = {
  orderPrices: {
    __typename: 'OrderPrices' as const,
    orderId: 5,
    since: {
      __typename: 'PriceOrigin' as const,
      at: '2026-06-30T22:30:00.000Z',
      actorUsername: null as string | null,
      via: null as string | null,
      reason: null as string | null,
    },
  },
};
const byWhom = { actorUsername: 'admin', via: 'plan:3', reason: 'The new harvest' };

test.each([
  ['BUSINESS', {}, 'This price since: Jul 1, 2026, 1:30 AM'],
  ['ADMIN', byWhom, 'This price since: Jul 1, 2026, 1:30 AM · admin · plan 3 · The new harvest'],
  ['CUSTOMER', {}, null],
] as const)('%s is told since when it had been this price', async (role, who, text) => {
  const { user, network } = openShop('/orders/5', {
    Viewer: () => ({ viewer: viewer({ role }) }),
    Order: () => ({ order: order('1000.00') }),
    OrderPrices: () => prices(line()),
    LinePriceSince: () => ({
      orderPrices: { ...SINCE.orderPrices, since: { ...SINCE.orderPrices.since, ...who } },
    }),
  });
  await press(user);
  await screen.findByText('Price of one');
  if (text === null) expect(network.of('LinePriceSince')).toHaveLength(0);
  else expect((await screen.findByText(/^This price since:/)).textContent).toBe(text);
});
