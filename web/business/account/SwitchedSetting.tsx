import { Switch } from 'antd';
import { useId, useState } from 'react';
import { useAction } from '../../ui-antd/actions/useAction';
import { Section } from '../../ui-antd/layout/Section';
import { useBusinessAccount } from '../businessAccount';
import styles from './AccountTab.module.css';

interface SwitchedSettingProps {
  title: string;
  label: string;
  hint: string;
  on: boolean;
  /** What is said once it is saved. */
  saved: (on: boolean) => string;
  failed: string;
  save: (on: boolean) => Promise<unknown>;
}

/** Something of the account that is switched on or off, and saved at once. */
export function SwitchedSetting({ title, label, hint, on, saved, failed, save }: SwitchedSettingProps) {
  const { refetch } = useBusinessAccount();
  const [saving, setSaving] = useState(false);
  const act = useAction();
  const id = useId();
  const choose = async (wanted: boolean): Promise<void> => {
    setSaving(true);
    const done = await act(() => save(wanted), { success: saved(wanted), fallback: failed });
    setSaving(false);
    if (done) refetch();
  };
  return (
    <Section title={title}>
      <div className={styles.choice}>
        <Switch
          id={id}
          checked={on}
          loading={saving}
          aria-describedby={`${id}-hint`}
          onChange={(wanted) => void choose(wanted)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <p id={`${id}-hint`}>{hint}</p>
    </Section>
  );
}
