import type { ReactNode } from 'react';
import type { ProductsQueryVariables } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { ProductList } from '../../products/ProductList';
import { ErrorState } from '../../ui/feedback/states';
import { ProductCard } from '../card/ProductCard';
import { ProductsDocument } from '../documents';

const FRESH_FOR_MS = 10 * 60_000;
interface StoreProductsProps {
  /** Which products, in which order; the list is to be keyed by it. */
  variables: Omit<ProductsQueryVariables, 'after'>;
  /** What stands there when there are none. */
  empty: ReactNode;
  /** Called with their number as soon as that is known. */
  onTotal: (total: number | null) => void;
}

/** The products of a category or a search, as the store shows them. */
export function StoreProducts({ variables, empty, onTotal }: StoreProductsProps) {
  const t = useTranslation();
  return (
    <ProductList
      document={ProductsDocument}
      variables={variables}
      freshForMs={FRESH_FOR_MS}
      onTotal={onTotal}
      card={(product, eager) => <ProductCard product={product} eager={eager} />}
      empty={empty}
      failed={(error, retry) => (
        <ErrorState
          title={error ? t('The products could not be loaded.') : t('There was no answer.')}
          onRetry={retry}
        />
      )}
    />
  );
}
