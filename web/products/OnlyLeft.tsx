import { useTranslation } from '../i18n/text';
import styles from './OnlyLeft.module.css';

interface Left {
  inStock: boolean;
  onlyLeft: number | null;
}

/** How few are left of the chosen size, or that none are while the product has others; nothing where there is plenty. */
export function OnlyLeft({ product, size }: { product: Pick<Left, 'inStock'>; size: Left }) {
  const t = useTranslation();
  // That nothing of it is in stock, the card says already.
  if (!product.inStock || (size.inStock && !size.onlyLeft)) return null;
  return (
    <p className={styles.left}>
      {size.inStock ? t('Only {count} left', { count: size.onlyLeft ?? 0 }) : t('Out of Stock')}
    </p>
  );
}
