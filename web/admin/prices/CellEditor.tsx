import { useEffect, useId, useRef } from 'react';
import styles from './prices.module.css';

/** What is typed into a cell. */
export interface Edit {
  /** Tells it from the ones before and after, also of the same cell. */
  id: symbol;
  /** The cell. */
  key: string;
  /** What was agreed when it was opened, "" for nothing. */
  opened: string;
  typed: string;
  /** Why it was not saved. */
  problem: string | null;
  /** Whether it has been sent and nothing is known of it yet. */
  saving: boolean;
}

interface CellEditorProps {
  /** What the field is called. */
  label: string;
  edit: Edit;
  /** What is agreed now, "" for nothing: somebody else may have changed it since it was opened. */
  agreed: string;
  onType: (typed: string) => void;
  onSave: () => void;
  onLeave: () => void;
}

/** The agreed price of a cell, typed in its place: Enter saves, Escape leaves. */
export function CellEditor({ label, edit, agreed, onType, onSave, onLeave }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { saving } = edit;
  const editConflict =
    agreed === edit.opened ? null : `Changed meanwhile to ${agreed === '' ? 'nothing' : agreed}; yours is kept.`;
  useEffect(() => input.current?.select(), []);
  // What was refused can be mended at once.
  useEffect(() => {
    if (edit.problem !== null) input.current?.focus();
  }, [edit.problem]);
  return (
    <div className={styles.editor}>
      <input
        ref={input}
        autoFocus
        className={styles.input}
        aria-label={label}
        aria-invalid={edit.problem !== null}
        aria-describedby={(edit.problem ?? editConflict) ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder="nothing agreed"
        // Still there to be read and copied, but sent once.
        readOnly={saving}
        value={edit.typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          // The keys of the grid lead nowhere while a price is typed.
          event.stopPropagation();
          if (event.key === 'Enter') onSave();
          if (event.key === 'Escape') onLeave();
        }}
      />
      {(edit.problem ?? editConflict) && (
        <p id={id} className={styles.problem} role="alert">
          {[edit.problem, editConflict].filter(Boolean).join(' ')}
        </p>
      )}
      <span className={styles.editButtons}>
        <button type="button" className={styles.save} disabled={saving} onClick={onSave}>
          {saving ? 'Saving…' : 'Save'}
        </button>
        <button type="button" className={styles.leave} onClick={onLeave}>
          Cancel
        </button>
      </span>
    </div>
  );
}
