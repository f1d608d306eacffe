import { useState } from 'react';
import { useSwipeable } from 'react-swipeable';
import { useTranslation } from '../../i18n/text';
import { Button } from '../../ui/form/Button';
import { BackIcon } from '../../ui/icons';
import { EmptyState } from '../../ui/feedback/states';
import { PageTitle } from '../../ui/layout/PageTitle';
import styles from './CategoryView.module.css';
import { ListControls } from './ListControls';
import { StoreProducts } from './StoreProducts';
import { SWIPE, SWIPE_THRESHOLD } from '../layout/swipe';
import { useListFilter } from './useListFilter';

interface CategoryViewProps {
  slug: string;
  /** Missing while the categories load and for an unknown category. */
  name: string | undefined;
  /** Whether the shop is known to have no such category. */
  unknown: boolean;
  onBack: () => void;
}

/** The products of one category. A swipe to the right goes back to the categories. */
export function CategoryView({ slug, name, unknown, onBack }: CategoryViewProps) {
  const t = useTranslation();
  const filter = useListFilter();
  const [total, setTotal] = useState<number | null>(null);
  const swipe = useSwipeable({
    ...SWIPE,
    onSwipedRight: ({ absX }) => {
      if (absX >= SWIPE_THRESHOLD) onBack();
    },
  });
  const variables = { category: slug, ...filter.variables };
  const title = name ?? (unknown ? t('Category not found') : t('Fresh Products'));

  return (
    <div {...swipe} className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div>
        <Button look="quiet" onClick={onBack}>
          <BackIcon /> {t('Back to Categories')}
        </Button>
      </div>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {unknown ? (
        <EmptyState title={t('There is no such category in our shop.')}>
          <p>{t('It may have been renamed; the categories of today are one step back.')}</p>
          <Button onClick={onBack}>{t('Browse Our Fresh Categories')}</Button>
        </EmptyState>
      ) : (
        <>
          <ListControls filter={filter} usualOrder={t('Our selection')} total={total} />
          <StoreProducts
            key={JSON.stringify(variables)}
            variables={variables}
            onTotal={setTotal}
            empty={
              <EmptyState title={t('No products found in this category.')}>
                {filter.inStockOnly && (
                  <Button look="quiet" onClick={() => filter.setInStockOnly(false)}>
                    {t('Show what is out of stock, too')}
                  </Button>
                )}
              </EmptyState>
            }
          />
        </>
      )}
    </div>
  );
}
