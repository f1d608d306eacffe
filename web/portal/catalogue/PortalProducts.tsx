import { Alert, Button } from 'antd';
import { refusalText } from '../../i18n/refusalText';
import { ProductList } from '../../products/ProductList';
import { ListEmpty } from '../../ui-antd/list/ListStates';
import type { PortalCatalogueConfig, PortalProduct, PortalProductsVariables } from './catalogueConfig';
import { PortalProductCard } from './PortalProductCard';
import styles from './PortalProducts.module.css';
import { useTranslation } from '../../i18n/text';

interface PortalProductsProps<Product extends PortalProduct> {
  config: PortalCatalogueConfig<Product>;
  /** Which products; the list is to be keyed by it. */
  variables: PortalProductsVariables;
  /** Clears the search; null when there is none. */
  onClear: (() => void) | null;
}

/** The products of a category or a search, as a portal shows them. */
export function PortalProducts<Product extends PortalProduct>({
  config,
  variables,
  onClear,
}: PortalProductsProps<Product>) {
  const t = useTranslation();
  return (
    <ProductList
      document={config.document}
      variables={variables}
      freshForMs={config.freshForMs}
      compact
      heading={(total) => (
        <p role="status" className={styles.count}>
          {t('{count, plural, one {# product} other {# products}}', { count: total })}
        </p>
      )}
      card={(product, eager) => <PortalProductCard product={product} config={config} eager={eager} />}
      empty={
        <ListEmpty title={t('No products yet')} text={t('This category is empty.')} onClear={onClear ?? undefined} />
      }
      failed={(error, retry) => (
        <Alert
          type="error"
          role="alert"
          title={t('The products could not be loaded')}
          description={t(refusalText(error) ?? 'Please check your connection and try again.')}
          action={<Button onClick={retry}>{t('Retry')}</Button>}
        />
      )}
    />
  );
}
