import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A part of a page with its own heading. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
