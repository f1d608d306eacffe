import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductsQueryVariables } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { SkeletonCard } from '../../ui/feedback/Skeleton';
import { ErrorState } from '../../ui/feedback/states';
import { useFreshQuery } from '../../lib/useFreshQuery';
import { MoreProducts } from '../../products/MoreProducts';
import { ProductCard } from '../card/ProductCard';
import styles from './ProductList.module.css';
import { ProductsDocument } from '../documents';

const FRESH_FOR_MS = 10 * 60_000;
const SKELETONS = 12;
/** As many as a wide window shows at first. */
const EAGER = 4;

interface ProductListProps {
  /** Which products, in which order; the list is to be keyed by it. */
  variables: Omit<ProductsQueryVariables, 'after'>;
  /** What stands there when there are none. */
  empty: ReactNode;
  /** Told how many there are as soon as that is known. */
  onTotal: (total: number | null) => void;
}

/** Products as cards; further pages load as the shopper comes near the end of them. */
export function ProductList({ variables, empty, onTotal }: ProductListProps) {
  const t = useTranslation();
  const { data, loading, error, refetch, fetchMore } = useFreshQuery(ProductsDocument, variables, FRESH_FOR_MS);
  const page = data?.products;
  const total = page?.totalCount ?? null;
  // The page that the shop is opened with stands as soon as what is seen first is drawn; the rest follows in slices. One
  // that is come back to has to be whole at once, to be found as it was left.
  const opening = useLocation().key === 'default';
  const nodes = useDeferredValue(page?.nodes, opening ? page?.nodes.slice(0, EAGER) : page?.nodes);
  useEffect(() => onTotal(total), [onTotal, total]);

  if (!page && loading) {
    return (
      <div role="status" aria-label={t('Loading products')} className={styles.grid}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    );
  }
  if (!page) {
    return (
      <ErrorState
        title={error ? t('The products could not be loaded.') : t('There was no answer.')}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  }
  if (page.nodes.length === 0) return empty;
  return (
    <>
      <ul className={styles.grid}>
        {(nodes ?? page.nodes).map((product, index) => (
          <li key={product.id} id={`product-${product.id}`} className={styles.item}>
            <ProductCard product={product} eager={index < EAGER} />
          </li>
        ))}
      </ul>
      {page.pageInfo.hasNextPage && (
        <MoreProducts
          shown={page.nodes.length}
          total={page.totalCount}
          load={async () => {
            await fetchMore({ variables: { after: page.pageInfo.endCursor } });
          }}
        />
      )}
    </>
  );
}
