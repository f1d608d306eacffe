import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useRef, type ReactNode } from 'react';
import { SwitchField, TextField } from '../../ui-antd/form/fields';
import styles from './delivery.module.css';
import type { ZoneValues } from './zoneForm';

/** Where a zone is: cities and areas, circles around points, or everywhere else. */
export function PlacesEditor() {
  return (
    <>
      <SwitchField
        name="isEverywhereElse"
        label="Everywhere else"
        hint="Also every place that no zone names. One zone at most."
      />
      <Entries of="places" what="place" added={{ name: '', city: '', spellings: '' }}>
        {(path) => (
          <>
            <TextField name={`${path}.name`} label="City or area" />
            <TextField
              name={`${path}.city`}
              label="In the city"
              optional
              hint="For an area, where others have its name"
            />
            <TextField
              name={`${path}.spellings`}
              label="Other spellings"
              optional
              hint="Also Arabic, with commas between"
            />
          </>
        )}
      </Entries>
      <Entries of="circles" what="circle" added={{ latitude: '', longitude: '', km: '5' }}>
        {(path) => (
          <>
            <TextField name={`${path}.latitude`} label="Latitude" figures hint="Like 33.8886" />
            <TextField name={`${path}.longitude`} label="Longitude" figures hint="Like 35.4955" />
            <TextField name={`${path}.km`} label="Kilometres around" figures />
          </>
        )}
      </Entries>
    </>
  );
}

interface EntriesProps<Of extends 'places' | 'circles'> {
  of: Of;
  /** What one is called. */
  what: string;
  /** What a new one holds. */
  added: Omit<ZoneValues[Of][number], 'key'>;
  /** The fields of the one at this path. */
  children: (path: string) => ReactNode;
}

function Entries<Of extends 'places' | 'circles'>({ of, what, added, children }: EntriesProps<Of>) {
  const { values, setFieldValue } = useFormikContext<ZoneValues>();
  const entries: readonly { key: number }[] = values[of];
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} className={styles.entries}>
      {entries.map((entry, at) => (
        <fieldset key={entry.key} className={styles.entry}>
          <legend>{`${what === 'place' ? 'Place' : 'Circle'} ${at + 1}`}</legend>
          {children(`${of}.${at}`)}
          <Button
            danger
            aria-label={`Remove ${what} ${at + 1}`}
            onClick={() =>
              void setFieldValue(
                of,
                entries.filter((each) => each !== entry),
              ).then(() => list.current?.querySelector<HTMLElement>('[data-add]')?.focus())
            }
          >
            Remove
          </Button>
        </fieldset>
      ))}
      <Button
        data-add
        onClick={() => {
          const key = Math.max(-1, ...entries.map((each) => each.key)) + 1;
          void setFieldValue(of, [...entries, { ...added, key }]).then(() =>
            list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus(),
          );
        }}
      >
        {`Add a ${what}`}
      </Button>
    </div>
  );
}
