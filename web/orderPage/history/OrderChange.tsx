import { useTranslation } from '../../i18n/text';
import { textLanguage } from '../../i18n/textLanguage';
import { formatMoney } from '../../lib/money';
import { classes } from '../../ui/classes';
import styles from '../OrderDetail.module.css';
import type { Order } from '../orderDocument';

interface OrderChangeProps {
  change: NonNullable<Order['history'][number]['change']>;
  /** LBP for one USD, where USD are shown. */
  rate: string | null;
}

/** What was changed of an order's lines, why, and what it came to; without amounts for who sees none. */
export function OrderChange({ change: { reason, lines, totalAfter }, rate }: OrderChangeProps) {
  const t = useTranslation();
  return (
    <>
      <ul className={styles.changes}>
        {lines.map(({ productName, sizeLabel, untranslated, before, after }, index) => (
          <li key={index}>
            <bdi {...textLanguage(untranslated, 'productName')}>{productName}</bdi>
            {sizeLabel && (
              <>
                {' · '}
                <bdi>{t(sizeLabel)}</bdi>
              </>
            )}
            {': '}
            {after === 0
              ? t('taken out, {before} ordered', { before })
              : t('{after} instead of {before}', { after, before })}
          </li>
        ))}
      </ul>
      {reason && (
        <p className={classes(styles.quiet, styles.change)} dir="auto">
          {reason}
        </p>
      )}
      {totalAfter !== null && (
        <p className={classes(styles.quiet, styles.change)}>
          {t('New total: {amount}', { amount: formatMoney(totalAfter, rate) })}
        </p>
      )}
    </>
  );
}
