import { useMutation } from '@apollo/client/react';
import { Button, Input, Space, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { individualPriceRules } from '../../../common/rules/accountRules';
import { formatLbp } from '../../../common/amountText';
import { westernNumber } from '../../../common/texts/westernNumber';
import { nameWithSize } from '../../../common/texts/nameWithSize';
import { useFocusBack } from '../../lib/focus/useFocusBack';
import { useToast } from '../../ui/toast/toast';
import { validationMessage } from '../../ui-antd/form/validationMessage';
import { useConfirmLeave, useUnsavedWarning } from '../../ui-antd/formDialog/useUnsavedWarning';
import { useAction } from '../../ui-antd/actions/useAction';
import { useConfirmDelete } from '../../ui-antd/actions/useConfirmDelete';
import { RemoveIndividualPriceDocument, SetIndividualPriceDocument } from './documents';
import styles from './CustomPriceCell.module.css';
import type { PriceRow } from './rows';

const RULES = individualPriceRules();

interface CustomPriceCellProps {
  row: PriceRow;
  userId: number;
  onChanged: () => void;
}

/** The agreed price of a row, edited in its cell. */
export function CustomPriceCell({ row, userId, onChanged }: CustomPriceCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<InputRef>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [setPrice, { loading }] = useMutation(SetIndividualPriceDocument);
  const [removePrice] = useMutation(RemoveIndividualPriceDocument);
  const act = useAction();
  const toast = useToast();
  const confirmLeave = useConfirmLeave();
  const confirmDelete = useConfirmDelete();
  const { productId, variant, custom } = row;
  const name = nameWithSize(row.productName, variant);
  const verb = custom === null ? 'Set' : 'Edit';
  const typing = typed !== null;
  const unsaved = typing && typed !== (custom ?? '');
  useUnsavedWarning(unsaved);
  useFocusBack(typing, () => opener.current);

  function close(): void {
    setTyped(null);
    setProblem(null);
  }

  async function save(): Promise<void> {
    if (loading) return;
    const price = westernNumber(typed ?? '');
    const message = validationMessage(() => RULES.validateSync({ price }));
    setProblem(message ?? null);
    if (message) {
      toast({ title: 'Error', description: message, tone: 'error' });
      input.current?.focus();
      return;
    }
    const done = await act(() => setPrice({ variables: { userId, productId, variant, price, seen: custom ?? '' } }), {
      success: 'Individual price set successfully',
      fallback: 'Failed to set individual price',
    });
    // After a refusal, too, so that another admin's price is shown beside the typed one.
    onChanged();
    if (done) close();
  }

  async function remove(): Promise<void> {
    if (!(await confirmDelete(`the custom price of ${name}`))) return;
    await act(() => removePrice({ variables: { userId, productId, variant, seen: custom } }), {
      success: 'Individual price removed successfully',
      fallback: 'Failed to remove individual price',
    });
    onChanged();
  }

  if (typing) {
    return (
      <>
        <Space>
          <Input
            ref={input}
            autoFocus
            className={styles.price}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? id : undefined}
            status={problem ? 'error' : ''}
            aria-label={`Custom price of ${name}`}
            value={typed}
            inputMode="decimal"
            suffix="LBP"
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={() => void save()}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Else the question would take the key for its own, and close.
              event.stopPropagation();
              if (!unsaved) close();
              else void confirmLeave().then((confirmed) => confirmed && close());
            }}
          />
          <Button type="primary" loading={loading} onClick={() => void save()}>
            Save
          </Button>
          <Button onClick={close}>Cancel</Button>
        </Space>
        {problem && (
          <p id={id} className={styles.problem}>
            {problem}
          </p>
        )}
      </>
    );
  }
  return (
    <Space wrap>
      <span className={styles.amount}>{custom === null ? '–' : formatLbp(custom)}</span>
      <Button
        ref={opener}
        type="link"
        aria-label={`${verb} the custom price of ${name}`}
        onClick={() => setTyped(custom ?? '')}
      >
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
