import { useLazyQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { formatLbp, grouped } from '../../../common/amountText';
import { nameWithSize } from '../../../common/texts/nameWithSize';
import { serverMessage } from '../../lib/refusal';
import { PriceImpactDocument, type Touched } from './documents';
import styles from './plans.module.css';
import { changesOf, type PlanValues } from './planForm';

interface Impact {
  /** Of which values it was read. */
  of: string;
  changeCount: number;
  viewers: Touched[];
  nextUserId: number | null;
}

/** Whom the changes of the form would touch, read when it is asked for. */
export function ImpactPanel() {
  const { values } = useFormikContext<PlanValues>();
  const [read, { loading }] = useLazyQuery(PriceImpactDocument, { fetchPolicy: 'no-cache' });
  const [impact, setImpact] = useState<Impact | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const changes = changesOf(values);
  const input = JSON.stringify(changes);
  const shown = impact?.of === input ? impact : null;

  async function look(before: Impact | null): Promise<void> {
    setFailure(null);
    const { data, error } = await read({ variables: { input: { ...changes, afterUserId: before?.nextUserId } } });
    if (!data) {
      setImpact(null);
      setFailure(serverMessage(error) ?? 'Please check your connection and try again.');
      return;
    }
    const { changeCount, customers, businesses, nextUserId } = data.priceImpact;
    const viewers = [...(before?.viewers ?? []), ...(customers ? [customers] : []), ...businesses];
    setImpact({ of: input, changeCount, viewers, nextUserId });
  }

  return (
    <section className={styles.impact} aria-label="Who is touched" aria-busy={loading}>
      <Button onClick={() => void look(null)} loading={loading && !shown}>
        See who is touched
      </Button>
      {failure && <Alert type="error" role="alert" title="This cannot be looked at" description={failure} />}
      {shown && (
        <>
          <p role="status">
            {shown.viewers.length === 0
              ? 'Nobody: no price that anybody sees would change.'
              : `${counted(shown.changeCount, 'change')}, by which prices change for:`}
          </p>
          {shown.viewers.map((viewer) => (
            <TouchedViewer key={viewer.userId ?? 'customers'} viewer={viewer} />
          ))}
          {shown.nextUserId !== null && (
            <Button loading={loading} onClick={() => void look(shown)}>
              Look at more businesses
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function TouchedViewer({ viewer }: { viewer: Touched }) {
  const { businessName, priceCount, productCount, risenCount, fallenCount, goneCount, prices } = viewer;
  const parts = [
    risenCount > 0 && `${grouped(risenCount)} rise`,
    fallenCount > 0 && `${grouped(fallenCount)} fall`,
    goneCount > 0 && `${grouped(goneCount)} without a price from then on`,
  ].filter(Boolean);
  const left = priceCount - prices.length;
  return (
    <div>
      <h3 className={styles.viewer} dir="auto">
        {businessName ?? 'Guests and customers'}
      </h3>
      <p>{`${counted(priceCount, 'price')} of ${counted(productCount, 'product')}: ${parts.join(', ') || 'new'}`}</p>
      <ul className={styles.prices}>
        {prices.map(({ productId, productName, variant, before, after }) => (
          <li key={`${productId} ${variant}`}>
            <span dir="auto">{nameWithSize(productName, variant)}</span>
            <span className={styles.figures}>{`${priceText(before)} → ${priceText(after)}`}</span>
          </li>
        ))}
      </ul>
      {left > 0 && <p>{`and ${counted(left, 'more price')}`}</p>}
    </div>
  );
}

function priceText(amount: string | null): string {
  return amount === null ? 'Price TBD' : formatLbp(amount);
}

function counted(count: number, what: string): string {
  return `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;
}
