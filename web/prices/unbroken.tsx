import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** A sentence whose amounts are not parted at the end of a line. */
export function unbroken(sentence: string): ReactNode {
  return sentence.split(/(LBP [\d,.]*\d)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.amount}>
        {part}
      </span>
    ),
  );
}
