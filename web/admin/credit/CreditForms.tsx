import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { formatLbp } from '../../../common/amountText';
import { adjustmentRules, creditLimitRules, paymentRules } from '../../../common/rules/creditRules';
import { TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { useAction } from '../../ui-antd/actions/useAction';
import { SubmitKeys } from '../../ordering/submitKeys';
import styles from './CreditPage.module.css';
import { AddCreditDocument, AdjustCreditDocument, RecordPaymentDocument, SetCreditLimitDocument } from './documents';

/** Signed amounts in LBP (specification 7.4). */
const QUICK_ACTIONS = ['2500000', '12500000', '25000000', '-2500000'] as const;

const LIMIT_RULES = creditLimitRules();
const PAYMENT_RULES = paymentRules();
const ADJUSTMENT_RULES = adjustmentRules();
const FALLBACK = 'An error occurred';

type Form = 'limit' | 'payment' | 'adjustment';

interface CreditFormsProps {
  userId: number;
  creditLimit: string;
  onChanged: () => void;
}

/** What an administrator does with the credit of a business. */
export function CreditForms({ userId, creditLimit, onChanged }: CreditFormsProps) {
  const [open, setOpen] = useState<Form | null>(null);
  const [keys] = useState(() => new SubmitKeys());
  const [setLimit] = useMutation(SetCreditLimitDocument);
  const [recordPayment] = useMutation(RecordPaymentDocument);
  const [adjust] = useMutation(AdjustCreditDocument);
  const [addCredit] = useMutation(AddCreditDocument);
  const [adding, setAdding] = useState<string | null>(null);
  const act = useAction();
  const close = () => setOpen(null);
  // A dialog that is opened again is meant anew: whoever does not know whether a try arrived sees it in the history.
  const begin = (form: Form) => {
    keys.beginAnew(form);
    setOpen(form);
  };

  async function add(amount: string): Promise<void> {
    // Not disabled while it is sent, since a disabled button loses the focus.
    if (adding !== null) return;
    setAdding(amount);
    const send = (idempotencyKey: string) => addCredit({ variables: { userId, input: { amount, idempotencyKey } } });
    const done = await act(() => keys.send(amount, send), {
      success: 'Credit updated successfully',
      fallback: 'Failed to update credit',
    });
    setAdding(null);
    if (done) onChanged();
  }

  return (
    <>
      <div className={styles.actions}>
        <Button type="primary" onClick={() => begin('limit')}>
          Set Credit Limit
        </Button>
        <Button onClick={() => begin('payment')}>Record Payment</Button>
        <Button onClick={() => begin('adjustment')}>Adjust Balance</Button>
      </div>
      <div role="group" aria-label="Quick actions" className={styles.actions}>
        {QUICK_ACTIONS.map((amount) => (
          <Button
            key={amount}
            loading={adding === amount}
            danger={amount.startsWith('-')}
            onClick={() => void add(amount)}
          >
            {amount.startsWith('-') ? `Remove ${formatLbp(amount.slice(1))}` : `Add ${formatLbp(amount)}`}
          </Button>
        ))}
      </div>
      {open === 'limit' && (
        <FormDialog
          title="Set Credit Limit"
          initialValues={{ creditLimit }}
          rules={LIMIT_RULES}
          submit="Set Limit"
          messages={{
            success: 'Credit limit updated successfully',
            title: 'Failed to update credit limit',
            fallback: FALLBACK,
          }}
          save={async (input) => {
            const creditLimit = input.creditLimit.trim();
            await keys.send('limit', (idempotencyKey) =>
              setLimit({ variables: { userId, input: { creditLimit, idempotencyKey } } }),
            );
            onChanged();
          }}
          onClose={close}
        >
          <TextField
            name="creditLimit"
            label="Credit Limit"
            suffix="LBP"
            figures
            hint="The available credit moves by the difference"
          />
        </FormDialog>
      )}
      {open === 'payment' && (
        <FormDialog
          title="Record Payment"
          initialValues={{ amount: '', description: '' }}
          rules={PAYMENT_RULES}
          submit="Record Payment"
          messages={{
            success: 'Payment recorded successfully',
            title: 'Failed to process payment',
            fallback: FALLBACK,
          }}
          save={async ({ amount, description }) => {
            const input = { amount: amount.trim(), description };
            await keys.send('payment', (idempotencyKey) =>
              recordPayment({ variables: { userId, input: { ...input, idempotencyKey } } }),
            );
            onChanged();
          }}
          onClose={close}
        >
          <TextField name="amount" label="Payment Amount" suffix="LBP" figures />
          <TextField name="description" label="Description" optional />
        </FormDialog>
      )}
      {open === 'adjustment' && (
        <FormDialog
          title="Adjust Balance"
          initialValues={{ amount: '', description: '' }}
          rules={ADJUSTMENT_RULES}
          submit="Adjust Balance"
          messages={{
            success: 'Balance adjusted successfully',
            title: 'Failed to adjust balance',
            fallback: FALLBACK,
          }}
          save={async ({ amount, description }) => {
            const input = { amount: amount.trim(), description };
            await keys.send('adjustment', (idempotencyKey) =>
              adjust({ variables: { userId, input: { ...input, idempotencyKey } } }),
            );
            onChanged();
          }}
          onClose={close}
        >
          <TextField
            name="amount"
            label="Amount"
            suffix="LBP"
            figures
            hint="Positive gives credit, negative takes it away"
          />
          <TextField name="description" label="Reason" />
        </FormDialog>
      )}
    </>
  );
}
