import { Input, type InputRef } from 'antd';
import dayjs from 'dayjs';
import { useRef } from 'react';
import { msg } from '../../i18n/text';
import { FieldRow, type FieldProps } from './FieldRow';

/** As the browser's own field of a moment writes it. */
const FORMAT = 'YYYY-MM-DDTHH:mm';
const UNFINISHED = msg('The date or the time is not complete; empty all of it for none');

/**
 * A moment, kept as a full ISO date-time, or "" for none. The browser's own field: it is typed part by part, and opens
 * the picker that the device has.
 */
export function DateField(props: Omit<FieldProps, 'optional'>) {
  const input = useRef<InputRef>(null);
  // Of a moment that is typed in part the browser tells nothing but that; it is refused, never dropped.
  const validate = () => (input.current?.input?.validity.badInput ? UNFINISHED : undefined);
  return (
    <FieldRow<string> {...props} optional validate={validate} format={(value) => momentText(value).replace('T', ' ')}>
      {({ field, helpers, attributes }) => (
        <Input
          {...attributes}
          ref={input}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={momentText(field.value)}
          onChange={({ target }) => void helpers.setValue(target.value && dayjs(target.value).toISOString())}
          onBlur={() => void helpers.setTouched(true)}
        />
      )}
    </FieldRow>
  );
}

function momentText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? dayjs(value).format(FORMAT) : '';
}
