import { useId } from 'react';
import { useTranslation } from '../i18n/text';
import styles from './SizeSelector.module.css';
import type { SizeChoice } from './useSize';

interface SizeSelectorProps {
  /** Chosen by name, shown by label. */
  variants: readonly { name: string; label?: string }[];
  size: SizeChoice;
  disabled: boolean;
}

/** The choice of size; nothing for a product without sizes. */
export function SizeSelector({ variants, size, disabled }: SizeSelectorProps) {
  const t = useTranslation();
  const id = useId();
  if (size.variant === null) return null;
  return (
    <div className={styles.size}>
      <label htmlFor={id}>{t('Size')}</label>
      <select id={id} value={size.variant} disabled={disabled} onChange={(event) => size.choose(event.target.value)}>
        {variants.map(({ name, label = name }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
