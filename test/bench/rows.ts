import type { Measured } from './load';

/** How often subject and floor are measured, in turns; the median counts. */
const ROUNDS = 3;

/** One figure of the benchmark: what the shop does, beside the floor of the same work. */
export interface Row {
  what: string;
  subject: Measured;
  floor: Measured;
  /** The ratio that must be reached; null: none. */
  mark: number | null;
}

/** Measures subject and floor in turns, so that what else the machine does falls on both. */
export async function inTurns(
  what: string,
  subject: () => Promise<Measured>,
  floor: () => Promise<Measured>,
  mark: number | null,
): Promise<Row> {
  const subjects: Measured[] = [];
  const floors: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await floor());
    subjects.push(await subject());
  }
  return { what, subject: median(subjects), floor: median(floors), mark };
}

/** Whether the row reaches its mark, if it has one. */
export function isMet({ subject, floor, mark }: Row): boolean {
  return mark === null || subject.rate / floor.rate >= mark;
}

/** The row as it is printed. */
export function textOf(row: Row): string {
  const { what, subject, floor, mark } = row;
  const round = (figure: number): string => Math.round(figure).toLocaleString('en-US');
  const verdict = mark === null ? '' : `  (mark ${mark}: ${isMet(row) ? 'met' : 'NOT met'})`;
  return `${what}\n  ${round(subject.rate)}/s, p99 ${subject.p99.toFixed(1)} ms; floor ${round(floor.rate)}/s, p99 ${floor.p99.toFixed(1)} ms; ratio ${(subject.rate / floor.rate).toFixed(3)}${verdict}\n`;
}

function median(runs: Measured[]): Measured {
  const [middle] = [...runs].sort((a, b) => a.rate - b.rate).slice(Math.floor(runs.length / 2));
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}
