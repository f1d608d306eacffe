import { useFormikContext } from 'formik';
import { use, useId } from 'react';
import { FiguresInput } from '../../ui-antd/form/FiguresInput';
import { described } from '../../ui-antd/form/FormRow';
import { conflictOf, ConcurrentEditContext } from '../../ui-antd/formDialog/editConflict';
import { EditConflictNotice } from '../../ui-antd/formDialog/EditConflictNotice';
import styles from '../../ui-antd/form/FieldTable.module.css';
import type { ProductValues } from './productForm';

const PRICES = [
  { name: 'customerPrice', label: 'Customer price' },
  { name: 'businessPrice', label: 'Business price' },
] as const;

/** Both prices of each variant. */
export function VariantPricing({ names }: { names: readonly string[] }) {
  const { values, errors, touched, setFieldValue, setFieldTouched } = useFormikContext<ProductValues>();
  const id = useId();
  const edit = use(ConcurrentEditContext) as { opened: ProductValues; saved: ProductValues } | null;
  const pricing = values.variantPricing;
  const error = touched.variantPricing && typeof errors.variantPricing === 'string' ? errors.variantPricing : null;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label="Variant prices">
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col">Customer Price (LBP)</th>
            <th scope="col">Business Price (LBP)</th>
          </tr>
        </thead>
        <tbody>
          {names.map((variant, row) => (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              {PRICES.map(({ name, label }) => {
                const prices = pricing[variant] ?? { customerPrice: '', businessPrice: '' };
                const wrong = error !== null && prices[name].trim() === '';
                const place = `${id}-${row}-${name}`;
                const change = (price: string) =>
                  void setFieldValue('variantPricing', { ...pricing, [variant]: { ...prices, [name]: price } });
                const changed =
                  edit &&
                  conflictOf(
                    edit.opened.variantPricing[variant]?.[name] ?? '',
                    prices[name],
                    edit.saved.variantPricing[variant]?.[name] ?? '',
                  );
                const { 'aria-describedby': notes } = described(place, undefined, null, changed);
                return (
                  <td key={name}>
                    <FiguresInput
                      id={place}
                      aria-label={`${label} of ${variant}`}
                      aria-invalid={wrong || undefined}
                      aria-describedby={[wrong && id, notes].filter(Boolean).join(' ') || undefined}
                      status={wrong ? 'error' : ''}
                      value={prices[name]}
                      onChange={change}
                      onBlur={() => void setFieldTouched('variantPricing', true)}
                    />
                    <EditConflictNotice
                      id={place}
                      label={`${label} of ${variant}`}
                      changed={changed}
                      onUseTheirs={(price) => change(String(price))}
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
