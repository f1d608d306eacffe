import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { formatLbp } from '../../../common/amountText';
import { classes } from '../../ui/classes';
import { shopDay } from '../../prices/history/shopTime';
import { useShopTimeZone } from '../../shop/useShop';
import { CellEditor } from './CellEditor';
import { amountText, besideText, cellKey, pricedText, rowText, termsText } from './cellText';
import type { Matrix } from './documents';
import { placeAfterKey, type Place } from './gridKeys';
import styles from './prices.module.css';
import type { ChosenCell, usePriceEdit } from './usePriceEdit';

interface PriceGridProps {
  matrix: Matrix;
  /** Whether a filter is set: cells that it does not look for are faint. */
  filtered: boolean;
  loading: boolean;
  /** The cell that the keyboard is at. */
  place: Place;
  /** Called where the focus is, and with where a key leads, which is to have it. */
  onPlace: (place: Place, isLed: boolean) => void;
  editing: ReturnType<typeof usePriceEdit>;
  /** Counts the times that the chosen cell is to have the focus. */
  focused: number;
}

/**
 * The matrix as a grid of ARIA: one of its cells is reached by Tab, arrows lead to the others, Enter edits the price agreed
 * for one, Delete removes it.
 */
export function PriceGrid({ matrix, filtered, loading, place, onPlace, editing, focused }: PriceGridProps) {
  const { rows, businesses } = matrix;
  const timeZone = useShopTimeZone();
  const chosenCell = useRef<HTMLTableCellElement>(null);
  const focusChosen = useEffectEvent(() => chosenCell.current?.focus());
  useEffect(() => {
    if (focused > 0) focusChosen();
  }, [focused]);

  function onKeyDown(event: KeyboardEvent): void {
    const chosen = chosenAt(matrix, place);
    if (!chosen) return;
    if (event.key === 'Enter' || event.key === 'F2') void editing.open(chosen);
    else if (event.key === 'Delete' && chosen.cell.agreedPrice !== null) void editing.remove(chosen);
    else {
      const next = placeAfterKey(event, place, { rows: rows.length, columns: businesses.length });
      if (!next) return;
      onPlace(next, true);
    }
    event.preventDefault();
  }

  return (
    <div className={styles.scroll}>
      <table
        className={styles.grid}
        role="grid"
        aria-label="Prices of businesses"
        aria-describedby="price-grid-keys"
        aria-busy={loading}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">
              <span>Product</span>
              <span className={styles.quiet}>what customers pay</span>
            </th>
            {businesses.map((business) => (
              <th key={business.userId} scope="col" className={styles.business}>
                <span dir="auto">{business.businessName}</span>
                <span className={styles.quiet}>{termsText(business)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowAt) => (
            <tr
              key={JSON.stringify([row.productId, row.variant])}
              className={row.isForAllSizes ? styles.allSizes : undefined}
            >
              <th scope="row" className={styles.product}>
                <span dir="auto">{row.isForAllSizes || row.variant === null ? row.productName : row.variant}</span>
                <span className={styles.quiet}>
                  {row.isForAllSizes ? 'for all sizes' : row.customerPrice ? formatLbp(row.customerPrice) : 'Price TBD'}
                </span>
              </th>
              {row.cells.map((cell, columnAt) => {
                const business = businesses[columnAt]!;
                const chosen = { row, business, cell };
                const key = cellKey(row, business.userId);
                const isHere = place.row === rowAt && place.column === columnAt;
                const isEdited = editing.edit?.key === key;
                return (
                  <td
                    key={key}
                    ref={isHere ? chosenCell : undefined}
                    role="gridcell"
                    tabIndex={isHere && !isEdited ? 0 : -1}
                    aria-selected={isHere}
                    className={classes(
                      styles.cell,
                      isHere && styles.chosen,
                      filtered && !cell.matches && !row.isForAllSizes && styles.faint,
                      cell.agreedPrice !== null && styles.agreed,
                    )}
                    onFocus={() => !isHere && onPlace({ row: rowAt, column: columnAt }, false)}
                    onDoubleClick={() => void editing.open(chosen)}
                  >
                    {isEdited ? (
                      <CellEditor
                        label={`Price of ${rowText(row)} agreed with ${business.businessName}`}
                        edit={editing.edit!}
                        agreed={cell.agreedPrice ?? ''}
                        onType={editing.type}
                        onSave={() => void editing.save(chosen)}
                        onLeave={editing.leave}
                      />
                    ) : (
                      <CellText {...chosen} timeZone={timeZone} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is paid, how that stands beside the customer price, and what is planned. */
function CellText({ row, cell, timeZone }: ChosenCell & { timeZone: string }) {
  const beside = besideText(cell);
  const { planned, agreedPrice } = cell;
  const options = { language: 'en', timeZone } as const;
  return (
    <>
      <span className={styles.amount}>{amountText(cell, row)}</span>
      <span className={styles.notes}>
        {agreedPrice !== null && !row.isForAllSizes && <span>agreed</span>}
        {beside !== null && <span>{beside}</span>}
        {planned && <span>{`${pricedText(planned.amount)} from ${shopDay(Date.parse(planned.at), options, 30)}`}</span>}
      </span>
    </>
  );
}

/** The cell at a place; null where there is none. */
export function chosenAt({ rows, businesses }: Matrix, { row: rowAt, column }: Place): ChosenCell | null {
  const row = rows[rowAt];
  const [cell, business] = [row?.cells[column], businesses[column]];
  return row && cell && business ? { row, business, cell } : null;
}
