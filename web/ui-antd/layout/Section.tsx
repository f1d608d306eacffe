import { Badge } from 'antd';
import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** How many there are in all, as a badge. */
  count?: number | undefined;
  /** The largest number that is said; above it, that there are more. */
  countUpTo?: number | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its heading and what can be done in it. */
export function Section({ title, count, countUpTo = 999_999, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title} {count !== undefined && <Badge count={count} showZero overflowCount={countUpTo} color="#1f6f4a" />}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
