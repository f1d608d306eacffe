import { useRef, type KeyboardEvent } from 'react';
import styles from './CodeArea.module.css';

interface CodeAreaProps {
  id: string;
  label: string;
  value: string;
  rows: number;
  describedBy?: string;
  onChange: (value: string) => void;
  /** Ctrl+Enter, or Cmd+Enter. */
  onRun: () => void;
}

/** A field for code with numbered lines. Tab leaves it, as in every form, so that nobody is caught in it. */
export function CodeArea({ id, label, value, rows, describedBy, onChange, onRun }: CodeAreaProps) {
  const numbers = useRef<HTMLDivElement>(null);
  const lines = value.split('\n').length;

  function keyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  }

  return (
    <div className={styles.area}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <div ref={numbers} aria-hidden="true" className={styles.numbers}>
          {Array.from({ length: lines }, (_, line) => (
            <div key={line}>{line + 1}</div>
          ))}
        </div>
        <textarea
          id={id}
          className={styles.text}
          value={value}
          rows={rows}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={keyDown}
          onScroll={(event) => {
            if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
    </div>
  );
}
