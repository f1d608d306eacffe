import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/text';
import { useFreshQuery } from '../lib/queries/useFreshQuery';
import { classes } from '../ui/classes';
import { SkeletonCard } from '../ui/feedback/Skeleton';
import { MoreProducts } from './MoreProducts';
import styles from './ProductList.module.css';

/** As many cards as a wide window shows at first. */
const EAGER = 4;

/** A query of one page of products, whatever it asks of each. */
export type ProductsDocument<Product, Variables extends OperationVariables> = TypedDocumentNode<
  {
    products: {
      nodes: readonly Product[];
      totalCount: number;
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
    };
  },
  Variables & { after?: string | null | undefined }
>;

interface ProductListProps<Product, Variables extends OperationVariables> {
  document: ProductsDocument<Product, Variables>;
  /** Which products, in which order; the list is to be keyed by it. */
  variables: Variables;
  /** For how long an answer counts as fresh. */
  freshForMs: number;
  /** Narrower cards, closer to each other. */
  compact?: boolean;
  /** The card of a product; `eager` for those that are seen first. */
  card: (product: Product, eager: boolean) => ReactNode;
  /** What stands there when there are none. */
  empty: ReactNode;
  /** What stands there when they could not be loaded. */
  failed: (error: unknown, retry: () => void) => ReactNode;
  /** Stands above the list as soon as it is known how many there are. */
  heading?: (total: number) => ReactNode;
  /** Called with their number as soon as that is known. */
  onTotal?: (total: number | null) => void;
}

/** Products as cards; further pages load as the end of the list comes near. */
export function ProductList<Product extends { id: number }, Variables extends OperationVariables>({
  document,
  variables,
  freshForMs,
  compact = false,
  card,
  empty,
  failed,
  heading,
  onTotal,
}: ProductListProps<Product, Variables>) {
  const t = useTranslation();
  const { data, loading, error, refetch, fetchMore } = useFreshQuery(document, variables, freshForMs);
  const page = data?.products;
  const total = page?.totalCount ?? null;
  // In the store, the first page of a visit shows the cards within the window first, and the rest right after them. A
  // list that somebody comes back to is whole at once, since it is scrolled to where it was left.
  const opening = useLocation().key === 'default';
  const nodes = useDeferredValue(page?.nodes, opening && !compact ? page?.nodes.slice(0, EAGER) : page?.nodes);
  useEffect(() => onTotal?.(total), [onTotal, total]);

  const grid = classes(styles.grid, compact && styles.compact);
  if (!page && loading) {
    return (
      <div role="status" aria-label={t('Loading products')} className={grid}>
        {Array.from({ length: compact ? 8 : 12 }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    );
  }
  if (!page) return failed(error, () => void refetch().catch(() => {}));
  if (page.nodes.length === 0) return empty;
  return (
    <>
      {heading?.(page.totalCount)}
      <ul className={grid}>
        {(nodes ?? page.nodes).map((product, index) => (
          <li key={product.id} id={`product-${product.id}`} className={styles.item}>
            {card(product, index < EAGER)}
          </li>
        ))}
      </ul>
      {page.pageInfo.hasNextPage && (
        <MoreProducts
          shown={page.nodes.length}
          total={page.totalCount}
          load={async () => {
            // The compiler cannot tell that a part of the variables of a type parameter may be `after` alone.
            await fetchMore({
              variables: { after: page.pageInfo.endCursor } as Partial<Variables & { after: string | null }>,
            });
          }}
        />
      )}
    </>
  );
}
