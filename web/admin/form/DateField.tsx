import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useField } from 'formik';
import { useId } from 'react';
import { described, FormRow } from './FormRow';
import styles from './form.module.css';

interface DateFieldProps {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
}

/** A moment, kept as a full ISO date-time, or "" for none. */
export function DateField({ name, label, hint, placeholder }: DateFieldProps) {
  const [field, meta, helpers] = useField<string>(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  return (
    <FormRow id={id} label={label} optional error={error} hint={hint}>
      <DatePicker
        {...described(id, error, hint)}
        id={id}
        className={styles.wide}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        placeholder={placeholder}
        value={field.value ? dayjs(field.value) : null}
        onChange={(moment) => void helpers.setValue(moment ? moment.toISOString() : '')}
      />
    </FormRow>
  );
}
