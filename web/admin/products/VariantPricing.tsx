import { Input } from 'antd';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import styles from './VariantPricing.module.css';
import type { ProductValues } from './productForm';

const PRICES = [
  { name: 'customerPrice', label: 'Customer price' },
  { name: 'businessPrice', label: 'Business price' },
] as const;

/** Both prices of each variant. */
export function VariantPricing({ names }: { names: readonly string[] }) {
  const { values, errors, touched, setFieldValue, setFieldTouched } = useFormikContext<ProductValues>();
  const id = useId();
  const pricing = values.variantPricing;
  const error = touched.variantPricing && typeof errors.variantPricing === 'string' ? errors.variantPricing : null;
  return (
    <div className={styles.pricing}>
      <table className={styles.table} aria-label="Variant prices">
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col">Customer Price</th>
            <th scope="col">Business Price</th>
          </tr>
        </thead>
        <tbody>
          {names.map((variant) => (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              {PRICES.map(({ name, label }) => {
                const prices = pricing[variant] ?? { customerPrice: '', businessPrice: '' };
                const wrong = error !== null && prices[name].trim() === '';
                return (
                  <td key={name}>
                    <Input
                      aria-label={`${label} of ${variant}`}
                      aria-invalid={wrong || undefined}
                      aria-describedby={wrong ? id : undefined}
                      inputMode="decimal"
                      suffix="LBP"
                      status={wrong ? 'error' : ''}
                      value={prices[name]}
                      onChange={({ target }) =>
                        void setFieldValue('variantPricing', {
                          ...pricing,
                          [variant]: { ...prices, [name]: target.value },
                        })
                      }
                      onBlur={() => void setFieldTouched('variantPricing', true)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
