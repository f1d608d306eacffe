import { keptDays } from './keptBackups';

/** The days from the first to the last, both included. */
function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (const day = new Date(`${first}T00:00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    days.push(day.toISOString().slice(0, 10));
    if (days.at(-1) === last) return days;
  }
}

const kept = (days: readonly string[]) => [...keptDays(days)].sort();

test('of a backup every night for two years, 7 days, 4 weeks and 12 months are kept', () => {
  // The 25th of November 2026 is a Wednesday.
  expect(kept(daysFrom('2024-11-26', '2026-11-25'))).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-08',
    '2026-11-15',
    ...daysFrom('2026-11-19', '2026-11-25'),
  ]);
});

test('what is kept night by night is what is kept of all at once', () => {
  const nights = daysFrom('2024-11-26', '2026-11-25');
  let there: string[] = [];
  for (const night of nights) there = kept([...there, night]);
  expect(there).toEqual(kept(nights));
});

test('a shop that made none for a year keeps those from before', () => {
  const before = daysFrom('2025-11-01', '2025-11-07');
  expect(kept([...before, '2026-11-25'])).toEqual([...before.slice(1), '2026-11-25']);
  expect(kept(before)).toEqual(before);
  expect(kept([])).toEqual([]);
});

test('weeks begin on Monday, over the end of a year as well', () => {
  // Thursday the 31st of December to Sunday the 3rd of January are of one week.
  const days = [...daysFrom('2026-12-28', '2027-01-03'), ...daysFrom('2027-01-04', '2027-01-11')];
  expect(kept(days)).toEqual(['2026-12-31', '2027-01-03', ...daysFrom('2027-01-05', '2027-01-11')]);
});
