import { Input, Select, Switch } from 'antd';
import { useField } from 'formik';
import { useId, type HTMLInputTypeAttribute } from 'react';
import { FieldRow, type FieldProps } from './FieldRow';
import { FiguresInput } from './FiguresInput';
import { described } from './FormRow';
import styles from './form.module.css';
import { useEditConflict } from '../formDialog/editConflict';
import { EditConflictNotice } from '../formDialog/EditConflictNotice';

interface TextProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  /** A number: opens the keyboard of figures on a phone, and is made what the shop takes, however it is typed. */
  figures?: boolean;
  placeholder?: string;
  suffix?: string;
  /** The language of what is typed, and where its lines begin. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** A line of text. */
export function TextField({ name, label, optional, hint, figures = false, autoComplete = 'off', ...input }: TextProps) {
  return (
    <FieldRow<string> name={name} label={label} optional={optional} hint={hint}>
      {({ field, helpers, attributes }) =>
        figures ? (
          <FiguresInput
            {...field}
            {...input}
            {...attributes}
            autoComplete={autoComplete}
            onChange={(value) => void helpers.setValue(value)}
          />
        ) : (
          <Input {...field} {...input} {...attributes} autoComplete={autoComplete} />
        )
      }
    </FieldRow>
  );
}

/** A few lines of text. */
export function LongTextField({ lang, dir, ...props }: FieldProps & Pick<TextProps, 'lang' | 'dir'>) {
  return (
    <FieldRow<string> {...props}>
      {({ field, attributes }) => (
        <Input.TextArea {...field} {...attributes} lang={lang} dir={dir} autoSize={{ minRows: 2, maxRows: 8 }} />
      )}
    </FieldRow>
  );
}

interface ChoiceProps extends FieldProps {
  choices: readonly { value: string | number; label: string }[];
  placeholder?: string;
  /** More than one may be chosen. */
  several?: boolean;
  /** Called with what was chosen, where more depends on it. */
  onPick?: (value: unknown) => void;
}

/** One of a few values. */
export function ChoiceField({ choices, placeholder, several = false, onPick, ...props }: ChoiceProps) {
  const labelOf = (value: unknown) => choices.find((choice) => choice.value === value)?.label ?? String(value);
  return (
    <FieldRow<unknown> {...props} format={labelOf}>
      {({ field, helpers, attributes }) => (
        <Select
          {...attributes}
          className={styles.wide}
          mode={several ? 'multiple' : undefined}
          value={field.value === '' ? undefined : field.value}
          placeholder={placeholder}
          options={[...choices]}
          onChange={(value) => {
            void helpers.setValue(value);
            onPick?.(value);
          }}
          onBlur={() => void helpers.setTouched(true)}
        />
      )}
    </FieldRow>
  );
}

/** Yes or no. */
export function SwitchField({ name, label, hint }: FieldProps) {
  const [field, , helpers] = useField<boolean>(name);
  const changed = useEditConflict(name);
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
      <EditConflictNotice
        id={id}
        label={label}
        changed={changed}
        format={(value) => (value === true ? 'yes' : 'no')}
        onUseTheirs={(value) => void helpers.setValue(value === true)}
      />
    </div>
  );
}
