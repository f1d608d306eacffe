import { dayAt, instantOf } from './clock';
import { daysAfter, daysBetween, isDay, weekdayOf } from './days';

// In Beirut the clock goes forward at midnight of the last Sunday of March, and back at midnight of the last of October.
test.each([
  ['2026-03-28', '23:59', 'Asia/Beirut', '2026-03-28T21:59:00.000Z'],
  ['2026-03-29', '00:00', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ['2026-03-29', '00:30', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ['2026-03-29', '01:00', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ['2026-03-29', '01:01', 'Asia/Beirut', '2026-03-28T22:01:00.000Z'],
  ['2026-10-24', '22:59', 'Asia/Beirut', '2026-10-24T19:59:00.000Z'],
  ['2026-10-24', '23:30', 'Asia/Beirut', '2026-10-24T20:30:00.000Z'],
  ['2026-10-25', '00:00', 'Asia/Beirut', '2026-10-24T22:00:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ['2026-11-26', '18:00', 'Asia/Beirut', '2026-11-26T16:00:00.000Z'],
  ['2026-11-26', '18:00', 'UTC', '2026-11-26T18:00:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantOf(day, time, zone).toISOString()).toBe(instant);
});

test('a day is that of the clock of the shop', () => {
  expect(dayAt(new Date('2026-11-25T21:59:59.999Z'), 'Asia/Beirut')).toBe('2026-11-25');
  expect(dayAt(new Date('2026-11-25T22:00:00.000Z'), 'Asia/Beirut')).toBe('2026-11-26');
  // The hour before midnight comes twice.
  expect(dayAt(new Date('2026-10-24T21:59:59.999Z'), 'Asia/Beirut')).toBe('2026-10-24');
});

test('days are counted on the calendar, whatever the clocks do', () => {
  expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
});

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '1969-12-31', '', 'tomorrow', '2026-01-01T00:00'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
