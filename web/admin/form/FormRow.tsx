import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormRowProps {
  id: string;
  label: string;
  optional?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  children: ReactNode;
}

/** A field with its label above it and, below it, what is wrong with it or what helps to fill it in. */
export function FormRow({ id, label, optional = false, error, hint, children }: FormRowProps) {
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** What tells assistive technology of a field's error or hint. */
export function described(id: string, error: string | undefined, hint: ReactNode) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  };
}
