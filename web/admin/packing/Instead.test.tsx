import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ProductToSendFragment } from '../../gql/graphql';
import { createClient } from '../../app/apollo';
import { fakeNetwork } from '../../testing/network';
import { UnstyledApp } from '../../testing/UnstyledApp';
import { setupUser } from '../../testing/user';
import { ToastProvider } from '../../ui/toast/toast';
import type { LineToPack } from './documents';
import { PackingLine } from './PackingLine';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

const LINE: LineToPack = {
  __typename: 'OrderLine',
  id: 9,
  productId: 2,
  productName: 'Walnuts',
  selectedSize: '1kg',
  selectedPackaging: null,
  quantity: 3,
  picture: null,
  packed: null,
};

const toSend = (id: number, name: string, ...sizes: string[]): ProductToSendFragment => ({
  __typename: 'Product',
  id,
  name,
  untranslated: [],
  picture: null,
  variants: sizes.map((size) => ({ __typename: 'ProductVariant', name: size, label: size, inStock: true })),
});
const page = (...nodes: ProductToSendFragment[]) => ({ __typename: 'ProductPage' as const, nodes });

function open() {
  const onChanged = jest.fn();
  const network = fakeNetwork({
    OrderedProduct: () => ({
      products: page(toSend(2, 'Walnuts', '500g', '1kg')),
      ordered: { __typename: 'ProductPage', nodes: [{ __typename: 'Product', id: 2, categorySlug: 'raw-nuts' }] },
    }),
    ProductsToSend: () => ({
      near: page(toSend(4, 'Pecans'), toSend(5, 'Almonds')),
      all: page(toSend(1, 'Apple Juice'), toSend(5, 'Almonds')),
    }),
    ChangeOrderLines: () => ({ changeOrderLines: { __typename: 'ChangedOrder', id: 7, totalAmount: null } }),
  });
  render(
    <ApolloProvider client={createClient(network.link)}>
      <MemoryRouter>
        <UnstyledApp>
          <ToastProvider>
            <ul tabIndex={-1} aria-label="Lines of the order">
              <PackingLine orderId={7} line={LINE} isOpen onPack={jest.fn()} onChanged={onChanged} />
            </ul>
          </ToastProvider>
        </UnstyledApp>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { network, onChanged, user: setupUser() };
}

const press = async (user: ReturnType<typeof setupUser>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('something else is sent for as many as are missing: another size first, then the same category, and each product once', async () => {
  const { user, network, onChanged } = open();
  await press(user, 'Walnuts, 1kg: some are missing');
  await press(user, 'Increase quantity of Walnuts, 1kg');
  await press(user, 'Send something else instead');
  expect(await screen.findByRole('searchbox', { name: 'Search products' })).toHaveFocus();
  const found = within(await screen.findByRole('list', { name: 'Products in stock' }));
  expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Walnuts, 500g',
    'Pecans',
    'Almonds',
    'Apple Juice',
  ]);
  expect(network.of('ProductsToSend').map(({ variables }) => variables)).toEqual([
    { search: null, category: 'raw-nuts', hasCategory: true, withPrices: false },
  ]);
  await press(user, 'Pecans');
  const send = await screen.findByRole('button', { name: 'Send 2 × Pecans instead of 2 × Walnuts, 1kg' });
  expect(send).toHaveFocus();
  await press(user, 'Decrease quantity of Pecans');
  await press(user, 'Send 1 × Pecans instead of 2 × Walnuts, 1kg');
  expect(await screen.findByText('2 × Walnuts, 1kg replaced by 1 × Pecans')).toBeInTheDocument();
  expect(network.of('ChangeOrderLines').map(({ variables }) => variables)).toEqual([
    {
      id: 7,
      lines: [],
      added: [
        { productId: 4, selectedSize: null, quantity: 1, replacesLineId: 9, replacesQuantity: 2, seenQuantity: 3 },
      ],
      reason: 'Sold out today',
      idempotencyKey: expect.any(String),
    },
  ]);
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('list', { name: 'Lines of the order' })).toHaveFocus();
});

test('what is refused stays chosen; the way back leads to where the focus was', async () => {
  const { user, network, onChanged } = open();
  await press(user, 'Walnuts, 1kg: some are missing');
  await press(user, 'Send something else instead');
  await press(user, 'Send nothing else');
  expect(await screen.findByRole('button', { name: 'Send something else instead' })).toHaveFocus();
  await press(user, 'Send something else instead');
  await press(user, 'Almonds');
  const message = 'There is not enough of Almonds left. Nothing was changed.';
  network.answer({
    ChangeOrderLines: () => ({
      changeOrderLines: { __typename: 'OrderChangeRefusal', code: 'OUT_OF_STOCK', message },
    }),
  });
  await press(user, 'Send 1 × Almonds instead of 1 × Walnuts, 1kg');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(onChanged).not.toHaveBeenCalled();
  await press(user, 'Choose something else');
  await press(user, 'Send nothing else');
  await press(user, 'All are here');
  expect(await screen.findByRole('button', { name: 'Walnuts, 1kg: some are missing' })).toHaveFocus();
});
