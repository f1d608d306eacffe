import type { ReactNode } from 'react';
import styles from './form.module.css';
import type { EditConflict } from '../formDialog/editConflict';
import { noteId } from '../formDialog/EditConflictNotice';
import type { TextWithValues } from '../../../common/messages';
import { useTranslation } from '../../i18n/text';

interface FormRowProps {
  id: string;
  label: string;
  optional?: boolean;
  error?: string | TextWithValues | undefined;
  hint?: ReactNode;
  /** A notice of another person's change. */
  note?: ReactNode;
  children: ReactNode;
}

/** A field with its label above it and, below it, what is wrong with it or what helps to fill it in. */
export function FormRow({ id, label, optional = false, error, hint, note, children }: FormRowProps) {
  const t = useTranslation();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {t('(optional)')}</span>}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {t(error)}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
      {note}
    </div>
  );
}

/** The ARIA attributes of a field: its error or hint, and the notice of another person's change. */
export function described(id: string, error: string | undefined, hint: ReactNode, changed: EditConflict | null = null) {
  const ids = [error ? `${id}-error` : hint ? `${id}-hint` : '', changed ? noteId(id) : ''].filter(Boolean);
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids.join(' ') || undefined };
}
