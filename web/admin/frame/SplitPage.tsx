import type { ReactNode } from 'react';
import styles from './SplitPage.module.css';

/** A list at the side, and what is done with the chosen entry beside it; one below the other where it is narrow. */
export function SplitPage({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.side}>{side}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Stands beside the list while nothing is chosen. */
export function NothingChosen({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>;
}
