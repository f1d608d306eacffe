/** A place among the cells of a grid, from 0. */
export interface Place {
  row: number;
  column: number;
}

/** How many rows a page key goes on. */
const PAGE_ROWS = 10;

/**
 * Where a key leads in a grid of so many rows and columns, as the pattern of ARIA says; null for a key that leads nowhere.
 */
export function placeAfterKey(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, column }: Place,
  { rows, columns }: { rows: number; columns: number },
): Place | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: Math.min(Math.max(nextRow, 0), lastRow),
    column: Math.min(Math.max(nextColumn, 0), lastColumn),
  });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'PageUp':
      return to(row - PAGE_ROWS, column);
    case 'PageDown':
      return to(row + PAGE_ROWS, column);
    case 'Home':
      return to(ctrlKey ? 0 : row, 0);
    case 'End':
      return to(ctrlKey ? lastRow : row, lastColumn);
    default:
      return null;
  }
}
