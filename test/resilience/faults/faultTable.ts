import type { Counts } from './loadCounts';

/** A fault with what became of what was answered; of mails and plans nothing can be half there. */
export interface FaultRow extends Omit<Counts, 'half'> {
  half?: number;
  fault: string;
  seconds: number;
}

const rows: FaultRow[] = [];

/** Keeps a row for the table that the file prints at its end. */
export function addRow(row: FaultRow): void {
  rows.push(row);
}

/** Prints the table of the faults of this file. */
export function printTable(): void {
  const shown = rows.splice(0).map(({ fault, answered, there, lost, doubled, half = 0, seconds }) => ({
    fault,
    answered,
    there,
    lost,
    doubled,
    half,
    'longest seconds until served again': seconds.toFixed(1),
  }));
  console.table(shown);
}
