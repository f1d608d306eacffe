import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { stockCountRules, stockMovementRules, onlyLeftRules } from '../../../common/rules/catalogue/stockRules';
import { SubmitKeys } from '../../ordering/submitKeys';
import { SwitchField, TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { RecordLossDocument, RecordReceiptDocument, SetOnlyLeftFromDocument, SetStockDocument } from './documents';
import { stockName, typedNumber } from './stockText';

const MOVEMENT_RULES = stockMovementRules();
const COUNT_RULES = stockCountRules();
const ONLY_LEFT_RULES = onlyLeftRules();
const FALLBACK = 'An error occurred';

/** What is counted, or is to be. */
export interface CountedThing {
  productId: number;
  productName: string;
  variant: string | null;
  stock: number | null;
}

interface DialogProps {
  thing: CountedThing;
  onSaved: () => void;
  onClose: () => void;
}

/** What came in, or was lost, with the reason. */
export function MovementDialog({ kind, thing, onSaved, onClose }: DialogProps & { kind: 'receipt' | 'loss' }) {
  const [keys] = useState(() => new SubmitKeys());
  const [recordReceipt] = useMutation(RecordReceiptDocument);
  const [recordLoss] = useMutation(RecordLossDocument);
  const title = kind === 'receipt' ? 'Record Receipt' : 'Record Loss';
  return (
    <FormDialog
      title={`${title}: ${stockName(thing)}`}
      initialValues={{ quantity: '', reason: '' }}
      rules={MOVEMENT_RULES}
      submit={title}
      messages={{ success: 'Stock updated successfully', fallback: FALLBACK }}
      save={async ({ quantity, reason }) => {
        const { productId, variant } = thing;
        await keys.send<unknown>(kind, (idempotencyKey) => {
          const input = { variant, quantity: typedNumber(quantity), reason, idempotencyKey };
          return (kind === 'receipt' ? recordReceipt : recordLoss)({ variables: { productId, input } });
        });
        onSaved();
      }}
      onClose={onClose}
    >
      <TextField
        name="quantity"
        label={kind === 'receipt' ? 'How many came in' : 'How many were lost'}
        figures
        hint={`There are ${thing.stock ?? 0}`}
      />
      <TextField name="reason" label="Reason" />
    </FormDialog>
  );
}

/** How many there are, or that it is not counted any more. */
export function CountDialog({ thing, onSaved, onClose }: DialogProps) {
  const [keys] = useState(() => new SubmitKeys());
  const [setStock] = useMutation(SetStockDocument);
  return (
    <FormDialog
      title={`Count: ${stockName(thing)}`}
      initialValues={{ isCounted: true, stock: thing.stock === null ? '' : String(thing.stock), reason: '' }}
      validate={({ isCounted, stock, reason }) => {
        if (isCounted && stock.trim() === '') return { stock: 'Say how many there are' };
        try {
          COUNT_RULES.validateSync({ stock: isCounted ? typedNumber(stock) : null, reason });
          return {};
        } catch (error) {
          const { path = 'stock', message } = error as { path?: string; message: string };
          return { [path]: message };
        }
      }}
      submit="Save Count"
      messages={{ success: 'Stock updated successfully', fallback: FALLBACK }}
      save={async ({ isCounted, stock, reason }) => {
        const { productId, variant } = thing;
        await keys.send('count', (idempotencyKey) =>
          setStock({
            variables: {
              productId,
              input: { variant, stock: isCounted ? typedNumber(stock) : null, reason, idempotencyKey },
            },
          }),
        );
        onSaved();
      }}
      onClose={onClose}
    >
      <SwitchField name="isCounted" label="Counted" hint="What is not counted is in stock or not as it is marked" />
      <TextField name="stock" label="How many there are" figures />
      <TextField name="reason" label="Reason" optional />
    </FormDialog>
  );
}

/** From which number on shoppers are told that only so many are left. */
export function OnlyLeftDialog({ from, onSaved, onClose }: { from: number; onSaved: () => void; onClose: () => void }) {
  const [setOnlyLeftFrom] = useMutation(SetOnlyLeftFromDocument);
  return (
    <FormDialog
      title="When Shoppers Are Told"
      initialValues={{ onlyLeftFrom: String(from) }}
      rules={ONLY_LEFT_RULES}
      submit="Save"
      messages={{ success: 'Setting updated successfully', fallback: FALLBACK }}
      save={async ({ onlyLeftFrom }) => {
        await setOnlyLeftFrom({ variables: { onlyLeftFrom: typedNumber(onlyLeftFrom) } });
        onSaved();
      }}
      onClose={onClose}
    >
      <TextField
        name="onlyLeftFrom"
        label="Highest number that is told"
        figures
        hint="“Only 5 left” is said of 5 and fewer; 0: it is never said"
      />
    </FormDialog>
  );
}
