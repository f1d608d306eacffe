import { useId } from 'react';
import { LIMITS } from '../../../common/constants';
import { useTranslation } from '../../i18n/text';
import { Button } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import styles from './DiscountField.module.css';
import type { DiscountCode } from './useDiscountCode';

/** A discount code with Apply. */
export function DiscountField({ discount }: { discount: DiscountCode }) {
  const t = useTranslation();
  const stateId = useId();
  return (
    <Card title={t('Discount Code')}>
      <div className={styles.row}>
        <input
          aria-label={t('Discount code')}
          aria-describedby={stateId}
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
          {t('Apply')}
        </Button>
      </div>
      <p id={stateId} className={styles.state}>
        {discount.applied &&
          t('{code}: {percent}% off', {
            code: discount.applied.code.toUpperCase(),
            percent: Number(discount.applied.percent),
          })}
      </p>
    </Card>
  );
}
