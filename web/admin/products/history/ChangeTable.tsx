import { Skeleton } from 'antd';
import { Fragment, useState } from 'react';
import { ShopDate } from '../../../prices/history/ShopDate';
import styles from '../../../prices/history/history.module.css';
import { ListEmpty, ListFailure } from '../../../ui-antd/list/ListStates';
import { Pager } from '../../../ui-antd/list/Pager';
import { useListQuery } from '../../../ui-antd/list/useListQuery';
import { sourceText, valueText, whatChanged } from './changeText';
import { AdminPriceHistoryDocument } from './documents';

interface ChangeTableProps {
  productId: number;
  /** From when on changes are known; null while that is read. */
  since: string | null;
}

/** All that changed of a product's prices, the newest first, a page at a time. */
export function ChangeTable({ productId, since }: ChangeTableProps) {
  // The cursors that the pages up to this one begin after.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, loading, error, retry } = useListQuery(AdminPriceHistoryDocument, {
    productId,
    after: cursors.at(-1) ?? null,
  });
  const page = data?.priceHistory;
  if (error && !page) return <ListFailure what="The changes" error={error} onRetry={retry} />;
  if (!page) return <Skeleton active />;
  if (page.totalCount === 0) {
    return (
      <>
        <ListEmpty title="Nothing has changed" />
        {since !== null && (
          <p className={styles.quiet}>
            Changes are recorded since <ShopDate at={since} />.
          </p>
        )}
      </>
    );
  }
  return (
    <div aria-busy={loading}>
      {error ? <ListFailure what="The changes" error={error} onRetry={retry} /> : null}
      {/* Scrolled by keyboard, too, where the window is too narrow for it. */}
      <div className={styles.scroll} role="region" aria-label="Changes" tabIndex={0}>
        <table className={styles.table}>
          <caption>What changed, the newest first</caption>
          <thead>
            <tr>
              <th scope="col">When and by whom</th>
              <th scope="col">What</th>
              <th scope="col" className={styles.figure}>
                Old
              </th>
              <th scope="col" className={styles.figure}>
                New
              </th>
            </tr>
          </thead>
          <tbody>
            {page.nodes.map((change) => (
              <Fragment key={change.id}>
                {change.values.map((value, index) => (
                  <tr key={value.name}>
                    {index === 0 && (
                      <th scope="rowgroup" rowSpan={change.values.length}>
                        <ShopDate at={change.at} />
                        <div className={styles.quiet}>{sourceText(change)}</div>
                        {change.reason !== null && (
                          <div className={styles.quiet} dir="auto">
                            {change.reason}
                          </div>
                        )}
                      </th>
                    )}
                    <td dir="auto">{whatChanged(change, value)}</td>
                    <td className={styles.figure}>{change.isNew ? 'new' : valueText(value, value.old)}</td>
                    <td className={styles.figure}>{change.isGone ? 'removed' : valueText(value, value.new)}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <Pager
        count={page.nodes.length}
        total={page.totalCount}
        {...page.pageInfo}
        address={{
          page: cursors.length + 1,
          next: (cursor) => setCursors([...cursors, cursor]),
          previous: () => setCursors(cursors.slice(0, -1)),
        }}
      />
    </div>
  );
}
