import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { formatLbp, isUnset } from '../../../common/amountText';
import { formatUsd, usdOf } from '../../../common/currencies/usd';
import { deliveredRules, notDeliveredRules } from '../../../common/rules/drivingRules';
import type { AdminRunFragment, NextStep } from '../../gql/graphql';
import { SubmitKeys } from '../../ordering/submitKeys';
import { ChoiceField, TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { EnterDeliveredDocument, EnterNotDeliveredDocument } from './documents';

type Stop = AdminRunFragment['stops'][number];

/** What happened at a door. */
export type Happening = 'delivered' | 'not-delivered';

interface EnterReportProps {
  runId: number;
  stop: Stop;
  what: Happening;
  onChanged: () => void;
  onClose: () => void;
}

const NEXT: readonly { value: NextStep; label: string }[] = [
  { value: 'LATER_TODAY', label: 'It is tried again later today' },
  { value: 'ANOTHER_DAY', label: 'It is here again, for another day' },
  { value: 'NOT_WANTED', label: 'It is here again, they do not want it' },
];
const NOTHING_ENTERED: { reason: string; next: NextStep } = { reason: '', next: 'ANOTHER_DAY' };
const DELIVERED = deliveredRules();
const NOT_DELIVERED = notDeliveredRules();

/** For who plans runs: enters what a driver says who cannot report it, whose phone is broken or gone (specification 33.3). */
export function EnterReport({ what, ...props }: EnterReportProps) {
  return what === 'delivered' ? <Delivered {...props} /> : <NotDelivered {...props} />;
}

function Delivered({ runId, stop, onChanged, onClose }: Omit<EnterReportProps, 'what'>) {
  const { orderId, toCollect, lbpPerUsd } = stop;
  const [enter] = useMutation(EnterDeliveredDocument);
  const [keys] = useState(() => new SubmitKeys());
  const isCash = !isUnset(toCollect);
  const inUsd = lbpPerUsd === null ? '' : ` (${formatUsd(usdOf(toCollect, lbpPerUsd))})`;
  return (
    <FormDialog
      title={`Order #${orderId} delivered`}
      initialValues={{ takenBy: '', lbp: '0', usd: '0' }}
      rules={DELIVERED}
      width={480}
      submit="Save"
      messages={{ success: `Order #${orderId} is delivered`, fallback: 'Failed to save it. Please try again.' }}
      save={({ takenBy, lbp, usd }) =>
        keys.send(JSON.stringify([takenBy, lbp, usd]), (idempotencyKey) =>
          enter({ variables: { runId, orderId, takenBy, lbp, usd, idempotencyKey } }).then(onChanged),
        )
      }
      onClose={onClose}
    >
      <TextField name="takenBy" label="Who took it" />
      {isCash && (
        <>
          <p>{`To collect: ${formatLbp(toCollect)}${inUsd}. The change is worked out.`}</p>
          <TextField name="lbp" label="Collected in LBP" figures dir="ltr" />
          {lbpPerUsd !== null && <TextField name="usd" label="Collected in USD" figures dir="ltr" />}
        </>
      )}
    </FormDialog>
  );
}

function NotDelivered({ runId, stop: { orderId }, onChanged, onClose }: Omit<EnterReportProps, 'what'>) {
  const [enter] = useMutation(EnterNotDeliveredDocument);
  const [keys] = useState(() => new SubmitKeys());
  return (
    <FormDialog
      title={`Order #${orderId} not delivered`}
      initialValues={NOTHING_ENTERED}
      rules={NOT_DELIVERED}
      width={480}
      submit="Save"
      messages={{ success: 'It is noted', fallback: 'Failed to save it. Please try again.' }}
      save={({ reason, next }) =>
        keys.send(`${reason} ${next}`, (idempotencyKey) =>
          enter({ variables: { runId, orderId, reason, next, idempotencyKey } }).then(onChanged),
        )
      }
      onClose={onClose}
    >
      <TextField name="reason" label="Why" />
      <ChoiceField name="next" label="What comes next" choices={NEXT} />
    </FormDialog>
  );
}
