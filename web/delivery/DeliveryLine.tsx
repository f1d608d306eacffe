import { useTranslation } from '../i18n/text';
import { DeliveryTimeText } from './DeliveryTimeText';

interface DeliveryLineProps {
  order: { deliveryDate: string | null; deliveryWindow: string | null };
  className?: string | undefined;
}

/** When an order is delivered, in a line; nothing for one of a shop that asks for no day. */
export function DeliveryLine({ order, className }: DeliveryLineProps) {
  const t = useTranslation();
  const { deliveryDate, deliveryWindow } = order;
  if (!deliveryDate) return null;
  return (
    <p className={className}>
      {t('Delivery:')} <DeliveryTimeText date={deliveryDate} window={deliveryWindow} />
    </p>
  );
}
