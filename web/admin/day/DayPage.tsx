import { lazy, Suspense } from 'react';
import { PageLoading } from '../../ui/feedback/states';
import { Tabs } from '../../ui-antd/layout/Tabs';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { DayChooser } from './DayChooser';
import { DayFigures } from './DayFigures';
import { DayOrders } from './DayOrders';
import { DayParts } from './DayParts';
import styles from './day.module.css';
import { AdminDayDocument } from './documents';
import { useDayAddress } from './useDayAddress';

const PickList = lazy(async () => ({ default: (await import('./PickList')).PickList }));

const TABS = [
  { name: 'orders', label: 'Orders' },
  { name: 'pick', label: 'Pick List' },
] as const;

/** A day's work: its orders by window and zone, what they take, and how far they are, live (specification 32.2). */
export function DayPage() {
  const { address, today, filter } = useDayAddress();
  const { date } = filter;
  const { data, ...reading } = useListQuery(AdminDayDocument, { date });
  const tab = address.get('view') === 'pick' ? 'pick' : 'orders';
  // What was read of another day is not shown under this one's name.
  const day = data?.day.date === date ? data.day : undefined;

  return (
    <div className={styles.page}>
      <title>Day | Bustan</title>
      <h1>Day</h1>
      <DayChooser address={address} date={date} today={today} />
      {!day && reading.error ? <ListFailure what="The day" error={reading.error} onRetry={reading.retry} /> : null}
      <DayFigures day={day} />
      {day && day.parts.length > 0 && <DayParts parts={day.parts} address={address} />}
      <Tabs
        label="Orders and pick list"
        tabs={TABS}
        active={tab}
        onChange={(name) => address.set({ view: name === 'orders' ? '' : name })}
      >
        {tab === 'orders' ? (
          <DayOrders key={date} address={address} filter={filter} parts={day?.parts ?? []} onChanged={reading.retry} />
        ) : (
          <Suspense fallback={<PageLoading />}>
            <PickList key={date} address={address} filter={filter} parts={day?.parts ?? []} onChanged={reading.retry} />
          </Suspense>
        )}
      </Tabs>
    </div>
  );
}
