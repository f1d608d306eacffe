import { windowText } from '../delivery/deliveryDates';
import type { DriverRunFragment } from '../gql/graphql';
import { useTranslation } from '../i18n/text';
import { formatLbp, isUnset } from '../../common/amountText';
import { formatUsd } from '../../common/currencies/usd';
import { Label } from '../ui-antd/list/Label';
import styles from './driver.module.css';
import type { DriverStop } from './driverStop';
import type { DriverReports } from './outbox/useReports';
import { StartRun } from './StartRun';
import { Stop } from './Stop';

interface RunProps {
  run: DriverRunFragment;
  day: string;
  reports: DriverReports;
  confirmed: boolean;
}

/** One run: how far it is, what the driver should have, and its stops, the next on top. */
export function Run({ run, day, reports, confirmed }: RunProps) {
  const t = useTranslation();
  const waiting = (orderId: number) =>
    reports.reports.findLast((each) => each.runId === run.id && each.orderId === orderId && each.outcome === null);
  // As the shop does once it is told, it stays a stop, the last one.
  const isForLater = ({ orderId }: DriverStop) => {
    const atDoor = waiting(orderId)?.atDoor;
    return atDoor?.kind === 'not-delivered' && atDoor.next === 'LATER_TODAY';
  };
  const toCome = run.stops.filter((stop) => stop.outcome === null && (!waiting(stop.orderId) || isForLater(stop)));
  const open = [...toCome.filter((stop) => !isForLater(stop)), ...toCome.filter(isForLater)];
  const settled = run.stops.filter((stop) => !open.includes(stop));
  const next = run.state === 'OUT' ? open.find(({ status }) => status !== 'CANCELLED') : undefined;
  return (
    <section className={styles.run} aria-label={t('Run {id}', { id: run.id })}>
      <h2 className={styles.runName}>
        {t('Run {id}', { id: run.id })}
        <span>{day}</span>
        {run.window && <bdi dir="ltr">{windowText(run.window)}</bdi>}
        <Label tone={run.state === 'OUT' ? 'good' : 'plain'}>
          {run.state === 'OUT' ? t('Out') : run.state === 'PLANNED' ? t('To leave') : t('Finished')}
        </Label>
      </h2>
      <p className={styles.figures}>
        <span>{t('{count, plural, one {# stop left} other {# stops left}}', { count: open.length })}</span>
        {run.state !== 'PLANNED' && (
          <span>
            {t('You should have:')} <bdi dir="ltr">{moneyOf(run)}</bdi>
          </span>
        )}
      </p>
      {run.state === 'PLANNED' && <StartRun run={run} isClosed={!confirmed} />}
      <ol className={styles.stops}>
        {open.map((stop, index) => (
          <Stop
            key={stop.orderId}
            runId={run.id}
            stop={stop}
            number={index + 1}
            isNext={stop === next}
            hasLeft={run.state !== 'PLANNED'}
          />
        ))}
      </ol>
      {settled.length > 0 && (
        <details className={styles.settled}>
          <summary>{t('{count, plural, one {# stop done} other {# stops done}}', { count: settled.length })}</summary>
          <ul>
            {settled.map(({ orderId, customerName, employeeName, outcome }) => (
              <li key={orderId}>
                {`#${orderId} `}
                <bdi>{employeeName ?? customerName}</bdi>
                {' · '}
                {waiting(orderId)
                  ? t('waits to be sent')
                  : outcome === 'DELIVERED'
                    ? t('was delivered')
                    : outcome === 'NOT_DELIVERED'
                      ? t('not delivered, goes back to the shop')
                      : t('taken back by the shop')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function moneyOf({ expectedLbp, expectedUsd }: DriverRunFragment): string {
  return !isUnset(expectedUsd) ? `${formatLbp(expectedLbp)} + ${formatUsd(expectedUsd)}` : formatLbp(expectedLbp);
}
