import { useQuery } from '@apollo/client/react';
import { phoneLink } from '../../../common/addresses/phoneLink';
import { FOLLOWED_DAYS } from '../../../common/constants';
import { DeliveryLine } from '../../delivery/DeliveryLine';
import { ShopClockNote } from '../../ui/ShopClockNote';
import { useTranslation } from '../../i18n/text';
import { codeOf } from '../../lib/refusal';
import { paymentLabel } from '../../orders/labels';
import { OrderDate } from '../../orders/OrderDate';
import { StatusBadge } from '../../orders/statuses';
import { CancelCard } from '../../orders/cancelling/CancelCard';
import { ChangeCard } from '../../orders/changing/ChangeCard';
import { TransferCard } from '../../orders/transfer/TransferCard';
import { useShop, useShopTimeZone } from '../../shop/useShop';
import { ButtonLink } from '../../ui/form/Button';
import { ErrorState, PageLoading } from '../../ui/feedback/states';
import { Tooltips } from '../../ui/feedback/Tooltip';
import { Card } from '../../ui/layout/Card';
import styles from '../OrderDetail.module.css';
import { OrderHistory } from '../history/OrderHistory';
import { OrderItems } from '../OrderItems';
import { ShopOnPaper } from '../addresses/ShopOnPaper';
import { FollowedOrderDocument } from './followedDocument';
import { useReadAgain } from './useReadAgain';

interface FollowedOrderProps {
  id: number;
  /** The key of the link. */
  secret: string;
}

/** The order of a guest, for whoever has its link (specification 5.12). */
export function FollowedOrder({ id, secret }: FollowedOrderProps) {
  const t = useTranslation();
  const timeZone = useShopTimeZone();
  const { data, previousData, loading, error, refetch } = useQuery(FollowedOrderDocument, {
    variables: { id, key: secret },
    context: { byPost: true },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const reload = () => void refetch().catch(() => {});
  const code = codeOf(error);
  // What was read stays when it cannot be read again just now.
  const lastData = data ?? previousData;
  const order = code === 'GONE' ? null : lastData?.followedOrder;
  useReadAgain(() => {
    if (order) reload();
  });

  if (order) {
    return (
      <Tooltips>
        <header className={styles.head}>
          <div>
            <h1>{t('Order #{number}', { number: String(id) })}</h1>
            <p className={styles.quiet}>
              <OrderDate at={order.createdAt} /> · {t(paymentLabel(order.paymentMethod))}
            </p>
            <DeliveryLine order={order} />
            <ShopClockNote timeZone={timeZone} className={styles.quiet} />
          </div>
          <div className={styles.side} aria-live="polite">
            <StatusBadge status={order.status} />
          </div>
        </header>
        <div className={styles.layout}>
          <div className={styles.column}>
            <OrderItems order={order} />
          </div>
          <div className={styles.column}>
            <div className={styles.onScreen}>
              {order.paymentMethod === 'WISHMONEY' && <TransferCard orderId={id} followKey={secret} />}
              <ChangeCard order={order} by={{ buyer: { followKey: secret } }} onChanged={reload} />
              <CancelCard order={order} followKey={secret} onChanged={reload} />
            </div>
            {order.town && (
              <Card title={t('Delivery Address')}>
                <p>
                  <bdi>{order.town.replaceAll(', ', t(', '))}</bdi>
                </p>
              </Card>
            )}
            <ShopOnPaper />
            <div className={styles.onScreen}>
              <OrderHistory order={order} shopName={t('Bustan')} />
              <p className={styles.quiet}>
                {order.cancellation.obstacle === null
                  ? t(
                      'Whoever has the address of this page sees this order, and can change or cancel it. It works until {days} days after the delivery.',
                      { days: FOLLOWED_DAYS },
                    )
                  : t(
                      'Whoever has the address of this page sees this order. It works until {days} days after the delivery.',
                      { days: FOLLOWED_DAYS },
                    )}
              </p>
            </div>
          </div>
        </div>
      </Tooltips>
    );
  }
  if (loading) return <PageLoading />;
  if (error && code !== 'GONE' && code !== 'RATE_LIMITED') {
    return (
      <>
        <h1>{t('Order #{number}', { number: String(id) })}</h1>
        <ErrorState title={t('The order could not be loaded.')} onRetry={reload} />
      </>
    );
  }
  return <NotOpened id={id} code={code} />;
}

/** Why the link opens nothing, and what to do. @param code null: there is no order with this number and key */
function NotOpened({ id, code }: { id: number; code: string | null }) {
  const t = useTranslation();
  const shop = useShop();
  const [title, text] =
    code === 'GONE'
      ? [
          t('This link has ended'),
          t(
            'It showed order #{number} until {days} days after the order was delivered or cancelled. To ask about the order, please contact us and name its number.',
            { number: String(id), days: FOLLOWED_DAYS },
          ),
        ]
      : code === 'RATE_LIMITED'
        ? [t('Too many tries'), t('Too many wrong links were opened from your network. Please wait a few minutes.')]
        : [
            t('This link opens no order'),
            t(
              'Please check that you have the whole link, as it stands in our mail. You can also contact us and name the number of your order.',
            ),
          ];
  return (
    <>
      <h1>{title}</h1>
      <div className={styles.notOpened}>
        <p>{text}</p>
        {shop && (
          <p>
            <a href={phoneLink(shop.phone)} dir="ltr">
              {shop.phone}
            </a>{' '}
            · <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </p>
        )}
        <ButtonLink to="/store">{t('Continue Shopping')}</ButtonLink>
      </div>
    </>
  );
}
