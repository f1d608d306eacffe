import { LIMITS } from '../../common/constants';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import styles from './DiscountField.module.css';
import type { DiscountCode } from './useDiscountCode';

/** A discount code with Apply. */
export function DiscountField({ discount }: { discount: DiscountCode }) {
  return (
    <Card title="Discount Code">
      <div className={styles.row}>
        <input
          aria-label="Discount code"
          aria-describedby="discount-state"
          className={styles.input}
          value={discount.text}
          maxLength={LIMITS.discountCode}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => discount.setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter here is meant for the code, not for the order.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void discount.apply();
          }}
        />
        <Button look="quiet" busy={discount.checking} onClick={() => void discount.apply()}>
          Apply
        </Button>
      </div>
      <p id="discount-state" className={styles.state}>
        {discount.applied && `${discount.applied.code.toUpperCase()}: ${Number(discount.applied.percent)}% off`}
      </p>
    </Card>
  );
}
