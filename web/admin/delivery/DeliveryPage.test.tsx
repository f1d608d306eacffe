import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Observable } from 'rxjs';
import { viewer } from '../../testing/shop';
import { AuthProvider } from '../../session/viewer';
import { ToastProvider } from '../../ui/toast/toast';
import { UnstyledApp } from '../../testing/UnstyledApp';
import { DeliveryPage } from './DeliveryPage';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

const WINDOW = {
  __typename: 'DeliveryWindow',
  weekday: 1,
  begins: '08:00',
  ends: '12:00',
  capacity: 20,
  cutOffDays: 1,
  cutOffTime: '18:00',
};
const ZONE = {
  __typename: 'DeliveryZone',
  id: 3,
  version: 7,
  name: 'Beirut',
  translations: [],
  places: [{ __typename: 'DeliveryPlaceNames', name: 'Hamra', city: null, spellings: [] }],
  circles: [],
  isEverywhereElse: false,
  fee: '40000.00',
  freeFrom: null,
  minimum: null,
  chargesBusinesses: false,
  windows: [WINDOW],
};
const DAY = {
  __typename: 'DeliveryDay',
  date: '2030-01-07',
  weekday: 1,
  timeZone: 'Asia/Beirut',
  closures: [],
  windows: [
    {
      __typename: 'DeliveryDayWindow',
      window: '08:00-12:00',
      capacity: 20,
      booked: 20,
      cutOff: '2030-01-06T16:00:00.000Z',
      inPlan: true,
    },
  ],
};
const CLOSURE = {
  __typename: 'DeliveryClosure',
  id: 5,
  date: '2030-01-07',
  reason: 'Stocktaking',
  translations: [],
  zone: null,
  orderCount: 2,
};

type Answer = (variables: Record<string, unknown>) => Record<string, unknown>;

/** A shop with one zone, which two orders are for. */
function openPage(role: 'ADMIN' | 'STAFF', answers: Readonly<Record<string, Answer>> = {}) {
  const sent: { name: string; variables: Record<string, unknown> }[] = [];
  const closures: object[] = [];
  const all: Record<string, Answer> = {
    Viewer: () => ({ viewer: viewer({ role, duties: role === 'STAFF' ? ['PACKING'] : [] }) }),
    AdminDeliveryZones: () => ({ deliveryZones: [ZONE] }),
    AdminDeliveryDays: () => ({ deliveryDays: [{ ...DAY, closures: closures.length > 0 ? [CLOSURE] : [] }] }),
    AdminDeliveryClosures: () => ({ deliveryClosures: [...closures] }),
    AdminClosureOrders: () => ({
      closureOrders: [41, 42].map((id) => ({
        __typename: 'Order',
        id,
        // The personal data of an old order is blanked.
        customerName: id === 42 ? '' : `Buyer ${id}`,
        employeeName: null,
        deliveryWindow: '08:00-12:00',
        deliveryZone: 'Beirut',
      })),
    }),
    UpdateDeliveryZone: () => ({ updateDeliveryZone: { __typename: 'DeliveryZone', id: 3 } }),
    CreateDeliveryClosure: () => {
      closures.push(CLOSURE);
      return { createDeliveryClosure: { __typename: 'DeliveryClosure', id: 5, orderCount: 2 } };
    },
    MoveOrders: ({ orderIds }) => ({
      moveOrders: (orderIds as number[]).map((orderId) => ({
        __typename: 'OrderMoveOutcome',
        orderId,
        code: orderId === 42 ? 'CONFLICT' : null,
        message: orderId === 42 ? 'It is on its way already.' : null,
      })),
    }),
    ...answers,
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push({ name: operationName, variables });
        observer.next({ data: all[operationName]!(variables) });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <MemoryRouter initialEntries={['/admin/delivery']}>
        <UnstyledApp>
          <ToastProvider>
            <AuthProvider>
              <DeliveryPage />
            </AuthProvider>
          </ToastProvider>
        </UnstyledApp>
      </MemoryRouter>
    </ApolloProvider>,
  );
  const of = (name: string) => sent.filter((each) => each.name === name).map(({ variables }) => variables);
  return { of, user: userEvent.setup() };
}

