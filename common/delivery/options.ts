import { dayAt, instantOf } from './clock';
import { BOOKABLE_DAYS, daysAfter, daysBetween, OPTION_DAYS, weekdayOf } from './days';
import { windowText, type Closure, type PlannedWindow, type Zone } from './zone';

/** Why an order cannot be delivered as it is asked for (specification 29.5). */
export type Obstacle = 'not_covered' | 'no_window' | 'closed' | 'past_cut_off' | 'full' | 'below_minimum';

/** A window of one day. */
interface OfferedWindow {
  readonly window: string;
  readonly capacity: number;
  /** How many orders are for it. */
  readonly booked: number;
  /** From this instant on it takes no orders. */
  readonly cutOff: Date;
  /** Null: it can be chosen. */
  readonly obstacle: Extract<Obstacle, 'past_cut_off' | 'full'> | null;
}

/** A day, with the windows that its weekday has in the plan, in their sequence. */
export interface OfferedDay<C extends Closure = Closure> {
  readonly date: string;
  /** Why nobody delivers on it; null: somebody does. */
  readonly closure: C | null;
  /** Also of a closed day, on which none can be chosen. */
  readonly windows: readonly OfferedWindow[];
}

/** What is known of a zone at an instant. */
export interface Offer<C extends Closure = Closure> {
  readonly zone: Pick<Zone, 'id' | 'windows'>;
  readonly closures: readonly C[];
  /** How many orders are for a window of a day. */
  readonly bookedOn: (date: string, window: string) => number;
  readonly now: Date;
  readonly timeZone: string;
}

/** The days from one on, as they are at the instant. @param count how many */
export function offeredDays<C extends Closure>(offer: Offer<C>, from: string, count = OPTION_DAYS): OfferedDay<C>[] {
  return Array.from({ length: count }, (_, after) => offeredDay(offer, daysAfter(from, after)));
}

function offeredDay<C extends Closure>({ zone, closures, ...offer }: Offer<C>, date: string): OfferedDay<C> {
  const weekday = weekdayOf(date);
  const closure = closures.find(({ zoneId, day }) => day === date && (zoneId === null || zoneId === zone.id)) ?? null;
  const windows = zone.windows
    .filter((window) => window.weekday === weekday)
    .sort((one, other) => (one.begins < other.begins ? -1 : 1))
    .map((window) => offeredWindow(offer, date, window));
  return { date, closure, windows };
}

function offeredWindow(
  { bookedOn, now, timeZone }: Omit<Offer, 'zone' | 'closures'>,
  date: string,
  planned: PlannedWindow,
): OfferedWindow {
  const window = windowText(planned);
  const { capacity } = planned;
  const booked = bookedOn(date, window);
  const cutOff = cutOffOf(planned, date, timeZone);
  const obstacle = now.getTime() >= cutOff.getTime() ? 'past_cut_off' : booked >= capacity ? 'full' : null;
  return { window, capacity, booked, cutOff, obstacle };
}

/** The instant from which on a window of a day takes no orders. */
function cutOffOf(
  { cutOffDays, cutOffTime }: Pick<PlannedWindow, 'cutOffDays' | 'cutOffTime'>,
  date: string,
  timeZone: string,
): Date {
  return instantOf(daysAfter(date, -cutOffDays), cutOffTime, timeZone);
}

/** A window of a day. */
export interface Slot {
  readonly date: string;
  readonly window: string;
}

/** What an order asks for; null: whatever is possible first. */
export interface Wish {
  readonly date: string | null;
  /** Null where the day is. */
  readonly window: string | null;
}

/** What an order gets, or why it gets nothing. */
type Choice =
  | { readonly slot: Slot; readonly capacity: number; readonly cutOff: Date }
  | { readonly obstacle: Obstacle };

/**
 * The window that an order gets (specification 29.3): the one it asks for, of a day alone the first that is left, and
 * without any the first of the next 14 days.
 */
export function chosenSlot(offer: Offer, { date, window }: Wish): Choice {
  const today = dayAt(offer.now, offer.timeZone);
  if (date === null) return firstOf(daysFrom(offer, today), false);
  const ahead = daysBetween(today, date);
  if (ahead < 0) return { obstacle: 'past_cut_off' };
  if (ahead >= BOOKABLE_DAYS) return { obstacle: 'no_window' };
  const [day] = offeredDays(offer, date, 1) as [OfferedDay];
  if (window === null) return firstOf([day], true);
  const windows = day.windows.filter((each) => each.window === window);
  return firstOf([{ ...day, windows }], true);
}

/** The 14 days from one on, each looked at when it is its turn. */
function* daysFrom(offer: Offer, from: string): Generator<OfferedDay> {
  for (let after = 0; after < OPTION_DAYS; after += 1) yield* offeredDays(offer, daysAfter(from, after), 1);
}

/**
 * The first window that can be chosen, or the obstacle that would go away the soonest.
 * @param isOneDay whether they are of a day that was asked for: a closed one is closed, whatever is planned for it
 */
function firstOf(days: Iterable<OfferedDay>, isOneDay: boolean): Choice {
  const met = new Set<Obstacle>();
  for (const { date, closure, windows } of days) {
    if (closure && (isOneDay || windows.length > 0)) met.add('closed');
    if (closure) continue;
    for (const { window, capacity, cutOff, obstacle } of windows) {
      if (obstacle === null) return { slot: { date, window }, capacity, cutOff };
      met.add(obstacle);
    }
  }
  const worst = (['full', 'closed', 'past_cut_off'] as const).find((obstacle) => met.has(obstacle));
  return { obstacle: worst ?? 'no_window' };
}
