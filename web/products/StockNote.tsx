import { useTranslation } from '../i18n/text';
import styles from './StockNote.module.css';

/** That the chosen size is out of stock, or how few of it are left; nothing where there is plenty. */
export function StockNote({ inStock, onlyLeft }: { inStock: boolean; onlyLeft: number | null }) {
  const t = useTranslation();
  if (!inStock) return <p className={styles.none}>{t('Out of Stock')}</p>;
  return onlyLeft && <p className={styles.few}>{t('Only {count} left', { count: onlyLeft })}</p>;
}
