import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Checkbox, Select } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { windowText } from '../../delivery/deliveryDates';
import type { AdminRunFragment, AdminRunsQuery, OrderWithoutRunFragment } from '../../gql/graphql';
import { SubmitKeys } from '../../ordering/submitKeys';
import { useAction } from '../../ui-antd/actions/useAction';
import { Label } from '../../ui-antd/list/Label';
import { buyerText, placeText } from '../day/orderTexts';
import { ChangeRunDocument, CreateRunDocument, SuggestedStopsDocument } from './documents';
import styles from './runs.module.css';

interface WithoutRunProps {
  date: string;
  orders: readonly OrderWithoutRunFragment[];
  runs: readonly AdminRunFragment[];
  drivers: AdminRunsQuery['drivers'];
  onChanged: () => void;
}

/** The orders that nobody brings yet, window by window: those that are selected go into a new run, or into one that is there. */
export function WithoutRun({ date, orders, runs, drivers, onChanged }: WithoutRunProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const chosen = orders.filter(({ id }) => selected.has(id));
  const windows = [...new Set(orders.map(({ deliveryWindow }) => deliveryWindow))];
  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (isSelected) next.add(id);
        else next.delete(id);
      return next;
    });
  if (orders.length === 0) {
    return <p>{runs.length > 0 ? 'Every order of this day is in a run.' : 'No orders are left for this day.'}</p>;
  }
  return (
    <>
      {windows.map((window) => (
        <Window
          key={window ?? ''}
          window={window}
          orders={orders.filter((order) => order.deliveryWindow === window)}
          selected={selected}
          onSelect={select}
        />
      ))}
      <Assign
        date={date}
        chosen={chosen}
        runs={runs}
        drivers={drivers}
        onDone={() => {
          setSelected(new Set());
          onChanged();
        }}
      />
    </>
  );
}

interface WindowProps {
  /** Null: orders without a day. */
  window: string | null;
  orders: readonly OrderWithoutRunFragment[];
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
}

function Window({ window, orders, selected, onSelect }: WindowProps) {
  const count = orders.filter(({ id }) => selected.has(id)).length;
  const name = window === null ? 'Without a day' : windowText(window);
  return (
    <div role="group" aria-label={name} className={styles.window}>
      <Checkbox
        checked={count === orders.length}
        indeterminate={count > 0 && count < orders.length}
        onChange={({ target }) =>
          onSelect(
            orders.map(({ id }) => id),
            target.checked,
          )
        }
      >
        <strong>{name}</strong> {`(${orders.length})`}
      </Checkbox>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <Checkbox checked={selected.has(order.id)} onChange={({ target }) => onSelect([order.id], target.checked)}>
              {`#${order.id} `}
              <bdi>{buyerText(order)}</bdi>
            </Checkbox>
            <span className={styles.place}>
              <bdi>{placeText(order)}</bdi>
            </span>
            {order.packing?.stage === 'TO_PACK' && <Label tone="warning">To pack</Label>}
            <Link to={`/orders/${order.id}`} aria-label={`Order ${order.id}`}>
              Open
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AssignProps extends Pick<WithoutRunProps, 'date' | 'runs' | 'drivers'> {
  chosen: readonly OrderWithoutRunFragment[];
  onDone: () => void;
}

function Assign({ date, chosen, runs, drivers, onDone }: AssignProps) {
  const [driverId, setDriverId] = useState<number | null>(null);
  const [isPlanning, setIsPlanning] = useState(false);
  const client = useApolloClient();
  const [create, creating] = useMutation(CreateRunDocument);
  const [change, changing] = useMutation(ChangeRunDocument);
  const [keys] = useState(() => new SubmitKeys());
  const act = useAction();
  const id = useId();
  const ids = chosen.map((order) => order.id);
  const isBusy = isPlanning || creating.loading || changing.loading;
  const open = runs.filter(({ state }) => state !== 'CLOSED');

  async function plan(): Promise<void> {
    if (driverId === null) return;
    const windows = new Set(chosen.map(({ deliveryWindow }) => deliveryWindow));
    const window = windows.size === 1 ? ([...windows][0] ?? null) : null;
    setIsPlanning(true);
    const done = await act(
      async () => {
        // It begins in the sequence that is suggested, and is dragged as wished from there.
        const variables = { date, window, driverId, orderIds: await suggested() };
        await keys.send(JSON.stringify(variables), (idempotencyKey) =>
          create({ variables: { ...variables, idempotencyKey } }),
        );
      },
      { success: 'The run is planned', fallback: 'Failed to plan the run. Please try again.' },
      onDone,
    );
    setIsPlanning(false);
    if (done) onDone();
  }

  async function suggested(): Promise<number[]> {
    const query = { query: SuggestedStopsDocument, variables: { orderIds: ids }, fetchPolicy: 'no-cache' as const };
    const { data } = await client.query(query);
    return data?.suggestedStops ?? ids;
  }

  async function add(runId: number): Promise<void> {
    const run = open.find((each) => each.id === runId);
    if (!run) return;
    const before = run.stops.filter(({ outcome }) => outcome === null).map(({ orderId }) => orderId);
    const variables = { id: runId, orderIds: [...before, ...ids], version: run.version };
    const done = await act(
      () => change({ variables }),
      { success: `Added to run ${runId}`, fallback: 'Failed to change the run. Please try again.' },
      onDone,
    );
    if (done) onDone();
  }

  return (
    <div className={styles.assign}>
      <label htmlFor={`${id}-driver`}>Driver</label>
      <Select
        id={`${id}-driver`}
        className={styles.driver}
        placeholder="Choose a driver"
        value={driverId}
        options={drivers.map((driver) => ({ value: driver.id, label: driver.name }))}
        onChange={setDriverId}
      />
      <Button
        type="primary"
        disabled={ids.length === 0 || driverId === null}
        loading={isBusy}
        onClick={() => void plan()}
      >
        {`New run with ${ids.length} selected`}
      </Button>
      {open.length > 0 && ids.length > 0 && (
        <Select<number>
          aria-label="Add the selected orders to a run"
          className={styles.driver}
          placeholder="Add to a run…"
          value={null}
          disabled={isBusy}
          options={open.map((run) => ({ value: run.id, label: `Run ${run.id}, ${run.driver.name}` }))}
          onChange={(runId) => void add(runId)}
        />
      )}
    </div>
  );
}
