import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { Pager } from '../../ui-antd/list/pages/Pager';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { PriceMatrixDocument } from './documents';
import { filterOf, PriceFilters } from './PriceFilters';
import { PricePart } from './PricePart';
import styles from './prices.module.css';
import { useColumns } from './useColumns';
import { useEditState } from './usePriceEdit';
import { useSearchOn } from './useSearchOn';

const PRODUCTS = 20;
const NARROWING = ['search', 'category', 'business', 'mode', 'filter'];

/** What every business pays for every product: a page of products, as many businesses as the window has room for. */
export function PricesPage() {
  const address = useListAddress();
  const filters = filterOf(address);
  const columns = useColumns();
  const afterProductId = address.after === null ? null : Number(address.after);
  // The businesses stay while products are paged through, unless a filter finds others in them.
  const of = JSON.stringify([filters, filters.filter && afterProductId]);
  const [paged, setPaged] = useState<{ of: string; cursors: readonly number[] }>({ of, cursors: [] });
  const cursors = paged.of === of ? paged.cursors : [];
  const variables = {
    ...filters,
    products: PRODUCTS,
    afterProductId,
    businesses: columns,
    afterUserId: cursors.at(-1) ?? null,
  };
  const { data, ...reading } = useListQuery(PriceMatrixDocument, variables);
  const search = useSearchOn(data?.priceMatrix, reading.loading, variables);
  const edits = useEditState();
  const read = search.matrix;
  return (
    <>
      <title>Prices of Businesses | Bustan</title>
      <h1>Prices of Businesses</h1>
      <PriceFilters address={address} />
      {reading.error ? <ListFailure what="The prices" error={reading.error} onRetry={reading.retry} /> : null}
      {!read && !reading.error && <Skeleton active />}
      {read && (
        <>
          <nav className={styles.columns} aria-label="Businesses">
            <Button disabled={cursors.length === 0} onClick={() => setPaged({ of, cursors: cursors.slice(0, -1) })}>
              Previous businesses
            </Button>
            <Button
              disabled={read.nextUserId === null}
              onClick={() => setPaged({ of, cursors: [...cursors, read.nextUserId!] })}
            >
              Next businesses
            </Button>
            <Link to="/admin/price-plans?new=business">Plan a change</Link>
          </nav>
          <PricePart
            read={read}
            search={search}
            edits={edits}
            filtered={filters.filter !== null}
            loading={reading.loading}
            onClear={
              address.filtered(NARROWING)
                ? () => address.set(Object.fromEntries(NARROWING.map((name) => [name, ''])))
                : undefined
            }
          />
          <Pager
            count={new Set(read.rows.map(({ productId }) => productId)).size}
            total={undefined}
            endCursor={read.nextProductId === null ? null : String(read.nextProductId)}
            hasNextPage={read.nextProductId !== null && !search.isLooking}
            address={address}
          />
        </>
      )}
    </>
  );
}
