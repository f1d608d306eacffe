import { LIMITS } from '../../common/constants';
import { badInput } from '../errors';

/** The page size asked for. @throws ShopError BAD_USER_INPUT unless 1 to 100 */
export function pageSize(first: number): number {
  if (first < 1 || first > LIMITS.page) throw badInput({ first: `Ask for 1 to ${LIMITS.page} at a time` });
  return first;
}

/** The id that a cursor stands for; null for none. @throws ShopError BAD_USER_INPUT for a cursor that no page gave */
export function cursorId(cursor: string | null | undefined): number | null {
  if (cursor === null || cursor === undefined) return null;
  const id = /^\d{1,10}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (!(id <= 2_147_483_647)) throw badInput({ after: 'Pass the endCursor of the page before' });
  return id;
}
