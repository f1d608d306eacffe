import { useEffect, type ReactNode } from 'react';
import type { Amount } from '../../common/money';
import { useLazyPart } from '../ui/useLazyPart';
import type { Delivery } from './useDelivery';

interface DeliveryPartProps {
  delivery: Delivery;
  /** What the lines come to before a discount; null where no amount is shown. */
  subtotal: Amount | null;
  /** Stands around the chooser, where there is one. */
  frame: (chooser: ReactNode) => ReactNode;
}

async function load() {
  const [{ DeliveryChooser }, { loadDeliveryTexts }] = await Promise.all([
    import('./DeliveryChooser'),
    import('./deliveryTexts'),
  ]);
  await loadDeliveryTexts();
  return { DeliveryChooser };
}

/**
 * The choice of a day, which is loaded with its texts once the shop turns out to have zones. Where it cannot be loaded, the
 * order takes the earliest time.
 */
export function DeliveryPart({ delivery, subtotal, frame }: DeliveryPartProps) {
  const [part, fetchPart] = useLazyPart(load);
  const isAsked = delivery.options !== null;
  useEffect(() => {
    if (isAsked) fetchPart().catch(() => {});
  }, [isAsked, fetchPart]);
  if (!isAsked || !part) return null;
  return frame(<part.DeliveryChooser delivery={delivery} subtotal={subtotal} />);
}
