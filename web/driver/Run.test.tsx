import { render, screen, within } from '@testing-library/react';
import type { DriverRunFragment } from '../gql/graphql';
import { UnstyledApp } from '../testing/UnstyledApp';
import { Doors } from './door/Doors';
import type { DriverStop } from './driverStop';
import type { AtDoor, Report } from './outbox/reports';
import type { DriverReports } from './outbox/useReports';
import { Run } from './Run';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

const STOP = {
  outcome: null,
  status: 'SHIPPED',
  employeeName: null,
  phone: null,
  deliveryAddress: null,
  latitude: null,
  longitude: null,
  note: null,
  pieces: 1,
  parcels: null,
  toCollect: '0.00',
  lbpPerUsd: null,
  attempts: [],
};
const stops = ['Rima', 'Nadim', 'Layal'].map((customerName, index) => ({ ...STOP, orderId: 11 + index, customerName }));
const RUN = { id: 7, state: 'OUT', window: null, expectedLbp: '0.00', expectedUsd: '0.00', stops };

const LATER: AtDoor = { kind: 'not-delivered', reason: 'Nobody was there', next: 'LATER_TODAY' };
const DELIVERED: AtDoor = { kind: 'delivered', takenBy: 'The neighbour', lbp: '0', usd: '0', photo: null };

/** Shows the run while these reports of its first stop wait to be sent; returns who is still to be gone to. */
function whoIsLeft(...atDoors: AtDoor[]) {
  const reports = atDoors.map((atDoor) => ({ runId: 7, orderId: 11, atDoor, outcome: null }) as Report);
  render(
    <UnstyledApp>
      <Doors userId={3} runs={undefined} onReport={() => {}}>
        <Run
          run={RUN as unknown as DriverRunFragment & { stops: DriverStop[] }}
          day="Sun, Nov 29"
          reports={{ reports, report: () => {} } as unknown as DriverReports}
          confirmed
        />
      </Doors>
    </UnstyledApp>,
  );
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

test('a stop that is tried again later today stays the last one, also before the shop knows it', () => {
  expect(whoIsLeft(LATER)).toEqual(['1Nadim#12', '2Layal#13', '3Rima#11']);
  expect(screen.getByText('3 stops left')).toBeInTheDocument();
  const last = within(screen.getAllByRole('listitem')[2]!);
  expect(last.getByRole('button', { name: 'Delivered' })).toBeInTheDocument();
});

test('a stop with a report that ends it is done, also when it was put off before', () => {
  expect(whoIsLeft(LATER, DELIVERED)).toEqual(['1Nadim#12', '2Layal#13']);
  expect(screen.getByText('1 stop done')).toBeInTheDocument();
});
