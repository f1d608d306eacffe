import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { CANCELLATION_TEXTS } from '../../../common/delivery/cancellationTexts';
import type { TextWithValues } from '../../../common/messages';
import { shopClock } from '../../delivery/deliveryDates';
import type { OrderQuery } from '../../gql/graphql';
import { useFocusBack } from '../../lib/focus/useFocusBack';
import { refusalText } from '../../i18n/refusalText';
import { msg, useLanguage, useTranslation } from '../../i18n/text';
import { useShopTimeZone } from '../../shop/useShop';
import { Notice } from '../../ui/feedback/Notice';
import { Button } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import { useToast } from '../../ui/toast/toast';
import styles from './CancelCard.module.css';
import { CancelOrderDocument } from './documents';

type Order = NonNullable<OrderQuery['order']>;
type Obstacle = NonNullable<Order['cancellation']['obstacle']>;

const OBSTACLES: Record<Obstacle, string> = {
  CANCELLED: CANCELLATION_TEXTS.cancelled,
  LEFT: CANCELLATION_TEXTS.left,
  PAID: CANCELLATION_TEXTS.paid,
  TAKEN_UP: CANCELLATION_TEXTS.taken_up,
  PAST_CUT_OFF: CANCELLATION_TEXTS.past_cut_off,
};

interface CancelCardProps {
  order: Pick<Order, 'id' | 'status' | 'cancellation'>;
  /** The key of a guest's order; null: the order is the viewer's own. */
  followKey: string | null;
  /** Reads the order anew: it was cancelled, or can not be any more. */
  onChanged: () => void;
}

/** By which a buyer cancels an order until its cut-off (specification 5.13), or why not. Nothing for one that has left. */
export function CancelCard({ order, followKey, onChanged }: CancelCardProps) {
  const t = useTranslation();
  const { obstacle } = order.cancellation;
  if (order.status !== 'PENDING' && order.status !== 'CONFIRMED') return null;
  return (
    <Card title={t('Cancel the order')}>
      {obstacle === null ? (
        <Cancelling order={order} followKey={followKey} onChanged={onChanged} />
      ) : (
        <p>{t(OBSTACLES[obstacle])}</p>
      )}
    </Card>
  );
}

function Cancelling({ order, followKey, onChanged }: CancelCardProps) {
  const t = useTranslation();
  const language = useLanguage();
  const timeZone = useShopTimeZone();
  const toast = useToast();
  const { id, cancellation } = order;
  const [step, setStep] = useState<'offered' | 'asked'>('offered');
  const [failure, setFailure] = useState<string | TextWithValues | null>(null);
  const [cancel, { loading }] = useMutation(CancelOrderDocument, { fetchPolicy: 'no-cache' });
  const question = useRef<HTMLDivElement>(null);
  const offer = useRef<HTMLButtonElement>(null);
  useFocusBack(step === 'asked', () => offer.current);

  // Who goes on by the keyboard is asked next.
  useEffect(() => {
    if (step === 'asked') question.current?.focus();
  }, [step]);

  async function confirm(): Promise<void> {
    setFailure(null);
    try {
      await cancel({ variables: { id, key: followKey } });
      // The card goes with the order's status.
      document.getElementById('main')?.focus({ preventScroll: true });
      toast({
        title: t('Order #{number} is cancelled', { number: String(id) }),
        description: t('Nothing of it will be delivered.'),
      });
    } catch (error) {
      setFailure(refusalText(error) ?? msg('The order could not be cancelled. Please try again.'));
    }
    onChanged();
  }

  if (step === 'offered') {
    return (
      <div className={styles.body}>
        <p>
          {cancellation.until === null
            ? t('You can cancel it until we confirm it.')
            : t('You can cancel it until {moment}.', { moment: shopClock(cancellation.until, language, timeZone) })}
        </p>
        <Button look="quiet" ref={offer} onClick={() => setStep('asked')}>
          {t('Cancel the order')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.body}>
      {failure && <Notice tone="error" title={t(failure)} />}
      <Notice ref={question} title={t('Cancel order #{number}?', { number: String(id) })}>
        <p>{t('Nothing of it will be delivered.')}</p>
      </Notice>
      <div className={styles.answers}>
        <Button look="danger" busy={loading} onClick={() => void confirm()}>
          {loading ? t('Cancelling…') : t('Yes, cancel it')}
        </Button>
        <Button look="quiet" onClick={() => setStep('offered')}>
          {t('Keep it')}
        </Button>
      </div>
    </div>
  );
}
