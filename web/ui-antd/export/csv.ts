/** A line of CSV (RFC 4180). What a spreadsheet would take for a formula is made text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Gives the browser a table to keep, like "best_sellers_2026-11-01_2026-11-30.csv". */
export function saveCsv(name: string, lines: readonly string[]): void {
  // A spreadsheet reads UTF-8 by the mark at its beginning.
  saveFile(new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

/** Gives the browser a file to keep. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
