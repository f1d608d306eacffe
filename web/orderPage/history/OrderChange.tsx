import { useTranslation } from '../../i18n/text';
import { textLanguage } from '../../i18n/textLanguage';
import { formatMoney } from '../../lib/money';
import { classes } from '../../ui/classes';
import styles from '../OrderDetail.module.css';
import type { Order } from '../orderDocument';

type Change = NonNullable<Order['history'][number]['change']>;
type Line = Change['lines'][number];

interface OrderChangeProps {
  change: Change;
  /** LBP for one USD, where USD are shown. */
  rate: string | null;
}

/** What was changed of an order's lines, why, and what it came to; without amounts for who sees none. */
export function OrderChange({ change: { reason, lines, totalAfter }, rate }: OrderChangeProps) {
  const t = useTranslation();
  return (
    <>
      <ul className={styles.changes}>
        {changesOf(lines).map(({ line, substitute }, index) => (
          <li key={index}>
            <LineName line={line} />
            {': '}
            {line.before === 0
              ? t('{count} added', { count: line.after })
              : !substitute
                ? line.after === 0
                  ? t('taken out, {before} ordered', { before: line.before })
                  : t('{after} instead of {before}', { after: line.after, before: line.before })
                : t('{count} replaced by', { count: line.before - line.after })}
            {substitute && (
              <>
                {' '}
                <LineName line={substitute} />
                {` × ${substitute.after}`}
              </>
            )}
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

/** Each line that changed, with what is sent instead of it, which is not named again. */
function changesOf(lines: readonly Line[]): { line: Line; substitute: Line | undefined }[] {
  return lines
    .filter(({ replacesLineId }) => replacesLineId === null)
    .map((line) => ({
      line,
      substitute: line.lineId === null ? undefined : lines.find(({ replacesLineId }) => replacesLineId === line.lineId),
    }));
}

function LineName({ line: { productName, sizeLabel, untranslated } }: { line: Line }) {
  const t = useTranslation();
  return (
    <>
      <bdi {...textLanguage(untranslated, 'productName')}>{productName}</bdi>
      {sizeLabel && (
        <>
          {' · '}
          <bdi>{t(sizeLabel)}</bdi>
        </>
      )}
    </>
  );
}
