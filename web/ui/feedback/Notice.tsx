import type { ReactNode, Ref } from 'react';
import styles from './Notice.module.css';
import { classes } from '../classes';

interface NoticeProps {
  title: string;
  tone?: 'info' | 'error';
  /** So that a screen can bring the notice into view by focusing it. */
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** Something the reader has to know before going on; it stays until it is settled. */
export function Notice({ title, tone = 'info', ref, children }: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes(styles.notice, styles[tone])}
    >
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
