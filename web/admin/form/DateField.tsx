import { Input, type InputRef } from 'antd';
import dayjs from 'dayjs';
import { useField } from 'formik';
import { useId, useRef } from 'react';
import { described, FormRow } from './FormRow';
import { useMeanwhile } from './meanwhile';
import { MeanwhileNote } from './MeanwhileNote';

interface DateFieldProps {
  name: string;
  label: string;
  hint?: string;
}

/** As the browser's own field of a moment writes it. */
const FORMAT = 'YYYY-MM-DDTHH:mm';
const UNFINISHED = 'The date or the time is not complete; empty all of it for none';

/**
 * A moment, kept as a full ISO date-time, or "" for none. The browser's own field: it is typed part by part, and opens
 * the picker that the device has.
 */
export function DateField({ name, label, hint }: DateFieldProps) {
  const input = useRef<InputRef>(null);
  // Of a moment that is typed in part the browser tells nothing but that; it is refused, never dropped.
  const validate = () => (input.current?.input?.validity.badInput ? UNFINISHED : undefined);
  const [field, meta, helpers] = useField<string>({ name, validate });
  const changed = useMeanwhile(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
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
          say={(value) => momentText(value).replace('T', ' ')}
          onTake={(value) => void helpers.setValue(value as string)}
        />
      }
    >
      <Input
        {...described(id, error, hint, changed)}
        ref={input}
        id={id}
        type="datetime-local"
        max="9999-12-31T23:59"
        status={error ? 'error' : ''}
        value={momentText(field.value)}
        onChange={({ target }) => void helpers.setValue(target.value && dayjs(target.value).toISOString())}
        onBlur={() => void helpers.setTouched(true)}
      />
    </FormRow>
  );
}

function momentText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? dayjs(value).format(FORMAT) : '';
}
