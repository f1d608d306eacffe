import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS } from '../../../common/constants';
import { SEARCH_HEADING } from '../../../common/pageTexts';
import { useTranslation } from '../../i18n/text';
import { ButtonLink } from '../../ui/form/Button';
import { BackIcon } from '../../ui/icons';
import { EmptyState } from '../../ui/feedback/states';
import { ListControls } from './ListControls';
import { StoreProducts } from './StoreProducts';
import { PageTitle } from '../../ui/layout/PageTitle';
import styles from './SearchView.module.css';
import type { CategoryCard } from '../../shop/useCategories';
import { useListFilter } from './useListFilter';

interface SearchViewProps {
  /** What was searched for. */
  search: string;
  categories: readonly CategoryCard[];
}

/** What the shop has for a search, as a list like that of a category. */
export function SearchView({ search, categories }: SearchViewProps) {
  const t = useTranslation();
  const filter = useListFilter();
  const [total, setTotal] = useState<number | null>(null);
  const words = search.trim().slice(0, LIMITS.search);
  const variables = { search: words, ...filter.variables };
  const title = t(SEARCH_HEADING, { search: words });
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div>
        <ButtonLink look="quiet" to="/store">
          <BackIcon /> {t('Back to Categories')}
        </ButtonLink>
      </div>
      <h1>{title}</h1>
      {/* Nothing to sort, unless leaving out the rest made it so. */}
      {(total !== 0 || filter.inStockOnly) && (
        <ListControls filter={filter} usualOrder={t('Best match')} total={total} />
      )}
      <StoreProducts
        key={JSON.stringify(variables)}
        variables={variables}
        onTotal={setTotal}
        empty={
          <EmptyState title={t('Nothing found for “{search}”.', { search: words })}>
            <p>{t('Try fewer or other words, or look through a category:')}</p>
            <ul className={styles.suggestions}>
              {categories.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={`/store?${new URLSearchParams({ category: slug })}`} dir="auto">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </EmptyState>
        }
      />
    </div>
  );
}
