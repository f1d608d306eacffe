import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { DeliveryLine } from '../../delivery/DeliveryLine';
import { formatMoney } from '../../lib/money';
import { useBusinessCart } from '../cart/BusinessCart';
import styles from './CartDialog.module.css';
import { useTranslation } from '../../i18n/text';

/** The order that was just placed, with the way to it. */
export function PlacedAlert({ onLeave }: { onLeave: () => void }) {
  const t = useTranslation();
  const { last } = useBusinessCart();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last.placed) place.current?.focus();
  }, [last.placed]);
  if (!last.placed) return null;
  const { orderId, totalAmount, paymentType, deliveryDate, deliveryWindow } = last.placed;
  return (
    <div ref={place} tabIndex={-1}>
      <Alert
        type="success"
        role="status"
        title={t('Order #{orderId} placed', { orderId })}
        description={
          <div className={styles.alert}>
            <p>
              {[totalAmount && formatMoney(totalAmount), paymentType && t(paymentType)].filter(Boolean).join(' · ')}
            </p>
            <DeliveryLine order={{ deliveryDate, deliveryWindow }} />
            <Link to={`/orders/${orderId}`}>{t('View Details')}</Link>
            <Button onClick={onLeave}>{t('Go On Shopping')}</Button>
          </div>
        }
      />
    </div>
  );
}

/** Says that an earlier order may have arrived, as after a lost answer and a reload. */
export function OpenAttemptAlert() {
  const t = useTranslation();
  const { last } = useBusinessCart();
  if (!last.isOpen() || last.busy) return null;
  return (
    <Alert
      type="warning"
      role="status"
      title={t('We do not know yet whether your last order arrived')}
      description={t('Place the order again: as it stands it is placed only once.')}
    />
  );
}
