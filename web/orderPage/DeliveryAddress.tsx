import { useTranslation, type Translate } from '../i18n/text';
import { Card } from '../ui/layout/Card';
import styles from './DeliveryAddress.module.css';
import type { Order } from './orderDocument';

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
          <bdi>{customerName}</bdi>
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
            <bdi dir="ltr">{`GPS: ${latitude.toFixed(6)}, ${longitude.toFixed(6)}`}</bdi>
          </p>
        )}
        {customerPhone && (
          <a href={`tel:${customerPhone.replaceAll(' ', '')}`}>
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

function linesOf(address: Order['deliveryAddress'], t: Translate): string[] {
  if (!address) return [];
  const { companyName, street, building, floor, area, city, state, postalCode, country, fullAddress } = address;
  const parts = [
    companyName,
    street,
    [building, floor && t('Floor {floor}', { floor })].filter(Boolean).join(', '),
    [area, city, state, postalCode].filter(Boolean).join(', '),
  ].filter((line): line is string => Boolean(line));
  if (parts.length === 0 && fullAddress) return [fullAddress];
  return parts.length > 0 && country ? [...parts, country] : parts;
}
