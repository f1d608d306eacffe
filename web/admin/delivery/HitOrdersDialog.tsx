import { useMutation } from '@apollo/client/react';
import { Button, Checkbox, Input, Modal } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS } from '../../../common/constants';
import { dayText, windowText } from '../../delivery/deliveryDates';
import { serverMessage } from '../../lib/refusal';
import { SubmitKeys } from '../../ordering/submitKeys';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { useToast } from '../../ui/toast/toast';
import { buyerText } from '../day/orderTexts';
import { AdminClosureOrdersDocument, MoveOrdersDocument, type Closure, type HitOrder } from './documents';
import styles from './delivery.module.css';

/** So many are listed, and moved at once. */
const MOST = 100;

interface HitOrdersDialogProps {
  closure: Pick<Closure, 'id' | 'date' | 'reason'>;
  /** Called after orders were moved. */
  onMoved: () => void;
  onClose: () => void;
}

/** The orders that a closure hits, at most 100 at a time, and moving them to another day. */
export function HitOrdersDialog({ closure, onMoved, onClose }: HitOrdersDialogProps) {
  const { data, loading, error, retry } = useListQuery(AdminClosureOrdersDocument, { id: closure.id });
  const orders = data?.closureOrders;
  const moved = () => {
    retry();
    onMoved();
  };
  return (
    <Modal open title={`Orders on ${dayText(closure.date, 'en')}`} footer={null} width={720} onCancel={onClose}>
      {!orders && error ? <ListFailure what="The orders" error={error} onRetry={retry} /> : null}
      {!orders && !error && <p role="status">Loading…</p>}
      {orders?.length === 0 && <p role="status">No order is on this day any more.</p>}
      {orders && orders.length > 0 && (
        <>
          <p>
            {orders.length === MOST
              ? `The first ${MOST} orders that are still to be delivered on this day; once they are moved, the next follow.`
              : `${orders.length === 1 ? '1 order is' : `${orders.length} orders are`} still to be delivered on this day.`}
          </p>
          <MoveOrders orders={orders} reason={closure.reason} busy={loading} onMoved={moved} />
        </>
      )}
    </Modal>
  );
}

interface MoveOrdersProps {
  orders: readonly HitOrder[];
  reason: string;
  busy: boolean;
  onMoved: () => void;
}

function MoveOrders({ orders, reason: closedFor, busy, onMoved }: MoveOrdersProps) {
  const id = useId();
  const toast = useToast();
  // All are selected until one is taken out.
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [date, setDate] = useState('');
  const [window, setWindow] = useState('');
  const [reason, setReason] = useState(closedFor);
  const [overbook, setOverbook] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [keys] = useState(() => new SubmitKeys());
  const [move, { loading }] = useMutation(MoveOrdersDocument);
  const orderIds = orders.map((order) => order.id).filter((each) => !left.has(each));

  async function apply(): Promise<void> {
    setRefused([]);
    const wish = { orderIds, date, window: window.trim() || null, reason: reason.trim() || null, overbook };
    try {
      const { data } = await keys.send(JSON.stringify(wish), (idempotencyKey) =>
        move({ variables: { ...wish, idempotencyKey } }),
      );
      const outcomes = data?.moveOrders ?? [];
      const failed = outcomes.filter(({ code }) => code !== null);
      setRefused(failed.map(({ orderId, message }) => `Order #${orderId}: ${message ?? 'not moved'}`));
      const done = outcomes.length - failed.length;
      toast({
        title: `${done === 1 ? '1 order' : `${done} orders`} moved to ${dayText(date, 'en')}`,
        ...(failed.length > 0 && { description: `${failed.length} could not be moved.`, tone: 'error' as const }),
      });
      onMoved();
    } catch (error) {
      const description = serverMessage(error) ?? 'Please check your connection and try again.';
      toast({ title: 'Failed to move the orders', description, tone: 'error' });
    }
  }

  return (
    <form
      aria-label="Move orders"
      className={styles.move}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <ul className={styles.orders} aria-label="Orders to move">
        {orders.map((order) => (
          <li key={order.id}>
            <Checkbox
              className={styles.choice}
              checked={!left.has(order.id)}
              onChange={({ target }) =>
                setLeft((before) => {
                  const next = new Set(before);
                  if (target.checked) next.delete(order.id);
                  else next.add(order.id);
                  return next;
                })
              }
            >
              <span className={styles.order}>
                <span>{`#${order.id}`}</span>
                <bdi>{buyerText(order)}</bdi>
                <span className={styles.quiet}>
                  {[order.deliveryZone, order.deliveryWindow && windowText(order.deliveryWindow)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
            </Checkbox>
            <Link to={`/orders/${order.id}`} aria-label={`View Details of order ${order.id}`}>
              View Details
            </Link>
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <ul role="alert" className={styles.error}>
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles.three}>
        <Labelled id={`${id}-date`} label="New day">
          <Input id={`${id}-date`} type="date" required value={date} onChange={({ target }) => setDate(target.value)} />
        </Labelled>
        <Labelled id={`${id}-window`} label="Window (optional)">
          <Input
            id={`${id}-window`}
            placeholder="The first with room"
            pattern="\d\d:\d\d-\d\d:\d\d"
            title="Like 08:00-12:00"
            value={window}
            onChange={({ target }) => setWindow(target.value)}
          />
        </Labelled>
        <Labelled id={`${id}-reason`} label="Reason, for the mail (optional)">
          <Input
            id={`${id}-reason`}
            maxLength={LIMITS.text}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Labelled>
      </div>
      <Checkbox checked={overbook} onChange={({ target }) => setOverbook(target.checked)}>
        Also into a window that is full
      </Checkbox>
      <p className={styles.quiet}>Each buyer with an e-mail address is told by mail.</p>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" disabled={orderIds.length === 0 || date === ''} loading={loading}>
          {orderIds.length === 1 ? 'Move 1 Order' : `Move ${orderIds.length} Orders`}
        </Button>
      </div>
    </form>
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.windowField}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
