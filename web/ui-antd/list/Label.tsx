import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import styles from './Label.module.css';

/** A short word about a row; readable on its ground. */
export function Label({
  tone = 'plain',
  wraps = false,
  children,
}: {
  tone?: 'plain' | 'good' | 'warning' | 'bad';
  /** For more than one word, which a phone may have no room for side by side. */
  wraps?: boolean;
  children: ReactNode;
}) {
  return <span className={classes(styles.label, styles[tone], wraps && styles.wraps)}>{children}</span>;
}
