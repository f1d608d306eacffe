import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ApolloClient } from '@apollo/client';
import { Link, MemoryRouter } from 'react-router-dom';
import { createClient } from '../app/apollo';
import { CartProvider, useCartActions } from '../cart/cart';
import { RequestPasswordResetDocument } from '../account/recovery/documents';
import { AuthProvider } from '../session/viewer';
import { ViewerDocument } from '../session/viewerDocument';
import { fakeNetwork } from '../testing/network';
import { ShopStatus } from './ShopStatus';
import { watchWrites } from './versionLink';
import { startWorker } from './worker';

jest.mock('./worker', () => ({ startWorker: jest.fn(), cacheOpenPage: jest.fn() }));

function Ready() {
  return useCartActions().ready ? <p>ready</p> : null;
}

async function open(path = '/', more: Parameters<typeof fakeNetwork>[0] = {}): Promise<ApolloClient> {
  const { link } = fakeNetwork({ Viewer: () => ({ viewer: null }), ...more });
  const client = createClient(link);
  render(
    <MemoryRouter initialEntries={[path]}>
      <ApolloProvider client={client}>
        <AuthProvider>
          <CartProvider>
            <Ready />
            <ShopStatus />
            <Link to="/products/2">on</Link>
            <Link to="/order-success">ordered</Link>
          </CartProvider>
        </AuthProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  await screen.findByText('ready');
  return client;
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

describe('a new version', () => {
  const reload = jest.fn();
  const offer = async (client: Promise<ApolloClient>): Promise<ApolloClient> => {
    const opened = await client;
    const [onNewVersion] = jest.mocked(startWorker).mock.calls[0]!;
    act(() => onNewVersion(reload));
    await screen.findByText('A new version is ready');
    return opened;
  };
  beforeEach(() => reload.mockReset());

  it('is taken over by the next page, and not before', async () => {
    await offer(open());
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('on'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits on the way to what an order has led to', async () => {
    await offer(open());
    await userEvent.click(screen.getByText('ordered'));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('on'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits while something is being sent', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<never>((_, reject) => (answer = () => reject(new TypeError('Failed to fetch'))));
    const client = await offer(open('/', { RequestPasswordReset: () => answered }));
    const sent = client
      .mutate({ mutation: RequestPasswordResetDocument, variables: { account: 'a@b.example' } })
      .catch(() => 'answered');
    await userEvent.click(screen.getByText('on'));
    expect(reload).not.toHaveBeenCalled();
    answer();
    expect(await sent).toBe('answered');
    await userEvent.click(screen.getByText('ordered'));
    await userEvent.click(screen.getByText('on'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a document that the process which answers does not know yet', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is asked for again until one knows it', async () => {
    const unknown = { errors: [{ message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
    let asked = 0;
    const { link, of } = fakeNetwork({
      Viewer: () => ((asked += 1) < 4 ? (unknown as never) : { viewer: null }),
    });
    const client = createClient(link);
    watchWrites(client);
    const answer = client.query({ query: ViewerDocument });
    await jest.advanceTimersByTimeAsync(3_000);
    expect((await answer).data).toEqual({ viewer: null });
    expect(of('Viewer')).toHaveLength(4);
  });
});
