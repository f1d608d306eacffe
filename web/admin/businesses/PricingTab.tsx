import { useMutation } from '@apollo/client/react';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { ValidationError } from 'yup';
import { businessDiscountRules } from '../../../common/accountRules';
import type { PaymentMode, PricingMode } from '../../gql/graphql';
import { described, FormRow } from '../form/FormRow';
import { useUnsavedWarning } from '../form/useUnsavedWarning';
import { useAct } from '../frame/useAct';
import type { Business } from './BusinessPage';
import styles from './PricingTab.module.css';
import { SetBusinessDiscountDocument, SetPaymentModeDocument, SetPricingModeDocument } from './documents';

const RULES = businessDiscountRules();
const PRICING_MODES: { value: PricingMode; label: string }[] = [
  { value: 'DISCOUNT', label: 'Discount' },
  { value: 'INDIVIDUAL', label: 'Individual' },
];
const PAYMENT_MODES: { value: PaymentMode; label: string }[] = [
  { value: 'CREDIT', label: 'Credit' },
  { value: 'CASH', label: 'Cash' },
];

/** How the prices of a business are made, and how it pays. */
export function PricingTab({ business, onSaved }: { business: Business; onSaved: () => void }) {
  const [setPricingMode] = useMutation(SetPricingModeDocument);
  const [setPaymentMode] = useMutation(SetPaymentModeDocument);
  const act = useAct();
  const id = useId();
  const userId = business.id;

  async function choosePricing(pricingMode: PricingMode): Promise<void> {
    await act(() => setPricingMode({ variables: { userId, pricingMode, version: business.version } }), {
      success: 'Pricing mode updated successfully',
      fallback: 'Failed to update pricing mode',
    });
    onSaved();
  }

  async function choosePayment(mode: PaymentMode): Promise<void> {
    await act(() => setPaymentMode({ variables: { userId, mode, version: business.version } }), {
      success: 'Payment mode updated successfully',
      fallback: 'Failed to update payment mode',
    });
    onSaved();
  }

  return (
    <div className={styles.pricing}>
      <FormRow
        id={`${id}-pricing`}
        label="Pricing Mode"
        hint="Discount takes a percentage off the business prices; individual prices are agreed product by product."
      >
        <Select
          id={`${id}-pricing`}
          value={business.pricingMode ?? 'DISCOUNT'}
          options={PRICING_MODES}
          onChange={(mode) => void choosePricing(mode)}
        />
      </FormRow>
      <FormRow
        id={`${id}-payment`}
        label="Payment Mode"
        hint="Credit charges orders to the credit account; cash is paid on delivery."
      >
        <Select
          id={`${id}-payment`}
          value={business.paymentMode}
          options={PAYMENT_MODES}
          onChange={(mode) => void choosePayment(mode)}
        />
      </FormRow>
      {business.pricingMode !== 'INDIVIDUAL' && (
        <Discount key={business.businessDiscount} business={business} onSaved={onSaved} />
      )}
    </div>
  );
}

function Discount({ business, onSaved }: { business: Business; onSaved: () => void }) {
  const saved = String(Number(business.businessDiscount ?? 0));
  const [typed, setTyped] = useState(saved);
  const [error, setError] = useState<string | undefined>();
  const [setDiscount, { loading }] = useMutation(SetBusinessDiscountDocument);
  const act = useAct();
  const id = useId();
  useUnsavedWarning(typed !== saved);

  async function save(): Promise<void> {
    const problem = problemOf(typed);
    setError(problem);
    if (problem) return;
    const done = await act(
      () => setDiscount({ variables: { userId: business.id, discount: Number(typed), version: business.version } }),
      {
        success: 'Business discount updated successfully',
        fallback: 'Failed to update discount',
      },
    );

    if (done) onSaved();
  }

  return (
    <FormRow id={id} label="Discount Percentage" error={error}>
      <form
        className={styles.discount}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Input
          {...described(id, error, null)}
          id={id}
          value={typed}
          suffix="%"
          inputMode="decimal"
          status={error ? 'error' : ''}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="primary" htmlType="submit" loading={loading}>
          Save Discount
        </Button>
      </form>
    </FormRow>
  );
}

function problemOf(discount: string): string | undefined {
  try {
    RULES.validateSync({ discount: discount.trim() === '' ? undefined : discount });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
