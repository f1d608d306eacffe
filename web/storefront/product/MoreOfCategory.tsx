import { useId } from 'react';
import { useTranslation } from '../../i18n/text';
import { ProductCard } from '../card/ProductCard';
import { ProductsDocument } from '../documents';
import { useFreshQuery } from '../../lib/queries/useFreshQuery';
import styles from './MoreOfCategory.module.css';

const FRESH_FOR_MS = 10 * 60_000;
const MOST_PRODUCTS = 4;

interface MoreOfCategoryProps {
  slug: string;
  /** The product that is shown already. */
  except: number;
}

/** Some more products of a category, those in stock first. Without any, or when they cannot be read, it is not there. */
export function MoreOfCategory({ slug, except }: MoreOfCategoryProps) {
  const t = useTranslation();
  const titleId = useId();
  const { data } = useFreshQuery(ProductsDocument, { category: slug }, FRESH_FOR_MS);
  const others = (data?.products.nodes ?? []).filter(({ id }) => id !== except);
  const suggestions = [...others.filter(({ inStock }) => inStock), ...others.filter(({ inStock }) => !inStock)].slice(
    0,
    MOST_PRODUCTS,
  );
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('More from this category')}</h2>
      <ul className={styles.grid}>
        {suggestions.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
