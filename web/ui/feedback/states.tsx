import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/text';
import { Button } from '../form/Button';
import styles from './states.module.css';

/** What a list shows when there is nothing in it, with a way on. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

/** What happened when something could not be read, with Retry. */
export function ErrorState({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useTranslation();
  return (
    <div role="alert" className={styles.error}>
      <p className={styles.title}>{title}</p>
      <p>{t('Please check your connection and try again.')}</p>
      <Button look="quiet" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}

/** Shown while the code or data of a page loads. */
export function PageLoading() {
  const t = useTranslation();
  return (
    <div role="status" className={styles.loading}>
      {t('Loading…')}
    </div>
  );
}
