import { chosenSlot, offeredDays, type Offer } from './options';
import { overlapOf } from './plan';
import { feeFor, isBelowMinimum, termsOf } from './fee';
import type { PlannedWindow } from './zone';

const morning = (weekday: number): PlannedWindow => ({
  weekday,
  begins: '08:00',
  ends: '12:00',
  capacity: 2,
  cutOffDays: 1,
  cutOffTime: '18:00',
});
const evening = (weekday: number): PlannedWindow => ({
  ...morning(weekday),
  begins: '18:00',
  ends: '24:00',
  cutOffDays: 0,
  cutOffTime: '14:00',
});
const WEEK = [1, 2, 3, 4, 5, 6].flatMap((weekday) => [evening(weekday), morning(weekday)]);

/** Wednesday, 10:00 in Beirut. */
const NOW = new Date('2026-11-25T08:00:00Z');
/** Of the morning of the 26th. */
const CUT_OFF = new Date('2026-11-25T16:00:00Z');

function offer(full: readonly string[] = [], change: Partial<Offer> = {}): Offer {
  return {
    zone: { id: 1, windows: WEEK },
    closures: [],
    bookedOn: (date, window) => (full.includes(`${date} ${window}`) ? 2 : 1),
    now: NOW,
    timeZone: 'Asia/Beirut',
    ...change,
  };
}
const any = { date: null, window: null };

test('windows of a day come in their sequence, each with its cut-off and what stands in the way', () => {
  expect(offeredDays(offer(['2026-11-26 08:00-12:00']), '2026-11-25', 2)).toEqual([
    {
      date: '2026-11-25',
      closure: null,
      windows: [
        {
          window: '08:00-12:00',
          capacity: 2,
          booked: 1,
          cutOff: new Date('2026-11-24T16:00:00Z'),
          obstacle: 'past_cut_off',
        },
        { window: '18:00-24:00', capacity: 2, booked: 1, cutOff: new Date('2026-11-25T12:00:00Z'), obstacle: null },
      ],
    },
    {
      date: '2026-11-26',
      closure: null,
      windows: [
        { window: '08:00-12:00', capacity: 2, booked: 2, cutOff: new Date('2026-11-25T16:00:00Z'), obstacle: 'full' },
        { window: '18:00-24:00', capacity: 2, booked: 1, cutOff: new Date('2026-11-26T12:00:00Z'), obstacle: null },
      ],
    },
  ]);
});

test('an order without a day gets the first window that is left', () => {
  expect(chosenSlot(offer(), any)).toEqual({
    slot: { date: '2026-11-25', window: '18:00-24:00' },
    capacity: 2,
    cutOff: new Date('2026-11-25T12:00:00Z'),
  });
  expect(chosenSlot(offer(['2026-11-25 18:00-24:00']), any)).toEqual({
    slot: { date: '2026-11-26', window: '08:00-12:00' },
    capacity: 2,
    cutOff: CUT_OFF,
  });
});

test('the cut-off itself is too late, the millisecond before is not', () => {
  const at = (instant: string) =>
    chosenSlot(offer([], { now: new Date(instant) }), { date: '2026-11-26', window: '08:00-12:00' });
  expect(at('2026-11-25T15:59:59.999Z')).toEqual({
    slot: { date: '2026-11-26', window: '08:00-12:00' },
    capacity: 2,
    cutOff: CUT_OFF,
  });
  expect(at('2026-11-25T16:00:00.000Z')).toEqual({ obstacle: 'past_cut_off' });
});

test.each([
  ['a day that is over', { date: '2026-11-24', window: null }, 'past_cut_off'],
  ['a day too far', { date: '2027-01-24', window: null }, 'no_window'],
  ['a weekday without windows', { date: '2026-11-29', window: null }, 'no_window'],
  ['a window that is not in the plan', { date: '2026-11-26', window: '12:00-14:00' }, 'no_window'],
  ['a window that is over', { date: '2026-11-25', window: '08:00-12:00' }, 'past_cut_off'],
  ['a window that is full', { date: '2026-11-27', window: '08:00-12:00' }, 'full'],
  ['a day that is full', { date: '2026-11-27', window: null }, 'full'],
  ['a day that is closed', { date: '2026-11-28', window: null }, 'closed'],
  ['a window of a day that is closed', { date: '2026-11-28', window: '08:00-12:00' }, 'closed'],
  ['any window of a day that is closed', { date: '2026-11-28', window: '12:00-14:00' }, 'closed'],
])('%s is refused', (_what, wish, obstacle) => {
  const closures = [
    { zoneId: 1, day: '2026-11-28' },
    { zoneId: 2, day: '2026-11-26' },
  ];
  const full = ['2026-11-27 08:00-12:00', '2026-11-27 18:00-24:00'];
  expect(chosenSlot(offer(full, { closures }), wish)).toEqual({ obstacle });
});

test('the last day that can be asked for is the 60th', () => {
  expect(chosenSlot(offer(), { date: '2027-01-23', window: null })).toMatchObject({ slot: { date: '2027-01-23' } });
});

test('a closure of all zones closes each', () => {
  const closures = [{ zoneId: null, day: '2026-11-26' }];
  expect(chosenSlot(offer([], { closures }), { date: '2026-11-26', window: null })).toEqual({ obstacle: 'closed' });
});

test('nothing in 14 days: what would go away the soonest is told', () => {
  expect(chosenSlot(offer([], { zone: { id: 1, windows: [] } }), any)).toEqual({ obstacle: 'no_window' });
  expect(chosenSlot(offer([], { bookedOn: () => 2 }), any)).toEqual({ obstacle: 'full' });
});

test('windows of one weekday that overlap are found; those that touch, or are of two weekdays, do not', () => {
  const at = (weekday: number, begins: string, ends: string) => ({ weekday, begins, ends });
  expect(overlapOf([at(1, '08:00', '12:00'), at(1, '12:00', '14:00'), at(2, '08:00', '12:00')])).toBeNull();
  expect(overlapOf([at(1, '08:00', '12:00'), at(2, '08:00', '10:00'), at(1, '11:59', '13:00')])).toEqual({
    place: 2,
    other: '08:00-12:00',
  });
  expect(overlapOf([at(1, '08:00', '12:00'), at(1, '08:00', '12:00')])).toEqual({ place: 1, other: '08:00-12:00' });
  expect(overlapOf([at(1, '09:00', '10:00'), at(1, '08:00', '24:00')])).toEqual({ place: 1, other: '09:00-10:00' });
});

test('fees: the documented one where a zone has none, free from an amount on, businesses only where they pay', () => {
  const fees = { checkout: '3.00', business: '0.00' };
  const zone = { fee: null, freeFrom: '100.00', minimum: '10.00', chargesBusinesses: false };
  const terms = termsOf(zone, 'checkout', fees);
  expect(terms).toEqual({ fee: '3.00', freeFrom: '100.00', minimum: '10.00' });
  expect(['99.99', '100.00'].map((subtotal) => feeFor(terms, subtotal))).toEqual(['3.00', '0.00']);
  expect(['9.99', '10.00'].map((subtotal) => isBelowMinimum(terms, subtotal))).toEqual([true, false]);
  const charging = { ...zone, fee: '7.00', chargesBusinesses: true };
  for (const [way, minimum] of [
    ['business', '10.00'],
    ['employee', null],
  ] as const) {
    expect(termsOf(zone, way, fees)).toEqual({ fee: '0.00', freeFrom: null, minimum: null });
    expect(termsOf(charging, way, fees)).toEqual({ fee: '7.00', freeFrom: '100.00', minimum });
  }
});
