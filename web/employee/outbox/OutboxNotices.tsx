import { Button } from 'antd';
import { Fragment, useEffect, type ReactNode } from 'react';
import { portalPieces } from '../../portal/cart/portalLines';
import { DateText } from '../../ui/DateText';
import { Notice } from '../../ui/feedback/Notice';
import { OrderLink } from '../orders/OrderLink';
import { useToast } from '../../ui/toast/toast';
import { useEmployee } from '../employee';
import styles from './OutboxNotices.module.css';
import { useOutbox } from './OutboxProvider';
import type { Outcome, WaitingOrder } from './waitingOrders';
import { useTranslation } from '../../i18n/text';
import { useConfirm } from '../../ui-antd/actions/useConfirm';

/** What becomes of each order on its way; it stays until it is settled or read. */
export function OutboxNotices() {
  const { orders } = useOutbox();
  if (orders.length === 0) return null;
  return (
    <div className={styles.notices}>
      {orders.map((order) =>
        order.outcome ? (
          <Settled key={order.key} order={order} outcome={order.outcome} />
        ) : (
          <Waiting key={order.key} order={order} />
        ),
      )}
    </div>
  );
}

function Waiting({ order }: { order: WaitingOrder }) {
  const t = useTranslation();
  const { sending, sendNow, giveUp, isSentAutomatically, isSaved } = useOutbox();
  const { confirmed } = useEmployee();
  const confirm = useConfirm();
  const toast = useToast();

  if (sending === order.key) {
    return (
      <Notice title={t('Sending your order…')}>
        <OrderSummary order={order} />
      </Notice>
    );
  }

  async function confirmGiveUp(): Promise<void> {
    const agreed = await confirm({
      title: t('Give up this order?'),
      content: order.sent
        ? t(
            'The shop may have received it already: look at My Orders before you order again. It will not be sent again.',
          )
        : t('It will not be sent. Its items come back into your order.'),
      okText: t('Give Up'),
      cancelText: t('Keep It'),
    });
    if (!agreed || (await giveUp(order.key))) return;
    toast({ title: t('Not given up'), description: t('The order is just being sent.'), tone: 'error' });
  }

  const automatic = isSentAutomatically(order);
  return (
    <Notice title={automatic ? t('Your order is waiting for the connection') : t('An order was not sent yet')}>
      <OrderSummary order={order} />
      <p>
        {!isSaved(order)
          ? t('This browser keeps nothing: please leave this page open until the order is sent.')
          : automatic
            ? t(
                'It is kept on this phone, and will be sent when the connection is back. Leave this page open, or open it again later.',
              )
            : t('It is kept on this phone. Do you still want it?')}
        {order.sent && ` ${t('It may have arrived already; it is never placed twice.')}`}
      </p>
      <div className={styles.actions}>
        <Button type="primary" disabled={!confirmed} onClick={() => sendNow(order.key)}>
          {automatic ? t('Try Now') : t('Send Now')}
        </Button>
        <Button onClick={() => void confirmGiveUp()}>{t('Give Up…')}</Button>
      </div>
    </Notice>
  );
}

function Settled({ order, outcome }: { order: WaitingOrder; outcome: Outcome }) {
  const t = useTranslation();
  const { dismiss, putBack } = useOutbox();
  // It may be about the time of delivery, which is not asked for here.
  const isRefused = outcome.kind === 'refused';
  useEffect(() => {
    if (!isRefused) return;
    import('../../delivery/deliveryTexts').then(({ loadDeliveryTexts }) => loadDeliveryTexts()).catch(() => {});
  }, [isRefused]);
  const close = <Button onClick={() => dismiss(order.key)}>{t('Close')}</Button>;
  if (outcome.kind === 'placed') {
    const { orderId } = outcome;
    return (
      <Notice title={orderId === null ? t('Order placed') : t('Order #{orderId} placed', { orderId })}>
        <OrderSummary order={order} />
        <div className={styles.actions}>
          {orderId !== null && <OrderLink id={orderId} />}
          {close}
        </div>
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={t('Order failed')}>
      <OrderSummary order={order} />
      <p dir="auto">{t(outcome.message)}</p>
      <p>
        {outcome.uncertain
          ? t('An earlier try may have been placed: look at My Orders before you order again.')
          : t('Nothing was ordered.')}{' '}
        {outcome.restored && t('Its items are back in your order.')}
      </p>
      <div className={styles.actions}>
        {outcome.restored ? (
          close
        ) : (
          <Button type="primary" onClick={() => putBack(order.key)}>
            {t('Put Items Back')}
          </Button>
        )}
      </div>
    </Notice>
  );
}

function OrderSummary({ order }: { order: WaitingOrder }): ReactNode {
  const t = useTranslation();
  const pieces = portalPieces(order.lines);
  const names = order.lines.map(({ name }) => name);
  return (
    <p className={styles.about}>
      <DateText at={order.madeAt} />
      {t(', ')}
      {t('{count, plural, one {# item} other {# items}}', { count: pieces })}
      {': '}
      {names.slice(0, 3).map((name, index) => (
        <Fragment key={index}>
          {index > 0 && t(', ')}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {names.length > 3 && ` ${t('and {count, plural, one {# more} other {# more}}', { count: names.length - 3 })}`}
    </p>
  );
}
