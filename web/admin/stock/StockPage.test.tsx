import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Observable } from 'rxjs';
import { AuthProvider } from '../../session/viewer';
import { viewer } from '../../testing/shop';
import { ToastProvider } from '../../ui/toast/toast';
import { UnstyledApp } from '../../testing/UnstyledApp';
import { StockPage } from './StockPage';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

/** A shop that counts one size, whose stock follows what is entered. */
function openShop(role: 'ADMIN' | 'STAFF' = 'ADMIN') {
  const sent: { name: string; variables: Record<string, any> }[] = [];
  let stock = 3;
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  const thing = { productId: 7, productName: 'Apple Juice', variant: '500ml' };
  const entry = (id: string, kind: string, change: number, left: number) => ({
    ...{ __typename: 'StockEntry', ...thing, id, kind, change, balanceAfter: left, reason: 'Pressed', orderId: null },
    ...{ createdAt: '2026-11-20T10:00:00.000Z', actorUsername: 'admin' },
  });
  const changed = (name: string, by: number) => () => {
    stock += by;
    return { [name]: { __typename: 'StockChange', stock: { __typename: 'Stock', id: 1 } } };
  };
  const answers: Record<string, () => Record<string, unknown>> = {
    Viewer: () => ({ viewer: viewer({ role, duties: ['CATALOGUE'] }) }),
    AdminStock: () => ({
      stock: {
        __typename: 'StockPage',
        totalCount: 1,
        pageInfo,
        nodes: [{ __typename: 'Stock', id: 1, ...thing, stock }],
      },
      stockOnlyLeftFrom: 5,
    }),
    AdminStockEntries: () => ({
      stockEntries: {
        __typename: 'StockEntryPage',
        totalCount: 1,
        pageInfo,
        nodes: [entry('9', 'RECEIPT', 3, stock)],
      },
    }),
    AdminRecordStockReceipt: changed('recordStockReceipt', 12),
    AdminSetStock: changed('setStock', 0),
    AdminSetStockOnlyLeftFrom: () => ({ setStockOnlyLeftFrom: 8 }),
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push({ name: operationName, variables });
        observer.next({ data: answers[operationName]!() });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <MemoryRouter initialEntries={['/admin/stock']}>
        <UnstyledApp>
          <ToastProvider>
            <AuthProvider>
              <StockPage />
            </AuthProvider>
          </ToastProvider>
        </UnstyledApp>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return sent;
}

test('what came in is entered with its reason, once, and the list is read again', async () => {
  const sent = openShop();
  await userEvent.click(await screen.findByRole('button', { name: 'Receipt: Apple Juice (500ml)' }));
  const dialog = within(await screen.findByRole('form', { name: 'Record Receipt: Apple Juice (500ml)' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record Receipt' }));
  expect(await dialog.findByText('Enter a whole number from 1 to 1,000,000')).toBeInTheDocument();
  expect(dialog.getByText('A reason is required')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('How many came in'), '12');
  await userEvent.type(dialog.getByLabelText('Reason'), 'From the orchard');
  await userEvent.click(dialog.getByRole('button', { name: 'Record Receipt' }));
  expect(await screen.findByText('Stock updated successfully')).toBeInTheDocument();
  // In the list, and in the entry.
  await waitFor(() => expect(screen.getAllByText('15')).toHaveLength(2));
  const receipts = sent.filter(({ name }) => name === 'AdminRecordStockReceipt');
  expect(receipts.map(({ variables }) => variables)).toEqual([
    {
      productId: 7,
      input: {
        variant: '500ml',
        quantity: 12,
        reason: 'From the orchard',
        idempotencyKey: expect.stringMatching(/^\S{16,}$/),
      },
    },
  ]);
});

test('a count can be taken back', async () => {
  const sent = openShop();
  await userEvent.click(await screen.findByRole('button', { name: 'Count: Apple Juice (500ml)' }));
  const dialog = within(await screen.findByRole('form', { name: 'Count: Apple Juice (500ml)' }));
  expect(dialog.getByLabelText('How many there are')).toHaveValue('3');
  await userEvent.clear(dialog.getByLabelText('How many there are'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Count' }));
  expect(await dialog.findByText('Say how many there are')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('switch', { name: 'Counted' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Count' }));
  expect(await screen.findByText('Stock updated successfully')).toBeInTheDocument();
  const [count] = sent.filter(({ name }) => name === 'AdminSetStock');
  expect(count?.variables).toMatchObject({ productId: 7, input: { variant: '500ml', stock: null } });
});

test('from which number on shoppers are told is for admins to set', async () => {
  const sent = openShop();
  await userEvent.click(await screen.findByRole('button', { name: '“Only 5 left” and fewer' }));
  const field = await screen.findByLabelText('Highest number that is told');
  await userEvent.clear(field);
  await userEvent.type(field, '8');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Setting updated successfully')).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'AdminSetStockOnlyLeftFrom')?.variables).toEqual({ onlyLeftFrom: 8 });
});

test('staff that cares for the catalogue enters, and does not set it', async () => {
  openShop('STAFF');
  expect(await screen.findByRole('button', { name: 'Loss: Apple Juice (500ml)' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Only 5 left/ })).toBeNull();
});
