import { Button } from 'antd';
import styles from '../form/form.module.css';
import type { EditConflict } from './editConflict';
import { useTranslation } from '../../i18n/text';

interface EditConflictNoticeProps {
  /** Id of the field that it stands beside. */
  id: string;
  label: string;
  changed: EditConflict | null;
  /** Formats a value for reading. */
  format?: (value: unknown) => string;
  /** Called with the saved value. */
  onUseTheirs: (value: unknown) => void;
}

/**
 * The notice beside a field that somebody else has changed since the form was opened, with a button to use their value.
 */
export function EditConflictNotice({ id, label, changed, format = String, onUseTheirs }: EditConflictNoticeProps) {
  const t = useTranslation();
  if (!changed) return null;
  const quoted = (value: unknown) => (format(value) === '' ? 'nothing' : `“${format(value)}”`);
  return (
    <div className={styles.conflict}>
      <p id={noteId(id)}>
        {changed.differs
          ? t('Changed meanwhile to {quoted}; yours is kept.', { quoted: quoted(changed.saved) })
          : t('Changed meanwhile from {quoted}.', { quoted: quoted(changed.opened) })}
      </p>
      {changed.differs && (
        <Button
          size="small"
          aria-label={t('{label}: use {quoted}', { label, quoted: quoted(changed.saved) })}
          onClick={() => {
            onUseTheirs(changed.saved);
            document.getElementById(id)?.focus();
          }}
        >
          {t('Use Theirs')}
        </Button>
      )}
    </div>
  );
}

/** Id of the note beside a field. */
export function noteId(id: string): string {
  return `${id}-conflict`;
}
