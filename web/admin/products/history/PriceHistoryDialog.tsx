import { Modal, Select, Skeleton } from 'antd';
import { useId, useState } from 'react';
import type { PriceSeriesKind } from '../../../gql/graphql';
import { PriceChart } from '../../../prices/history/PriceChart';
import { priceRows } from '../../../prices/history/priceRows';
import { ShopDate } from '../../../prices/history/ShopDate';
import styles from '../../../prices/history/history.module.css';
import { useShopTimeZone } from '../../../shop/useShop';
import { FormRow } from '../../../ui-antd/form/FormRow';
import { ListFailure } from '../../../ui-antd/list/ListStates';
import { useListQuery } from '../../../ui-antd/list/useListQuery';
import { ChangeTable } from './ChangeTable';
import { AdminPriceTimelineDocument } from './documents';

interface ChartLine {
  kind: PriceSeriesKind;
  name: string;
}

const CUSTOMER: ChartLine = { kind: 'CUSTOMER', name: 'Customer price' };
const BUSINESS: ChartLine = { kind: 'BUSINESS', name: 'Business price' };
const LEGACY: ChartLine = { kind: 'LEGACY', name: 'Legacy price' };

interface PriceHistoryDialogProps {
  productId: number;
  productName: string;
  /** The sizes to choose from. */
  variants: readonly string[];
  /** The size to begin with; absent: the first one. */
  variant?: string | null;
  /** What one business paid, and what was agreed with it; absent: of all. */
  business?: { userId: number; businessName: string; isIndividual: boolean };
  onClose: () => void;
}

/** A product's prices over time, as a chart of one size and as a table of all that changed. */
export function PriceHistoryDialog({ productId, productName, variants, business, ...props }: PriceHistoryDialogProps) {
  const { onClose } = props;
  const [variant, setVariant] = useState<string | null>(
    props.variant === undefined ? (variants[0] ?? null) : props.variant,
  );
  const [onlyAgreed, setOnlyAgreed] = useState(business?.isIndividual ?? false);
  const id = useId();
  const timeZone = useShopTimeZone();
  const { data, error, retry } = useListQuery(AdminPriceTimelineDocument, {
    productId,
    variant,
    userIds: business ? [business.userId] : null,
  });
  const timeline = data?.priceTimeline;
  return (
    <Modal
      open
      title={`Price history of ${productName}${business ? `, ${business.businessName}` : ''}`}
      footer={null}
      width={860}
      onCancel={onClose}
    >
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
              lines={linesOf(timeline.series, business?.businessName)}
              rows={priceRows(timeline.series)}
              to={timeline.to}
              language="en"
            />
            <p className={styles.quiet}>
              {timeline.from === timeline.since ? 'Prices are known since ' : 'The newest 1,000 changes, since '}
              <ShopDate at={timeline.from} /> ({timeZone}).
            </p>
          </>
        )}
        {business && (
          <FormRow id={`${id}-changes`} label="Changes">
            <Select
              id={`${id}-changes`}
              value={onlyAgreed}
              onChange={setOnlyAgreed}
              options={[
                { value: true, label: `Of what is agreed with ${business.businessName}` },
                { value: false, label: 'Of all prices of the product' },
              ]}
            />
          </FormRow>
        )}
        <ChangeTable
          key={String(onlyAgreed)}
          productId={productId}
          userId={business && onlyAgreed ? business.userId : null}
          since={timeline?.since ?? null}
        />
      </div>
    </Modal>
  );
}

/** The prices that there ever were: a product without a legacy price needs no line for it. */
function linesOf(
  series: readonly { kind: PriceSeriesKind; points: readonly { amount: string | null }[] }[],
  businessName: string | undefined,
) {
  const lines: ChartLine[] =
    businessName === undefined
      ? [CUSTOMER, BUSINESS, LEGACY]
      : [CUSTOMER, { kind: 'OWN', name: `Paid by ${businessName}` }, BUSINESS];
  return lines.filter(({ kind }) =>
    series.some((each) => each.kind === kind && each.points.some(({ amount }) => amount !== null)),
  );
}
