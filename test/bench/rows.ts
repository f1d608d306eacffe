import type { Measured } from './load';

/** How often subject and floor are measured, in turns, where a case says nothing else; the median counts. */
const ROUNDS = 3;

/** One figure of the benchmark. */
export type Row = RatioRow | LimitedRow;

/** What the shop costs a machine, beside a bare server. */
export interface LimitedRow {
  what: string;
  unit: 'ms' | 'MB';
  subject: number;
  floor: number;
  /** What the shop must stay below. */
  limit: number;
}

/** What the shop does, beside the floor of the same work. */
export interface RatioRow {
  what: string;
  subject: Measured;
  floor: Measured;
  /** The ratio that must be reached; null: none. */
  mark: number | null;
  /** What the 99th percentile must stay below, in milliseconds; absent: nothing. */
  limitMs?: number;
}

/** Measures subject and floor in turns, so that what else the machine does falls on both. */
export async function inTurns(
  what: string,
  subject: () => Promise<Measured>,
  floor: () => Promise<Measured>,
  mark: number | null,
  rounds = ROUNDS,
): Promise<RatioRow> {
  const subjects: Measured[] = [];
  const floors: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await floor());
    subjects.push(await subject());
  }
  const median = (runs: readonly Measured[]): Measured => medianBy(runs, ({ rate }) => rate);
  return { what, subject: median(subjects), floor: median(floors), mark };
}

/** Whether the row reaches its mark and stays below its limit, if it has them. */
export function isMet(row: Row): boolean {
  if ('limit' in row) return row.subject < row.limit;
  const { subject, floor, mark, limitMs } = row;
  return (mark === null || subject.rate / floor.rate >= mark) && (limitMs === undefined || subject.p99 < limitMs);
}

/** The row as it is printed. */
export function textOf(row: Row): string {
  if ('limit' in row) {
    const { what, unit, subject, floor, limit } = row;
    return `${what}\n  ${subject.toFixed(0)} ${unit}; floor ${floor.toFixed(0)} ${unit}  (below ${limit} ${unit}: ${isMet(row) ? 'met' : 'NOT met'})\n`;
  }
  const { what, subject, floor, mark, limitMs } = row;
  const round = (figure: number): string => Math.round(figure).toLocaleString('en-US');
  const asked = [mark !== null && `mark ${mark}`, limitMs !== undefined && `p99 below ${limitMs} ms`].filter(Boolean);
  const verdict = asked.length === 0 ? '' : `  (${asked.join(', ')}: ${isMet(row) ? 'met' : 'NOT met'})`;
  return `${what}\n  ${round(subject.rate)}/s, p99 ${subject.p99.toFixed(1)} ms; floor ${round(floor.rate)}/s, p99 ${floor.p99.toFixed(1)} ms; ratio ${(subject.rate / floor.rate).toFixed(3)}${verdict}\n`;
}

/** The run in the middle by a figure. @throws for none */
export function medianBy<T>(runs: readonly T[], figure: (run: T) => number): T {
  const [middle] = [...runs].sort((a, b) => figure(a) - figure(b)).slice(Math.floor(runs.length / 2));
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}
