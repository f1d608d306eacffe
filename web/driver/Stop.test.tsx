import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import portals from '../i18n/messages/fr/portals.json';
import { activate } from '../i18n/text';
import { UnstyledApp } from '../testing/UnstyledApp';
import { setupUser } from '../testing/user';
import { Doors } from './door/Doors';
import { smallPhoto } from './door/photo';
import type { DriverStop } from './driverStop';
import { Stop } from './Stop';

const STOP = {
  orderId: 4711,
  outcome: null,
  status: 'SHIPPED',
  customerName: 'Rima Khoury',
  employeeName: null,
  phone: '+961 3 218 440',
  deliveryAddress: { street: 'Gouraud 114', city: 'Beirut', fullAddress: null, readable: true },
  latitude: 33.8938,
  longitude: 35.5018,
  note: 'Ring twice',
  deliveryWindow: '08:00-12:00',
  pieces: 5,
  parcels: 2,
  toCollect: '100003.00',
  lbpPerUsd: null,
  attempts: [],
} as unknown as DriverStop;

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

jest.mock('./door/photo', () => ({ smallPhoto: jest.fn() }));
const PHOTO = 'data:image/jpeg;base64,AAAA';

beforeEach(() => localStorage.clear());
afterEach(() => activate('en'));

/** Shows a stop, and returns it and what is reported of it; `takeOut` is what the shop does with it meanwhile. */
function showStop(change: Partial<DriverStop> = {}, hasLeft = true) {
  const reported: object[] = [];
  const shown = (stops: DriverStop[]) => (
    <UnstyledApp>
      <Doors userId={7} runs={[{ id: 7, stops }]} onReport={(_run, _order, atDoor) => reported.push(atDoor)}>
        <ol>
          {stops.map((stop) => (
            <Stop key={stop.orderId} runId={7} stop={stop} number={1} isNext hasLeft={hasLeft} />
          ))}
        </ol>
      </Doors>
    </UnstyledApp>
  );
  const { rerender } = render(shown([{ ...STOP, ...change }]));
  return { stop: within(screen.getByRole('listitem')), reported, takeOut: () => rerender(shown([])) };
}

