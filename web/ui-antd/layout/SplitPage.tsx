import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link, useLocation, type Location } from 'react-router-dom';
import { classes } from '../../ui/classes';
import styles from './SplitPage.module.css';

interface SplitPageProps {
  side: ReactNode;
  /** Whether an entry of the list, named by the address's `user`, is chosen. */
  chosen: boolean;
  /** What the whole list is called, on the way back to it. */
  all: string;
  children: ReactNode;
}

/**
 * A list at the side, and what is done with the chosen entry beside it. On a narrow screen either the list or the
 * chosen entry is shown, since the entry would not be found below a long list.
 */
export function SplitPage({ side, chosen, all, children }: SplitPageProps) {
  const { search, state } = useLocation() as Location<unknown>;
  const list = new URLSearchParams(search);
  for (const name of [...list.keys()]) if (/^(user|tab|price-.*|credit-.*)$/.test(name)) list.delete(name);
  return (
    <div className={classes(styles.split, chosen && styles.chosen)}>
      {chosen && (
        <Link to={{ search: list.toString() }} state={state} className={styles.back}>
          <ArrowLeftOutlined aria-hidden="true" /> {all}
        </Link>
      )}
      <div className={styles.side}>{side}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Stands beside the list while nothing is chosen. */
export function NothingChosen({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>;
}
