import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { PICTURE_SIZES } from '../../../common/pictures';
import type { CategoryList } from '../../shop/useCategories';
import { Picture } from '../../ui/Picture';
import { SkeletonCard } from '../../ui/feedback/Skeleton';
import { classes } from '../../ui/classes';
import styles from './CategoryCards.module.css';
import { useTranslation } from '../../i18n/text';

const GROUNDS = [styles.cream, styles.mint, styles.blush];
const SKELETONS = 5;

interface CategoryCardsProps {
  list: CategoryList;
  /** The address of a category. */
  to: (category: string) => { search: string };
}

/** A card for each category, which leads to its products. */
export function CategoryCards({ list: { categories, loading, failed, retry }, to }: CategoryCardsProps) {
  const t = useTranslation();
  if (loading) {
    return (
      <div role="status" aria-label={t('Loading categories')} className={styles.grid}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    );
  }
  return (
    <>
      {failed && (
        <Alert
          type="error"
          role="alert"
          title={t('The categories could not be loaded')}
          action={<Button onClick={retry}>{t('Retry')}</Button>}
        />
      )}
      <ul className={styles.grid}>
        {categories.map((category, index) => (
          <li key={category.slug}>
            <Link to={to(category.slug)} className={classes(styles.card, GROUNDS[index % GROUNDS.length])}>
              <Picture url={category.picture?.url} alt="" sizes={PICTURE_SIZES.categoryCard} eager={index < 3} />
              <span className={styles.text}>
                <span className={styles.name}>{category.name}</span>
                {category.description && <span className={styles.description}>{category.description}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
