import { Modal } from 'antd';
import { useState } from 'react';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { ExplainPriceDocument } from '../../prices/documents';
import { Explanation } from '../../prices/Explanation';
import styles from './offer.module.css';

interface WhyPriceProps {
  productId: number;
  name: string;
  /** Null for a product without sizes. */
  size: string | null;
}

/** Opens the explanation of a price: which rule gave it, and what customers pay. */
export function WhyPrice({ productId, name, size }: WhyPriceProps) {
  const [open, setOpen] = useState(false);
  const title = size === null ? name : `${name} (${size})`;
  return (
    <>
      <button
        type="button"
        className={styles.why}
        aria-label={`Why this price? ${title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Why this price?
      </button>
      {open && (
        <Modal open title={`Price of ${title}`} footer={null} width={680} onCancel={() => setOpen(false)}>
          <Reason productId={productId} variant={size} />
        </Modal>
      )}
    </>
  );
}

function Reason({ productId, variant }: { productId: number; variant: string | null }) {
  const { data, error, retry } = useListQuery(ExplainPriceDocument, { productId, variant });
  if (error && !data) return <ListFailure what="The explanation" error={error} onRetry={retry} />;
  if (!data) return <p role="status">Loading…</p>;
  return <Explanation explanation={data.priceExplanation} />;
}
