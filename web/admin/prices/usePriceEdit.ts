import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { individualPriceRules } from '../../../common/rules/accountRules';
import { westernNumber } from '../../../common/texts/westernNumber';
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

/** What is typed, held by the page: a part of the matrix that cannot be read takes nothing of it away. */
export interface EditState {
  edit: Edit | null;
  setEdit: Dispatch<SetStateAction<Edit | null>>;
}

/** What is typed into one of the cells, with the warning before it is lost. */
export function useEditState(): EditState {
  const [edit, setEdit] = useState<Edit | null>(null);
  useUnsavedWarning(isUnsaved(edit));
  return { edit, setEdit };
}

function isUnsaved(edit: Edit | null): boolean {
  return edit !== null && edit.typed !== edit.opened;
}

/**
 * Edits agreed prices one by one. What is typed stays until it is saved or left, also while other parts of the matrix are
 * looked at; an answer touches only what it answers, however late it comes.
 * @param onCells called with what a business pays for a product and its sizes, after a change and after a refusal
 * @param onClosed called when the field is gone, whose cell gets the focus back
 */
export function usePriceEdit(
  { edit, setEdit }: EditState,
  onCells: (rows: readonly MatrixRow[]) => void,
  onClosed: () => void,
) {
  // Which is open now, when an answer comes, and which were sent: a second press may come before the first has drawn anything.
  const openId = useRef(edit?.id ?? null);
  const sent = useRef(new Set<symbol>());
  const client = useApolloClient();
  const [setPrice] = useMutation(SetIndividualPriceDocument);
  const [removePrice] = useMutation(RemoveIndividualPriceDocument);
  const act = useAction();
  const confirmDelete = useConfirmDelete();
  const confirmLeave = useConfirmLeave();
  const evictCatalogue = useEvictCatalogue();

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
    if (isUnsaved(edit) && !(await confirmLeave())) return;
    const opened = chosen.cell.agreedPrice ?? '';
    const id = Symbol(key);
    openId.current = id;
    setEdit({ id, key, opened, typed: opened, problem: null, saving: false });
  }

  function leave(): void {
    openId.current = null;
    setEdit(null);
    onClosed();
  }

  async function save(chosen: ChosenCell): Promise<void> {
    if (!edit || edit.saving || sent.current.has(edit.id)) return;
    const { id, typed } = edit;
    const change = (changes: Partial<Edit>) => setEdit((now) => (now?.id === id ? { ...now, ...changes } : now));
    const price = westernNumber(typed);
    const problem = validationMessage(() => RULES.validateSync({ price })) ?? null;
    change({ problem, saving: problem === null });
    if (problem !== null) return;
    sent.current.add(id);
    const { productId, variant } = chosen.row;
    const { userId } = chosen.business;
    const seen = chosen.cell.agreedPrice ?? '';
    const done = await act(
      () => setPrice({ variables: { userId, productId, variant, price, seen } }),
      { success: 'Individual price set successfully', fallback: 'Failed to set individual price' },
      (error) => change({ problem: serverMessage(error) ?? 'The shop could not be reached.' }),
    );
    // After a refusal, too, so that another admin's price is shown beside the typed one.
    await refresh(chosen);
    sent.current.delete(id);
    change({ saving: false });
    if (done && openId.current === id) leave();
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
  return { edit, open, leave, save, remove, type };
}
