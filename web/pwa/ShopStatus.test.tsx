import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createClient } from '../app/apollo';
import { CartProvider, useCartActions } from '../cart/cart';
import { AuthProvider } from '../session/viewer';
import { fakeNetwork } from '../testing/network';
import { start } from './nextVersion';
import { ShopStatus } from './ShopStatus';
import { startWorker } from './worker';

jest.mock('./worker', () => ({ startWorker: jest.fn(), cacheOpenPage: jest.fn() }));
jest.mock('./nextVersion', () => ({ start: jest.fn() }));

function Ready() {
  return useCartActions().ready ? <p>ready</p> : null;
}

async function open(path = '/'): Promise<void> {
  const { link } = fakeNetwork({ Viewer: () => ({ viewer: null }) });
  render(
    <MemoryRouter initialEntries={[path]}>
      <ApolloProvider client={createClient(link)}>
        <AuthProvider>
          <CartProvider>
            <Ready />
            <ShopStatus />
          </CartProvider>
        </AuthProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  await screen.findByText('ready');
}

function setOnNavigator(name: 'connection' | 'serviceWorker', value: object): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  jest
    .mocked(startWorker)
    .mockReset()
    .mockReturnValue(() => {});
  setOnNavigator('serviceWorker', Object.assign(new EventTarget(), { controller: null }));
  // jsdom has no such entries.
  performance.getEntriesByType = () => [];
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the service worker', () => {
  it('is started once the page stands', async () => {
    await open();
    expect(startWorker).toHaveBeenCalled();
  });

  describe.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
    'over a connection with %j',
    (connection) => {
      beforeEach(() => setOnNavigator('connection', connection));

      it('waits until something is in the cart', async () => {
        await open();
        expect(startWorker).not.toHaveBeenCalled();
        localStorage.setItem(
          'guest-cart',
          JSON.stringify([
            {
              ...{ id: 1, name: 'Almonds', price: '1.00', quantity: 1, imageUrl: null },
              ...{ selectedVariant: null, selectedSize: 'Standard', selectedPackaging: 'Standard' },
            },
          ]),
        );
        act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'guest-cart' })));
        await waitFor(() => expect(startWorker).toHaveBeenCalled());
      });

      it('is started for employees, who order without a connection', async () => {
        await open('/employee/portal');
        expect(startWorker).toHaveBeenCalled();
      });

      it('goes on where it was started before', async () => {
        setOnNavigator('serviceWorker', Object.assign(new EventTarget(), { controller: {} }));
        await open();
        expect(startWorker).toHaveBeenCalled();
      });
    },
  );
});

it('announces a new version once it is taken over on the way to the next page', async () => {
  await open();
  const takeOver = jest.fn();
  act(() => jest.mocked(startWorker).mock.calls[0]![0](takeOver));
  expect(screen.queryByText('A new version is ready')).not.toBeInTheDocument();
  await screen.findByText('A new version is ready');
  expect(start).toHaveBeenCalledWith(takeOver);
});
