import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { formatLbp } from '../../../common/amountText';
import type { ExplainPriceQuery, PriceRule, PriceStepOutcome } from '../../gql/graphql';
import { FormRow } from '../form/FormRow';
import { Label } from '../list/Label';
import { ListFailure } from '../list/ListStates';
import { useListQuery } from '../list/useListQuery';
import { BusinessUsersDocument } from '../businesses/documents';
import styles from './ExplainDialog.module.css';
import { ExplainPriceDocument } from './documents';

/** Which price is to be explained. */
export interface Explained {
  productId: number;
  productName: string;
  /** The sizes to choose from; absent where one is given. */
  variants?: readonly string[];
  variant?: string | null;
  /** Whose price; absent: one chooses. */
  userId?: number;
  businessName?: string | null;
}

const RULES: Readonly<Record<PriceRule, string>> = {
  INDIVIDUAL_VARIANT: 'Price agreed for this size',
  INDIVIDUAL_PRODUCT: 'Price agreed for this product',
  VARIANT_BUSINESS: 'Business price of this size',
  BUSINESS: 'Business price of this product',
  VARIANT_CUSTOMER: 'Customer price of this size',
  CUSTOMER: 'Customer price of this product',
  LEGACY: 'List price of this product',
};

const OUTCOMES: Readonly<Record<PriceStepOutcome, { label: string; tone: 'good' | 'plain' }>> = {
  CHOSEN: { label: 'Used', tone: 'good' },
  NOT_SET: { label: 'Not set', tone: 'plain' },
  NOT_REACHED: { label: 'Not needed', tone: 'plain' },
};

/** Says which rule gives a price, and every step on the way to it. */
export function ExplainDialog({ onClose, ...what }: Explained & { onClose: () => void }) {
  const [userId, setUserId] = useState<number | null>(what.userId ?? null);
  const [variant, setVariant] = useState<string | null>(what.variant ?? what.variants?.[0] ?? null);
  const id = useId();
  const { data, error, retry } = useListQuery(ExplainPriceDocument, { productId: what.productId, variant, userId });
  return (
    <Modal
      open
      title={`Price of ${what.productName}${variant ? ` (${variant})` : ''}`}
      footer={null}
      width={680}
      onCancel={onClose}
    >
      <div className={styles.explanation}>
        {what.userId === undefined ? (
          <BuyerField id={`${id}-buyer`} value={userId} onChange={setUserId} />
        ) : (
          <p>{`For ${what.businessName ?? 'this business'}`}</p>
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

function Explanation({ explanation }: { explanation: ExplainPriceQuery['priceExplanation'] }) {
  return (
    <>
      <p className={styles.sentence} role="status">
        {explanation.sentence}
      </p>
      <table className={styles.steps}>
        <caption>How it was found, step by step</caption>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Amount</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {explanation.steps.map(({ rule, amount, outcome }) => (
            <tr key={rule}>
              <th scope="row">{RULES[rule]}</th>
              <td>{amount === null ? '–' : formatLbp(amount)}</td>
              <td>
                <Label tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Label>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
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
          label: business.businessName ?? business.username,
        }))}
        onChange={(chosen) => onChange(chosen ?? null)}
      />
    </FormRow>
  );
}
