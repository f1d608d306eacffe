import { useSwipeable } from 'react-swipeable';
import { Button } from '../ui/Button';
import { SkeletonCard } from '../ui/Skeleton';
import { BackIcon } from '../ui/icons';
import { EmptyState, ErrorState } from '../ui/states';
import { useFreshQuery } from '../useFreshQuery';
import styles from './CategoryView.module.css';
import { ProductCard } from './ProductCard';
import { ProductsDocument } from './documents';
import { SWIPE, SWIPE_THRESHOLD } from './swipe';

const FRESH_FOR_MS = 10 * 60_000;
const SKELETONS = 12;

interface CategoryViewProps {
  slug: string;
  /** Missing while the categories load and for an unknown category. */
  name: string | undefined;
  onBack: () => void;
}

/** The products of one category. A swipe to the right goes back to the categories. */
export function CategoryView({ slug, name, onBack }: CategoryViewProps) {
  const swipe = useSwipeable({
    ...SWIPE,
    onSwipedRight: ({ absX }) => {
      if (absX >= SWIPE_THRESHOLD) onBack();
    },
  });
  return (
    <div {...swipe} className={styles.page}>
      <title>{`${name ?? 'Fresh Products'} | Bustan`}</title>
      <div>
        <Button look="quiet" onClick={onBack}>
          <BackIcon /> Back to Categories
        </Button>
      </div>
      <h1>{name ?? 'Fresh Products'}</h1>
      <Products slug={slug} />
    </div>
  );
}

function Products({ slug }: { slug: string }) {
  const { data, loading, error, refetch, fetchMore } = useFreshQuery(
    ProductsDocument,
    { category: slug },
    FRESH_FOR_MS,
  );
  const page = data?.products;

  if (!page && loading) {
    return (
      <div role="status" aria-label="Loading products" className={styles.grid}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    );
  }
  if (!page) {
    return (
      <ErrorState
        title={error ? 'The products could not be loaded.' : 'There was no answer.'}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  }
  if (page.nodes.length === 0) return <EmptyState title="No products found in this category." />;
  return (
    <>
      <ul className={styles.grid}>
        {page.nodes.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} eager={index < 4} />
          </li>
        ))}
      </ul>
      {page.pageInfo.hasNextPage && (
        <div className={styles.more}>
          <p>{`${page.nodes.length} of ${page.totalCount} products`}</p>
          <Button
            look="quiet"
            busy={loading}
            onClick={() => void fetchMore({ variables: { after: page.pageInfo.endCursor } }).catch(() => {})}
          >
            Show More
          </Button>
        </div>
      )}
    </>
  );
}
