import { addressLines, gpsText } from '../../../common/addresses/deliveryAddress';
import { phoneLink } from '../../../common/addresses/phoneLink';
import { useTranslation, type Translate } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import styles from './DeliveryAddress.module.css';
import type { Order } from '../orderDocument';

/** Where an order goes, and its GPS position when it was placed by location. */
export function DeliveryAddress({ order }: { order: Order }) {
  const t = useTranslation();
  const { customerName, employeeName, customerPhone, customerEmail, latitude, longitude } = order;
  const located = order.addressType === 'LOCATION' && latitude !== null && longitude !== null;
  const lines = linesOf(order.deliveryAddress, t);
  return (
    <Card title={t('Delivery Address')}>
      <address className={styles.address}>
        <p className={styles.name}>
          {/* None is kept any more of an old order (specification 24.3). */}
          <bdi>{customerName || t('Name removed')}</bdi>
        </p>
        {employeeName && <p>{t('Ordered by {name}', { name: employeeName })}</p>}
        {lines.length > 0 ? (
          lines.map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))
        ) : (
          <p>{order.deliveryAddress?.readable === false ? t('Address format error') : t('Address not provided')}</p>
        )}
        {located && (
          <p>
            <bdi dir="ltr">{`GPS: ${gpsText(latitude, longitude)}`}</bdi>
          </p>
        )}
        {customerPhone && (
          <a href={phoneLink(customerPhone)}>
            <bdi dir="ltr">{customerPhone}</bdi>
          </a>
        )}
        {customerEmail && (
          <a href={`mailto:${customerEmail}`}>
            <bdi dir="ltr">{customerEmail}</bdi>
          </a>
        )}
      </address>
    </Card>
  );
}

/** Without any part, the whole address as one text; none when there is none. */
function linesOf(address: Order['deliveryAddress'], t: Translate): string[] {
  if (!address) return [];
  const lines = addressLines({ ...address, country: null }, (floor) => t('Floor {floor}', { floor }));
  if (lines.length === 0) return address.fullAddress ? [address.fullAddress] : [];
  return [...lines.map((parts) => parts.join(t(', '))), ...(address.country ? [t(address.country)] : [])];
}
