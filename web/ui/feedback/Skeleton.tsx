import styles from './Skeleton.module.css';

/** The outline of a card while its content is on its way. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true" data-testid="skeleton-card">
      <div className={styles.picture} />
      <div className={styles.text} />
      <div className={styles.text} />
      <div className={styles.control} />
    </div>
  );
}
