import { useField, type FieldHelperProps, type FieldInputProps } from 'formik';
import { useId, type ReactNode } from 'react';
import { described, FormRow } from './FormRow';
import { useEditConflict } from '../formDialog/editConflict';
import { EditConflictNotice } from '../formDialog/EditConflictNotice';

/** The props of every field of a form. */
export interface FieldProps {
  name: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
}

/** What the control of a field needs. */
interface FieldControl<Value> {
  field: FieldInputProps<Value>;
  helpers: FieldHelperProps<Value>;
  /** For the control itself: its id, what is wrong with it, and what describes it. */
  attributes: ReturnType<typeof described> & { id: string; status: 'error' | '' };
}

interface FieldRowProps<Value> extends FieldProps {
  validate?: () => string | undefined;
  /** Formats a value for the notice of another person's change. */
  format?: (value: unknown) => string;
  children: (drawn: FieldControl<Value>) => ReactNode;
}

/** A field of a form in its row, with its error and the notice of another person's change. */
export function FieldRow<Value>({ name, label, optional, hint, validate, format, children }: FieldRowProps<Value>) {
  const [field, meta, helpers] = useField<Value>({ name, validate });
  const changed = useEditConflict(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  const note = (
    <EditConflictNotice
      id={id}
      label={label}
      changed={changed}
      format={format}
      onUseTheirs={(value) => void helpers.setValue(value as Value)}
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
