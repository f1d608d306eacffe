import { Alert, Button } from 'antd';
import { grouped } from '../../../common/amountText';
import { MoreProducts } from '../../products/MoreProducts';
import { SkeletonCard } from '../../ui/feedback/Skeleton';
import { useFreshQuery } from '../../lib/useFreshQuery';
import { serverMessage } from '../../lib/refusal';
import { ListEmpty } from '../../ui-antd/list/ListStates';
import styles from './PortalProducts.module.css';
import { PortalProductCard } from './PortalProductCard';
import type { PortalCatalogueLook, PortalProduct, PortalProductsVariables } from './shown';

const SKELETONS = 8;
/** As many as a wide window shows at first. */
const EAGER = 4;

interface PortalProductsProps<Product extends PortalProduct> {
  look: PortalCatalogueLook<Product>;
  /** Which products; the list is to be keyed by it. */
  variables: PortalProductsVariables;
  /** Takes the search away; null when there is none. */
  onClear: (() => void) | null;
}

/** Products as cards; further pages load as the end of them comes near. */
export function PortalProducts<Product extends PortalProduct>({
  look,
  variables,
  onClear,
}: PortalProductsProps<Product>) {
  const { data, loading, error, refetch, fetchMore } = useFreshQuery(look.document, variables, look.freshForMs);
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
      <Alert
        type="error"
        role="alert"
        title="The products could not be loaded"
        description={serverMessage(error) ?? 'Please check your connection and try again.'}
        action={<Button onClick={() => void refetch().catch(() => {})}>Retry</Button>}
      />
    );
  }
  if (page.nodes.length === 0) {
    return <ListEmpty title="No products yet" text="This category is empty." onClear={onClear ?? undefined} />;
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {page.totalCount === 1 ? '1 product' : `${grouped(page.totalCount)} products`}
      </p>
      <ul className={styles.grid}>
        {page.nodes.map((product, index) => (
          <li key={product.id} className={styles.item}>
            <PortalProductCard product={product} look={look} eager={index < EAGER} />
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
