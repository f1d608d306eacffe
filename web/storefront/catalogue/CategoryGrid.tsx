import { Link } from 'react-router-dom';
import { useSwipeable } from 'react-swipeable';
import { PICTURE_SIZES } from '../../../common/pictures';
import { useTranslation } from '../../i18n/text';
import { textLanguage } from '../../i18n/textLanguage';
import { Picture } from '../../ui/Picture';
import { SkeletonCard } from '../../ui/feedback/Skeleton';
import { Button } from '../../ui/form/Button';
import { Notice } from '../../ui/feedback/Notice';
import { classes } from '../../ui/classes';
import styles from './CategoryGrid.module.css';
import { SWIPE, SWIPE_THRESHOLD } from '../layout/swipe';
import type { CategoryList } from '../../shop/useCategories';

const GROUNDS = [styles.cream, styles.mint, styles.blush];

/** The store's home: a card for each category. A swipe to the left opens the first. */
export function CategoryGrid({
  categories,
  loading,
  failed,
  retry,
  onChoose,
}: Omit<CategoryList, 'complete'> & { onChoose: (slug: string) => void }) {
  const t = useTranslation();
  const first = categories[0];
  const swipe = useSwipeable({
    ...SWIPE,
    onSwipedLeft: ({ absX }) => {
      if (first && absX >= SWIPE_THRESHOLD) onChoose(first.slug);
    },
  });
  return (
    <div {...swipe} className={styles.page}>
      <title>{t('Bustan: fresh juices, fruits and nuts in Lebanon')}</title>
      <header className={styles.head}>
        <h1>{t('Fresh Products')}</h1>
        <p>{t('Browse Our Fresh Categories')}</p>
      </header>
      {failed && (
        <Notice title={t('The categories could not be loaded.')} tone="error">
          <Button look="quiet" onClick={retry}>
            {t('Retry')}
          </Button>
        </Notice>
      )}
      {loading && (
        <p role="status" className={styles.quiet}>
          {t('Loading categories…')}
        </p>
      )}
      <ul className={styles.grid}>
        {loading &&
          Array.from({ length: 5 }, (_, index) => (
            <li key={index}>
              <SkeletonCard />
            </li>
          ))}
        {categories.map((category, index) => (
          <li key={category.slug}>
            <Link
              to={{ search: `?category=${encodeURIComponent(category.slug)}` }}
              className={classes(styles.card, GROUNDS[index % GROUNDS.length])}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(category.slug);
              }}
            >
              <Picture url={category.picture?.url} alt="" sizes={PICTURE_SIZES.categoryCard} eager={index < 3} />
              <span className={styles.text}>
                <span className={styles.name} {...textLanguage(category.untranslated, 'name')}>
                  {category.name}
                </span>
                {category.description && (
                  <span className={styles.description} {...textLanguage(category.untranslated, 'description')}>
                    {category.description}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
