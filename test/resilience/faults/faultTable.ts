import type { Counts } from './mixedLoad';

/** A fault with what became of what was answered. */
export interface FaultRow extends Counts {
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
  const shown = rows.splice(0).map(({ fault, answered, there, lost, doubled, seconds }) => ({
    fault,
    answered,
    there,
    lost,
    doubled,
    'longest seconds until served again': seconds.toFixed(1),
  }));
  console.table(shown);
}
