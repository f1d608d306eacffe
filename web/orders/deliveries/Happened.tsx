import { Button, Modal } from 'antd';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isUnset } from '../../../common/amountText';
import { lbpFormatOf } from '../../../common/exactAmountText';
import { formatUsd } from '../../../common/currencies/usd';
import type { AttemptFragment, NextStep } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import { useAction } from '../../ui-antd/actions/useAction';
import { DeliveryPhotoDocument } from './documents';
import styles from './deliveries.module.css';

const NEXT: Readonly<Record<NextStep, string>> = {
  LATER_TODAY: 'later today',
  ANOTHER_DAY: 'another day',
  NOT_WANTED: 'not wanted',
};

/** What happened at a door, in a sentence that begins with the order, or with who ordered it. */
export function Happened({
  attempt: { isDelivered, takenBy, reason, next, at, lbp, usd, changeLbp },
  buyer,
  timeZone,
}: {
  attempt: AttemptFragment;
  /** Whose order it is, where the sentence begins with them: who took it themselves is not named twice. */
  buyer?: string;
  /** By whose clock; absent: the device's. */
  timeZone?: string;
}) {
  if (!isDelivered) {
    return (
      <>
        was not delivered: <bdi>{reason ?? ''}</bdi> {next && `(${NEXT[next]})`}
      </>
    );
  }
  const format = lbpFormatOf([lbp, changeLbp].map((amount) => amount ?? '0'));
  const cash = [
    ...(isUnset(lbp) ? [] : [format(lbp)]),
    ...(isUnset(usd) ? [] : [formatUsd(usd)]),
    ...(isUnset(changeLbp) ? [] : [`gave back ${format(changeLbp)}`]),
  ];
  return (
    <>
      {buyer !== undefined && takenBy?.trim() === buyer ? (
        'took it themselves'
      ) : (
        <>
          went to <bdi>{takenBy ?? 'somebody'}</bdi>
        </>
      )}
      , <DateText at={at} {...(timeZone && { timeZone })} />
      {cash.length > 0 && `: ${cash.join(', ')}`}
    </>
  );
}

interface PhotoButtonProps {
  orderId: number;
  attempt: AttemptFragment;
}

/** Shows the photo of a delivery, where there is one. */
export function PhotoButton({ orderId, attempt: { id, hasPhoto } }: PhotoButtonProps) {
  const [photo, setPhoto] = useState<string | null>(null);
  const client = useApolloClient();
  const act = useAction();
  const show = () =>
    act(
      async () => {
        const variables = { attemptId: id };
        const { data } = await client.query({ query: DeliveryPhotoDocument, variables, fetchPolicy: 'no-cache' });
        setPhoto(data?.deliveryPhoto ?? null);
      },
      { fallback: 'The photo could not be read. Please try again.' },
    );
  if (!hasPhoto) return null;
  return (
    <>
      <Button size="small" aria-label={`Photo of order ${orderId}`} onClick={() => void show()}>
        Photo
      </Button>
      {photo && (
        <Modal open title={`Photo of order #${orderId}`} footer={null} onCancel={() => setPhoto(null)}>
          <img src={photo} alt={`The delivery of order ${orderId}`} className={styles.photo} />
        </Modal>
      )}
    </>
  );
}
