import { formatLbp } from '../../common/amountText';
import { compare } from '../../common/money';
import { useCart } from '../cart/cart';
import { keyOf } from '../cart/lines';
import { lineTotal } from '../cart/totals';
import { Card } from '../ui/Card';
import { Picture } from '../ui/Picture';
import { Totals } from '../ui/Totals';
import styles from './OrderSummary.module.css';
import type { CheckoutAmounts } from './amounts';

/** What is ordered and what it comes to. */
export function OrderSummary({ amounts }: { amounts: CheckoutAmounts }) {
  const { lines, problems } = useCart();
  const discounted = compare(amounts.discountAmount, '0.00') > 0;
  return (
    <Card title="Order Summary">
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={keyOf(line)} className={styles.line}>
            <div className={styles.picture}>
              <Picture url={line.imageUrl} alt="" sizes="48px" shape="square" />
            </div>
            <div>
              <p className={styles.name}>{line.name}</p>
              <p className={styles.quiet}>{`${line.quantity} × ${formatLbp(line.price)}`}</p>
              {problems.has(keyOf(line)) && <p className={styles.problem}>{problems.get(keyOf(line))}</p>}
            </div>
            <p className={styles.price}>{formatLbp(lineTotal(line))}</p>
          </li>
        ))}
      </ul>
      <Totals
        rows={[
          { label: 'Subtotal', value: formatLbp(amounts.subtotalAmount) },
          ...(discounted ? [{ label: 'Discount', value: `-${formatLbp(amounts.discountAmount)}` }] : []),
          { label: 'Shipping', value: formatLbp(amounts.deliveryFee) },
        ]}
        total={formatLbp(amounts.totalAmount)}
      />
    </Card>
  );
}
