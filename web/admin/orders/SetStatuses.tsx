import { useMutation } from '@apollo/client/react';
import { Button, Select } from 'antd';
import { useState } from 'react';
import type { OrderStatus } from '../../gql/graphql';
import { serverMessage } from '../../lib/refusal';
import { SubmitKeys } from '../../ordering/submitKeys';
import { useToast } from '../../ui/toast/toast';
import { SetOrderStatusesDocument } from './documents';
import styles from './OrdersSection.module.css';
import { STATUS_LABELS } from '../../orders/statusLabels';

const CHOICES = Object.entries(STATUS_LABELS).map(([value, label]) => ({ value: value as OrderStatus, label }));

interface SetStatusesProps {
  /** The selected orders, and in which status each was selected. */
  orders: ReadonlyMap<number, OrderStatus>;
  onDone: () => void;
}

/** Sets the selected orders to one status, and says of which ones it was refused, and why. */
export function SetStatuses({ orders, onDone }: SetStatusesProps) {
  const ids = [...orders.keys()];
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [setStatuses, { loading }] = useMutation(SetOrderStatusesDocument);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const toast = useToast();
  const [keys] = useState(() => new SubmitKeys());

  async function apply(): Promise<void> {
    if (status === null) return;
    setRefused([]);
    const seen = [...orders].map(([orderId, before]) => ({ orderId, status: before }));
    try {
      const chosen = { ids, status, seen };
      const { data } = await keys.send(JSON.stringify(chosen), (idempotencyKey) =>
        setStatuses({ variables: { ...chosen, idempotencyKey } }),
      );
      const outcomes = data?.setOrderStatuses ?? [];
      const failed = outcomes.filter(({ code }) => code !== null);
      setRefused(failed.map(({ orderId, message }) => `Order #${orderId}: ${message ?? 'not changed'}`));
      const done = outcomes.length - failed.length;
      if (failed.length > 0) {
        const text = `${done} of ${outcomes.length} orders were set to ${STATUS_LABELS[status]}.`;
        toast({ title: 'Update Failed', description: text, tone: 'error' });
      } else toast({ title: `${done === 1 ? '1 order' : `${done} orders`} set to ${STATUS_LABELS[status]}` });
      onDone();
    } catch (error) {
      const description = serverMessage(error) ?? 'Failed to update order status';
      toast({ title: 'Update Failed', description, tone: 'error' });
    }
  }

  if (ids.length === 0 && refused.length === 0) return null;
  return (
    <div role="group" aria-label="Selected orders" className={styles.selected}>
      {ids.length > 0 && (
        <>
          <strong>{ids.length === 1 ? '1 order selected' : `${ids.length} orders selected`}</strong>
          <Select<OrderStatus>
            aria-label="New status"
            placeholder="New status"
            className={styles.status}
            value={status}
            options={CHOICES}
            onChange={setStatus}
          />
          <Button type="primary" disabled={status === null} loading={loading} onClick={() => void apply()}>
            Change Status
          </Button>
        </>
      )}
      {refused.length > 0 && (
        <ul role="alert" className={styles.refused}>
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
