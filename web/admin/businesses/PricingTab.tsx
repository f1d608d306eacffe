import { useMutation } from '@apollo/client/react';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { businessDiscountRules } from '../../../common/rules/accountRules';
import { westernNumber } from '../../../common/texts/westernNumber';
import type { PaymentMode, PricingMode } from '../../gql/graphql';
import { useDuties } from '../../session/duties';
import { described, FormRow } from '../../ui-antd/form/FormRow';
import { validationMessage } from '../../ui-antd/form/validationMessage';
import { SaveFailure } from '../../ui-antd/formDialog/SaveFailure';
import { useUnsavedWarning } from '../../ui-antd/formDialog/useUnsavedWarning';
import { useAction } from '../../ui-antd/actions/useAction';
import { PriceMailsRow } from './PriceMailsRow';
import styles from './PricingTab.module.css';
import {
  SetBusinessDiscountDocument,
  SetPaymentModeDocument,
  SetPricingModeDocument,
  type Business,
} from './documents';

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
  const hasDuty = useDuties();
  const seesPrices = hasDuty('PRICES');
  const [setPricingMode] = useMutation(SetPricingModeDocument);
  const [setPaymentMode] = useMutation(SetPaymentModeDocument);
  const [failure, setFailure] = useState<unknown>(null);
  const act = useAction();
  const id = useId();
  const userId = business.id;

  async function choosePricing(pricingMode: PricingMode): Promise<void> {
    setFailure(null);
    const done = await act(
      () => setPricingMode({ variables: { userId, pricingMode, version: business.version } }),
      { success: 'Pricing mode updated successfully', fallback: 'Failed to update pricing mode' },
      setFailure,
    );
    if (done) onSaved();
  }

  async function choosePayment(mode: PaymentMode): Promise<void> {
    setFailure(null);
    const done = await act(
      () => setPaymentMode({ variables: { userId, mode, version: business.version } }),
      { success: 'Payment mode updated successfully', fallback: 'Failed to update payment mode' },
      setFailure,
    );
    if (done) onSaved();
  }

  return (
    <div className={styles.pricing}>
      {failure !== null && (
        <SaveFailure
          error={failure}
          onReload={() => {
            setFailure(null);
            onSaved();
          }}
        />
      )}
      {seesPrices && (
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
      )}
      {hasDuty('CREDIT') && (
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
      )}
      {seesPrices && business.pricingMode !== 'INDIVIDUAL' && (
        <Discount business={business} onSaved={onSaved} onFailure={setFailure} />
      )}
      {seesPrices && (
        <>
          <PriceMailsRow business={business} onSaved={onSaved} />
          <Link to="/admin/price-plans?new=business">Plan a change from a day and time on</Link>
        </>
      )}
    </div>
  );
}

interface DiscountProps {
  business: Business;
  onSaved: () => void;
  /** Null: there is none any more. */
  onFailure: (error: unknown) => void;
}

function Discount({ business, onSaved, onFailure }: DiscountProps) {
  const saved = String(Number(business.businessDiscount ?? 0));
  // The text that is typed stays when the saved value is read again.
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? saved;
  const [error, setError] = useState<string | undefined>();
  const [setDiscount, { loading }] = useMutation(SetBusinessDiscountDocument);
  const act = useAction();
  const id = useId();
  useUnsavedWarning(typed !== saved);

  async function save(): Promise<void> {
    const discount = westernNumber(typed);
    const problem = validationMessage(() => RULES.validateSync({ discount: discount === '' ? undefined : discount }));
    setError(problem);
    if (problem) {
      document.getElementById(id)?.focus();
      return;
    }
    onFailure(null);
    const done = await act(
      () => setDiscount({ variables: { userId: business.id, discount: Number(discount), version: business.version } }),
      {
        success: 'Business discount updated successfully',
        fallback: 'Failed to update discount',
      },
      onFailure,
    );
    if (!done) return;
    setDraft(null);
    onSaved();
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
          onChange={({ target }) => setDraft(target.value)}
        />
        <Button type="primary" htmlType="submit" loading={loading}>
          Save Discount
        </Button>
      </form>
    </FormRow>
  );
}
