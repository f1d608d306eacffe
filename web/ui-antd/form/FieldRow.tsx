import { useField, type FieldHelperProps, type FieldInputProps } from 'formik';
import { useId, type ReactNode } from 'react';
import { described, FormRow } from './FormRow';
import { useMeanwhile } from '../formDialog/editConflict';
import { EditConflictNotice } from '../formDialog/EditConflictNotice';

/** What is said of a field of a form. */
export interface FieldProps {
  name: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
}

/** What a field is drawn with. */
interface Drawn<Value> {
  field: FieldInputProps<Value>;
  helpers: FieldHelperProps<Value>;
  /** For the control itself: its id, what is wrong with it, and what describes it. */
  attributes: ReturnType<typeof described> & { id: string; status: 'error' | '' };
}

interface FieldRowProps<Value> extends FieldProps {
  validate?: () => string | undefined;
  /** A value as it is read, where somebody else changed it meanwhile. */
  t?: (value: unknown) => string;
  children: (drawn: Drawn<Value>) => ReactNode;
}

/** A field of a form in its row, with what is wrong with it and what somebody else made of it meanwhile. */
export function FieldRow<Value>({ name, label, optional, hint, validate, t, children }: FieldRowProps<Value>) {
  const [field, meta, helpers] = useField<Value>({ name, validate });
  const changed = useMeanwhile(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  const note = (
    <EditConflictNotice
      id={id}
      label={label}
      changed={changed}
      t={t}
      onTake={(value) => void helpers.setValue(value as Value)}
    />
  );
  return (
    <FormRow id={id} label={label} optional={optional} error={error} hint={hint} note={note}>
      {children({
        field,
        helpers,
        attributes: { ...described(id, error, hint, changed), id, status: error ? 'error' : '' },
      })}
    </FormRow>
  );
}
