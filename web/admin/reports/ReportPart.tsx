import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { ListFailure } from '../../ui-antd/list/ListStates';
import type { ListQuery } from '../../ui-antd/list/useListQuery';
import type { Currency } from './currency';
import { inSequence, type Part, type PartRow } from './parts';
import styles from './ReportSection.module.css';
import { ReportTable } from './ReportTable';

const Chart = lazy(async () => ({ default: (await import('./Chart')).Chart }));

interface ReportPartProps<Report> {
  part: Part;
  reading: ListQuery<{ report: Report }>;
  rowsOf: (report: Report) => readonly PartRow[];
  currency: Currency;
}

/** One part of the report, shown as soon as it is loaded, without waiting for the others. */
export function ReportPart<Report extends { from: string; to: string }>(props: ReportPartProps<Report>) {
  const { part, reading, rowsOf, currency } = props;
  const report = reading.data?.report;
  const rows = report && inSequence(rowsOf(report), part, currency);
  return (
    <section aria-label={part.title} aria-busy={reading.loading} className={styles.part}>
      <h3>{part.title}</h3>
      {reading.error ? <ListFailure what="The figures" error={reading.error} onRetry={reading.retry} /> : null}
      {!rows && reading.loading && <Skeleton active className={styles.chart} />}
      {rows?.length === 0 && <p className={styles.nothing}>Nothing was sold in this period.</p>}
      {report && rows && rows.length > 0 && (
        <>
          <Suspense fallback={<div className={styles.chart} />}>
            <div className={styles.chart} aria-hidden="true">
              <Chart chart={part.chart} rows={rows} currency={currency} />
            </div>
          </Suspense>
          <ReportTable part={part} rows={rows} period={`${report.from}_${report.to}`} currency={currency} />
        </>
      )}
    </section>
  );
}
