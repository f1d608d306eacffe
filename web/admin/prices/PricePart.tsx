import { useState } from 'react';
import { ExplainDialog } from '../pricing/ExplainDialog';
import { PriceHistoryDialog } from '../products/history/PriceHistoryDialog';
import { classes } from '../../ui/classes';
import { CellPanel } from './CellPanel';
import { cellKey } from './cellText';
import type { Matrix, MatrixCell, MatrixRow } from './documents';
import type { Place } from './gridKeys';
import { NothingFound, OF_FIRST } from './NothingFound';
import { chosenAt, PriceGrid } from './PriceGrid';
import styles from './prices.module.css';
import { usePriceEdit, type ChosenCell, type EditState } from './usePriceEdit';
import type { Search } from './useSearchOn';

interface PricePartProps {
  read: Matrix;
  search: Search;
  edits: EditState;
  filtered: boolean;
  loading: boolean;
  onClear: (() => void) | undefined;
}

type Opened = { what: 'history' | 'explanation' } & ChosenCell;

/** A part of the matrix, and what is done with one of its cells. */
export function PricePart({ read, search, edits, filtered, loading, onClear }: PricePartProps) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const [focused, setFocused] = useState(0);
  // What was read again since, of single cells.
  const [newer, setNewer] = useState<{ of: Matrix; cells: ReadonlyMap<string, MatrixCell> }>({
    of: read,
    cells: new Map(),
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const cells = newer.of === read ? newer.cells : null;
  const matrix = cells ? withCells(read, cells) : read;
  const editing = usePriceEdit(
    edits,
    (rows) =>
      setNewer((before) => ({
        of: read,
        cells: new Map([...(before.of === read ? before.cells : []), ...cellsOf(rows)]),
      })),
    () => setFocused((times) => times + 1),
  );
  const here = {
    row: Math.min(place.row, Math.max(matrix.rows.length - 1, 0)),
    column: Math.min(place.column, Math.max(matrix.businesses.length - 1, 0)),
  };
  const chosen = chosenAt(matrix, here);
  if (!chosen) return <NothingFound {...{ matrix, search, onClear }} />;
  return (
    <>
      {matrix.isOfFirstBusinesses && <p>{OF_FIRST}</p>}
      <p id="price-grid-keys" className={classes(styles.quiet, styles.keys)}>
        Arrow keys lead from price to price; Enter changes the agreed price, Delete removes it.
      </p>
      <PriceGrid
        matrix={matrix}
        filtered={filtered}
        loading={loading}
        place={here}
        onPlace={(next, isLed) => {
          setPlace(next);
          if (isLed) setFocused((times) => times + 1);
        }}
        editing={editing}
        focused={focused}
      />
      <CellPanel
        {...chosen}
        onEdit={() => void editing.open(chosen)}
        onRemove={() => void editing.remove(chosen)}
        onHistory={() => setOpened({ what: 'history', ...chosen })}
        onExplain={() => setOpened({ what: 'explanation', ...chosen })}
      />
      {opened && <CellDialog {...opened} matrix={matrix} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Why a price is what it is, or what it was over time. */
function CellDialog({ what, row, business, matrix, onClose }: Opened & { matrix: Matrix; onClose: () => void }) {
  const { productId, productName, variant } = row;
  const { userId, businessName, priceBook } = business;
  if (what === 'explanation') {
    return <ExplainDialog {...{ productId, productName, variant, userId, businessName, onClose }} />;
  }
  const variants = matrix.rows.flatMap((each) =>
    each.productId === productId && each.variant !== null ? [each.variant] : [],
  );
  return (
    <PriceHistoryDialog
      productId={productId}
      productName={productName}
      variants={variants}
      variant={variant}
      business={{ userId, businessName, isIndividual: priceBook.startsWith('individual:') }}
      onClose={onClose}
    />
  );
}

function cellsOf(rows: readonly MatrixRow[]): [string, MatrixCell][] {
  return rows.flatMap((row) => row.cells.map((cell): [string, MatrixCell] => [cellKey(row, cell.userId), cell]));
}

/** With the cells that were read again; which of them a filter looked for stays as it was. */
function withCells(matrix: Matrix, cells: ReadonlyMap<string, MatrixCell>): Matrix {
  if (cells.size === 0) return matrix;
  return {
    ...matrix,
    rows: matrix.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => {
        const newer = cells.get(cellKey(row, cell.userId));
        return newer ? { ...newer, matches: cell.matches } : cell;
      }),
    })),
  };
}
