import { useState } from 'react';
import { LIMITS } from '../../../common/constants';
import { westernDigits } from '../../../common/texts/westernNumber';
import { MinusIcon, PlusIcon } from '../../ui/icons';
import stepper from '../../ui/form/Stepper.module.css';
import styles from './QuantityField.module.css';
import { useTranslation } from '../../i18n/text';

interface QuantityFieldProps {
  /** The name of the product, for screen readers. */
  name: string;
  quantity: number;
  /** False where there may be less of it but not more. */
  mayIncrease?: boolean;
  /** Told a whole number from 0 (none any more) to 9,999. */
  onChange: (quantity: number) => void;
}

/** minus / quantity / plus; the quantity can be typed, for large orders. */
export function QuantityField({ name, quantity, mayIncrease = true, onChange }: QuantityFieldProps) {
  const t = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);

  /** Nothing typed, or no number, leaves the quantity as it is. */
  function applyTyped(): void {
    setTyped(null);
    const next = typed === null || typed === '' ? quantity : Math.min(Number(typed), LIMITS.quantity);
    if (next === quantity || (next > quantity && !mayIncrease)) return;
    onChange(next);
  }

  return (
    <div role="group" aria-label={t('Quantity of {name}', { name })} className={stepper.stepper}>
      <button
        type="button"
        aria-label={t('Decrease quantity of {name}', { name })}
        onClick={() => onChange(quantity - 1)}
      >
        <MinusIcon />
      </button>
      <input
        className={styles.typed}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('Quantity of {name}', { name })}
        value={typed ?? quantity}
        onChange={({ target }) => setTyped(westernDigits(target.value).replace(/\D/g, '').slice(0, 4))}
        onFocus={({ target }) => target.select()}
        onBlur={applyTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') applyTyped();
          if (event.key === 'Escape' && typed !== null) {
            event.stopPropagation();
            setTyped(null);
          }
        }}
      />
      <button
        type="button"
        aria-label={t('Increase quantity of {name}', { name })}
        disabled={!mayIncrease || quantity >= LIMITS.quantity}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
