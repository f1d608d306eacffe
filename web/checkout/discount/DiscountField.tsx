import { LIMITS } from '../../../common/constants';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import styles from './DiscountField.module.css';
import type { DiscountCode } from './useDiscountCode';

/** A discount code with Apply. */
export function DiscountField({ discount }: { discount: DiscountCode }) {
  const say = useText();
  return (
    <Card title={say('Discount Code')}>
      <div className={styles.row}>
        <input
          aria-label={say('Discount code')}
          aria-describedby="discount-state"
          className={styles.input}
          value={discount.text}
          maxLength={LIMITS.discountCode}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => discount.setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter here is meant for the code, not for the order.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void discount.apply();
          }}
        />
        <Button look="quiet" busy={discount.checking} onClick={() => void discount.apply()}>
          {say('Apply')}
        </Button>
      </div>
      <p id="discount-state" className={styles.state}>
        {discount.applied &&
          say('{code}: {percent}% off', {
            code: discount.applied.code.toUpperCase(),
            percent: Number(discount.applied.percent),
          })}
      </p>
    </Card>
  );
}
