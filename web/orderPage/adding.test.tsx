import { screen, waitFor, within } from '@testing-library/react';
import type { ProductToSendFragment } from '../gql/graphql';
import { listenToOrders } from '../lib/orderStream';
import { offline } from '../testing/network';
import { orderOf } from '../testing/orderOf';
import { openShop, viewer } from '../testing/shop';

jest.mock('../lib/orderStream', () => ({ listenToOrders: jest.fn() }));
beforeEach(() => void jest.mocked(listenToOrders).mockReset().mockReturnValue(jest.fn()));

const toSend = (id: number, name: string, sizes: [string, boolean][] = []): ProductToSendFragment => ({
  __typename: 'Product',
  id,
  name,
  untranslated: [],
  picture: null,
  variants: sizes.map(([size, inStock]) => ({ __typename: 'ProductVariant', name: size, label: size, inStock })),
});

const page = (...nodes: ProductToSendFragment[]) => ({ __typename: 'ProductPage' as const, nodes });

const order = orderOf({
  items: [
    {
      __typename: 'OrderLine',
      id: 9,
      productName: 'Almonds',
      sizeLabel: null,
      untranslated: [],
      selectedPackaging: null,
      quantity: 1,
      unitPrice: null,
      lineTotal: null,
      picture: null,
    },
  ],
});

const PECANS = toSend(4, 'Pecans', [
  ['1kg', true],
  ['2kg', false],
]);

/** Who packs sees no amounts. */
const open = () =>
  openShop('/orders/5', {
    Viewer: () => ({ viewer: viewer({ role: 'STAFF', duties: ['PACKING'] }) }),
    Order: () => ({ order }),
    ProductsToSend: ({ search }) => ({
      all: search === null ? page(toSend(3, 'Walnuts'), PECANS) : page(PECANS),
    }),
    ChangeOrderLines: () => ({
      changeOrderLines: { __typename: 'ChangedOrder' as const, id: 5, totalAmount: null },
    }),
  });

const form = () => within(screen.getByRole('form', { name: 'Change the order' }));