test('a stop says who, where, what the buyer notes, and what to collect; its links open the map and call', () => {
  const { stop } = showStop();
  expect(stop.getByRole('heading')).toHaveTextContent('1Rima Khoury#4711');
  expect(stop.getByText('Gouraud 114')).toBeInTheDocument();
  expect(stop.getByText('Ring twice')).toBeInTheDocument();
  expect(stop.getByText('2 parcels')).toBeInTheDocument();
  expect(stop.getByText('5 items')).toBeInTheDocument();
  expect(stop.getByText('LBP 100,003')).toBeInTheDocument();
  expect(stop.getByRole('link', { name: 'Map' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=33.8938%2C35.5018',
  );
  expect(stop.getByRole('link', { name: 'Call +961 3 218 440' })).toHaveAttribute('href', 'tel:+9613218440');
});

test('what is to be collected is said in USD, too, at the rate of the order', () => {
  expect(showStop({ lbpPerUsd: '89500.00' }).stop.getByText('LBP 100,003 ($1.12)')).toBeInTheDocument();
});

test('what is not known is not said: no place, no phone, no note, no parcels, nothing to collect', () => {
  const { stop } = showStop({
    ...{ phone: null, deliveryAddress: null, latitude: null, longitude: null, note: null, parcels: null },
    ...{ toCollect: '0.00', pieces: 1 },
  });
  expect(stop.getByText('Nothing to collect')).toBeInTheDocument();
  expect(stop.getByText('1 item')).toBeInTheDocument();
  expect(stop.queryAllByRole('link')).toEqual([]);
  expect(screen.getByRole('listitem')).not.toHaveTextContent(/LBP|notes|parcel/);
});

test('a cancelled one says so, and nothing is reported of it', () => {
  const { stop } = showStop({ status: 'CANCELLED' });
  expect(stop.getByText('Cancelled: do not deliver it, bring it back.')).toBeInTheDocument();
  expect(stop.queryAllByRole('button')).toEqual([]);
});

test('nothing is reported of a stop of a run that has not left', () => {
  expect(showStop({}, false).stop.queryAllByRole('button')).toEqual([]);
});

test('one that was tried says why it was not delivered, and is reported as delivered', async () => {
  const attempt = { id: 1, at: '2030-01-07T08:00:00.000Z', isDelivered: false, takenBy: null, next: 'LATER_TODAY' };
  const attempts = [{ ...attempt, reason: 'Nobody was there' }] as DriverStop['attempts'];
  const { stop, reported } = showStop({ attempts });
  expect(stop.getByText('Nobody was there')).toBeInTheDocument();
  const user = setupUser();
  await user.click(stop.getByRole('button', { name: 'Delivered' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Who took it'), 'The neighbour');
  await user.click(dialog.getByRole('button', { name: 'Report as Delivered' }));
  expect(reported).toEqual([expect.objectContaining({ takenBy: 'The neighbour' })]);
});

test('what is typed at a door stays, and is reported, when the shop takes the order out of the run meanwhile', async () => {
  const { stop, reported, takeOut } = showStop();
  const user = setupUser();
  await user.click(stop.getByRole('button', { name: 'Delivered' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Who took it'), 'The neighbour');
  await user.type(dialog.getByLabelText(/Collected in LBP/), '100003');
  takeOut();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(localStorage.getItem('unsent-door-7-4711-7')).toContain('The neighbour');
  await user.click(dialog.getByRole('button', { name: 'Report as Delivered' }));
  expect(reported).toEqual([expect.objectContaining({ takenBy: 'The neighbour', lbp: '100003' })]);
  expect(localStorage.getItem('unsent-door-7-4711-7')).toBeNull();
});

test('a reason that the shop would refuse is refused before it is reported', async () => {
  const { stop, reported } = showStop();
  const user = setupUser();
  await user.click(stop.getByRole('button', { name: 'Not Delivered' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Another reason' }));
  await user.click(dialog.getByRole('radio', { name: 'I try again later today' }));
  const reason = dialog.getByLabelText('Which reason');
  fireEvent.change(reason, { target: { value: 'x'.repeat(201) } });
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByText('Must be at most 200 characters')).toBeInTheDocument();
  expect(reported).toEqual([]);
  fireEvent.change(reason, { target: { value: 'x'.repeat(200) } });
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(reported).toEqual([{ kind: 'not-delivered', reason: 'x'.repeat(200), next: 'LATER_TODAY' }]);
});

test('a reason that was chosen is told in the language of the driver, and one that was typed as it was', () => {
  const tried = (reason: string) => ({ attempts: [{ id: 1, isDelivered: false, reason }] as DriverStop['attempts'] });
  activate('fr', portals);
  expect(showStop(tried('Nobody was there')).stop.getByText('Personne n’était là')).toBeInTheDocument();
  cleanup();
  expect(showStop(tried('Not {there}')).stop.getByText('Not {there}')).toBeInTheDocument();
});

test('what is said of a delivery that did not come about is there again after a reload, until it is reported', async () => {
  const user = setupUser();
  const open = async (stop: ReturnType<typeof showStop>['stop']) => {
    await user.click(stop.getByRole('button', { name: 'Not Delivered' }));
    return within(await screen.findByRole('dialog'));
  };
  const before = await open(showStop().stop);
  await user.click(before.getByRole('radio', { name: 'Another reason' }));
  fireEvent.change(before.getByLabelText('Which reason'), { target: { value: 'The road is closed' } });
  cleanup();
  const { stop, reported } = showStop();
  const dialog = await open(stop);
  expect(dialog.getByLabelText('Which reason')).toHaveValue('The road is closed');
  await user.click(dialog.getByRole('radio', { name: 'I try again later today' }));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(reported).toEqual([{ kind: 'not-delivered', reason: 'The road is closed', next: 'LATER_TODAY' }]);
  expect(localStorage).toHaveLength(0);
});

describe('a photo that the phone still reads', () => {
  /** Opens the dialog, takes a photo and presses Report; `read` ends the reading. */
  async function reportWhileReading() {
    let read: (photo: string | null) => void = () => {};
    jest.mocked(smallPhoto).mockReturnValue(new Promise((resolve) => (read = resolve)));
    const { stop, reported } = showStop();
    const user = setupUser();
    await user.click(stop.getByRole('button', { name: 'Delivered' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Who took it'), { target: { value: 'The neighbour' } });
    await user.upload(dialog.getByLabelText(/Take a photo/), new File(['x'], 'door.jpg', { type: 'image/jpeg' }));
    expect(dialog.getByText('Reading the photo…')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Report as Delivered' }));
    expect(reported).toEqual([]);
    return { dialog, user, reported, read: (photo: string | null) => act(async () => read(photo)) };
  }

  it('is waited for, and reported with the delivery', async () => {
    const { reported, read } = await reportWhileReading();
    await read(PHOTO);
    expect(reported).toEqual([expect.objectContaining({ takenBy: 'The neighbour', photo: PHOTO })]);
  });

  it('and cannot be read is said before anything is reported', async () => {
    const { dialog, user, reported, read } = await reportWhileReading();
    await read(null);
    expect(dialog.getByText(/^This is no picture that the phone can read/)).toBeInTheDocument();
    expect(reported).toEqual([]);
    await user.click(await dialog.findByRole('button', { name: 'Report as Delivered' }));
    expect(reported).toEqual([expect.objectContaining({ photo: null })]);
  });

  it('is not reported by who closes the dialog meanwhile', async () => {
    const { dialog, user, reported, read } = await reportWhileReading();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await read(PHOTO);
    expect(reported).toEqual([]);
  });
});
