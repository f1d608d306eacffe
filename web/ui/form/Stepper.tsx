import type { Ref } from 'react';
import { LIMITS } from '../../../common/constants';
import { useTranslation } from '../../i18n/text';
import styles from './Stepper.module.css';
import { MinusIcon, PlusIcon } from '../icons';

interface StepperProps {
  /** What is counted, for the names of the buttons. */
  name: string;
  quantity: number;
  /** The smallest quantity minus leads to; at it, minus is disabled. */
  min: number;
  disabled?: boolean;
  onChange: (quantity: number) => void;
  ref?: Ref<HTMLDivElement>;
}

/** minus / quantity / plus */
export function Stepper({ name, quantity, min, disabled = false, onChange, ref }: StepperProps) {
  const t = useTranslation();
  return (
    <div ref={ref} role="group" aria-label={t('Quantity of {name}', { name })} className={styles.stepper}>
      <button
        type="button"
        aria-label={t('Decrease quantity of {name}', { name })}
        disabled={disabled || quantity <= min}
        onClick={() => onChange(quantity - 1)}
      >
        <MinusIcon />
      </button>
      <span aria-live="polite" className={styles.quantity}>
        {quantity}
      </span>
      <button
        type="button"
        aria-label={t('Increase quantity of {name}', { name })}
        disabled={disabled || quantity >= LIMITS.quantity}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
