import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fill, openAccountCheckout, placeOrder } from '../../testing/checkout';

const BEIRUT = { latitude: 33.8938, longitude: 35.50180049 };
const NAME = 'Rue Gouraud, Gemmayzeh, Beirut, Lebanon';

/** The browser's own ways to the position and to the maps service, as the test wants them to answer. */
function fakeGeolocation({
  position = (found) => found({ coords: BEIRUT } as GeolocationPosition),
  geocoder = () => json({ display_name: NAME }),
}: {
  position?: (found: PositionCallback, failed: PositionErrorCallback) => void;
  geocoder?: (address: URL, signal: AbortSignal) => Promise<Response>;
} = {}) {
  const requests = { options: [] as (PositionOptions | undefined)[], addresses: [] as URL[] };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition(found: PositionCallback, failed: PositionErrorCallback, options?: PositionOptions) {
        requests.options.push(options);
        position(found, failed);
      },
    },
  });
  globalThis.fetch = (input, init) => {
    const address = input as URL;
    requests.addresses.push(address);
    return geocoder(address, init!.signal!);
  };
  return requests;
}

const json = (body: unknown, ok = true) =>
  Promise.resolve({ ok, json: () => Promise.resolve(body) } as unknown as Response);

const { fetch: realFetch } = globalThis;
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  globalThis.fetch = realFetch;
});

async function openLocation() {
  const shop = await openAccountCheckout({
    Geocoder: () => ({ shop: { __typename: 'Shop', geocoderUrl: 'https://maps.example/reverse?key=k' } }),
  });
  await fill(shop.user, 'Full Name', 'Rana');
  await fill(shop.user, 'Email', 'rana@example.com');
  await fill(shop.user, 'Phone', '+961 70 123 456');
  await shop.user.click(screen.getByRole('radio', { name: 'Use Current Location (GPS)' }));
  return shop;
}

const locate = () => screen.getByRole('button', { name: 'Use My Exact Location (GPS)' });

describe('the exact location', () => {
  it('is asked for as documented, named by the maps service, and sent with the order', async () => {
    const requests = fakeGeolocation();
    const { user, network } = await openLocation();
    await user.click(locate());
    expect(await screen.findByText('Exact Location Captured')).toBeInTheDocument();
    expect(screen.getByText('33.893800, 35.501800')).toBeInTheDocument();
    expect(await screen.findByText(NAME)).toBeInTheDocument();
    expect(screen.getByText('GPS: 33.893800, 35.501800')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Update GPS Location' })).toBeInTheDocument();
    expect(requests.options).toEqual([{ enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 }]);
    expect(String(requests.addresses[0])).toBe(
      'https://maps.example/reverse?key=k&format=jsonv2&lat=33.893800&lon=35.501800&accept-language=en',
    );
    await user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(network.of('PlaceAccountOrder')[0]!.variables.input).toMatchObject({
      addressType: 'LOCATION',
      ...BEIRUT,
      deliveryAddress: { street: NAME },
    });
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers an error', () => json({ display_name: NAME }, false)],
    ['knows no address', () => json({ error: 'Unable to geocode' })],
    ['answers no text', () => json({ display_name: { toString: 'x' } })],
    ['answers an empty one', () => json({ display_name: ' \n\u0000 ' })],
    ['answers no object', () => json(null)],
  ])('goes by its raw coordinates when the service %s', async (_how, geocoder) => {
    fakeGeolocation({ geocoder });
    const { user, network } = await openLocation();
    await user.click(locate());
    await screen.findByText('Exact Location Captured');
    await waitFor(() => expect(screen.queryByText('Looking up the address…')).not.toBeInTheDocument());
    await user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(network.of('PlaceAccountOrder')[0]!.variables.input).toMatchObject({
      deliveryAddress: { street: '33.893800, 35.501800' },
    });
  });

  it('goes by its raw coordinates when the service takes longer than five seconds', async () => {
    let ended = false;
    fakeGeolocation({
      geocoder: (_address, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            ended = true;
            reject(new Error('aborted'));
          });
        }),
    });
    await openLocation();
    jest.useFakeTimers();
    fireEvent.click(locate());
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(screen.getByText('Looking up the address…')).toBeInTheDocument();
    expect(ended).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(200));
    jest.useRealTimers();
    expect(ended).toBe(true);
    expect(screen.queryByText('Looking up the address…')).not.toBeInTheDocument();
    expect(screen.getByText('33.893800, 35.501800')).toBeInTheDocument();
  });

  it('takes foreign text as text, on one line and of bounded length', async () => {
    fakeGeolocation({
      geocoder: () => json({ display_name: `<b>x</b>\n${'🍊'.repeat(2_000)}`, licence: 'Data © somebody' }),
    });
    const { user, network } = await openLocation();
    await user.click(locate());
    expect(await screen.findByText('Data © somebody')).toBeInTheDocument();
    await user.click(placeOrder());
    await screen.findByText('Order #1042');
    const { street } = (network.of('PlaceAccountOrder')[0]!.variables.input as { deliveryAddress: { street: string } })
      .deliveryAddress;
    expect(street.startsWith('<b>x</b> 🍊')).toBe(true);
    expect([...street]).toHaveLength(300);
  });

  it.each([
    [1, 'Location access is blocked. Allow it for this site in your browser, then try again.'],
    [2, 'Your position is not available right now.'],
    [3, 'Your position was not found in time. It works better outdoors or near a window.'],
  ])('that is refused with code %i says what can be done', async (code, advice) => {
    fakeGeolocation({ position: (_found, failed) => failed({ code } as GeolocationPositionError) });
    const { user } = await openLocation();
    await user.click(locate());
    expect(await screen.findByText('Location Error')).toBeInTheDocument();
    expect(screen.getByText('Unable to get your location. Please enter address manually.')).toBeInTheDocument();
    expect(screen.getByText(advice)).toBeInTheDocument();
    expect(locate()).toBeEnabled();
  });

  it('that the browser does not know is not supported', async () => {
    const { user } = await openLocation();
    await user.click(locate());
    expect(await screen.findByText('Location Not Supported')).toBeInTheDocument();
  });

  it('stays as it was when it cannot be updated, and over a reload', async () => {
    fakeGeolocation();
    const { user, view, reopen } = await openLocation();
    await user.click(locate());
    await screen.findByText(NAME);
    fakeGeolocation({ position: (_found, failed) => failed({ code: 2 } as GeolocationPositionError) });
    await user.click(screen.getByRole('button', { name: 'Update GPS Location' }));
    await screen.findByText('Location Error');
    expect(screen.getByText(NAME)).toBeInTheDocument();
    view.unmount();
    reopen();
    expect(await screen.findByText(NAME)).toBeInTheDocument();
    expect(screen.getByText('GPS: 33.893800, 35.501800')).toBeInTheDocument();
  });

  it('that comes after the way was changed is not taken', async () => {
    let found: PositionCallback = () => {};
    fakeGeolocation({ position: (callback) => (found = callback) });
    const { user } = await openLocation();
    await user.click(locate());
    expect(screen.getByRole('button', { name: 'Getting your location…' })).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('radio', { name: 'Enter Address Manually' }));
    act(() => found({ coords: BEIRUT } as GeolocationPosition));
    expect(screen.queryByText('Exact Location Captured')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Use Current Location (GPS)' }));
    expect(locate()).toBeInTheDocument();
  });
});
