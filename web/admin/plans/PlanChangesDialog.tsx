import { Button, Modal } from 'antd';
import { useState } from 'react';
import { formatLbp } from '../../../common/amountText';
import { nameWithSize } from '../../../common/texts/nameWithSize';
import type { PlannedKind } from '../../gql/graphql';
import { Label } from '../../ui-antd/list/Label';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { PricePlanDocument, type Plan, type PlannedChange } from './documents';
import styles from './plans.module.css';

const KINDS: Readonly<Record<PlannedKind, string>> = {
  CUSTOMER_PRICE: 'customer price',
  BUSINESS_PRICE: 'business price',
  LEGACY_PRICE: 'legacy price',
  AGREED_PRICE: 'agreed price',
  DISCOUNT: 'discount',
  PRICING_MODE: 'pricing mode',
  APPROVAL: 'approval',
};
const PAGE = 50;

/** What a plan changes, what each change was made on, and what became of it. */
export function PlanChangesDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [after, setAfter] = useState(-1);
  const { data, loading, error, retry } = useListQuery(PricePlanDocument, { id: plan.id, after });
  const changes = data?.pricePlan?.changes ?? [];
  const last = changes.at(-1)?.position ?? -1;
  return (
    <Modal
      open
      title={`Plan ${plan.id}, from ${plan.localAt.replace('T', ' ')}`}
      footer={null}
      width={720}
      onCancel={onClose}
    >
      {error && !data ? <ListFailure what="The changes" error={error} onRetry={retry} /> : null}
      {plan.reason && <p dir="auto">{plan.reason}</p>}
      {plan.failure && <p role="alert">{plan.failure}</p>}
      <ul className={styles.prices} aria-label="Changes" aria-busy={loading}>
        {changes.map((change) => (
          <li key={change.position}>
            <span dir="auto">{subjectText(change)}</span>
            <span className={styles.figures}>
              {`${valueText(change, change.outcome ? change.before : change.madeOn)} → ${valueText(change, change.value)} `}
              <ChangeNote change={change} />
            </span>
          </li>
        ))}
      </ul>
      {(after >= 0 || last + 1 < plan.changeCount) && (
        <p className={styles.pager}>
          <Button disabled={after < 0} onClick={() => setAfter(Math.max(after - PAGE, -1))}>
            Former changes
          </Button>
          <Button disabled={last + 1 >= plan.changeCount} loading={loading} onClick={() => setAfter(last)}>
            More changes
          </Button>
        </p>
      )}
    </Modal>
  );
}

function subjectText({ kind, productId, productName, variant, userId, businessName }: PlannedChange): string {
  const product = productId === null ? null : (productName ?? `Product ${productId}`);
  const business = userId === null ? null : (businessName ?? `Business ${userId}`);
  const sized = product && nameWithSize(product, variant);
  return [business, sized, KINDS[kind]].filter(Boolean).join(', ');
}

function valueText({ kind }: PlannedChange, value: string | null): string {
  if (value === null) return 'none';
  if (kind === 'DISCOUNT') return `${Number(value)}%`;
  if (kind === 'PRICING_MODE') return value;
  if (kind === 'APPROVAL') return value === 'true' ? 'approved' : 'suspended';
  return /[1-9]/.test(value) ? formatLbp(value) : 'no price';
}

/** Says when it is no longer what it was made on, and when it was not made. */
function ChangeNote({ change }: { change: PlannedChange }) {
  const { outcome, isThere, madeOn, valueNow } = change;
  if (outcome === 'GONE' || (outcome === null && !isThere)) return <Label tone="bad">not there any more</Label>;
  if (outcome === null && valueNow !== madeOn)
    return <Label tone="warning">{`now ${valueText(change, valueNow)}`}</Label>;
  return null;
}
