import { useId } from 'react';
import { useTranslation } from '../i18n/text';
import styles from './SizeSelector.module.css';
import type { ChosenSize } from './useSize';

interface SizeSelectorProps {
  product: { inStock: boolean; variants: readonly { name: string }[] };
  size: Pick<ChosenSize, 'variant' | 'choose'>;
}

/** The sizes of a product that has some. */
export function SizeSelector({ product, size }: SizeSelectorProps) {
  const t = useTranslation();
  const id = useId();
  if (size.variant === null) return null;
  return (
    <div className={styles.size}>
      <label htmlFor={id}>{t('Size')}</label>
      <select
        id={id}
        value={size.variant}
        disabled={!product.inStock}
        onChange={(event) => size.choose(event.target.value)}
      >
        {product.variants.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
