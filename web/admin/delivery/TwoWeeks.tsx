import { Label } from '../../ui-antd/list/Label';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { dayText, shopClock, windowText } from '../../delivery/deliveryDates';
import type { DeliveryWindowInput } from '../../gql/graphql';
import { AdminDeliveryDaysDocument, type PlannedDay } from './documents';
import styles from './delivery.module.css';

interface TwoWeeksProps {
  /** Null for a zone that is not saved yet. */
  zoneId: number | null;
  /** The plan as it is typed; absent: as it is saved. */
  windows?: readonly DeliveryWindowInput[];
}

/** The coming two weeks of a zone as they will be, with what is booked. */
export function TwoWeeks({ zoneId, windows }: TwoWeeksProps) {
  const { data, loading, error, retry } = useListQuery(AdminDeliveryDaysDocument, {
    zoneId,
    windows: windows ? [...windows] : null,
  });
  const days = data?.deliveryDays;
  if (!days) return error ? <ListFailure what="The coming days" error={error} onRetry={retry} /> : <p>Loading…</p>;
  return (
    <>
      {error ? <p role="alert">These days could not be read again just now.</p> : null}
      <ul className={styles.days} aria-label="The coming two weeks" aria-busy={loading}>
        {days.map((day) => (
          <li key={day.date} className={styles.day}>
            <Day day={day} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Day({ day: { date, closures, windows, timeZone } }: { day: PlannedDay }) {
  const isClosed = closures.length > 0;
  return (
    <>
      <strong>
        <time dateTime={date}>{dayText(date, 'en')}</time>
      </strong>
      {isClosed && (
        <Label tone="bad" wraps>
          {`Closed: ${closures.map(({ reason }) => reason).join(', ')}`}
        </Label>
      )}
      {!isClosed && windows.length === 0 && <span className={styles.quiet}>No delivery</span>}
      {windows.map(({ window, capacity, booked, cutOff, inPlan }) => (
        <span key={window} className={styles.planned}>
          <span className={styles.hours}>{windowText(window)}</span>
          <span>{inPlan ? `${booked} of ${capacity} booked` : `${booked} booked`}</span>
          {inPlan && booked >= capacity && !isClosed && <Label tone="warning">Full</Label>}
          {!inPlan && <Label tone="warning">Not in the plan any more</Label>}
          {cutOff && !isClosed && (
            <span className={styles.quiet}>
              {hasPassed(cutOff) ? 'Orders have ended' : `Order until ${shopClock(cutOff, 'en', timeZone)}`}
            </span>
          )}
        </span>
      ))}
    </>
  );
}

function hasPassed(instant: string): boolean {
  return Date.parse(instant) <= Date.now();
}
