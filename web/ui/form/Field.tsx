import { useField } from 'formik';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/text';
import styles from './Field.module.css';
import { classes } from '../classes';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> {
  name: string;
  label: string;
  /** Makes a control at the end of the field, which is told the ids of the input and of its label. */
  trailing?: (inputId: string, labelId: string) => ReactNode;
}

/** What goes from left to right in every language. */
const LEFT_TO_RIGHT = new Set(['tel', 'email', 'password']);

/** A text field of a form with its label and, once touched, what is wrong with it. */
export function Field({ name, label, required, trailing, ...input }: FieldProps) {
  const t = useTranslation();
  const [field, meta] = useField<string>(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
        {!required && <span className={styles.optional}> {t('(optional)')}</span>}
      </label>
      <div className={styles.box}>
        <input
          dir={LEFT_TO_RIGHT.has(input.type ?? '') ? 'ltr' : 'auto'}
          {...input}
          {...field}
          id={id}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={classes(styles.input, error && styles.wrong)}
        />
        {trailing?.(id, `${id}-label`)}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {t(error)}
        </p>
      )}
    </div>
  );
}
