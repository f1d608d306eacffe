import { useTranslation } from '../../i18n/text';
import { textLanguage } from '../../i18n/textLanguage';
import { formatMoney } from '../../lib/money';
import { Picture } from '../../ui/Picture';
import styles from './MatchOption.module.css';
import type { Match } from './useMatches';

/** A match: its picture, name and price, that of its first size where it has sizes. */
export function MatchOption({ match }: { match: Match }) {
  const t = useTranslation();
  const { price } = match.variants[0] ?? match;
  return (
    <span className={styles.match}>
      <span className={styles.picture}>
        <Picture url={match.picture?.url} alt="" sizes="48px" shape="square" />
      </span>
      <span className={styles.name} {...textLanguage(match.untranslated, 'name')}>
        {match.name}
      </span>
      <span className={styles.price}>
        {match.inStock ? (price ? formatMoney(price.amount) : t('Price TBD')) : t('Out of Stock')}
      </span>
    </span>
  );
}
