import { EmptyState, PageLoading } from '../../ui/feedback/states';
import { Section } from '../../ui-antd/layout/Section';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { DayChooser } from '../day/DayChooser';
import { useDayAddress } from '../day/useDayAddress';
import { useDayLive } from '../day/useDayLive';
import { listenToRuns } from '../../lib/orderStream';
import { useLive } from '../../lib/useLive';
import { AdminRunsDocument } from './documents';
import { OneRun } from './OneRun';
import styles from './runs.module.css';
import { WithoutRun } from './WithoutRun';

/** The runs of a day: who brings which orders, in which sequence, and what they bring back, live (specification 33). */
export function RunsPage() {
  const { address, today, filter } = useDayAddress();
  const date = filter.date ?? today;
  const { data, ...reading } = useListQuery(AdminRunsDocument, { date });
  const lostDay = useDayLive(date, reading.retry);
  const isLive = useLive({
    key: date,
    listen: (listener) => listenToRuns(date, false, listener),
    onSettled: reading.retry,
  });
  return (
    <div className={styles.page}>
      <title>Runs | Bustan</title>
      <h1>Runs</h1>
      <DayChooser address={address} date={date} today={today} offersNone={false} />
      <p role="status" className={styles.lost}>
        {isLive ? lostDay : 'Live updates are interrupted; connecting again…'}
      </p>
      {!data && reading.error ? <ListFailure what="Runs" error={reading.error} onRetry={reading.retry} /> : null}
      {!data && reading.loading ? <PageLoading /> : null}
      {data && (
        <div className={styles.columns}>
          <Section title="Not in a run yet">
            <WithoutRun
              key={date}
              date={date}
              orders={[...data.ofDay, ...data.withoutDay]}
              runs={data.runs}
              drivers={data.drivers}
              onChanged={reading.retry}
            />
          </Section>
          <Section title="Runs of the day">
            {data.runs.length === 0 ? (
              <EmptyState title="No runs yet">
                <p>Select orders, choose a driver, and plan the first.</p>
              </EmptyState>
            ) : (
              data.runs.map((run) => <OneRun key={run.id} run={run} drivers={data.drivers} onChanged={reading.retry} />)
            )}
          </Section>
        </div>
      )}
    </div>
  );
}
