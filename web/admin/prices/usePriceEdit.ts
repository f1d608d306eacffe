import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { individualPriceRules } from '../../../common/rules/accountRules';
import { serverMessage } from '../../lib/refusal';
import { useAction } from '../../ui-antd/actions/useAction';
import { useConfirmDelete } from '../../ui-antd/actions/useConfirmDelete';
import { useEvictCatalogue } from '../../ui-antd/actions/useEvictCatalogue';
import { validationMessage } from '../../ui-antd/form/validationMessage';
import { useConfirmLeave, useUnsavedWarning } from '../../ui-antd/formDialog/useUnsavedWarning';
import { RemoveIndividualPriceDocument, SetIndividualPriceDocument } from '../pricing/documents';
import type { Edit } from './CellEditor';
import { cellKey, rowText } from './cellText';
import { PriceMatrixDocument, type MatrixBusiness, type MatrixCell, type MatrixRow } from './documents';

/** A cell with what it stands for. */
export interface ChosenCell {
  row: MatrixRow;
  business: MatrixBusiness;
  cell: MatrixCell;
}

const RULES = individualPriceRules();

/**
 * Edits agreed prices one by one. What is typed stays until it is saved or left, also while other parts of the matrix are
 * looked at.
 * @param onCells called with what a business pays for a product and its sizes, after a change and after a refusal
 * @param onClosed called when the field is gone, whose cell gets the focus back
 */
export function usePriceEdit(onCells: (rows: readonly MatrixRow[]) => void, onClosed: () => void) {
  const [edit, setEdit] = useState<Edit | null>(null);
  const [saving, setSaving] = useState(false);
  // A second press may come before the first has drawn anything.
  const isSending = useRef(false);
  const client = useApolloClient();
  const [setPrice] = useMutation(SetIndividualPriceDocument);
  const [removePrice] = useMutation(RemoveIndividualPriceDocument);
  const act = useAction();
  const confirmDelete = useConfirmDelete();
  const confirmLeave = useConfirmLeave();
  const evictCatalogue = useEvictCatalogue();
  const unsaved = edit !== null && edit.typed !== edit.opened;
  useUnsavedWarning(unsaved);

  /** Reads again what the business pays for the product. */
  async function refresh({ row: { productId }, business: { userId } }: ChosenCell): Promise<void> {
    evictCatalogue();
    const variables = {
      productIds: [productId],
      userIds: [userId],
      percent: 30,
      days: 365,
      products: 1,
      businesses: 1,
    };
    const { data } = await client
      .query({ query: PriceMatrixDocument, variables, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    if (data) onCells(data.priceMatrix.rows);
  }

  async function open(chosen: ChosenCell): Promise<void> {
    const key = cellKey(chosen.row, chosen.business.userId);
    if (edit?.key === key) return;
    if (unsaved && !(await confirmLeave())) return;
    const opened = chosen.cell.agreedPrice ?? '';
    setEdit({ key, opened, typed: opened, problem: null });
  }

  function leave(): void {
    setEdit(null);
    onClosed();
  }

  async function save(chosen: ChosenCell): Promise<void> {
    if (!edit || isSending.current) return;
    const price = edit.typed.trim();
    const problem = validationMessage(() => RULES.validateSync({ price })) ?? null;
    setEdit({ ...edit, problem });
    if (problem !== null) return;
    isSending.current = true;
    setSaving(true);
    const { productId, variant } = chosen.row;
    const { userId } = chosen.business;
    const seen = chosen.cell.agreedPrice ?? '';
    const done = await act(
      () => setPrice({ variables: { userId, productId, variant, price, seen } }),
      { success: 'Individual price set successfully', fallback: 'Failed to set individual price' },
      (error) => setEdit((now) => now && { ...now, problem: serverMessage(error) ?? 'The shop could not be reached.' }),
    );
    // After a refusal, too, so that another admin's price is shown beside the typed one.
    await refresh(chosen);
    isSending.current = false;
    setSaving(false);
    if (done) leave();
  }

  async function remove(chosen: ChosenCell): Promise<void> {
    const { row, business, cell } = chosen;
    if (!(await confirmDelete(`the price of ${rowText(row)} agreed with ${business.businessName}`))) return;
    const { productId, variant } = row;
    await act(
      () => removePrice({ variables: { userId: business.userId, productId, variant, seen: cell.agreedPrice } }),
      { success: 'Individual price removed successfully', fallback: 'Failed to remove individual price' },
    );
    await refresh(chosen);
    onClosed();
  }

  const type = (typed: string) => setEdit((now) => now && { ...now, typed, problem: null });
  return { edit, saving, open, leave, save, remove, type };
}
