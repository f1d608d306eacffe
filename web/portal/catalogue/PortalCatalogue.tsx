import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useSwipeable } from 'react-swipeable';
import { TypedSearch } from '../../ui-antd/filters/TypedSearch';
import { useCategories } from '../../shop/useCategories';
import { CategoryCards } from './CategoryCards';
import styles from './PortalCatalogue.module.css';
import { PortalProducts } from './PortalProducts';
import type { PortalCatalogueConfig, PortalProduct } from './catalogueConfig';
import { useCatalogueAddress } from './useCatalogueAddress';
import { useTranslation } from '../../i18n/text';

/** A swipe to the right goes back from here on, in pixels (specification 17.3). */
const SWIPE_DISTANCE = 50;

/** It takes 300 ms at most (specification 17.3). From 10 px on it blocks the page's own scrolling. */
const SWIPE_BACK = { delta: 10, swipeDuration: 300, preventScrollOnSwipe: true } as const;

/**
 * The catalogue of a portal: category cards first, then the products of the chosen one, and a search in either. The
 * place in it is kept in the address.
 */
export function PortalCatalogue<Product extends PortalProduct>({ config }: { config: PortalCatalogueConfig<Product> }) {
  const t = useTranslation();
  const address = useCatalogueAddress();
  const categories = useCategories();
  const { category, search, choose, setSearch } = address;
  const heading = useRef<HTMLHeadingElement>(null);
  const open = category !== null || search !== '';
  const swipe = useSwipeable({
    ...SWIPE_BACK,
    onSwipedRight: ({ absX }) => {
      if (open && absX >= SWIPE_DISTANCE) choose(null);
    },
  });

  // The focused link is removed with its view, so the focus goes to the heading; not while the search is typed in.
  const known = useRef(category);
  useEffect(() => {
    if (known.current === category) return;
    known.current = category;
    if (!document.activeElement?.matches('input')) heading.current?.focus();
  }, [category]);

  const name = categories.categories.find(({ slug }) => slug === category)?.name;
  const title = category === null ? (search ? t('Search Results') : t('Categories')) : (name ?? t('Products'));
  return (
    <div {...swipe} className={styles.catalogue}>
      <div className={styles.head}>
        {open && (
          <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => choose(null)}>
            {t('Back to Categories')}
          </Button>
        )}
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <div role="search" className={styles.search}>
          <TypedSearch label={t('Search by name or description')} searched={search} onSearch={setSearch} />
        </div>
      </div>
      {open ? (
        <PortalProducts
          key={JSON.stringify([category, search])}
          config={config}
          variables={{ category, search: search || null }}
          onClear={search ? () => setSearch('') : null}
        />
      ) : (
        <CategoryCards list={categories} to={address.to} />
      )}
    </div>
  );
}
