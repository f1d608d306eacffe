import { useMutation } from '@apollo/client/react';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { ValidationError } from 'yup';
import { individualPriceRules } from '../../../common/accountRules';
import { formatLbp } from '../../../common/amountText';
import { useToast } from '../../ui/toast';
import { useUnsavedWarning } from '../form/useUnsavedWarning';
import { useAct } from '../frame/useAct';
import { useConfirmDelete } from '../frame/useConfirmDelete';
import { RemoveIndividualPriceDocument, SetIndividualPriceDocument } from './documents';
import type { PriceRow } from './rows';

const RULES = individualPriceRules();

interface CustomPriceCellProps {
  row: PriceRow;
  userId: number;
  onChanged: () => void;
}

/** The agreed price of a row, changed where it stands. */
export function CustomPriceCell({ row, userId, onChanged }: CustomPriceCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [setPrice, { loading }] = useMutation(SetIndividualPriceDocument);
  const [removePrice] = useMutation(RemoveIndividualPriceDocument);
  const act = useAct();
  const toast = useToast();
  const confirmDelete = useConfirmDelete();
  const { productId, variant, custom } = row;
  const name = variant === null ? row.productName : `${row.productName} (${variant})`;
  const verb = custom === null ? 'Set' : 'Edit';
  useUnsavedWarning(typed !== null && typed !== (custom ?? ''));

  async function save(): Promise<void> {
    const price = (typed ?? '').trim();
    try {
      RULES.validateSync({ price });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      toast({ title: 'Error', description: error.message, tone: 'error' });
      return;
    }
    const done = await act(() => setPrice({ variables: { userId, productId, variant, price, seen: custom ?? '' } }), {
      success: 'Individual price set successfully',
      fallback: 'Failed to set individual price',
    });
    // After a refusal, too: another admin's price is shown beside what is typed.
    onChanged();
    if (done) setTyped(null);
  }

  async function remove(): Promise<void> {
    if (!(await confirmDelete(`the custom price of ${name}`))) return;
    await act(() => removePrice({ variables: { userId, productId, variant, seen: custom } }), {
      success: 'Individual price removed successfully',
      fallback: 'Failed to remove individual price',
    });
    onChanged();
  }

  if (typed !== null) {
    return (
      <Space>
        <Input
          autoFocus
          aria-label={`Custom price of ${name}`}
          value={typed}
          inputMode="decimal"
          suffix="LBP"
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={() => void save()}
          onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
        />
        <Button type="primary" loading={loading} onClick={() => void save()}>
          Save
        </Button>
        <Button onClick={() => setTyped(null)}>Cancel</Button>
      </Space>
    );
  }
  return (
    <Space>
      <span>{custom === null ? '–' : formatLbp(custom)}</span>
      <Button type="link" aria-label={`${verb} the custom price of ${name}`} onClick={() => setTyped(custom ?? '')}>
        {verb}
      </Button>
      {custom !== null && (
        <Button type="link" danger aria-label={`Remove the custom price of ${name}`} onClick={() => void remove()}>
          Remove
        </Button>
      )}
    </Space>
  );
}
