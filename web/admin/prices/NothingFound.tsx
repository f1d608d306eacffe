import { Button } from 'antd';
import { grouped } from '../../../common/amountText';
import { serverMessage } from '../../lib/refusal';
import { ShopDate } from '../../prices/history/ShopDate';
import { ListEmpty } from '../../ui-antd/list/ListStates';
import type { Matrix } from './documents';
import styles from './prices.module.css';
import type { Search } from './useSearchOn';

/** What stands above the prices when a filter did not look at all businesses. */
export const OF_FIRST = 'Of the first 1,000 businesses: search to look at others.';

interface NothingFoundProps {
  matrix: Matrix;
  search: Search;
  onClear: (() => void) | undefined;
}

/** In place of the matrix where nothing is found: how far was looked, and whether it goes on. */
export function NothingFound({ matrix, search, onClear }: NothingFoundProps) {
  const { isLooking, lookedAt, error, stop, lookOn } = search;
  const isLeft = matrix.nextProductId !== null;
  const far = `Nothing among the first ${grouped(lookedAt)} products`;
  return (
    <>
      {matrix.isOfFirstBusinesses && <p>{OF_FIRST}</p>}
      {isLeft ? (
        <div className={styles.columns}>
          <p role="status">{isLooking ? `${far} yet; looking on.` : `${far}; there are more.`}</p>
          <Button onClick={isLooking ? stop : lookOn}>{isLooking ? 'Stop' : 'Look on'}</Button>
        </div>
      ) : (
        <ListEmpty title="No businesses with agreed prices yet" onClear={onClear} />
      )}
      {error !== null && <p role="alert">{serverMessage(error) ?? 'The shop could not be reached.'}</p>}
      <p className={styles.quiet}>
        Prices are known since <ShopDate at={matrix.knownSince} />.
      </p>
    </>
  );
}
