import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import type { OrderTransferQuery } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { formatMoney } from '../../lib/money';
import { Notice } from '../../ui/feedback/Notice';
import { PageLoading } from '../../ui/feedback/states';
import { Card } from '../../ui/layout/Card';
import { FollowedTransferDocument, TransferDocument } from './documents';
import styles from './TransferCard.module.css';

type Order = NonNullable<OrderTransferQuery['order']>;

// Few orders are paid so.
const ReferenceForm = lazy(async () => ({ default: (await import('./ReferenceForm')).ReferenceForm }));

interface TransferCardProps {
  orderId: number;
  /** The key of a guest's order; null: the order is the viewer's own. */
  followKey: string | null;
}

/**
 * Where to send what an order by WishMoney comes to, and the reference of the transfer, from its buyer (specification 31.5).
 * Nothing for an order that is paid otherwise.
 */
export function TransferCard({ orderId, followKey }: TransferCardProps) {
  const own = useQuery(TransferDocument, {
    variables: { id: orderId },
    skip: followKey !== null,
    fetchPolicy: 'cache-and-network',
  });
  const followed = useQuery(FollowedTransferDocument, {
    variables: { id: orderId, key: followKey ?? '' },
    skip: followKey === null,
    // The key is a secret.
    context: { byPost: true },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const order = followKey === null ? own.data?.order : followed.data?.followedOrder;
  if (!order?.transfer || !order.totalAmount) return null;
  const { transfer } = order;
  const readAgain = () => void (followKey === null ? own : followed).refetch().catch(() => {});
  return (
    <TransferBody
      order={{ ...order, transfer, totalAmount: order.totalAmount }}
      followKey={followKey}
      onSent={readAgain}
    />
  );
}

interface TransferBodyProps {
  order: Pick<Order, 'id' | 'status' | 'lbpPerUsd'> & {
    transfer: NonNullable<Order['transfer']>;
    totalAmount: string;
  };
  followKey: string | null;
  onSent: () => void;
}

function TransferBody({ order, followKey, onSent }: TransferBodyProps) {
  const t = useTranslation();
  const { state, sendTo, reference } = order.transfer;
  const isolated = reference ?? '';
  if (state === 'CONFIRMED') {
    return (
      <Card title={t('Pay by WishMoney')}>
        <p>{t('The transfer {reference} has arrived. Your order is paid.', { reference: isolated })}</p>
      </Card>
    );
  }
  if (order.status === 'CANCELLED') return null;
  return (
    <Card title={t('Pay by WishMoney')}>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('Amount')}</dt>
            <dd>
              <bdi dir="ltr">{formatMoney(order.totalAmount, order.lbpPerUsd)}</bdi>
            </dd>
          </div>
          {sendTo && (
            <div>
              <dt>{t('Send it to')}</dt>
              <dd>
                <bdi>{sendTo}</bdi>
              </dd>
            </div>
          )}
        </dl>
        {!sendTo && <p>{t('Please ask us where to send it.')}</p>}
        {state === 'SENT' && (
          <Notice title={t('We have your reference {reference}', { reference: isolated })}>
            <p>{t('Your order is paid as soon as we have found the transfer.')}</p>
          </Notice>
        )}
        {state === 'REJECTED' && (
          <Notice
            tone="error"
            title={t('We found no transfer with the reference {reference}', { reference: isolated })}
          >
            <p>{t('Please look at it again.')}</p>
          </Notice>
        )}
        <Suspense fallback={<PageLoading />}>
          <ReferenceForm orderId={order.id} followKey={followKey} isFirst={state === 'AWAITED'} onSent={onSent} />
        </Suspense>
      </div>
    </Card>
  );
}
