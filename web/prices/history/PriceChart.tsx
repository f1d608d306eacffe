import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import styles from './history.module.css';
import type { StepChartProps } from './StepChart';

const StepChart = lazy(async () => ({ default: (await import('./StepChart')).StepChart }));

/**
 * Prices over time. Hidden from screen readers, since the table beside it says the same; time runs from left to right in
 * every language.
 */
export function PriceChart(props: StepChartProps) {
  return (
    <div className={styles.chart} dir="ltr" aria-hidden="true">
      <ErrorBoundary instead={null}>
        <Suspense fallback={null}>
          <StepChart {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
