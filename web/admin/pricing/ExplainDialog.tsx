import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { nameWithSize } from '../../../common/texts/nameWithSize';
import { FormRow } from '../../ui-antd/form/FormRow';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { BusinessUsersDocument } from '../businesses/documents';
import { Explanation } from '../../prices/Explanation';
import styles from '../../prices/Explanation.module.css';
import { ExplainPriceDocument } from '../../prices/documents';

/** Which price is to be explained. */
export interface PriceToExplain {
  productId: number;
  productName: string;
  /** The sizes to choose from; absent where one is given. */
  variants?: readonly string[];
  variant?: string | null;
  /** Whose price; absent: one chooses. */
  userId?: number;
  businessName?: string | null;
}

/** Says which rule gives a price, and every step on the way to it. */
export function ExplainDialog({ onClose, ...what }: PriceToExplain & { onClose: () => void }) {
  const [userId, setUserId] = useState<number | null>(what.userId ?? null);
  const [variant, setVariant] = useState<string | null>(what.variant ?? what.variants?.[0] ?? null);
  const id = useId();
  const { data, error, retry } = useListQuery(ExplainPriceDocument, { productId: what.productId, variant, userId });
  return (
    <Modal
      open
      title={`Price of ${nameWithSize(what.productName, variant)}`}
      footer={null}
      width={680}
      onCancel={onClose}
    >
      <div className={styles.explanation}>
        {what.userId === undefined ? (
          <BuyerField id={`${id}-buyer`} value={userId} onChange={setUserId} />
        ) : (
          <p>{`For ${what.businessName || 'this business'}`}</p>
        )}
        {what.variants && what.variants.length > 0 && (
          <FormRow id={`${id}-variant`} label="Size">
            <Select
              id={`${id}-variant`}
              value={variant ?? ''}
              onChange={(value) => setVariant(value || null)}
              options={[
                ...what.variants.map((name) => ({ value: name, label: name })),
                { value: '', label: 'Without a size' },
              ]}
            />
          </FormRow>
        )}
        {error && !data ? <ListFailure what="The explanation" error={error} onRetry={retry} /> : null}
        {data && <Explanation explanation={data.priceExplanation} />}
      </div>
    </Modal>
  );
}

interface BuyerFieldProps {
  id: string;
  value: number | null;
  onChange: (userId: number | null) => void;
}

/** A customer, or a business that is searched for. */
function BuyerField({ id, value, onChange }: BuyerFieldProps) {
  const [search, setSearch] = useState('');
  const { data, loading } = useListQuery(BusinessUsersDocument, {
    search: search || null,
    sort: 'NAME',
    descending: false,
  });
  const businesses = data?.users.nodes ?? [];
  return (
    <FormRow id={id} label="Business">
      <Select<number>
        id={id}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        allowClear
        loading={loading}
        value={value}
        placeholder="Customers; search for a business"
        options={businesses.map((business) => ({
          value: business.id,
          label: business.businessName || business.username,
        }))}
        onChange={(chosen) => onChange(chosen ?? null)}
      />
    </FormRow>
  );
}
