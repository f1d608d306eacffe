import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { isUnset } from '../../../common/amountText';
import { formatFullLbp } from '../../../common/exactAmountText';
import { formatUsd } from '../../../common/currencies/usd';
import { windowText } from '../../delivery/deliveryDates';
import type { AdminRunFragment, AdminRunsQuery, RunState } from '../../gql/graphql';
import { SubmitKeys } from '../../ordering/submitKeys';
import { useAction, type ActionMessages } from '../../ui-antd/actions/useAction';
import { useConfirmDelete } from '../../ui-antd/actions/useConfirmDelete';
import { Label } from '../../ui-antd/list/Label';
import {
  ChangeRunDocument,
  CloseRunDocument,
  DeleteRunDocument,
  StartRunDocument,
  SuggestedStopsDocument,
} from './documents';
import { CashOfRun } from './CashOfRun';
import { OpenStops } from './OpenStops';
import styles from './runs.module.css';
import { SettledStops } from './SettledStops';

const STATES: Readonly<Record<RunState, string>> = { PLANNED: 'Planned', OUT: 'Out', CLOSED: 'Closed' };
const TONES = { PLANNED: 'plain', OUT: 'warning', CLOSED: 'good' } as const;

interface OneRunProps {
  run: AdminRunFragment;
  drivers: AdminRunsQuery['drivers'];
  onChanged: () => void;
}

/** A run with its stops, what can be done with it, and what it brought back. */
export function OneRun({ run, drivers, onChanged }: OneRunProps) {
  const { id, state, window, driver, stops } = run;
  const open = stops.filter(({ outcome }) => outcome === null);
  const settled = stops.filter(({ outcome }) => outcome !== null);
  const actions = useRunActions(run, onChanged);
  const openIds = open.map(({ orderId }) => orderId);
  return (
    <article className={styles.run} aria-label={`Run ${id}`}>
      <header className={styles.head}>
        <h3>{`Run ${id}`}</h3>
        {window && <bdi dir="ltr">{windowText(window)}</bdi>}
        <Label tone={TONES[state]}>{STATES[state]}</Label>
        {state === 'CLOSED' ? (
          <bdi>{driver.name}</bdi>
        ) : (
          <Select
            aria-label={`Driver of run ${id}`}
            className={styles.driver}
            value={driver.id}
            disabled={actions.isBusy}
            // Also one who has lost the duty since.
            options={[...new Map([driver, ...drivers].map((each) => [each.id, each.name]))].map(([value, label]) => ({
              value,
              label,
            }))}
            onChange={(driverId) => void actions.change(openIds, driverId)}
          />
        )}
      </header>
      <p className={styles.figures}>
        <span>{`${settled.length} of ${stops.length} done`}</span>
        {state !== 'PLANNED' && (
          <span>
            {`Should have ${formatFullLbp(run.expectedLbp)}`}
            {!isUnset(run.expectedUsd) && ` and ${formatUsd(run.expectedUsd)}`}
          </span>
        )}
      </p>
      <OpenStops
        runId={id}
        stops={open}
        isOut={state === 'OUT'}
        isBusy={actions.isBusy}
        onChange={(orderIds) => void actions.change(orderIds)}
        onEntered={onChanged}
      />
      <SettledStops stops={settled} />
      <div className={styles.buttons}>
        {state !== 'CLOSED' && open.length > 2 && (
          <Button disabled={actions.isBusy} onClick={() => void actions.suggest(openIds)}>
            Suggest the sequence
          </Button>
        )}
        {state === 'PLANNED' && (
          <>
            <Button type="primary" disabled={actions.isBusy || open.length === 0} onClick={() => void actions.start()}>
              Send it out
            </Button>
            <Button danger disabled={actions.isBusy} onClick={() => void actions.remove()}>
              Delete
            </Button>
          </>
        )}
        {state === 'OUT' && (
          <Button disabled={actions.isBusy} onClick={() => void actions.close()}>
            Close the run
          </Button>
        )}
      </div>
      {state === 'CLOSED' && <CashOfRun run={run} onChanged={onChanged} />}
    </article>
  );
}

/** What can be done with a run; each reads the runs anew, also when it was refused: then somebody else has changed it. */
function useRunActions({ id, version }: AdminRunFragment, onChanged: () => void) {
  const [change] = useMutation(ChangeRunDocument);
  const [start] = useMutation(StartRunDocument);
  const [close] = useMutation(CloseRunDocument);
  const [remove] = useMutation(DeleteRunDocument);
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [keys] = useState(() => new SubmitKeys());
  const act = useAction();
  const confirmDelete = useConfirmDelete();

  async function run(work: () => Promise<unknown>, messages: ActionMessages): Promise<void> {
    setIsBusy(true);
    await act(work, messages);
    setIsBusy(false);
    onChanged();
  }

  const write = (orderIds: readonly number[], driverId?: number) =>
    change({ variables: { id, orderIds: [...orderIds], driverId: driverId ?? null, version } });
  const FAILED = 'Failed to change the run. Please try again.';

  return {
    isBusy,
    change: (orderIds: readonly number[], driverId?: number) =>
      run(() => write(orderIds, driverId), { fallback: FAILED }),
    suggest: (orderIds: readonly number[]) =>
      run(
        async () => {
          const variables = { orderIds: [...orderIds] };
          const { data } = await client.query({ query: SuggestedStopsDocument, variables, fetchPolicy: 'no-cache' });
          if (data) await write(data.suggestedStops);
        },
        { success: 'Nearest next, from the shop', fallback: FAILED },
      ),
    start: () =>
      run(() => keys.send(`start ${version}`, (idempotencyKey) => start({ variables: { id, idempotencyKey } })), {
        success: `Run ${id} is out; its buyers are told`,
        fallback: 'Failed to send the run out. Please try again.',
      }),
    close: () =>
      run(() => keys.send(`close ${version}`, (idempotencyKey) => close({ variables: { id, idempotencyKey } })), {
        success: `Run ${id} is closed`,
        fallback: 'Failed to close the run. Please try again.',
      }),
    async remove() {
      if (!(await confirmDelete(`run ${id}`))) return;
      await run(() => remove({ variables: { id, version } }), {
        success: `Run ${id} is deleted`,
        fallback: 'Failed to delete the run. Please try again.',
      });
    },
  };
}
