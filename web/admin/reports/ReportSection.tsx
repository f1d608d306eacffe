import { DatePicker, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { lazy, Suspense } from 'react';
import { formatLbp } from '../../../common/amountText';
import { useListAddress } from '../list/useListAddress';
import { ListFailure } from '../list/ListStates';
import { Section } from '../list/Section';
import { useListQuery } from '../list/useListQuery';
import styles from './ReportSection.module.css';
import { ReportDocument } from './documents';
import { reportParts } from './parts';
import { ReportTable } from './ReportTable';

const Chart = lazy(async () => ({ default: (await import('./Chart')).Chart }));

const FORMAT = 'YYYY-MM-DD';
const DAYS = 30;
/** As many as the server counts at once. */
const MOST_DAYS = 366;

/** What was sold in a period, as charts with a table behind each; the period is kept in the address. */
export function ReportSection() {
  const address = useListAddress();
  const today = dayjs();
  const to = dayOf(address.get('to')) ?? today.format(FORMAT);
  const from =
    dayOf(address.get('from')) ??
    dayjs(to)
      .subtract(DAYS - 1, 'day')
      .format(FORMAT);
  const { data, loading, error, retry } = useListQuery(ReportDocument, { from, to });
  const report = data?.report;
  return (
    <Section
      title="Sales"
      actions={
        <DatePicker.RangePicker
          aria-label="Period"
          allowClear={false}
          value={[dayjs(from), dayjs(to)]}
          maxDate={today}
          presets={[
            { label: 'Last 7 days', value: [today.subtract(6, 'day'), today] },
            { label: 'Last 30 days', value: [today.subtract(29, 'day'), today] },
            { label: 'Last 12 months', value: [today.subtract(MOST_DAYS - 1, 'day'), today] },
          ]}
          onChange={(days) => {
            if (!days?.[0] || !days[1]) return;
            address.set({ from: days[0].format(FORMAT), to: days[1].format(FORMAT) });
          }}
        />
      }
    >
      {error ? <ListFailure what="The figures of this period" error={error} onRetry={retry} /> : null}
      {!report && loading && <Skeleton active />}
      {report && (
        <>
          <p className={styles.sum} aria-busy={loading}>
            {`${report.takings.orders.toLocaleString('en-US')} orders, ${formatLbp(report.takings.revenue)} (without ${report.takings.cancelled.toLocaleString('en-US')} cancelled), days of ${report.timeZone}`}
          </p>
          <div className={styles.parts}>
            {reportParts(report).map((part) => (
              <section key={part.title} aria-label={part.title} className={styles.part}>
                <h3>{part.title}</h3>
                {part.rows.length === 0 ? (
                  <p className={styles.nothing}>Nothing was sold in this period.</p>
                ) : (
                  <>
                    <Suspense fallback={<div className={styles.chart} />}>
                      <div className={styles.chart} aria-hidden="true">
                        <Chart part={part} />
                      </div>
                    </Suspense>
                    <ReportTable part={part} period={`${from}_${to}`} />
                  </>
                )}
              </section>
            ))}
          </div>
        </>
      )}
    </Section>
  );
}

function dayOf(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).isValid() ? text : null;
}
