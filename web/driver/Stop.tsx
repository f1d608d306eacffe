import { CheckOutlined, CompassOutlined, PhoneOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { addressLines } from '../../common/addresses/deliveryAddress';
import { phoneLink } from '../../common/addresses/phoneLink';
import { useTranslation, type Translate } from '../i18n/text';
import { classes } from '../ui/classes';
import { reasonText } from './door/doorForm';
import { useOpenDoor } from './door/Doors';
import styles from './driver.module.css';
import type { DriverStop } from './driverStop';
import { mapLink } from './mapLink';
import type { AtDoor } from './outbox/reports';
import { ToCollect } from './ToCollect';

interface StopProps {
  runId: number;
  stop: DriverStop;
  /** Its place in the run, from 1. */
  number: number;
  /** Whether it is the one to go to now. */
  isNext: boolean;
  /** Whether the run has left, so that something can be reported. */
  hasLeft: boolean;
}

/** One order to bring: who, where, what to collect, and what became of it. */
export function Stop({ runId, stop, number, isNext, hasLeft }: StopProps) {
  const t = useTranslation();
  const openDoor = useOpenDoor();
  const { orderId, customerName, employeeName, status, note, pieces, parcels, attempts } = stop;
  const isCancelled = status === 'CANCELLED';
  const tried = attempts.at(-1);
  const report = (kind: AtDoor['kind']) => openDoor({ kind, runId, stop });
  return (
    <li className={classes(styles.stop, isNext && styles.next, isCancelled && styles.cancelled)}>
      <h3 className={styles.stopName}>
        <span className={styles.number}>{number}</span>
        <bdi>{employeeName ? `${customerName} (${employeeName})` : customerName || t('Name removed')}</bdi>
        <span className={styles.orderId}>{`#${orderId}`}</span>
      </h3>
      {isCancelled && <p className={styles.warning}>{t('Cancelled: do not deliver it, bring it back.')}</p>}
      {tried && !tried.isDelivered && (
        <p className={styles.warning}>
          {t('Tried already:')} <bdi>{reasonText(tried.reason ?? '', t)}</bdi>
        </p>
      )}
      <Place stop={stop} />
      {note && (
        <p className={styles.note}>
          {t('The buyer notes:')} <bdi>{note}</bdi>
        </p>
      )}
      <p className={styles.facts}>
        {parcels !== null && (
          <strong>{t('{count, plural, one {# parcel} other {# parcels}}', { count: parcels })}</strong>
        )}
        <span>{t('{count, plural, one {# item} other {# items}}', { count: pieces })}</span>
      </p>
      <ToCollect stop={stop} />
      {hasLeft && !isCancelled && (
        <div className={styles.buttons}>
          <Button type="primary" size="large" icon={<CheckOutlined aria-hidden />} onClick={() => report('delivered')}>
            {t('Delivered')}
          </Button>
          <Button size="large" onClick={() => report('not-delivered')}>
            {t('Not Delivered')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Place({ stop }: { stop: DriverStop }) {
  const t = useTranslation();
  const { deliveryAddress, phone } = stop;
  const lines = linesOf(deliveryAddress, t);
  const map = mapLink(stop);
  return (
    <>
      <address className={styles.address}>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <div className={styles.ways}>
        {map && (
          <a href={map} target="_blank" rel="noreferrer" className={styles.way}>
            <CompassOutlined aria-hidden />
            {t('Map')}
          </a>
        )}
        {phone && (
          <a href={phoneLink(phone)} className={styles.way}>
            <PhoneOutlined aria-hidden />
            {t('Call')} <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </div>
    </>
  );
}

/** Without any part, the whole address as one text; none when there is none. */
function linesOf(address: DriverStop['deliveryAddress'], t: Translate): string[] {
  if (!address) return [];
  const lines = addressLines(address, (floor) => t('Floor {floor}', { floor })).map((line) => line.join(t(', ')));
  return lines.length > 0 ? lines : [address.fullAddress?.trim() ?? ''].filter((line) => line !== '');
}
