import { useField } from 'formik';
import { useId } from 'react';
import styles from './Field.module.css';

interface SelectFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  options: readonly { value: string; label: string }[];
}

/** One of a fixed list; something is always chosen. */
export function SelectField({ name, label, autoComplete, options }: SelectFieldProps) {
  const [field] = useField<string>(name);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select {...field} id={id} autoComplete={autoComplete} className={styles.input}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
