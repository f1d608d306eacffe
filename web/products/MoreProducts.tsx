import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../i18n/text';
import { Button } from '../ui/form/Button';
import styles from './MoreProducts.module.css';

/** How far below the window the end of the list may be when the next page is asked for. */
const AHEAD = '1200px';

interface MoreProductsProps {
  shown: number;
  total: number;
  /** Loads the next page; rejects when it cannot. */
  load: () => Promise<void>;
}

/**
 * The end of a list that goes on: loads the next page when it comes near, and by its button, for the keyboard and for
 * when that failed.
 */
export function MoreProducts({ shown, total, load }: MoreProductsProps) {
  const t = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function loadMore(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      await load();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  const onNear = useEffectEvent(() => void loadMore());

  useEffect(() => {
    // Observed anew after each page, since the end may still be near. After a failure it is up to the shopper.
    if (!place.current || busy || failed || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [shown, busy, failed]);

  return (
    <div ref={place} className={styles.more}>
      <p>{t('{shown} of {total} products', { shown, total })}</p>
      {failed && <p role="alert">{t('The next products could not be loaded.')}</p>}
      <Button look="quiet" busy={busy} onClick={() => void loadMore()}>
        {failed ? t('Retry') : t('Show More')}
      </Button>
    </div>
  );
}
