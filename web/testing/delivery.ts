import type { DeliveryOptions } from '../delivery/deliveryDocument';

type Day = DeliveryOptions['days'][number];
type Window = Day['windows'][number];

/** A window that can be ordered until the evening before, changed as the test needs it. */
export function deliveryWindow(date: string, window: string, changes: Partial<Window> = {}): Window {
  const cutOff = new Date(Date.parse(`${date}T16:00:00Z`) - 86_400_000).toISOString();
  return { __typename: 'DeliveryOptionWindow', window, cutOff, obstacle: null, ...changes };
}

/** A day with a morning and an afternoon. */
export function deliveryDay(date: string, changes: Partial<Day> = {}): Day {
  const windows = ['08:00-12:00', '14:00-18:00'].map((window) => deliveryWindow(date, window));
  return { __typename: 'DeliveryOptionDay', date, closedFor: null, windows, ...changes };
}

/** What a covered place can choose: three days, of which the first morning is the earliest. */
export function deliveryOptions(changes: Partial<DeliveryOptions> = {}): DeliveryOptions & {
  fee: string | null;
  freeFrom: string | null;
  minimum: string | null;
} {
  return {
    __typename: 'DeliveryOptions',
    timeZone: 'Asia/Beirut',
    zoneId: 1,
    fee: '3.00',
    freeFrom: null,
    minimum: null,
    days: ['2030-01-02', '2030-01-03', '2030-01-04'].map((date) => deliveryDay(date)),
    earliest: { __typename: 'DeliverySlot', date: '2030-01-02', window: '08:00-12:00' },
    ...changes,
  };
}
