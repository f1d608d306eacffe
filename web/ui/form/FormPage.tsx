import type { ReactNode } from 'react';
import { PageTitle } from '../layout/PageTitle';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  /** What stands above the form, a paragraph each. */
  intro: readonly string[];
  /** Where else one may go, below the form. */
  foot: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A page that is one small form. */
export function FormPage({ title, intro, foot, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {intro.map((text) => (
        <p key={text} className={styles.quiet}>
          {text}
        </p>
      ))}
      {children}
      <p className={styles.foot}>{foot}</p>
    </div>
  );
}
