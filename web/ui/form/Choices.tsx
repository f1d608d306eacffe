import { useField } from 'formik';
import { useTranslation } from '../../i18n/text';
import styles from './Choices.module.css';
import { Radios } from './Radios';

interface ChoicesProps {
  name: string;
  /** What is chosen here; for those who do not see the heading above. */
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few ways, as a field of a form. */
export function Choices({ name, label, options }: ChoicesProps) {
  const t = useTranslation();
  const [field, meta] = useField<string>(name);
  return (
    <>
      <Radios {...field} label={label} options={options} />
      {meta.touched && meta.error && <p className={styles.error}>{t(meta.error)}</p>}
    </>
  );
}
