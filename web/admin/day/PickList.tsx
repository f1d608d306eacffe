import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { grouped } from '../../../common/amountText';
import { dayText, windowText } from '../../delivery/deliveryDates';
import type { AdminPickListQuery } from '../../gql/graphql';
import { Filters } from '../../ui-antd/filters/Filters';
import type { ListAddress } from '../../ui-antd/filters/useListAddress';
import { ListEmpty, ListFailure } from '../../ui-antd/list/ListStates';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { PartFilters } from './DayOrders';
import type { DayPart } from './DayParts';
import styles from './day.module.css';
import { AdminPickListDocument } from './documents';
import type { DayFilter } from './useDayAddress';
import { useDayLive } from './useDayLive';

type Entry = AdminPickListQuery['pickList']['entries'][number];

interface PickListProps {
  address: ListAddress;
  filter: DayFilter;
  parts: readonly DayPart[];
  /** Called soon after orders of the day have changed. */
  onChanged: () => void;
}

/** What is to be pressed and packed for the day, or for a part of it, by category, with the orders it is for. */
export function PickList({ address, filter, parts, onChanged }: PickListProps) {
  const { date, window, zoneId } = filter;
  const { data, loading, error, retry } = useListQuery(AdminPickListDocument, { date, window, zoneId });
  const lost = useDayLive(date, () => {
    onChanged();
    retry();
  });
  const list = data?.pickList;
  if (!list) return error ? <ListFailure what="The pick list" error={error} onRetry={retry} /> : <p>Loading…</p>;
  const zone = parts.find((part) => part.zoneId === zoneId)?.zone;
  return (
    <div className={styles.pick} aria-busy={loading}>
      <Filters>
        <PartFilters address={address} parts={parts} />
        <Button icon={<PrinterOutlined />} disabled={list.entries.length === 0} onClick={() => globalThis.print()}>
          Print
        </Button>
        <span role="status">{lost}</span>
      </Filters>
      <p className={styles.printed}>
        {[date === null ? 'Orders without a day' : dayText(date, 'en'), window && windowText(window), zone]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!list.isWhole && <p role="status">These are the first 1,000; choose a window or a zone for a shorter list.</p>}
      {list.entries.length === 0 ? (
        <ListEmpty title="Nothing to pack" text="What the orders of this day take will appear here." />
      ) : (
        <PickTable entries={list.entries} />
      )}
    </div>
  );
}

function PickTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <table className={styles.picks} aria-label="Pick list">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className={styles.number}>
            Take
          </th>
          <th scope="col" className={styles.number}>
            Packed
          </th>
          <th scope="col" className={styles.for}>
            For
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, place) => (
          <Fragment key={`${entry.productId} ${entry.selectedSize} ${entry.selectedPackaging}`}>
            {entries[place - 1]?.categoryName !== entry.categoryName && (
              <tr className={styles.category}>
                <th scope="colgroup" colSpan={4} dir="auto">
                  {entry.categoryName}
                </th>
              </tr>
            )}
            <tr className={entry.packed === entry.quantity ? styles.done : undefined}>
              <th scope="row">
                <bdi>{entry.productName}</bdi>
                <span className={styles.size}>
                  {[entry.selectedSize, entry.selectedPackaging].filter(Boolean).join(' · ')}
                </span>
              </th>
              <td className={styles.number}>
                <strong>{grouped(entry.quantity)}</strong>
              </td>
              <td className={styles.number}>{grouped(entry.packed)}</td>
              <td className={styles.for}>
                <Orders entry={entry} />
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Orders({ entry: { orders, orderCount } }: { entry: Entry }) {
  const more = orderCount - orders.length;
  return (
    <>
      {orders.map(({ orderId, quantity, isPacked }, place) => (
        <Fragment key={orderId}>
          {place > 0 && ', '}
          <Link
            to={`/admin/packing?order=${orderId}`}
            className={isPacked ? styles.packedOrder : undefined}
            aria-label={`Order ${orderId}: ${quantity}${isPacked ? ', packed' : ''}`}
          >
            {`#${orderId} × ${quantity}`}
          </Link>
        </Fragment>
      ))}
      {more > 0 && ` and ${grouped(more)} more`}
    </>
  );
}
