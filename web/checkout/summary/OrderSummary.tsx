import { formatMoney } from '../../lib/money';
import { compare } from '../../../common/money';
import { useCart } from '../../cart/cart';
import { keyOf, type CartLine } from '../../cart/lines';
import { lineTotal } from '../../cart/totals';
import { useTranslation } from '../../i18n/text';
import { ButtonLink } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import { Picture } from '../../ui/Picture';
import { Totals } from '../../ui/layout/Totals';
import styles from './OrderSummary.module.css';
import type { CheckoutAmounts } from './amounts';

/** So many lines are shown at once; the rest of a long cart unfolds. */
const VISIBLE_LINES = 5;

/** What is ordered and what it comes to; an empty cart comes to nothing, not to its delivery. */
export function OrderSummary({ amounts }: { amounts: CheckoutAmounts }) {
  const t = useTranslation();
  const { lines } = useCart();
  if (lines.length === 0) {
    return (
      <Card title={t('Order Summary')}>
        <p>{t('Your cart is empty')}</p>
        <ButtonLink look="quiet" to="/store">
          {t('Continue Shopping')}
        </ButtonLink>
      </Card>
    );
  }
  const discounted = compare(amounts.discountAmount, '0.00') > 0;
  const more = lines.slice(VISIBLE_LINES);
  return (
    <Card title={t('Order Summary')}>
      <Lines lines={lines.slice(0, VISIBLE_LINES)} />
      {more.length > 0 && (
        <details>
          <summary className={styles.more}>
            {t('{count, plural, one {# more item} other {# more items}}', { count: more.length })}
          </summary>
          <Lines lines={more} />
        </details>
      )}
      <Totals
        rows={[
          { label: t('Subtotal'), value: formatMoney(amounts.subtotalAmount) },
          ...(discounted ? [{ label: t('Discount'), value: `-${formatMoney(amounts.discountAmount)}` }] : []),
          { label: t('Shipping'), value: formatMoney(amounts.deliveryFee) },
        ]}
        total={formatMoney(amounts.totalAmount)}
      />
    </Card>
  );
}

function Lines({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslation();
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
            <div className={styles.what}>
              <p className={styles.name}>
                <bdi>{line.name}</bdi>
              </p>
              <p className={styles.quiet}>
                <bdi dir="ltr">{`${line.quantity} × ${formatMoney(line.price)}`}</bdi>
              </p>
              {problem && <p className={styles.problem}>{t(problem)}</p>}
            </div>
            <p dir="ltr" data-amount className={styles.price}>
              {formatMoney(lineTotal(line))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
