import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import { SkipLink } from '../../ui/layout/SkipLink';
import styles from './StaffFrame.module.css';

interface StaffFrameProps {
  /** What stands in the header. */
  header: ReactNode;
  /** Whether the header stays when the page is scrolled. */
  sticky?: boolean;
  /** Stands at the top of the page, in its full width. */
  below?: ReactNode;
  /** A class that sets `--frame-width`, `--header-gap` and `--header-gap-small`. */
  className: string | undefined;
  children: ReactNode;
}

/** The header of the back office or of a portal, and the page below it. */
export function StaffFrame({ header, sticky = false, below, className, children }: StaffFrameProps) {
  return (
    <div className={className}>
      <SkipLink />
      <header className={classes(styles.header, sticky && styles.sticky)}>{header}</header>
      <main id="main" tabIndex={-1}>
        {below}
        <div className={styles.page}>{children}</div>
      </main>
    </div>
  );
}
