import { In, type DataSource } from 'typeorm';
import { entityColumns } from '../db/entityColumns';
import type { Queryable } from '../db/queryable';
import { Selection } from '../db/selection';
import type { Page } from '../db/page';
import {
  countSelected,
  everyRow,
  readSortedPage,
  type SortedList,
  type SortedPageRequest,
} from '../db/lists/sortedPage';
import { DiscountCode } from './discountCode.entity';

/** Whether a code could be used now, and what keeps it from being used: the first of these that holds. */
export enum CodeState {
  INACTIVE = 'inactive',
  EXPIRED = 'expired',
  USED_UP = 'used_up',
  VALID = 'valid',
}

/** Which codes; null does not narrow. */
export interface CodeFilter {
  state: CodeState | null;
  /** Text in the code, without regard to case. */
  search: string | null;
}

/** By what codes are sorted. */
export enum CodeSort {
  DATE = 'date',
  CODE = 'code',
  DISCOUNT = 'discount',
  USES = 'uses',
  EXPIRY = 'expiry',
}

/** Seconds since 1970 of a moment after all others: a code that never expires comes last. */
const NEVER = '1e15';

const CODES: SortedList<CodeSort> = {
  columns: entityColumns(DiscountCode, 'd', [
    'id',
    'version',
    'code',
    'discountPercent',
    'maxUses',
    'currentUses',
    'expiresAt',
    'isActive',
  ]),
  from: 'discount_code d',
  id: { sql: 'id', type: 'integer' },
  sorts: {
    [CodeSort.DATE]: null,
    [CodeSort.CODE]: { sql: 'lower(btrim(code)) COLLATE "und-x-icu"', type: 'text' },
    [CodeSort.DISCOUNT]: { sql: 'discount_percent', type: 'numeric' },
    [CodeSort.USES]: { sql: 'current_uses', type: 'integer' },
    [CodeSort.EXPIRY]: { sql: `coalesce(extract(epoch FROM expires_at), ${NEVER}::numeric)`, type: 'numeric' },
  },
};

const IN_STATE: Record<CodeState, string> = {
  [CodeState.INACTIVE]: 'NOT is_active',
  [CodeState.EXPIRED]: 'is_active AND expires_at <= now()',
  [CodeState.USED_UP]: 'is_active AND (expires_at IS NULL OR expires_at > now()) AND current_uses >= max_uses',
  [CodeState.VALID]:
    'is_active AND (expires_at IS NULL OR expires_at > now()) AND (max_uses IS NULL OR current_uses < max_uses)',
};

/** A page of codes. @throws ShopError BAD_USER_INPUT as of every page */
export function listCodes(
  db: Queryable,
  filter: CodeFilter,
  page: SortedPageRequest<CodeSort>,
): Promise<Page<DiscountCode>> {
  return readSortedPage(db, CODES, selected(filter), page);
}

/** One code; null when there is none. */
export async function findCode(db: DataSource, id: number): Promise<DiscountCode | null> {
  const [code] = await findCodes(db, [id]);
  return code ?? null;
}

/** Those of the codes that exist, unsorted; one statement. */
export function findCodes(db: DataSource, ids: readonly number[]): Promise<DiscountCode[]> {
  return db.getRepository(DiscountCode).findBy({ id: In(ids) });
}

/** Every code that the filter selects, for exports. */
export function everyCode(
  db: Queryable,
  filter: CodeFilter,
  sort: { by: CodeSort; descending: boolean },
): AsyncGenerator<DiscountCode> {
  return everyRow(db, CODES, () => selected(filter), sort);
}

/** How many codes the filter selects. */
export function countCodes(db: Queryable, filter: CodeFilter): Promise<number> {
  return countSelected(db, CODES, selected(filter));
}

function selected({ state, search }: CodeFilter): Selection {
  const selection = new Selection().andIfPresent('position(lower(?) IN lower(code)) > 0', search);
  if (state) selection.and(IN_STATE[state]);
  return selection;
}
