import { PlaceFinder } from './places';
import { chosenSlot, offeredDays, type Obstacle } from './options';
import { windowText, type Closure, type PlannedWindow, type Zone } from './zone';

/**
 * The rules beside a model that is slow and knows no calendar: it looks at the clock of the shop every five minutes, by
 * Intl.
 * Another seed: DELIVERY_SEED=… npx jest common/delivery
 */
const SEED = Number(process.env.DELIVERY_SEED ?? 20261125);
const CASES = process.env.TEST_LONG === '1' ? 10_000 : 2_000;

/** mulberry32 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = randomNumbers(SEED);
const below = (count: number): number => Math.floor(random() * count);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

const TIME_ZONES = ['Asia/Beirut', 'Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'UTC'] as const;
/** No clock changes, and no cut-off is, between two of these. */
const STEP = 5 * 60_000;
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** What the clock of the zone shows, like "2026-03-29 01:00". */
function shown(at: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(at);
}

const firsts = new Map<string, number>();
/** The first instant at which the clock shows the day and time or later, found by looking at it again and again. */
function firstShowing(day: string, time: string, timeZone: string): number {
  const key = `${day} ${time} ${timeZone}`;
  const known = firsts.get(key);
  if (known !== undefined) return known;
  const wanted = `${day} ${time}`;
  let at = Date.parse(`${day}T${time}:00Z`) - 15 * 3_600_000;
  // By hours while it is far off, then by steps: no clock goes back by more than three hours.
  while (shown(at + 3 * 3_600_000, timeZone) < wanted) at += 3_600_000;
  while (shown(at, timeZone) < wanted) at += STEP;
  firsts.set(key, at);
  return at;
}

const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY).toISOString().slice(0, 10);
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weekdays = new Map<string, number>();
const weekday = (day: string): number => {
  const known = weekdays.get(day) ?? weekdayByName(day);
  weekdays.set(day, known);
  return known;
};
const weekdayByName = (day: string): number =>
  WEEKDAYS.indexOf(new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })) + 1;

const hour = (at: number): string => `${String(at).padStart(2, '0')}:${oneOf(['00', '00', '15', '30', '45'])}`;

function randomWindows(): PlannedWindow[] {
  return Array.from({ length: 7 }, (_, index) => index + 1).flatMap((day) => {
    if (random() < 0.2) return [];
    const begins = [0, 1, 2, 3, 6, 8, 12, 16, 20].filter(() => random() < 0.35);
    return begins.map((at, place): PlannedWindow => {
      const begin = hour(at);
      const next = begins[place + 1] ?? 24;
      const cutOffDays = oneOf([0, 0, 1, 1, 2, 7, 14]);
      const cutOffTime = cutOffDays === 0 ? hour(below(at + 1)) : hour(below(24));
      return {
        weekday: day,
        begins: begin,
        ends: next === 24 ? '24:00' : `${String(next).padStart(2, '0')}:00`,
        capacity: 1 + below(3),
        cutOffDays,
        cutOffTime: cutOffDays === 0 && cutOffTime > begin ? begin : cutOffTime,
      };
    });
  });
}

/** Instants around both changes of the clocks of each zone, and any. */
function randomInstant(): number {
  const around = oneOf([
    '2026-03-28T22:00:00Z', // Beirut goes forward,
    '2026-10-24T21:00:00Z', // and back;
    '2026-03-29T01:00:00Z', // Paris,
    '2026-10-25T01:00:00Z',
    '2026-03-08T07:00:00Z', // New York,
    '2026-11-01T06:00:00Z',
    '2026-04-04T15:00:00Z', // Lord Howe, by half an hour.
    '2026-10-03T15:30:00Z',
    '2026-12-31T22:00:00Z',
    '2028-02-29T12:00:00Z',
  ]);
  const span = oneOf([2 * 3_600_000, DAY, 15 * DAY, 200 * DAY]);
  return Date.parse(around) + below(2 * span) - span;
}

const NAMES = ['Beirut', 'Tripoli', 'Saida', 'Zahle', 'Byblos', 'Hamra', 'Mina', 'Souk', 'Verdun', 'Kaslik'];
const ARABIC = ['بيروت', 'طرابلس', 'صيدا', 'زحلة', 'جبيل', 'الحمراء', 'الميناء', 'السوق', 'فردان', 'الكسليك'];
const WAYS: ((place: number) => string)[] = [
  (place) => NAMES[place]!,
  (place) => ` ${NAMES[place]!.toUpperCase()} `,
  (place) => `Al-${NAMES[place]!}`,
  (place) => NAMES[place]!.replace('e', 'é'),
  (place) => ARABIC[place]!,
  (place) => ARABIC[place]!.replace(/^ال/, '').replace('ة', 'ه').replace('ي', 'يّ'),
];

