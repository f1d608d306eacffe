import type { DataSource } from 'typeorm';
import { discountCodeRules } from '../../common/rules/discountRules';
import type { Viewer } from '../identity/viewer';
import { audited } from '../audit/audit';
import { refuseStaleVersion } from '../audit/version';
import { checkInput } from '../core/checkInput';
import { refuseDuplicate } from '../db/uniqueViolation';
import type { Queryable } from '../db/queryable';
import { notFound } from '../core/errors';
import { trimmedText } from '../core/text';

/** A code as admins see it. */
export interface ListedCode {
  id: number;
  version: number;
  code: string;
  /** "10.00" */
  discountPercent: string;
  /** Null: no limit. */
  maxUses: number | null;
  currentUses: number;
  /** Null: never. */
  expiresAt: Date | null;
  isActive: boolean;
}

/** What a code's form sends; see `discountCodeRules`. */
export interface DiscountCodeInput {
  code?: string | null;
  discountPercent?: number | null;
  maxUses?: number | null;
  expiresAt?: Date | null;
  isActive?: boolean | null;
  /** Of a change: the version that it was made from. */
  version?: number | null;
}

/** What a code is read with. */
export const CODE_COLUMNS = `id, version, code, discount_percent AS "discountPercent", max_uses AS "maxUses", current_uses AS "currentUses",
  expires_at AS "expiresAt", is_active AS "isActive"`;

/**
 * Makes a code (portals.md section 5).
 * @throws ShopError BAD_USER_INPUT with the documented message of each field; CONFLICT for a code that is there
 */
export async function createCode(db: DataSource, viewer: Viewer, input: DiscountCodeInput): Promise<ListedCode> {
  checkInput(discountCodeRules(), input);
  return codeIsFree(() =>
    audited(db, viewer, async (tx) => {
      const [made] = await tx.query<[ListedCode]>(
        `INSERT INTO discount_code (code, discount_percent, max_uses, expires_at, is_active)
         VALUES ($1, $2, $3, $4, $5) RETURNING ${CODE_COLUMNS}`,
        columns(input, true),
      );
      return { result: made, entry: entry('create', made.id, null, made) };
    }),
  );
}

/**
 * Replaces what a code says. Fewer uses than were made already mean "used up".
 * @throws ShopError as `createCode`; NOT_FOUND
 */
export async function updateCode(
  db: DataSource,
  viewer: Viewer,
  id: number,
  input: DiscountCodeInput,
): Promise<ListedCode> {
  checkInput(discountCodeRules(), input);
  return codeIsFree(() =>
    audited(db, viewer, async (tx) => {
      const before = await lockCode(tx, id);
      await refuseStaleVersion(
        tx,
        { subjectType: 'discountCode', subjectId: id, version: before.version },
        input.version,
      );
      const [after] = await tx.query<[ListedCode]>(
        `UPDATE discount_code SET code = $1, discount_percent = $2, max_uses = $3, expires_at = $4, is_active = $5
         WHERE id = $6 RETURNING ${CODE_COLUMNS}`,
        [...columns(input, before.isActive), id],
      );
      return { result: after, entry: entry('update', id, before, after) };
    }),
  );
}

/**
 * Deletes a code; orders that used it keep their discount (decisions.md section 2).
 * @throws ShopError NOT_FOUND
 */
export function deleteCode(db: DataSource, viewer: Viewer, id: number): Promise<boolean> {
  return audited(db, viewer, async (tx) => {
    const before = await lockCode(tx, id);
    await tx.query('DELETE FROM discount_code WHERE id = $1', [id]);
    return { result: true, entry: entry('delete', id, before, null) };
  });
}

function columns(input: DiscountCodeInput, isActive: boolean): unknown[] {
  return [
    trimmedText(input.code ?? ''),
    String(input.discountPercent),
    input.maxUses ?? null,
    input.expiresAt ?? null,
    input.isActive ?? isActive,
  ];
}

function entry(what: 'create' | 'update' | 'delete', id: number, before: ListedCode | null, after: ListedCode | null) {
  return { action: `discountCode.${what}`, subjectType: 'discountCode', subjectId: id, before, after };
}

function codeIsFree<T>(write: () => Promise<T>): Promise<T> {
  return refuseDuplicate('discount_code_unique', 'code', 'There is already such a discount code', write);
}

async function lockCode(tx: Queryable, id: number): Promise<ListedCode> {
  const [row] = await tx.query<ListedCode[]>(`SELECT ${CODE_COLUMNS} FROM discount_code WHERE id = $1 FOR UPDATE`, [
    id,
  ]);
  if (!row) throw notFound('Discount code');
  return row;
}
