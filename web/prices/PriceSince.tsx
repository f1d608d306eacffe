import { useTranslation } from '../i18n/text';
import { ShopDate } from './history/ShopDate';
import { sourceText } from './history/sourceText';
import styles from './PriceSince.module.css';

interface PriceSinceProps {
  /** In ISO 8601. */
  at: string;
  /** Null for who is not told. */
  actorUsername: string | null;
  via: string | null;
  reason: string | null;
}

/** Since when it has been this price and, for administrators, by whom, from where and why. */
export function PriceSince({ at, actorUsername, via, reason }: PriceSinceProps) {
  const t = useTranslation();
  const source = sourceText(t, { actorUsername, via });
  return (
    <p className={styles.since}>
      {t('This price since:')} <ShopDate at={at} />
      {source && ` · ${source}`}
      {reason && (
        <>
          {' · '}
          <q dir="auto">{reason}</q>
        </>
      )}
    </p>
  );
}