describe('the shop adds a product', () => {
  it('comes back to the button that it was opened by when the order is left as it is', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a product' }));
    await user.click(await screen.findByRole('button', { name: 'Leave as it is' }));
    expect(screen.getByRole('button', { name: 'Add a product' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Change quantities' }));
    await user.click(await screen.findByRole('button', { name: 'Leave as it is' }));
    expect(screen.getByRole('button', { name: 'Change quantities' })).toHaveFocus();
  });

  it('searches for it among what is in stock, says how many, and sends it with the reason', async () => {
    const { user, network } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a product' }));
    const search = await screen.findByRole('searchbox', { name: 'Search products' });
    expect(search).toHaveFocus();
    const found = within(await screen.findByRole('list', { name: 'Products in stock' }));
    expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Walnuts', 'Pecans, 1kg']);
    // Enter sends nothing: the form is not finished.
    await user.type(search, 'pec{Enter}');
    expect(await form().findByRole('button', { name: /^Pecans/ })).toBeInTheDocument();
    await user.click(form().getByRole('button', { name: /^Pecans/ }));
    expect(form().getByRole('button', { name: 'Add a product' })).toHaveFocus();
    const added = within(form().getByRole('list', { name: 'Added products' }));
    await user.click(added.getByRole('button', { name: 'Increase quantity of Pecans, 1kg' }));
    expect(form().getByText('What is added costs what the buyer would pay for it now.')).toBeInTheDocument();
    await user.click(form().getByRole('button', { name: 'Save the change' }));
    expect(await form().findByText('Say why, for the buyer to read')).toBeInTheDocument();
    expect(network.of('ChangeOrderLines')).toHaveLength(0);
    await user.type(form().getByRole('textbox', { name: 'Reason, for the buyer to read' }), 'They called');
    await user.click(form().getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText('Order #5 is changed')).toBeInTheDocument();
    expect(network.of('ChangeOrderLines').map(({ variables }) => variables)).toEqual([
      {
        id: 5,
        lines: [],
        added: [{ productId: 4, selectedSize: '1kg', quantity: 2 }],
        reason: 'They called',
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  it('keeps what was chosen when it is refused, and takes it out again', async () => {
    const { user, network } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a product' }));
    await user.click(await screen.findByRole('button', { name: 'Walnuts' }));
    await user.type(form().getByRole('textbox', { name: 'Reason, for the buyer to read' }), 'They called');
    const message = 'Walnuts has no price for this buyer yet. Nothing was changed.';
    network.answer({
      ChangeOrderLines: () => ({
        changeOrderLines: { __typename: 'OrderChangeRefusal' as const, code: 'PRICE_UNAVAILABLE', message },
      }),
    });
    await user.click(form().getByRole('button', { name: 'Save the change' }));
    expect(await form().findByText(message)).toBeInTheDocument();
    await user.click(form().getByRole('button', { name: 'Decrease quantity of Walnuts' }));
    expect(form().queryByRole('list', { name: 'Added products' })).not.toBeInTheDocument();
    expect(form().getByRole('button', { name: 'Save the change' })).toBeDisabled();
  });

  it('says that nothing was found, and reads again what could not be read', async () => {
    const { user, network } = open();
    network.answer({ ProductsToSend: offline });
    await user.click(await screen.findByRole('button', { name: 'Add a product' }));
    expect(await screen.findByText('The products could not be loaded.')).toBeInTheDocument();
    network.answer({ ProductsToSend: () => ({ all: page() }) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing of this is in stock.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add nothing' }));
    expect(form().getByRole('button', { name: 'Add a product' })).toHaveFocus();
  });
});

describe('a buyer adds a product', () => {
  const priced = (product: ProductToSendFragment, amount: string | null): ProductToSendFragment => ({
    ...product,
    price: amount === null ? null : { __typename: 'Price', amount },
  });
  const orderAsBuyer = (lines: { id: number; quantity: number }[]) => ({
    ...order,
    items: lines.map((line) => ({ ...order.items[0]!, unitPrice: '1000.00', ...line })),
    discountAmount: '0.00',
    deliveryFee: '3.00',
  });
  const openAsBuyer = () =>
    openShop('/orders/5', {
      Viewer: () => ({ viewer: viewer() }),
      Order: () => ({ order: orderAsBuyer([{ id: 9, quantity: 1 }]) }),
      ProductsToSend: () => ({
        all: page(priced(toSend(3, 'Walnuts'), '500.00'), priced(toSend(4, 'Pecans'), null)),
      }),
    });

  it('sees what each costs and the new total, and sends the price with it', async () => {
    const { user, network } = openAsBuyer();
    await user.click(await screen.findByRole('button', { name: 'Add a product' }));
    const found = within(await screen.findByRole('list', { name: 'Products in stock' }));
    // What has no price for them cannot be ordered.
    expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Walnuts LBP 500']);
    await user.click(found.getByRole('button', { name: /Walnuts/ }));
    expect(form().getByText('New total: LBP 1,503')).toBeInTheDocument();
    const refusal = { message: 'Walnuts costs something else by now.', extensions: { code: 'CONFLICT' } };
    network.answer({
      ChangeOrder: () => ({ errors: [refusal] }) as never,
      AddedPrices: () => ({
        products: {
          __typename: 'ProductPage' as const,
          nodes: [{ __typename: 'Product', id: 3, price: { __typename: 'Price', amount: '600.00' }, variants: [] }],
        },
      }),
    });
    await user.click(form().getByRole('button', { name: 'Save the change' }));
    expect(await form().findByText('Walnuts costs something else by now.')).toBeInTheDocument();
    expect(await form().findByText('New total: LBP 1,603')).toBeInTheDocument();
    network.answer({
      ChangeOrder: () => ({ changeOrder: { __typename: 'ChangedOrder' as const, id: 5, totalAmount: '1603.00' } }),
    });
    await user.click(form().getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText('Order #5 is changed')).toBeInTheDocument();
    const sent = network.of('ChangeOrder').map(({ variables }) => variables.added);
    expect(sent).toEqual([
      [{ productId: 3, selectedSize: null, quantity: 1, unitPrice: '500.00' }],
      [{ productId: 3, selectedSize: null, quantity: 1, unitPrice: '600.00' }],
    ]);
  });

  it('adds it once when the answer of a change got lost, also when the page shows by then what was changed', async () => {
    const { user, network } = openAsBuyer();
    await user.click(await screen.findByRole('button', { name: 'Add a product' }));
    await user.click(await screen.findByRole('button', { name: /Walnuts/ }));
    await user.click(form().getByRole('button', { name: 'Increase quantity of Almonds' }));
    network.answer({
      ChangeOrder: offline,
      AddedPrices: () => ({
        products: {
          __typename: 'ProductPage' as const,
          nodes: [{ __typename: 'Product', id: 3, price: { __typename: 'Price', amount: '600.00' }, variants: [] }],
        },
      }),
      // It was done all the same.
      Order: () => ({
        order: orderAsBuyer([
          { id: 9, quantity: 2 },
          { id: 10, quantity: 1 },
        ]),
      }),
    });
    await user.click(form().getByRole('button', { name: 'Save the change' }));
    expect(await form().findByText('The order could not be changed. Please try again.')).toBeInTheDocument();
    await waitFor(() => expect(form().getAllByRole('listitem')).toHaveLength(3));
    network.answer({
      ChangeOrder: () => ({ changeOrder: { __typename: 'ChangedOrder' as const, id: 5, totalAmount: '2503.00' } }),
    });
    await user.click(form().getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText('Order #5 is changed')).toBeInTheDocument();
    const [first, second] = network.of('ChangeOrder').map(({ variables }) => variables);
    expect(second).toEqual(first);
  });

  it('is told when the change whose answer got lost was done, and another was sent since', async () => {
    const { user, network } = openAsBuyer();
    await user.click(await screen.findByRole('button', { name: 'Add a product' }));
    await user.click(await screen.findByRole('button', { name: /Walnuts/ }));
    network.answer({ ChangeOrder: offline, AddedPrices: offline });
    await user.click(form().getByRole('button', { name: 'Save the change' }));
    await form().findByText('The order could not be changed. Please try again.');
    await user.click(form().getByRole('button', { name: 'Increase quantity of Walnuts' }));
    network.answer({
      ChangeOrder: () => ({
        changeOrder: {
          __typename: 'OrderChangeRefusal' as const,
          code: 'IDEMPOTENCY_CONFLICT',
          message: 'This idempotency key was used for another request.',
        },
      }),
    });
    await user.click(form().getByRole('button', { name: 'Save the change' }));
    expect(await form().findByText('The order has changed meanwhile. Please look at it again.')).toBeInTheDocument();
    const [first, second] = network.of('ChangeOrder').map(({ variables }) => variables.idempotencyKey);
    expect(second).toBe(first);
  });

  it('chooses nothing more while a change is on its way, so that nothing chosen gets lost', async () => {
    const { user, network } = openAsBuyer();
    await user.click(await screen.findByRole('button', { name: 'Add a product' }));
    await user.click(form().getByRole('button', { name: 'Increase quantity of Almonds' }));
    const walnuts = await form().findByRole('button', { name: /^Walnuts/ });
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    network.answer({ ChangeOrder: () => answered.then(offline) });
    await user.click(form().getByRole('button', { name: 'Save the change' }));
    expect(walnuts).toBeDisabled();
    answer();
    await form().findByText('The order could not be changed. Please try again.');
    await user.click(walnuts);
    expect(within(form().getByRole('list', { name: 'Added products' })).getByText('Walnuts')).toBeInTheDocument();
  });
});
