import { Skeleton } from 'antd';
import { useState } from 'react';
import { MOST_COUNTED } from '../../../../common/constants';
import type { AdminPriceHistoryQuery } from '../../../gql/graphql';
import { useTranslation } from '../../../i18n/text';
import { ShopDate } from '../../../prices/history/ShopDate';
import { sourceText } from '../../../prices/history/sourceText';
import styles from '../../../prices/history/history.module.css';
import { ListEmpty, ListFailure } from '../../../ui-antd/list/ListStates';
import { Pager } from '../../../ui-antd/list/pages/Pager';
import { useListQuery } from '../../../ui-antd/list/useListQuery';
import { valueText, whatChanged } from './changeText';
import { AdminPriceHistoryDocument } from './documents';

type Change = AdminPriceHistoryQuery['priceHistory']['nodes'][number];

interface ChangeTableProps {
  productId: number;
  /** Only what was agreed with this business; null: all of the product. */
  userId: number | null;
  /** From when on changes are known; null while that is read. */
  since: string | null;
}

/** All that changed of a product's prices, the newest first, a page at a time. */
export function ChangeTable({ productId, userId, since }: ChangeTableProps) {
  const t = useTranslation();
  // The cursors that the pages up to this one begin after.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, loading, error, retry } = useListQuery(AdminPriceHistoryDocument, {
    productId,
    userId,
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
              <th scope="col">What</th>
              <th scope="col" className={styles.figure}>
                Old
              </th>
              <th scope="col" className={styles.figure}>
                New
              </th>
            </tr>
          </thead>
          {setsOf(page.nodes).map(([first, ...others]) => (
            <tbody key={first.id}>
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.set}>
                  <ShopDate at={first.at} /> <span className={styles.quiet}>{sourceText(t, first)}</span>
                  {first.reason !== null && (
                    <div className={styles.quiet} dir="auto">
                      {first.reason}
                    </div>
                  )}
                </th>
              </tr>
              {[first, ...others].map((change) =>
                change.values.map((value) => (
                  <tr key={`${change.id} ${value.name}`}>
                    <th scope="row" dir="auto">
                      {whatChanged(change, value)}
                    </th>
                    <td className={styles.figure}>{change.isNew ? 'new' : valueText(value, value.old)}</td>
                    <td className={styles.figure}>{change.isGone ? 'removed' : valueText(value, value.new)}</td>
                  </tr>
                )),
              )}
            </tbody>
          ))}
        </table>
      </div>
      <Pager
        count={page.nodes.length}
        total={page.totalCount}
        countUpTo={MOST_COUNTED}
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

/** What was changed at once, together. */
function setsOf(changes: readonly Change[]): [Change, ...Change[]][] {
  const sets: [Change, ...Change[]][] = [];
  for (const change of changes) {
    const set = sets.at(-1);
    const isSame =
      set && (['at', 'via', 'actorUsername', 'reason'] as const).every((key) => set[0][key] === change[key]);
    if (isSame) set.push(change);
    else sets.push([change]);
  }
  return sets;
}
