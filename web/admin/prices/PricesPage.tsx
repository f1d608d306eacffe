import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ShopDate } from '../../prices/history/ShopDate';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { classes } from '../../ui/classes';
import { ListEmpty, ListFailure } from '../../ui-antd/list/ListStates';
import { Pager } from '../../ui-antd/list/Pager';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { ExplainDialog } from '../pricing/ExplainDialog';
import { PriceHistoryDialog } from '../products/history/PriceHistoryDialog';
import { CellPanel } from './CellPanel';
import { cellKey } from './cellText';
import { PriceMatrixDocument, type Matrix, type MatrixCell, type MatrixRow } from './documents';
import type { Place } from './gridKeys';
import { filterOf, PriceFilters } from './PriceFilters';
import { chosenAt, PriceGrid } from './PriceGrid';
import styles from './prices.module.css';
import { useColumns } from './useColumns';
import { usePriceEdit, type ChosenCell } from './usePriceEdit';

const PRODUCTS = 20;
const NARROWING = ['search', 'category', 'business', 'mode', 'filter'];

/** What every business pays for every product: a page of products, as many businesses as the window has room for. */
export function PricesPage() {
  const address = useListAddress();
  const asked = filterOf(address);
  const columns = useColumns();
  const afterProductId = address.after === null ? null : Number(address.after);
  // The businesses stay while products are paged through, unless a filter finds others in them.
  const of = JSON.stringify([asked, asked.filter && afterProductId]);
  const [paged, setPaged] = useState<{ of: string; cursors: readonly number[] }>({ of, cursors: [] });
  const cursors = paged.of === of ? paged.cursors : [];
  const { data, ...reading } = useListQuery(PriceMatrixDocument, {
    ...asked,
    products: PRODUCTS,
    afterProductId,
    businesses: columns,
    afterUserId: cursors.at(-1) ?? null,
  });
  return (
    <>
      <title>Prices of Businesses | Bustan</title>
      <h1>Prices of Businesses</h1>
      <PriceFilters address={address} />
      {reading.error ? <ListFailure what="The prices" error={reading.error} onRetry={reading.retry} /> : null}
      {!data && !reading.error && <Skeleton active />}
      {data && (
        <>
          <nav className={styles.columns} aria-label="Businesses">
            <Button disabled={cursors.length === 0} onClick={() => setPaged({ of, cursors: cursors.slice(0, -1) })}>
              Previous businesses
            </Button>
            <Button
              disabled={data.priceMatrix.nextUserId === null}
              onClick={() => setPaged({ of, cursors: [...cursors, data.priceMatrix.nextUserId!] })}
            >
              Next businesses
            </Button>
            <Link to="/admin/price-plans?new=business">Plan a change</Link>
          </nav>
          <Prices
            read={data.priceMatrix}
            filtered={asked.filter !== null}
            loading={reading.loading}
            onClear={
              address.filtered(NARROWING)
                ? () => address.set(Object.fromEntries(NARROWING.map((name) => [name, ''])))
                : undefined
            }
          />
          <Pager
            count={new Set(data.priceMatrix.rows.map(({ productId }) => productId)).size}
            total={undefined}
            endCursor={data.priceMatrix.nextProductId === null ? null : String(data.priceMatrix.nextProductId)}
            hasNextPage={data.priceMatrix.nextProductId !== null}
            address={address}
          />
        </>
      )}
    </>
  );
}

interface PricesProps {
  read: Matrix;
  filtered: boolean;
  loading: boolean;
  onClear: (() => void) | undefined;
}

type Opened = { what: 'history' | 'explanation' } & ChosenCell;

/** A part of the matrix, and what is done with one of its cells. */
function Prices({ read, filtered, loading, onClear }: PricesProps) {
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
  if (!chosen) return <NothingFound matrix={matrix} onClear={onClear} />;
  return (
    <>
      {matrix.isOfFirstBusinesses && <p>Of the first 1,000 businesses: search to look at others.</p>}
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

function NothingFound({ matrix, onClear }: { matrix: Matrix; onClear: (() => void) | undefined }) {
  return (
    <>
      <ListEmpty title="No businesses with agreed prices yet" onClear={onClear} />
      {matrix.nextProductId !== null && <p>Nothing among the products of this page; there are more of them.</p>}
      <p className={styles.quiet}>
        Prices are known since <ShopDate at={matrix.knownSince} />.
      </p>
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
