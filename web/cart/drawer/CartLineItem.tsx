import { formatMoney } from '../../lib/money';
import { useTranslation } from '../../i18n/text';
import { Picture } from '../../ui/Picture';
import { Stepper } from '../../ui/form/Stepper';
import { RemoveIcon } from '../../ui/laterIcons';
import styles from './CartLineItem.module.css';
import { useCart } from '../cart';
import { keyOf, type CartLine } from '../lines';
import { lineTotal } from '../totals';
import { sizeLabel } from './sizeLabel';

/** A line of the cart drawer. Its minus stops at 1; the line goes by its remove button. */
export function CartLineItem({ line }: { line: CartLine }) {
  const cart = useCart();
  const t = useTranslation();
  const problem = cart.problems.get(keyOf(line));
  const badges = [
    sizeLabel(line),
    line.selectedVariant === line.selectedSize ? null : t(line.selectedSize),
    t(line.selectedPackaging),
  ];
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture url={line.imageUrl} alt="" sizes="72px" shape="square" />
      </div>
      <div className={styles.main}>
        <p className={styles.name} dir="auto">
          {line.name}
        </p>
        <p className={styles.badges}>{badges.map((badge) => badge && <span key={badge}>{badge}</span>)}</p>
        {problem && <p className={styles.problem}>{t(problem)}</p>}
        <div className={styles.controls}>
          <Stepper
            name={line.name}
            quantity={line.quantity}
            min={1}
            onChange={(quantity) => cart.setQuantity(line, quantity)}
          />
          <p className={styles.price}>{formatMoney(lineTotal(line))}</p>
        </div>
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('Remove {name}', { name: line.name })}
        onClick={() => cart.remove(line)}
      >
        <RemoveIcon />
      </button>
    </li>
  );
}
