import { formatMoney } from '../lib/money';
import type { Amount } from '../../common/money';
import { useTranslation } from '../i18n/text';
import styles from './PriceTag.module.css';

interface PriceTagProps {
  /** What the viewer pays; null when there is no price yet. */
  amount: Amount | null | undefined;
  /** Whether it is an approved business's own price. */
  business?: boolean;
}

/** A price as the shop shows it, "Price TBD" when there is none. */
export function PriceTag({ amount, business = false }: PriceTagProps) {
  const t = useTranslation();
  if (!amount) return <p className={styles.none}>{t('Price TBD')}</p>;
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{formatMoney(amount)}</span>
      {business && <span className={styles.business}>{t('Business Price')}</span>}
    </p>
  );
}
