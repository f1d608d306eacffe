import { act, screen, waitFor, within } from '@testing-library/react';
import {
  fill,
  fillIn,
  keysOf,
  openAccountCheckout,
  openCheckout,
  PLACED,
  placeOrder,
  refusal,
} from '../testing/checkout';
import { deliveryDay, deliveryOptions, deliveryWindow } from '../testing/delivery';

type Shop = Awaited<ReturnType<typeof openCheckout>>;

const day = (name: RegExp) => screen.findByRole('radio', { name });
const inputOf = ({ network }: Shop) => network.of('PlaceGuestOrder').at(-1)!.variables.input as Record<string, unknown>;

/** A shop that delivers to every place that is typed, with these options. */
function withZones(options = deliveryOptions()) {
  return { DeliveryOptions: () => ({ deliveryOptions: options }) };
}

describe('the time of delivery in the checkout', () => {
  it('is not asked for by a shop without zones, and nothing of it is sent', async () => {
    const shop = await openCheckout();
    await fillIn(shop.user);
    await waitFor(() => expect(shop.network.of('DeliveryOptions').length).toBeGreaterThan(0));
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(screen.queryByRole('heading', { name: 'Delivery' })).not.toBeInTheDocument();
    expect(Object.keys(inputOf(shop))).not.toEqual(expect.arrayContaining(['deliveryDate']));
    expect(screen.getByText('Fast Delivery: Expected within 2-3 business days')).toBeInTheDocument();
  });

  it('is the earliest already once the place is typed, and is sent with its fee', async () => {
    const shop = await openCheckout(withZones(deliveryOptions({ fee: '40000.00', freeFrom: '900000.00' })));
    await screen.findByText('Please say where it goes: then you see here when we deliver.');
    expect(placeOrder()).toHaveTextContent('LBP 500,003');
    await fillIn(shop.user);
    expect(await day(/Jan 2/)).toBeChecked();
    expect(screen.getByRole('radio', { name: /08:00 – 12:00/ })).toBeChecked();
    expect(screen.getAllByText('Order until Tue, Jan 1, 6:00 PM')).toHaveLength(2);
    expect(screen.getByText('Delivery here costs LBP 40,000. From LBP 900,000 on it is free.')).toBeInTheDocument();
    expect(placeOrder()).toHaveTextContent('LBP 540,000');
    await waitFor(() =>
      expect(shop.network.of('DeliveryOptions').at(-1)!.variables).toEqual({
        place: { city: 'Beirut', area: 'Hamra' },
        of: 'CHECKOUT',
        amounts: true,
      }),
    );
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(inputOf(shop)).toMatchObject({
      deliveryDate: '2030-01-02',
      deliveryWindow: '08:00-12:00',
      deliveryFee: '40000.00',
      totalAmount: '540000.00',
    });
  });

  it('is changed by one tap, kept over a reload, and shown once the order is placed', async () => {
    const placed = { ...PLACED, deliveryDate: '2030-01-03', deliveryWindow: '14:00-18:00' };
    const shop = await openCheckout({ ...withZones(), PlaceGuestOrder: () => ({ placeGuestOrder: placed }) });
    await fillIn(shop.user);
    await shop.user.click(await day(/Jan 3/));
    expect(screen.getByRole('radio', { name: /08:00 – 12:00/ })).toBeChecked();
    await shop.user.click(screen.getByRole('radio', { name: /14:00 – 18:00/ }));
    shop.view.unmount();
    shop.reopen();
    expect(await day(/Jan 3/)).toBeChecked();
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(inputOf(shop)).toMatchObject({ deliveryDate: '2030-01-03', deliveryWindow: '14:00-18:00' });
    expect(screen.getByText('Thu, Jan 3')).toBeInTheDocument();
    expect(screen.getByText('14:00 – 18:00')).toBeInTheDocument();
    expect(sessionStorage.getItem('delivery-time-checkout-guest')).toBeNull();
  });

  it('is chosen again when the place changes', async () => {
    const shop = await openCheckout(withZones());
    await fillIn(shop.user);
    await shop.user.click(await day(/Jan 4/));
    await fill(shop.user, 'Area/Region', ' and around');
    await waitFor(() => expect(screen.getByRole('radio', { name: /Jan 2/ })).toBeChecked());
  });

  it('that is gone is told with what can be had now; what was typed stays, and the next order is another one', async () => {
    const gone = deliveryOptions();
    const [first, ...others] = gone.days;
    const windows = first!.windows.map((each) => ({ ...each, obstacle: 'PAST_CUT_OFF' as const }));
    const fresh = deliveryOptions({
      days: [{ ...first!, windows }, ...others],
      earliest: { __typename: 'DeliverySlot', date: '2030-01-03', window: '08:00-12:00' },
    });
    const shop = await openCheckout({
      ...withZones(gone),
      PlaceGuestOrder: () => ({
        placeGuestOrder: {
          ...refusal('DELIVERY_UNAVAILABLE', 'It is too late.'),
          delivery: { __typename: 'DeliveryRefusal', reason: 'PAST_CUT_OFF', options: fresh },
        } as typeof PLACED,
      }),
    });
    await fillIn(shop.user);
    await day(/Jan 2/);
    await shop.user.click(placeOrder());
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('Please choose another delivery time')).toBeInTheDocument();
    expect(
      within(notice).getByText(
        'It is too late to order for this time. Nothing was ordered: please look at the next one.',
      ),
    ).toBeInTheDocument();
    expect(notice).toHaveFocus();
    expect(
      screen.getByText('Wed, Jan 2, 08:00 – 12:00 can no longer be ordered. The earliest other time is chosen.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Jan 2 Too late/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Jan 3/ })).toBeChecked();
    expect(screen.getByLabelText('Street Address')).toHaveValue('Hamra Street 12');

    shop.network.answer({ PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }) });
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(inputOf(shop)).toMatchObject({ deliveryDate: '2030-01-03', deliveryWindow: '08:00-12:00' });
    expect(new Set(keysOf(shop)).size).toBe(2);
  });

  it('says which days are closed or full, and chooses by keyboard', async () => {
    const full = deliveryWindow('2030-01-03', '08:00-12:00', { obstacle: 'FULL' });
    const shop = await openCheckout(
      withZones(
        deliveryOptions({
          days: [
            deliveryDay('2030-01-02'),
            deliveryDay('2030-01-03', { windows: [full] }),
            deliveryDay('2030-01-04', { windows: [], closedFor: 'Stocktaking' }),
            deliveryDay('2030-01-05'),
            deliveryDay('2030-01-06', { windows: [] }),
          ],
        }),
      ),
    );
    await fillIn(shop.user);
    const first = await day(/Jan 2/);
    act(() => first.focus());
    expect(screen.getByRole('radio', { name: 'Thu Jan 3 Full' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Fri Jan 4 Stocktaking' })).toBeDisabled();
    expect(screen.queryByRole('radio', { name: /Jan 6/ })).not.toBeInTheDocument();
    await shop.user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: /Jan 5/ })).toBeChecked();
  });

  it('is nothing for a place that is not delivered to; a minimum says what is missing', async () => {
    const nowhere = deliveryOptions({ zoneId: null, fee: null, days: [], earliest: null });
    const shop = await openCheckout({
      DeliveryOptions: ({ place }) => ({
        deliveryOptions:
          (place as unknown as { city: string }).city === 'Beirut'
            ? deliveryOptions({ minimum: '750000.00' })
            : nowhere,
      }),
    });
    await fill(shop.user, 'City', 'Tyre');
    expect(await screen.findByText('We do not deliver to this place yet.')).toBeInTheDocument();
    await shop.user.clear(screen.getByLabelText('City'));
    await fillIn(shop.user);
    expect(await screen.findByText('Orders here begin at LBP 750,000: LBP 250,000 is missing.')).toBeInTheDocument();
  });

  it('of the second checkout is that of the written address', async () => {
    const shop = await openAccountCheckout({
      ...withZones(),
      PlaceAccountOrder: () => ({ placeAccountOrder: PLACED }),
    });
    for (const [label, text] of [
      ['Full Name', 'Rana Haddad'],
      ['Email', 'rana@example.com'],
      ['Phone', '+961 70 123 456'],
      ['Street Address', 'Hamra Street 12'],
      ['City', 'Beirut'],
    ] as const) {
      await fill(shop.user, label, text);
    }
    await shop.user.click(await day(/Jan 4/));
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(shop.network.of('DeliveryOptions').at(-1)!.variables).toMatchObject({
      place: { city: 'Beirut', state: '' },
    });
    expect(shop.network.of('PlaceAccountOrder')[0]!.variables.input).toMatchObject({
      deliveryDate: '2030-01-04',
      deliveryWindow: '08:00-12:00',
    });
  });
});
