import { Button } from 'antd';
import { formatMoney } from '../../lib/money';
import { useBusinessCart } from './BusinessCart';
import styles from './CartSummary.module.css';
import { useTranslation } from '../../i18n/text';

/** What the cart holds and comes to, in view while products are chosen, with the way to order it. */
export function CartSummary({ onCart }: { onCart: () => void }) {
  const t = useTranslation();
  const { pieces, total, order, last } = useBusinessCart();
  return (
    <section aria-label={t('Cart summary')} className={styles.summary}>
      <p role="status" className={styles.text}>
        <span>
          {pieces === 0
            ? t('Your cart is empty')
            : t('{count, plural, one {# item} other {# items}}', { count: pieces })}
        </span>
        {pieces > 0 && <strong className={styles.total}>{total === null ? t('Total TBD') : formatMoney(total)}</strong>}
      </p>
      <Button onClick={onCart}>{t('View Cart')}</Button>
      <Button
        type="primary"
        loading={last.busy}
        onClick={() =>
          void order().then((press) => {
            if (press !== 'empty') onCart();
          })
        }
      >
        {t('Place Order')}
      </Button>
    </section>
  );
}
