import { escapeFormula } from '../../../common/texts/escapeFormula';
import { saveFile } from '../../lib/saveFile';

/** A line of CSV (RFC 4180). What a spreadsheet would take for a formula is made text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = escapeFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Gives the browser a table to keep, like "best_sellers_2026-11-01_2026-11-30.csv". */
export function saveCsv(name: string, lines: readonly string[]): void {
  // A spreadsheet reads UTF-8 by the mark at its beginning.
  saveFile(new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
