import type { ComponentProps } from 'react';
import styles from './Choices.module.css';

interface RadiosProps extends Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur'> {
  /** What is chosen here; for those who do not see the heading above. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** Null for none. */
  value: string | null;
}

/** One of a few ways, each with its radio button. */
export function Radios({ label, options, value, ...input }: RadiosProps) {
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input {...input} type="radio" value={option.value} checked={value === option.value} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
