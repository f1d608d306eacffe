import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { dayText, windowText } from '../../delivery/deliveryDates';
import type { OrderToPackFragment, WhenMissing } from '../../gql/graphql';
import { codeOf } from '../../lib/refusal';
import { EmptyState, PageLoading } from '../../ui/feedback/states';
import { useAction } from '../../ui-antd/actions/useAction';
import { Label } from '../../ui-antd/list/Label';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { buyerText } from '../day/orderTexts';
import { useDayLive } from '../day/useDayLive';
import { AdminPackingDocument, PackLinesDocument } from './documents';
import { NextOrder } from './NextOrder';
import styles from './packing.module.css';
import { PackingLine } from './PackingLine';
import { Parcels } from './Parcels';

/** What the buyer wants, as it is said to who packs. */
const IF_MISSING: Readonly<Record<WhenMissing, string>> = {
  CALL: 'they want to be called',
  SUBSTITUTE: 'something like it may be sent',
  LEAVE_OUT: 'it is left out',
};

const ORDER_NUMBER = /^\d{1,9}$/;

/** One order, line by line, for who packs it on a tablet (specification 32.1); its slip's code leads here. */
export function PackingPage() {
  const named = useSearchParams()[0].get('order') ?? '';
  const id = ORDER_NUMBER.test(named) ? Number(named) : null;
  return (
    <div className={styles.page}>
      <title>{`Pack order ${named} | Bustan`}</title>
      {id === null ? <FindOrder /> : <OneOrder key={id} id={id} />}
    </div>
  );
}

function OneOrder({ id }: { id: number }) {
  const { data, previousData, loading, error, refetch } = useQuery(AdminPackingDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = () => void refetch().catch(() => {});
  const order = (data ?? previousData)?.order;
  if (order?.packing) {
    return <OrderToPack order={order} packing={order.packing} onChanged={reload} />;
  }
  if (loading) return <PageLoading />;
  if (error && codeOf(error) !== 'NOT_FOUND') return <ListFailure what="The order" error={error} onRetry={reload} />;
  return (
    <>
      <h1>{`Order #${id}`}</h1>
      <EmptyState title="This order is not here to be packed.">
        <Link to="/admin/day">Show the day</Link>
      </EmptyState>
      <OrderNumberForm />
    </>
  );
}

interface OrderToPackProps {
  order: OrderToPackFragment;
  packing: NonNullable<OrderToPackFragment['packing']>;
  /** Reads the order anew. */
  onChanged: () => void;
}

function OrderToPack({ order, packing, onChanged }: OrderToPackProps) {
  const { id, status, deliveryDate, deliveryWindow, deliveryZone, note, whenMissing } = order;
  // Of its day: who packs alone is not told of an order any more that was cancelled or has left.
  const lost = useDayLive(deliveryDate, onChanged);
  const [packLines] = useMutation(PackLinesDocument);
  const act = useAction();
  const isHere = status === 'PENDING' || status === 'CONFIRMED';
  const unpacked = order.items.filter((line) => line.packed?.isCurrent !== true);

  const pack = (lines: readonly { lineId: number; quantity: number }[]) =>
    act(
      () => packLines({ variables: { orderId: id, lines: [...lines] } }),
      { fallback: 'Failed to tick it off. Please try again.' },
      // Somebody else has changed the order.
      onChanged,
    );

  return (
    <>
      <header className={styles.head}>
        <h1>{`Order #${id}`}</h1>
        <Link to={`/admin/day${deliveryDate ? `?date=${deliveryDate}` : '?date=none'}`}>The day</Link>
        <Link to={`/admin/slips?orders=${id}`}>Slip</Link>
        <Link to={`/orders/${id}`}>All of the order</Link>
      </header>
      <p className={styles.who}>
        <strong dir="auto">{buyerText(order)}</strong>
        {deliveryDate && (
          <span>
            {dayText(deliveryDate, 'en')}
            {deliveryWindow && (
              <>
                {' · '}
                <bdi dir="ltr">{windowText(deliveryWindow)}</bdi>
              </>
            )}
          </span>
        )}
        {deliveryZone && <bdi>{deliveryZone}</bdi>}
      </p>
      {note && (
        <p className={styles.note}>
          <strong>Note:</strong> <span dir="auto">{note}</span>
        </p>
      )}
      {whenMissing && (
        <p className={styles.note}>
          <strong>If something is missing:</strong> {IF_MISSING[whenMissing]}
        </p>
      )}
      <p role="status" className={styles.state}>
        {!isHere ? (
          <Label tone={status === 'CANCELLED' ? 'bad' : 'plain'}>
            {status === 'CANCELLED' ? 'Cancelled: do not pack it' : 'It has left'}
          </Label>
        ) : packing.stage === 'PACKED' ? (
          <Label tone="good">All is packed</Label>
        ) : (
          `${packing.packedLines} of ${packing.lines} packed`
        )}
        {lost && <span>{lost}</span>}
      </p>
      <ul className={styles.lines} aria-label="Lines of the order" tabIndex={-1}>
        {order.items.map((line) => (
          <PackingLine
            key={line.id}
            orderId={id}
            line={line}
            isOpen={isHere}
            onPack={(quantity) => pack([{ lineId: line.id, quantity }])}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {isHere && unpacked.length > 1 && (
        <Button
          size="large"
          onClick={() => void pack(unpacked.map((line) => ({ lineId: line.id, quantity: line.quantity })))}
        >
          All of these are in
        </Button>
      )}
      {isHere && <Parcels orderId={id} parcels={order.parcels} onChanged={onChanged} />}
      {packing.stage !== 'TO_PACK' && <NextOrder id={id} date={deliveryDate} window={deliveryWindow} />}
    </>
  );
}

/** For who comes without an order: by its number. */
function FindOrder() {
  return (
    <>
      <h1>Pack an Order</h1>
      <OrderNumberForm />
      <p>
        Or scan the code on its slip, or choose it from <Link to="/admin/day">the day</Link>.
      </p>
    </>
  );
}

/** Opens an order by its number; what is no number is named at the field. */
function OrderNumberForm() {
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <form
      className={styles.find}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isNumber = ORDER_NUMBER.test(number.trim());
        setIsWrong(!isNumber);
        if (isNumber) void navigate(`/admin/packing?order=${number.trim()}`);
        else input.current?.focus();
      }}
    >
      <label>
        Order number
        <input
          ref={input}
          inputMode="numeric"
          required
          value={number}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          onChange={(event) => {
            setNumber(event.target.value.replace(/^#/, ''));
            setIsWrong(false);
          }}
        />
      </label>
      <Button type="primary" htmlType="submit">
        Open
      </Button>
      {isWrong && (
        <p id={id} role="alert" className={styles.wrong}>
          Please enter the number of an order, such as 260
        </p>
      )}
    </form>
  );
}
