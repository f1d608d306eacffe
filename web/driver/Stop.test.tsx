import { fireEvent, render, screen, within } from '@testing-library/react';
import { UnstyledApp } from '../testing/UnstyledApp';
import { setupUser } from '../testing/user';
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

/** Shows a stop, and returns it and what is reported of it. */
function showStop(change: Partial<DriverStop> = {}, hasLeft = true) {
  const reported: object[] = [];
  render(
    <UnstyledApp>
      <ol>
        <Stop
          runId={7}
          stop={{ ...STOP, ...change }}
          number={1}
          isNext
          onReport={hasLeft ? (atDoor) => reported.push(atDoor) : null}
        />
      </ol>
    </UnstyledApp>,
  );
  return { stop: within(screen.getByRole('listitem')), reported };
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
