import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { described, FormRow } from './FormRow';
import styles from './form.module.css';
import { useMeanwhile } from './meanwhile';
import { MeanwhileNote } from './MeanwhileNote';

interface DateFieldProps {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
}

const FORMAT = 'YYYY-MM-DD HH:mm';
const NO_DATE = 'Type a date and a time like 2027-01-31 18:00, or leave this empty';

/** A moment, kept as a full ISO date-time, or "" for none. What is typed and is none is refused, never dropped. */
export function DateField({ name, label, hint, placeholder }: DateFieldProps) {
  // What is typed, as long as it is no moment.
  const [unfinished, setUnfinished] = useState('');
  const [field, meta, helpers] = useField<string>({ name, validate: () => (unfinished ? NO_DATE : undefined) });
  const changed = useMeanwhile(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  const take = (value: string) => {
    setUnfinished('');
    void helpers.setValue(value);
  };
  return (
    <FormRow
      id={id}
      label={label}
      optional
      error={error}
      hint={hint}
      note={
        <MeanwhileNote
          id={id}
          label={label}
          changed={changed}
          say={dateText}
          onTake={(value) => take(typeof value === 'string' ? value : '')}
        />
      }
    >
      <div
        onInput={({ target }) => {
          const text = target instanceof HTMLInputElement ? target.value.trim() : '';
          setUnfinished(isMoment(text) ? '' : text);
        }}
      >
        <DatePicker
          {...described(id, error, hint, changed)}
          id={id}
          className={styles.wide}
          showTime={{ format: 'HH:mm' }}
          format={FORMAT}
          placeholder={placeholder}
          status={error ? 'error' : ''}
          preserveInvalidOnBlur
          value={field.value ? dayjs(field.value) : null}
          onChange={(moment) => take(moment ? moment.toISOString() : '')}
          onBlur={() => void helpers.setTouched(true)}
        />
      </div>
    </FormRow>
  );
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) && dayjs(text).format(FORMAT) === text;
}

function dateText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? dayjs(value).format(FORMAT) : 'never';
}