test('a plan is edited beside the days as they will be, and what is wrong with it stands at its window', async () => {
  const { of, user } = openPage('ADMIN');
  expect(await screen.findByText('20 of 20 booked')).toBeInTheDocument();
  expect(screen.getByText('Full')).toBeInTheDocument();
  expect(screen.getByText('Order until Sun, Jan 6, 6:00 PM')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Edit Beirut' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Zone' });
  await user.click(within(dialog).getByRole('button', { name: 'Add a window on Monday' }));
  const added = within(dialog).getByRole('group', { name: 'Monday, window 2' });
  expect(within(added).getByLabelText('From')).toHaveFocus();
  fireEvent.change(within(added).getByLabelText('From'), { target: { value: '14:00' } });
  fireEvent.change(within(added).getByLabelText('To'), { target: { value: '13:00' } });
  expect(
    await within(dialog).findByText('The plan is not complete yet: these are the days before the last change.'),
  ).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(added).findByText('To: A window ends after it begins')).toBeInTheDocument();
  expect(of('UpdateDeliveryZone')).toEqual([]);
  const asked = of('AdminDeliveryDays').length;
  fireEvent.change(within(added).getByLabelText('To'), { target: { value: '18:00' } });
  await waitFor(() => expect(of('AdminDeliveryDays').length).toBeGreaterThan(asked));
  const windows = [WINDOW, { ...WINDOW, begins: '14:00', ends: '18:00' }].map(({ __typename: _, ...window }) => window);
  expect(of('AdminDeliveryDays').at(-1)).toEqual({ zoneId: 3, windows });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Zone updated successfully')).toBeInTheDocument();
  expect(of('UpdateDeliveryZone')).toEqual([
    { id: 3, input: expect.objectContaining({ name: 'Beirut', windows, version: 7 }) as object },
  ]);
});

test('a closure names the orders that it hits; they are moved together, and what was refused is named', async () => {
  const { of, user } = openPage('ADMIN');
  await user.click(await screen.findByRole('button', { name: 'Close a Day' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close a Day' });
  fireEvent.change(within(dialog).getByLabelText('Day'), { target: { value: '2030-01-07' } });
  await user.type(within(dialog).getByLabelText('Reason'), 'Stocktaking');
  await user.click(within(dialog).getByRole('button', { name: 'Close the Day' }));
  const hit = await screen.findByRole('dialog', { name: 'Orders on Mon, Jan 7' });
  expect(of('CreateDeliveryClosure')).toEqual([
    {
      input: {
        zoneId: null,
        date: '2030-01-07',
        reason: 'Stocktaking',
        translations: [
          { language: 'ar', text: null },
          { language: 'fr', text: null },
        ],
      },
    },
  ]);
  expect(await within(hit).findByText('Buyer 41')).toBeInTheDocument();
  expect(within(hit).getByText('Name removed')).toBeInTheDocument();
  fireEvent.change(within(hit).getByLabelText('New day'), { target: { value: '2030-01-08' } });
  await user.click(within(hit).getByRole('button', { name: 'Move 2 Orders' }));
  expect(await within(hit).findByText('Order #42: It is on its way already.')).toBeInTheDocument();
  expect(await screen.findByText('1 order moved to Tue, Jan 8')).toBeInTheDocument();
  expect(of('MoveOrders')).toEqual([
    {
      orderIds: [41, 42],
      date: '2030-01-08',
      window: null,
      reason: 'Stocktaking',
      overbook: false,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ]);
});

test('who packs sees zones and days, and changes nothing', async () => {
  openPage('STAFF');
  expect(await screen.findByText('20 of 20 booked')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Create Zone|Edit Beirut|Close a Day/ })).not.toBeInTheDocument();
});

test('the zone whose days are shown stays chosen when something has changed', async () => {
  const zones = [ZONE, { ...ZONE, id: 4, name: 'Tripoli' }];
  const { of, user } = openPage('ADMIN', { AdminDeliveryZones: () => ({ deliveryZones: zones }) });
  await screen.findByText('20 of 20 booked');
  await user.click(screen.getByRole('combobox', { name: 'Zone' }));
  await user.click(await screen.findByText('Tripoli', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(of('AdminDeliveryDays').map(({ zoneId }) => zoneId)).toEqual([3, 4]));
  await user.click(screen.getByRole('button', { name: 'Close a Day' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close a Day' });
  fireEvent.change(within(dialog).getByLabelText('Day'), { target: { value: '2030-01-07' } });
  await user.type(within(dialog).getByLabelText('Reason'), 'Stocktaking');
  await user.click(within(dialog).getByRole('button', { name: 'Close the Day' }));
  await waitFor(() => expect(of('AdminDeliveryDays').map(({ zoneId }) => zoneId)).toEqual([3, 4, 4]));
});
