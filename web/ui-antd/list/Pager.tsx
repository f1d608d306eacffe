import { Button } from 'antd';
import { grouped } from '../../../common/amountText';
import styles from './ListTable.module.css';
import type { ListAddress } from '../filters/useListAddress';

interface PagerProps {
  /** How many stand on this page. */
  count: number;
  total: number | undefined;
  /** The largest total that is said; above it, that there are more. */
  countUpTo?: number | undefined;
  endCursor: string | null;
  hasNextPage: boolean;
  address: Pick<ListAddress, 'page' | 'next' | 'previous'>;
}

/** To the page before and after. */
export function Pager({ count, total, countUpTo, endCursor, hasNextPage, address }: PagerProps) {
  if (count === 0 && address.page === 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <p className={styles.count}>
        {total === undefined ? `${count} shown` : `${grouped(count)} of ${said(total, countUpTo)}`}
        {address.page > 1 && ` · page ${address.page}`}
      </p>
      <Button disabled={address.page === 1} onClick={() => address.previous()}>
        Previous
      </Button>
      <Button
        disabled={!hasNextPage || endCursor === null}
        onClick={() => endCursor !== null && address.next(endCursor)}
      >
        Next
      </Button>
    </nav>
  );
}

function said(total: number, countUpTo = Infinity): string {
  return total > countUpTo ? `more than ${grouped(countUpTo)}` : grouped(total);
}
