import { useTranslation } from '../../i18n/text';
import { useShop } from '../../shop/useShop';
import styles from '../OrderDetail.module.css';

/** How to reach the shop, on a printed order: the footer that says it on the screen is not on paper. */
export function ShopOnPaper() {
  const t = useTranslation();
  const shop = useShop();
  if (!shop) return null;
  return (
    <p className={styles.onPaper}>
      {t('Bustan')} · <bdi dir="ltr">{shop.phone}</bdi> · <bdi dir="ltr">{shop.email}</bdi>
    </p>
  );
}
