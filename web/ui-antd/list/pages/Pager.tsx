import { Button } from 'antd';
import { grouped } from '../../../../common/amountText';
import styles from '../ListTable.module.css';
import type { ListAddress } from '../../filters/useListAddress';
import { useTranslation } from '../../../i18n/text';

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
  const t = useTranslation();
  if (count === 0 && address.page === 1) return null;
  return (
    <nav aria-label={t('Pages')} className={styles.pager}>
      <p className={styles.count}>
        {total === undefined
          ? t('{count} shown', { count })
          : t(total > (countUpTo ?? Infinity) ? '{count} of more than {total}' : '{count} of {total}', {
              count: grouped(count),
              total: grouped(Math.min(total, countUpTo ?? Infinity)),
            })}
        {address.page > 1 && ` · ${t('page {page}', { page: address.page })}`}
      </p>
      <Button disabled={address.page === 1} onClick={() => address.previous()}>
        {t('Previous')}
      </Button>
      <Button
        disabled={!hasNextPage || endCursor === null}
        onClick={() => endCursor !== null && address.next(endCursor)}
      >
        {t('Next')}
      </Button>
    </nav>
  );
}
