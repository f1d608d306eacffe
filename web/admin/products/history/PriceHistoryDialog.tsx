import { Modal, Select, Skeleton } from 'antd';
import { useId, useState } from 'react';
import type { PriceSeriesKind } from '../../../gql/graphql';
import { PriceChart } from '../../../prices/history/PriceChart';
import { priceRows } from '../../../prices/history/priceRows';
import { ShopDate } from '../../../prices/history/ShopDate';
import styles from '../../../prices/history/history.module.css';
import { FormRow } from '../../../ui-antd/form/FormRow';
import { ListFailure } from '../../../ui-antd/list/ListStates';
import { useListQuery } from '../../../ui-antd/list/useListQuery';
import { ChangeTable } from './ChangeTable';
import { AdminPriceTimelineDocument } from './documents';

const LINES: readonly { kind: PriceSeriesKind; name: string }[] = [
  { kind: 'CUSTOMER', name: 'Customer price' },
  { kind: 'BUSINESS', name: 'Business price' },
  { kind: 'LEGACY', name: 'Legacy price' },
];

interface PriceHistoryDialogProps {
  productId: number;
  productName: string;
  /** The sizes to choose from. */
  variants: readonly string[];
  onClose: () => void;
}

/** A product's prices over time, as a chart of one size and as a table of all that changed. */
export function PriceHistoryDialog({ productId, productName, variants, onClose }: PriceHistoryDialogProps) {
  const [variant, setVariant] = useState<string | null>(variants[0] ?? null);
  const id = useId();
  const { data, error, retry } = useListQuery(AdminPriceTimelineDocument, { productId, variant });
  const timeline = data?.priceTimeline;
  return (
    <Modal open title={`Price history of ${productName}`} footer={null} width={860} onCancel={onClose}>
      <div className={styles.history}>
        {variants.length > 0 && (
          <FormRow id={id} label="Size in the chart">
            <Select
              id={id}
              value={variant ?? ''}
              onChange={(value) => setVariant(value || null)}
              options={[
                ...variants.map((name) => ({ value: name, label: name })),
                { value: '', label: 'Without a size' },
              ]}
            />
          </FormRow>
        )}
        {error && !timeline ? <ListFailure what="The prices" error={error} onRetry={retry} /> : null}
        {!timeline && !error && <Skeleton active className={styles.chart} />}
        {timeline && (
          <>
            <PriceChart
              lines={linesOf(timeline.series)}
              rows={priceRows(timeline.series)}
              to={timeline.to}
              language="en"
            />
            <p className={styles.quiet}>
              {timeline.from === timeline.since ? 'Prices are known since ' : 'The newest 1,000 changes, since '}
              <ShopDate at={timeline.from} /> (Beirut time).
            </p>
          </>
        )}
        <ChangeTable productId={productId} since={timeline?.since ?? null} />
      </div>
    </Modal>
  );
}

/** The prices that there ever were: a product without a legacy price needs no line for it. */
function linesOf(series: readonly { kind: PriceSeriesKind; points: readonly { amount: string | null }[] }[]) {
  return LINES.filter(({ kind }) =>
    series.some((each) => each.kind === kind && each.points.some(({ amount }) => amount !== null)),
  );
}
