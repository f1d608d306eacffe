import { useApolloClient } from '@apollo/client/react';
import { Button, Modal } from 'antd';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { formatExactLbp } from '../../../common/amountText';
import { formatUsd } from '../../../common/currencies/usd';
import type { AdminRunFragment, NextStep } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import { useAction } from '../../ui-antd/actions/useAction';
import { DeliveryPhotoDocument } from './documents';
import styles from './runs.module.css';

type Stop = AdminRunFragment['stops'][number];
type Attempt = Stop['attempts'][number];

const NEXT: Readonly<Record<NextStep, string>> = {
  LATER_TODAY: 'later today',
  ANOTHER_DAY: 'another day',
  NOT_WANTED: 'not wanted',
};

/** What became of the stops that are done, with what was collected and the photos. */
export function SettledStops({ stops }: { stops: readonly Stop[] }) {
  const [photo, setPhoto] = useState<{ orderId: number; url: string } | null>(null);
  const client = useApolloClient();
  const act = useAction();
  const show = (orderId: number, attemptId: number) =>
    act(
      async () => {
        const variables = { attemptId };
        const { data } = await client.query({ query: DeliveryPhotoDocument, variables, fetchPolicy: 'no-cache' });
        if (data?.deliveryPhoto) setPhoto({ orderId, url: data.deliveryPhoto });
      },
      { fallback: 'The photo could not be read. Please try again.' },
    );
  if (stops.length === 0) return null;
  return (
    <>
      <ul className={styles.settled} aria-label="Stops that are done">
        {stops.map(({ orderId, customerName, outcome, attempts }) => {
          const last = attempts.at(-1);
          return (
            <li key={orderId}>
              <span>
                <Link to={`/orders/${orderId}`}>{`#${orderId}`}</Link> <bdi>{customerName}</bdi>{' '}
                {outcome === 'TAKEN_BACK' ? 'was taken back' : last ? <Happened attempt={last} /> : 'is done'}
              </span>
              {last?.hasPhoto && (
                <Button size="small" onClick={() => void show(orderId, last.id)}>
                  Photo
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {photo && (
        <Modal open title={`Photo of order #${photo.orderId}`} footer={null} onCancel={() => setPhoto(null)}>
          <img src={photo.url} alt={`The delivery of order ${photo.orderId}`} className={styles.photo} />
        </Modal>
      )}
    </>
  );
}

function Happened({ attempt: { isDelivered, takenBy, reason, next, at, lbp, usd, changeLbp } }: { attempt: Attempt }) {
  if (!isDelivered) {
    return (
      <>
        was not delivered: <bdi>{reason ?? ''}</bdi> {next && `(${NEXT[next]})`}
      </>
    );
  }
  const cash = [
    ...(isNone(lbp) ? [] : [formatExactLbp(lbp)]),
    ...(isNone(usd) ? [] : [formatUsd(usd)]),
    ...(isNone(changeLbp) ? [] : [`gave back ${formatExactLbp(changeLbp)}`]),
  ];
  return (
    <>
      went to <bdi>{takenBy ?? 'somebody'}</bdi>, <DateText at={at} />
      {cash.length > 0 && `: ${cash.join(', ')}`}
    </>
  );
}

function isNone(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
