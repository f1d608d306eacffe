import { useTranslation } from '../../i18n/text';
import styles from './Totals.module.css';

interface TotalsProps {
  rows: readonly { label: string; value: string }[];
  total: string;
}

/** Amounts under one another and what they come to. */
export function Totals({ rows, total }: TotalsProps) {
  const t = useTranslation();
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('Total')}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
