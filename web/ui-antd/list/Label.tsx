import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import styles from './Label.module.css';

/** A short word about a row; readable on its ground. */
export function Label({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'warning' | 'bad';
  children: ReactNode;
}) {
  return <span className={classes(styles.label, styles[tone])}>{children}</span>;
}
