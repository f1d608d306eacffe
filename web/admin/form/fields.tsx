import { Input, Select, Switch } from 'antd';
import { useField } from 'formik';
import { useId, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { described, FormRow } from './FormRow';
import styles from './form.module.css';
import { useMeanwhile } from './meanwhile';
import { MeanwhileNote } from './MeanwhileNote';

interface FieldProps {
  name: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
}

interface TextProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  /** Opens the keyboard of figures on a phone. */
  figures?: boolean;
  placeholder?: string;
  suffix?: string;
}

/** A line of text. */
export function TextField({ name, label, optional, hint, figures = false, autoComplete = 'off', ...input }: TextProps) {
  const [field, meta, helpers] = useField<string>(name);
  const changed = useMeanwhile(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  return (
    <FormRow
      id={id}
      label={label}
      optional={optional}
      error={error}
      hint={hint}
      note={
        <MeanwhileNote
          id={id}
          label={label}
          changed={changed}
          onTake={(value) => void helpers.setValue(value as string)}
        />
      }
    >
      <Input
        {...field}
        {...input}
        {...described(id, error, hint, changed)}
        id={id}
        autoComplete={autoComplete}
        inputMode={figures ? 'decimal' : undefined}
        status={error ? 'error' : ''}
      />
    </FormRow>
  );
}

/** A few lines of text. */
export function LongTextField({ name, label, optional, hint }: FieldProps) {
  const [field, meta, helpers] = useField<string>(name);
  const changed = useMeanwhile(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  return (
    <FormRow
      id={id}
      label={label}
      optional={optional}
      error={error}
      hint={hint}
      note={
        <MeanwhileNote
          id={id}
          label={label}
          changed={changed}
          onTake={(value) => void helpers.setValue(value as string)}
        />
      }
    >
      <Input.TextArea
        {...field}
        {...described(id, error, hint, changed)}
        id={id}
        autoSize={{ minRows: 2, maxRows: 8 }}
        status={error ? 'error' : ''}
      />
    </FormRow>
  );
}

interface ChoiceProps extends FieldProps {
  choices: readonly { value: string | number; label: string }[];
  placeholder?: string;
  /** More than one may be chosen. */
  several?: boolean;
}

/** One of a few values. */
export function ChoiceField({ name, label, optional, hint, choices, placeholder, several = false }: ChoiceProps) {
  const [field, meta, helpers] = useField<unknown>(name);
  const changed = useMeanwhile(name);
  const labelOf = (value: unknown) => choices.find((choice) => choice.value === value)?.label ?? String(value);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  return (
    <FormRow
      id={id}
      label={label}
      optional={optional}
      error={error}
      hint={hint}
      note={
        <MeanwhileNote
          id={id}
          label={label}
          changed={changed}
          say={labelOf}
          onTake={(value) => void helpers.setValue(value)}
        />
      }
    >
      <Select
        {...described(id, error, hint, changed)}
        id={id}
        className={styles.wide}
        mode={several ? 'multiple' : undefined}
        value={field.value === '' ? undefined : field.value}
        placeholder={placeholder}
        options={[...choices]}
        status={error ? 'error' : ''}
        onChange={(value) => void helpers.setValue(value)}
        onBlur={() => void helpers.setTouched(true)}
      />
    </FormRow>
  );
}

/** Yes or no. */
export function SwitchField({ name, label, hint }: FieldProps) {
  const [field, , helpers] = useField<boolean>(name);
  const changed = useMeanwhile(name);
  const id = useId();
  return (
    <div className={styles.switch}>
      <Switch
        id={id}
        checked={field.value}
        {...described(id, undefined, hint, changed)}
        onChange={(value) => void helpers.setValue(value)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <MeanwhileNote
        id={id}
        label={label}
        changed={changed}
        say={(value) => (value === true ? 'yes' : 'no')}
        onTake={(value) => void helpers.setValue(value === true)}
      />
    </div>
  );
}
