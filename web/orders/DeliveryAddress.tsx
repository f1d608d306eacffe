import { Card } from '../ui/Card';
import styles from './DeliveryAddress.module.css';
import type { Order } from './OrderDetail';

/** Where an order goes, and its GPS position when it was placed by location. */
export function DeliveryAddress({ order }: { order: Order }) {
  const { customerName, employeeName, customerPhone, customerEmail, latitude, longitude } = order;
  const located = order.addressType === 'LOCATION' && latitude !== null && longitude !== null;
  const lines = linesOf(order.deliveryAddress);
  return (
    <Card title="Delivery Address">
      <address className={styles.address}>
        <p className={styles.name}>{customerName}</p>
        {employeeName && <p>{`Ordered by ${employeeName}`}</p>}
        {lines.length > 0 ? lines.map((line) => <p key={line}>{line}</p>) : <p>Address not provided</p>}
        {located && <p>{`GPS: ${latitude.toFixed(6)}, ${longitude.toFixed(6)}`}</p>}
        {customerPhone && <a href={`tel:${customerPhone.replaceAll(' ', '')}`}>{customerPhone}</a>}
        {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
      </address>
    </Card>
  );
}

function linesOf(address: Order['deliveryAddress']): string[] {
  if (!address) return [];
  const { companyName, street, building, floor, area, city, state, postalCode, country, fullAddress } = address;
  const parts = [
    companyName,
    street,
    [building, floor && `Floor ${floor}`].filter(Boolean).join(', '),
    [area, city, state, postalCode].filter(Boolean).join(', '),
  ].filter((line): line is string => Boolean(line));
  if (parts.length === 0 && fullAddress) return [fullAddress];
  return parts.length > 0 && country ? [...parts, country] : parts;
}
