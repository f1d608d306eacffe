import { DELIVERY_FEES } from '../../common/constants';
import { formatLbp, sum } from '../../common/money';
import { businessDiscountOf, useAuth } from '../signin/viewer';
import { Totals } from '../ui/Totals';
import styles from './CartTotals.module.css';
import { useCart } from './cart';
import { subtotal } from './lines';

/** What the cart comes to, with the drawer's flat delivery estimate (storefront.md section 9). */
export function CartTotals() {
  const { lines } = useCart();
  const percent = businessDiscountOf(useAuth());
  const goods = subtotal(lines);
  const delivery = DELIVERY_FEES.cartDrawerEstimate;
  return (
    <>
      {percent && <p className={styles.discount}>{`-${percent}% discount applied`}</p>}
      <Totals
        rows={[
          { label: 'Subtotal', value: formatLbp(goods) },
          { label: 'Delivery', value: formatLbp(delivery) },
        ]}
        total={formatLbp(sum([goods, delivery]))}
      />
    </>
  );
}
