import { useState } from 'react';
import { useTranslation } from '../../i18n/text';
import { Button } from './Button';
import { Field } from './Field';

interface PasswordFieldProps {
  /** Of its value in the form. */
  name?: string;
  label: string;
  /** `new-password` where one is chosen, so that password managers offer one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its writer wants to read it. */
export function PasswordField({ name = 'password', label, autoComplete }: PasswordFieldProps) {
  const t = useTranslation();
  const [visible, setVisible] = useState(false);
  return (
    <Field
      name={name}
      label={label}
      type={visible ? 'text' : 'password'}
      dir="ltr"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      trailing={(inputId, labelId) => (
        <Button look="quiet" aria-controls={inputId} aria-describedby={labelId} onClick={() => setVisible(!visible)}>
          {visible ? t('Hide') : t('Show')}
        </Button>
      )}
    />
  );
}
