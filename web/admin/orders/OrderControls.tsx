import { useMutation } from '@apollo/client/react';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { LIMITS } from '../../../common/constants';
import type { OrderStatus } from '../../gql/graphql';
import { useToast } from '../../ui/toast';
import { FormRow } from '../form/FormRow';
import { useUnsavedWarning } from '../form/useUnsavedWarning';
import { AdminFrame } from '../frame/AdminFrame';
import { serverMessage } from '../frame/errors';
import { SetOrderStatusDocument } from './documents';
import styles from './OrderControls.module.css';
import { STATUS_LABELS } from './statusLabels';

const CHOICES = Object.entries(STATUS_LABELS).map(([value, label]) => ({ value: value as OrderStatus, label }));

interface OrderControlsProps {
  order: { id: number; status: OrderStatus; trackingNumber: string | null };
}

/** What an administrator changes of an order: its status, and the number to track it by. */
export function OrderControls(props: OrderControlsProps) {
  return (
    <AdminFrame>
      <Controls key={`${props.order.status} ${props.order.trackingNumber}`} {...props} />
    </AdminFrame>
  );
}

function Controls({ order }: OrderControlsProps) {
  const saved = order.trackingNumber ?? '';
  const [status, setStatus] = useState(order.status);
  const [trackingNumber, setTrackingNumber] = useState(saved);
  const [setOrderStatus, { loading }] = useMutation(SetOrderStatusDocument);
  const toast = useToast();
  const id = useId();
  const changed = status !== order.status || trackingNumber.trim() !== saved;
  useUnsavedWarning(changed);

  async function save(): Promise<void> {
    const failed = (description: string) => toast({ title: 'Update Failed', description, tone: 'error' });
    try {
      const { data } = await setOrderStatus({
        variables: { id: order.id, status, trackingNumber: trackingNumber.trim() || null },
      });
      if (data?.setOrderStatus.__typename === 'OrderStatusRefusal') failed(data.setOrderStatus.message);
      else toast({ title: 'Order status updated successfully' });
    } catch (error) {
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
      <FormRow id={`${id}-status`} label="Status">
        <Select id={`${id}-status`} value={status} options={CHOICES} onChange={setStatus} />
      </FormRow>
      <FormRow id={`${id}-tracking`} label="Tracking Number" optional>
        <Input
          id={`${id}-tracking`}
          value={trackingNumber}
          maxLength={LIMITS.text}
          autoComplete="off"
          onChange={({ target }) => setTrackingNumber(target.value)}
        />
      </FormRow>
      <Button type="primary" htmlType="submit" loading={loading} disabled={!changed}>
        Update Status
      </Button>
    </form>
  );
}