test(`${CASES} random plans, places and instants agree with the slow model (seed ${SEED})`, () => {
  const counts: Record<string, number> = {};
  for (let run = 0; run < CASES; run += 1) {
    const timeZone = oneOf(TIME_ZONES);
    const now = randomInstant();
    // Where: some zones share out the names, one may be everywhere else.
    const owner = NAMES.map(() => below(4));
    const elsewhere = random() < 0.5 ? below(3) : null;
    const zones = [0, 1, 2].map((id): Zone & { id: number } => ({
      id,
      places: NAMES.flatMap((name, place) =>
        owner[place] === id ? [{ name, spellings: [ARABIC[place]!], city: null }] : [],
      ),
      circles: [],
      isEverywhereElse: id === elsewhere,
      fee: null,
      freeFrom: null,
      minimum: null,
      chargesBusinesses: false,
      windows: randomWindows(),
    }));
    const [area, city] = [random() < 0.5 ? null : below(NAMES.length + 1), below(NAMES.length + 1)];
    const written = (place: number | null) =>
      place === null ? null : place === NAMES.length ? 'Nowhere' : oneOf(WAYS)(place);
    const found = new PlaceFinder(zones).find({ area: written(area), city: written(city) });
    const ownerOf = (place: number | null) =>
      place === null ? undefined : [0, 1, 2].find((id) => owner[place] === id);
    const expectedZone = ownerOf(area) ?? ownerOf(city) ?? elsewhere;
    expect([run, found?.id ?? null]).toEqual([run, expectedZone]);
    const zone = zones[expectedZone ?? 0]!;

    // When: a day and a window, a day alone, or nothing.
    const today = shown(now, timeZone).slice(0, 10);
    const closures: Closure[] = Array.from({ length: below(6) }, () => ({
      zoneId: oneOf([null, zone.id, 9]),
      day: plusDays(today, below(16)),
    }));
    const [many, salt] = [below(4), below(1_000)];
    // Any number, but the same for the same window.
    const bookedOn = (date: string, window: string) => {
      const mixed = [...`${date} ${window}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, salt);
      return mixed % (many + 1);
    };
    const offer = { zone, closures, bookedOn, now: new Date(now), timeZone };
    const kind = below(3);
    const date = kind === 0 ? null : plusDays(today, below(20) < 18 ? below(16) : below(75) - 2);
    const ofDay = zone.windows.filter((window) => date !== null && window.weekday === weekday(date));
    const window = kind === 2 ? (ofDay.length > 0 && random() < 0.9 ? windowText(oneOf(ofDay)) : '05:00-05:30') : null;

    const state = (day: string, each: PlannedWindow): Obstacle | null => {
      if (closures.some((closure) => closure.day === day && (closure.zoneId === null || closure.zoneId === zone.id))) {
        return 'closed';
      }
      const cutOff = firstShowing(plusDays(day, -each.cutOffDays), each.cutOffTime, timeZone);
      if (now >= cutOff) return 'past_cut_off';
      return bookedOn(day, windowText(each)) >= each.capacity ? 'full' : null;
    };
    const days = date === null ? Array.from({ length: 14 }, (_, ahead) => plusDays(today, ahead)) : [date];
    const candidates = days.flatMap((day) =>
      zone.windows
        .filter((each) => each.weekday === weekday(day) && (window === null || windowText(each) === window))
        .sort((one, other) => one.begins.localeCompare(other.begins))
        .map((each) => ({ day, each })),
    );
    const states = new Set<Obstacle>();
    let first: (typeof candidates)[number] | undefined;
    for (const candidate of candidates) {
      const met = state(candidate.day, candidate.each);
      if (met === null) {
        first = candidate;
        break;
      }
      states.add(met);
    }
    const choice = chosenSlot(offer, { date, window });
    let expected: unknown;
    if (date !== null && date < today) expected = { obstacle: 'past_cut_off' };
    else if (date !== null && date > plusDays(today, 59)) expected = { obstacle: 'no_window' };
    else if (first) {
      const slot = { date: first.day, window: windowText(first.each) };
      const { capacity, cutOffDays, cutOffTime } = first.each;
      const cutOff = new Date(firstShowing(plusDays(first.day, -cutOffDays), cutOffTime, timeZone));
      expected = { slot, capacity, cutOff };
    } else if (date !== null && closures.some((each) => each.day === date && each.zoneId !== 9)) {
      expected = { obstacle: 'closed' };
    } else {
      expected = {
        obstacle: (['full', 'closed', 'past_cut_off'] as const).find((each) => states.has(each)) ?? 'no_window',
      };
    }
    expect([run, choice]).toEqual([run, expected]);
    const outcome = 'slot' in choice ? 'chosen' : choice.obstacle;
    counts[outcome] = (counts[outcome] ?? 0) + 1;

    // What is shown of a day says the same, cut-off by cut-off.
    const [looked] = offeredDays(offer, days[below(days.length)]!, 1);
    for (const shownWindow of looked!.windows) {
      const each = zone.windows.find(
        (planned) => planned.weekday === weekday(looked!.date) && windowText(planned) === shownWindow.window,
      )!;
      const cutOff = firstShowing(plusDays(looked!.date, -each.cutOffDays), each.cutOffTime, timeZone);
      expect([run, shownWindow.cutOff.getTime()]).toEqual([run, cutOff]);
    }
  }
  // Every outcome was met.
  expect(Object.keys(counts).sort()).toEqual(['chosen', 'closed', 'full', 'no_window', 'past_cut_off']);
}, 300_000);
