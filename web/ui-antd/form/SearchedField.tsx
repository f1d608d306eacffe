import { Select } from 'antd';
import { useField } from 'formik';
import { useId } from 'react';
import { described, FormRow } from './FormRow';
import styles from './form.module.css';

interface SearchedFieldProps {
  name: string;
  label: string;
  placeholder?: string;
  /** What the server found for the text of the search. */
  choices: readonly { value: number; label: string }[];
  loading: boolean;
  onSearch: (text: string) => void;
  onPick?: (value: number) => void;
}

/** One of many, which the server searches as is typed. */
export function SearchedField({ name, label, placeholder, choices, loading, onSearch, onPick }: SearchedFieldProps) {
  const [field, meta, helpers] = useField<number | ''>(name);
  const id = useId();
  const error = meta.touched ? meta.error : undefined;
  return (
    <FormRow id={id} label={label} error={error}>
      <Select<number>
        {...described(id, error, null)}
        id={id}
        className={styles.wide}
        showSearch={{ filterOption: false, onSearch }}
        value={field.value === '' ? null : field.value}
        placeholder={placeholder}
        loading={loading}
        options={[...choices]}
        notFoundContent={loading ? 'Searching…' : 'Nothing found'}
        status={error ? 'error' : ''}
        onChange={(value) => {
          void helpers.setValue(value);
          onPick?.(value);
        }}
        onBlur={() => void helpers.setTouched(true)}
      />
    </FormRow>
  );
}
