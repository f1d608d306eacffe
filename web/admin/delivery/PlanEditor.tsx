import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { useId, useRef } from 'react';
import { described } from '../../ui-antd/form/FormRow';
import styles from './delivery.module.css';
import { addWindow, copyToAllDays, WEEKDAYS, type WindowValues, type ZoneValues } from './zoneForm';

const FIELDS = [
  { name: 'begins', label: 'From', type: 'time' },
  { name: 'ends', label: 'To', type: 'time' },
  { name: 'capacity', label: 'Orders', type: 'text' },
  { name: 'cutOffDays', label: 'Order until, days before', type: 'text' },
  { name: 'cutOffTime', label: 'at', type: 'time' },
] as const satisfies readonly { name: keyof WindowValues; label: string; type: string }[];

/** The windows of each weekday, with how many orders each takes and until when. */
export function PlanEditor() {
  const { values, setFieldValue } = useFormikContext<ZoneValues>();
  const { windows } = values;
  const set = (next: WindowValues[]) => setFieldValue('windows', next);
  return (
    <div className={styles.plan}>
      {WEEKDAYS.map((name, index) => (
        <Weekday
          key={name}
          name={name}
          windows={windows.filter(({ weekday }) => weekday === index + 1)}
          onAdd={() => set(addWindow(windows, index + 1))}
          onCopy={() => void set(copyToAllDays(windows, index + 1))}
          onRemove={(window) => void set(windows.filter((each) => each !== window))}
        />
      ))}
    </div>
  );
}

interface WeekdayProps {
  name: string;
  windows: readonly WindowValues[];
  onAdd: () => Promise<unknown>;
  onCopy: () => void;
  onRemove: (window: WindowValues) => void;
}

function Weekday({ name, windows, onAdd, onCopy, onRemove }: WeekdayProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={place} className={styles.weekday}>
      <legend>{name}</legend>
      {windows.length === 0 && <p className={styles.quiet}>No delivery</p>}
      {windows.map((window, index) => (
        <WindowRow
          key={window.key}
          window={window}
          name={`${name}, window ${index + 1}`}
          onRemove={() => {
            onRemove(window);
            place.current?.querySelector<HTMLElement>('[data-add]')?.focus();
          }}
        />
      ))}
      <div className={styles.buttons}>
        <Button
          data-add
          size="small"
          aria-label={`Add a window on ${name}`}
          onClick={() =>
            void onAdd().then(() =>
              [...(place.current?.querySelectorAll<HTMLElement>('[data-begins]') ?? [])].at(-1)?.focus(),
            )
          }
        >
          Add a window
        </Button>
        {windows.length > 0 && (
          <Button size="small" type="link" aria-label={`The windows of ${name} for every day`} onClick={onCopy}>
            Same for every day
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface WindowRowProps {
  window: WindowValues;
  name: string;
  onRemove: () => void;
}

function WindowRow({ window, name, onRemove }: WindowRowProps) {
  const { values, errors, touched, submitCount, setFieldValue, setFieldTouched } = useFormikContext<ZoneValues>();
  const id = useId();
  const at = values.windows.indexOf(window);
  const wrong = FIELDS.flatMap((field) => {
    const path = `windows.${at}.${field.name}`;
    const error: unknown = getIn(errors, path);
    const isSeen = submitCount > 0 || getIn(touched, path) === true;
    return typeof error === 'string' && isSeen ? [{ ...field, error }] : [];
  });
  return (
    <div role="group" aria-label={name} className={styles.window}>
      {FIELDS.map((field) => {
        const path = `windows.${at}.${field.name}`;
        const error = wrong.find((each) => each.name === field.name)?.error;
        const place = `${id}-${field.name}`;
        return (
          <div key={field.name} className={styles.windowField}>
            <label htmlFor={place}>{field.label}</label>
            <Input
              {...described(place, error, null)}
              id={place}
              data-begins={field.name === 'begins' || undefined}
              type={field.type}
              inputMode={field.type === 'text' ? 'numeric' : undefined}
              autoComplete="off"
              status={error ? 'error' : ''}
              value={window[field.name]}
              onChange={({ target }) => void setFieldValue(path, target.value)}
              onBlur={() => void setFieldTouched(path, true)}
            />
          </div>
        );
      })}
      <Button type="text" danger icon={<DeleteOutlined />} aria-label={`Remove ${name}`} onClick={onRemove} />
      {wrong.map(({ name: field, label, error }) => (
        <p key={field} id={`${id}-${field}-error`} className={styles.error}>
          {`${label}: ${error}`}
        </p>
      ))}
    </div>
  );
}
