import { CheckOutlined, CompassOutlined, PhoneOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { addressLines } from '../../common/addresses/deliveryAddress';
import { phoneLink } from '../../common/addresses/phoneLink';
import { useTranslation, type Translate } from '../i18n/text';
import { classes } from '../ui/classes';
import { reasonText, saveDoor, saveNotDelivered } from './door/doorForm';
// With the page, not when they are opened: there may be no network by then.
import { DeliveredDialog } from './door/DeliveredDialog';
import { NotDeliveredDialog } from './door/NotDeliveredDialog';
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
  /** Takes what happened at the door; null before the run has left. */
  onReport: ((atDoor: AtDoor) => void) | null;
}

/** One order to bring: who, where, what to collect, and what became of it. */
export function Stop({ runId, stop, number, isNext, onReport }: StopProps) {
  const t = useTranslation();
  const [open, setOpen] = useState<'delivered' | 'not-delivered' | null>(null);
  const { orderId, customerName, employeeName, status, note, pieces, parcels, attempts } = stop;
  const isCancelled = status === 'CANCELLED';
  const tried = attempts.at(-1);
  const close = () => setOpen(null);
  const report = (atDoor: AtDoor) => {
    close();
    // First, so that there is room for the report on a phone that is nearly full; also of a delivery that did not come about.
    saveDoor(runId, orderId, null);
    saveNotDelivered(runId, orderId, null);
    onReport?.(atDoor);
  };
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
      {onReport && !isCancelled && (
        <div className={styles.buttons}>
          <Button type="primary" size="large" icon={<CheckOutlined aria-hidden />} onClick={() => setOpen('delivered')}>
            {t('Delivered')}
          </Button>
          <Button size="large" onClick={() => setOpen('not-delivered')}>
            {t('Not Delivered')}
          </Button>
        </div>
      )}
      {open === 'delivered' && <DeliveredDialog runId={runId} stop={stop} onReport={report} onClose={close} />}
      {open === 'not-delivered' && <NotDeliveredDialog runId={runId} stop={stop} onReport={report} onClose={close} />}
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
