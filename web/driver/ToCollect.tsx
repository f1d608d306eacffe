import { formatLbp, isUnset } from '../../common/amountText';
import { formatUsd, usdOf } from '../../common/currencies/usd';
import { useTranslation } from '../i18n/text';
import styles from './driver.module.css';
import type { DriverStop } from './driverStop';

/** What is to be collected, in USD too where the order has a rate. */
export function ToCollect({ stop: { toCollect, lbpPerUsd } }: { stop: DriverStop }) {
  const t = useTranslation();
  if (isUnset(toCollect)) return <p className={styles.facts}>{t('Nothing to collect')}</p>;
  const usd = lbpPerUsd === null ? '' : ` (${formatUsd(usdOf(toCollect, lbpPerUsd))})`;
  return (
    <p className={styles.collect}>
      {t('To collect:')} <bdi dir="ltr">{formatLbp(toCollect) + usd}</bdi>
    </p>
  );
}
