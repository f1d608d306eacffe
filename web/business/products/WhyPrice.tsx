import { Modal } from 'antd';
import { useState } from 'react';
import { languageName } from '../../../common/texts/languageNames';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { ExplainPriceDocument } from '../../prices/documents';
import { Explanation } from '../../prices/Explanation';
import styles from './offer.module.css';
import { useLanguage, useTranslation } from '../../i18n/text';

interface WhyPriceProps {
  productId: number;
  /** The name of the product, with that of its size. */
  title: string;
  /** Null for a product without sizes. */
  size: string | null;
}

/** Opens the explanation of a price: which rule gave it, and what customers pay. */
export function WhyPrice({ productId, title, size }: WhyPriceProps) {
  const t = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.why}
        aria-label={t('Why this price? {title}', { title })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('Why this price?')}
      </button>
      {open && (
        <Modal open title={t('Price of {title}', { title })} footer={null} width={680} onCancel={() => setOpen(false)}>
          <Reason productId={productId} variant={size} />
        </Modal>
      )}
    </>
  );
}

function Reason({ productId, variant }: { productId: number; variant: string | null }) {
  const t = useTranslation();
  const language = languageName(useLanguage());
  const { data, error, retry } = useListQuery(ExplainPriceDocument, { productId, variant, language });
  if (error && !data) return <ListFailure what={t('The explanation')} error={error} onRetry={retry} />;
  if (!data) return <p role="status">{t('Loading…')}</p>;
  return <Explanation explanation={data.priceExplanation} />;
}
