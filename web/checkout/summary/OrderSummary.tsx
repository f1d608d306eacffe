import { formatLbp } from '../../../common/amountText';
import { compare } from '../../../common/money';
import { useCart } from '../../cart/cart';
import { keyOf, type CartLine } from '../../cart/lines';
import { lineTotal } from '../../cart/totals';
import { useText } from '../../i18n/text';
import { ButtonLink } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import { Picture } from '../../ui/Picture';
import { Totals } from '../../ui/layout/Totals';
import styles from './OrderSummary.module.css';
import type { CheckoutAmounts } from './amounts';

/** So many lines are shown at once; the rest of a long cart unfolds. */
const SHOWN = 5;

/** What is ordered and what it comes to. */
export function OrderSummary({ amounts }: { amounts: CheckoutAmounts }) {
  const say = useText();
  const { lines } = useCart();
  const discounted = compare(amounts.discountAmount, '0.00') > 0;
  const more = lines.slice(SHOWN);
  return (
    <Card title={say('Order Summary')}>
      {lines.length === 0 ? (
        <>
          <p>{say('Your cart is empty')}</p>
          <ButtonLink look="quiet" to="/store">
            {say('Continue Shopping')}
          </ButtonLink>
        </>
      ) : (
        <Lines lines={lines.slice(0, SHOWN)} />
      )}
      {more.length > 0 && (
        <details>
          <summary className={styles.more}>
            {say('{count, plural, one {# more item} other {# more items}}', { count: more.length })}
          </summary>
          <Lines lines={more} />
        </details>
      )}
      <Totals
        rows={[
          { label: say('Subtotal'), value: formatLbp(amounts.subtotalAmount) },
          ...(discounted ? [{ label: say('Discount'), value: `-${formatLbp(amounts.discountAmount)}` }] : []),
          { label: say('Shipping'), value: formatLbp(amounts.deliveryFee) },
        ]}
        total={formatLbp(amounts.totalAmount)}
      />
    </Card>
  );
}

function Lines({ lines }: { lines: readonly CartLine[] }) {
  const say = useText();
  const { problems } = useCart();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const problem = problems.get(keyOf(line));
        return (
          <li key={keyOf(line)} className={styles.line}>
            <div className={styles.picture}>
              <Picture url={line.imageUrl} alt="" sizes="48px" shape="square" />
            </div>
            <div>
              <p className={styles.name}>
                <bdi>{line.name}</bdi>
              </p>
              <p className={styles.quiet}>
                <bdi dir="ltr">{`${line.quantity} × ${formatLbp(line.price)}`}</bdi>
              </p>
              {problem && <p className={styles.problem}>{say(problem)}</p>}
            </div>
            <p dir="ltr" className={styles.price}>
              {formatLbp(lineTotal(line))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
