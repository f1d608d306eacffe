import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { LIMITS } from '../../../common/constants';
import type { OrderStatus } from '../../gql/graphql';
import { deferFocus } from '../../lib/focus/focus';
import { useToast } from '../../ui/toast/toast';
import { FormRow } from '../../ui-antd/form/FormRow';
import { isOutdated, SaveFailure } from '../../ui-antd/formDialog/SaveFailure';
import { useUnsavedWarning } from '../../ui-antd/formDialog/useUnsavedWarning';
import { AdminFrame } from '../../ui-antd/layout/AdminFrame';
import { OrderDocument } from '../orderDocument';
import { serverMessage } from '../../lib/refusal';
import { SubmitKeys } from '../../ordering/submitKeys';
import { SetOrderStatusDocument } from '../../orders/documents';
import styles from './OrderControls.module.css';
import { STATUS_LABELS } from '../../orders/statusLabels';

const CHOICES = Object.entries(STATUS_LABELS).map(([value, label]) => ({ value: value as OrderStatus, label }));

interface OrderControlsProps {
  order: { id: number; status: OrderStatus; trackingNumber: string | null };
}

/** What is chosen and not saved yet. */
interface Draft {
  status: OrderStatus;
  trackingNumber: string;
  /** The status it was begun on; null once a colleague's change was taken note of. */
  seen: OrderStatus | null;
}

/** What an administrator changes of an order: its status, and the number to track it by. */
export function OrderControls(props: OrderControlsProps) {
  return (
    <AdminFrame>
      <Controls {...props} />
    </AdminFrame>
  );
}

function Controls({ order }: OrderControlsProps) {
  const saved = order.trackingNumber ?? '';
  // What is chosen and typed stays when a colleague's change arrives meanwhile.
  const [draft, setDraft] = useState<Draft | null>(null);
  const { status, trackingNumber } = draft ?? { status: order.status, trackingNumber: saved };
  const edit = (change: Partial<Draft>) =>
    setDraft((before) => ({ status: order.status, trackingNumber: saved, seen: order.status, ...before, ...change }));
  const [failure, setFailure] = useState<unknown>(null);
  const client = useApolloClient();
  const [setOrderStatus, { loading }] = useMutation(SetOrderStatusDocument);
  const toast = useToast();
  const [keys] = useState(() => new SubmitKeys());
  const id = useId();
  const changed = status !== order.status || trackingNumber.trim() !== saved;
  useUnsavedWarning(changed);

  async function save(): Promise<void> {
    setFailure(null);
    const focus = deferFocus();
    const failed = (description: string) => toast({ title: 'Update Failed', description, tone: 'error' });
    try {
      const chosen = {
        id: order.id,
        status,
        trackingNumber: trackingNumber.trim() || null,
        seen: draft?.seen ?? order.status,
      };
      const { data } = await keys.send(JSON.stringify(chosen), (idempotencyKey) =>
        setOrderStatus({ variables: { ...chosen, idempotencyKey } }),
      );
      if (data?.setOrderStatus.__typename === 'OrderStatusRefusal') {
        failed(data.setOrderStatus.message);
        return;
      }
      setDraft(null);
      toast({ title: 'Order status updated successfully' });
      // The button has nothing more to save.
      focus(document.getElementById(`${id}-status`));
    } catch (error) {
      setFailure(error);
      failed(serverMessage(error) ?? 'Failed to update order status');
    }
  }

  return (
    <form
      aria-label="Order status"
      className={styles.controls}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {isOutdated(failure) && (
        <SaveFailure
          error={failure}
          onReload={() => {
            setFailure(null);
            setDraft((before) => before && { ...before, seen: null });
            void client.refetchQueries({ include: [OrderDocument] });
          }}
        />
      )}
      <FormRow id={`${id}-status`} label="Status">
        <Select id={`${id}-status`} value={status} options={CHOICES} onChange={(chosen) => edit({ status: chosen })} />
      </FormRow>
      <FormRow id={`${id}-tracking`} label="Tracking Number" optional>
        <Input
          id={`${id}-tracking`}
          value={trackingNumber}
          maxLength={LIMITS.text}
          autoComplete="off"
          onChange={({ target }) => edit({ trackingNumber: target.value })}
        />
      </FormRow>
      <Button type="primary" htmlType="submit" loading={loading} disabled={!changed}>
        Update Status
      </Button>
    </form>
  );
}
