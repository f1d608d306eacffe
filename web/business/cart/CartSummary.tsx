import { Button } from 'antd';
import { formatLbp } from '../../../common/amountText';
import { useBusinessCart } from './BusinessCart';
import styles from './CartSummary.module.css';

/** What the cart holds and comes to, in view while products are chosen, with the way to order it. */
export function CartSummary({ onCart }: { onCart: () => void }) {
  const { pieces, total, order, last } = useBusinessCart();
  return (
    <section aria-label="Cart summary" className={styles.summary}>
      <p role="status" className={styles.text}>
        <span>{pieces === 0 ? 'Your cart is empty' : pieces === 1 ? '1 item' : `${pieces} items`}</span>
        {pieces > 0 && <strong className={styles.total}>{total === null ? 'Total TBD' : formatLbp(total)}</strong>}
      </p>
      <Button onClick={onCart}>View Cart</Button>
      <Button
        type="primary"
        loading={last.busy}
        onClick={() =>
          void order().then((press) => {
            if (press !== 'empty') onCart();
          })
        }
      >
        Place Order
      </Button>
    </section>
  );
}
