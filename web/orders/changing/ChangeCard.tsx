import { Suspense, lazy, useRef, useState } from 'react';
import { shopClock } from '../../delivery/deliveryDates';
import { useLanguage, useTranslation } from '../../i18n/text';
import { useFocusBack } from '../../lib/focus/useFocusBack';
import { useShopTimeZone } from '../../shop/useShop';
import { PageLoading } from '../../ui/feedback/states';
import { Button } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import styles from '../cancelling/CancelCard.module.css';
import type { ChangeableOrder, Changer } from './changeable';

// Nobody needs the form until they change something.
const ChangeForm = lazy(async () => ({ default: (await import('./ChangeForm')).ChangeForm }));

interface ChangeCardProps {
  order: ChangeableOrder;
  by: Changer;
  /** Reads the order anew: it was changed, or can not be any more. */
  onChanged: () => void;
}

/**
 * By which a buyer changes the quantities of an order, and adds to it, until its cut-off, and the shop until it is shipped (specification
 * 5.14). Nothing where it can not be changed: the card beside it says why it can not be cancelled either.
 */
export function ChangeCard({ order, by, onChanged }: ChangeCardProps) {
  const t = useTranslation();
  const language = useLanguage();
  const timeZone = useShopTimeZone();
  const [isChanging, setIsChanging] = useState(false);
  const [what, setWhat] = useState<'quantities' | 'adding'>('quantities');
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(isChanging, () => opener.current);

  function open(chosen: typeof what): void {
    setWhat(chosen);
    setIsChanging(true);
  }

  if (order.status !== 'PENDING' && order.status !== 'CONFIRMED') return null;
  if (by !== 'shop' && order.cancellation.obstacle !== null && !isChanging) return null;
  const { until } = order.cancellation;
  return (
    <Card title={t('Change the order')}>
      {isChanging ? (
        <Suspense fallback={<PageLoading />}>
          <ChangeForm
            order={order}
            by={by}
            isAdding={what === 'adding'}
            onChanged={onChanged}
            onClose={() => setIsChanging(false)}
          />
        </Suspense>
      ) : (
        <div className={styles.body}>
          <p>
            {by === 'shop'
              ? t('What is missing is lowered or taken out until the order is shipped. The buyer is told.')
              : until === null
                ? t('You can change how many you get until we confirm it.')
                : t('You can change how many you get until {moment}.', {
                    moment: shopClock(until, language, timeZone),
                  })}
          </p>
          <Button look="quiet" ref={what === 'quantities' ? opener : null} onClick={() => open('quantities')}>
            {t('Change quantities')}
          </Button>
          <Button look="quiet" ref={what === 'adding' ? opener : null} onClick={() => open('adding')}>
            {t('Add a product')}
          </Button>
        </div>
      )}
    </Card>
  );
}
