import { DELIVERY_FEES } from '../../../common/constants';
import { formatMoney } from '../../lib/money';
import { sum } from '../../../common/money';
import { useTranslation } from '../../i18n/text';
import { businessDiscountOf, useAuth } from '../../session/viewer';
import { Totals } from '../../ui/layout/Totals';
import styles from './CartTotals.module.css';
import { useCart } from '../cart';
import { subtotal } from '../totals';

/** What the cart comes to, with the drawer's flat delivery estimate (specification 2.4). */
export function CartTotals() {
  const { lines } = useCart();
  const t = useTranslation();
  const percent = businessDiscountOf(useAuth());
  const goods = subtotal(lines);
  const delivery = DELIVERY_FEES.cartDrawerEstimate;
  return (
    <>
      {percent && <p className={styles.discount}>{t('-{percent}% discount applied', { percent: Number(percent) })}</p>}
      <Totals
        rows={[
          { label: t('Subtotal'), value: formatMoney(goods) },
          { label: t('Delivery'), value: formatMoney(delivery) },
        ]}
        total={formatMoney(sum([goods, delivery]))}
      />
    </>
  );
}
