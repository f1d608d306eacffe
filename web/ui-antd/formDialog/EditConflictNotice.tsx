import { Button } from 'antd';
import styles from '../form/form.module.css';
import type { ChangedMeanwhile } from './editConflict';

interface MeanwhileNoteProps {
  /** Id of the field that it stands beside. */
  id: string;
  label: string;
  changed: ChangedMeanwhile | null;
  /** A value as it is read. */
  t?: (value: unknown) => string;
  /** Puts what is saved now into the field. */
  onTake: (value: unknown) => void;
}

/** Beside a field: what somebody else made of it since the form was opened, and the way to take that over. */
export function EditConflictNotice({ id, label, changed, t = String, onTake }: MeanwhileNoteProps) {
  if (!changed) return null;
  const quoted = (value: unknown) => (t(value) === '' ? 'nothing' : `“${t(value)}”`);
  return (
    <div className={styles.meanwhile}>
      <p id={noteId(id)}>
        {changed.differs
          ? `Changed meanwhile to ${quoted(changed.now)}; yours is kept.`
          : `Changed meanwhile from ${quoted(changed.before)}.`}
      </p>
      {changed.differs && (
        <Button
          size="small"
          aria-label={`${label}: use ${quoted(changed.now)}`}
          onClick={() => {
            onTake(changed.now);
            document.getElementById(id)?.focus();
          }}
        >
          Use Theirs
        </Button>
      )}
    </div>
  );
}

/** Id of the note beside a field. */
export function noteId(id: string): string {
  return `${id}-meanwhile`;
}
