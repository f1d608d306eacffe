import { useField } from 'formik';
import { useTranslation } from '../../i18n/text';
import styles from './Choices.module.css';

interface ChoicesProps {
  name: string;
  /** What is chosen here; for those who do not see the heading above. */
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few ways, each with its radio button. */
export function Choices({ name, label, options }: ChoicesProps) {
  const t = useTranslation();
  const [field, meta] = useField<string>(name);
  return (
    <>
      <fieldset className={styles.options}>
        <legend className={styles.legend}>{label}</legend>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input {...field} type="radio" value={option.value} checked={field.value === option.value} />
            {option.label}
          </label>
        ))}
      </fieldset>
      {meta.touched && meta.error && <p className={styles.error}>{t(meta.error)}</p>}
    </>
  );
}
