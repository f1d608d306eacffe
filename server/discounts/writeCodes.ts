import type { DataSource } from 'typeorm';
import { discountCodeRules } from '../../common/rules/catalogue/discountRules';
import type { Viewer } from '../identity/viewer';
import { audited, editEntry } from '../audit/audit';
import { refuseStaleVersion } from '../audit/version';
import { checkInput } from '../core/checkInput';
import { insertedId } from '../db/insertedId';
import { refuseDuplicate } from '../db/uniqueViolation';
import type { Transaction } from '../db/transaction';
import { notFound } from '../core/errors';
import { trimmedText } from '../core/text';
import type { DiscountCodeInput } from './discountAdmin.types';
import { DiscountCode } from './discountCode.entity';

/**
 * Creates a code (specification 14.3).
 * @throws ShopError BAD_USER_INPUT with the documented message of each field; CONFLICT for a code that is there
 */
export async function createCode(db: DataSource, viewer: Viewer, input: DiscountCodeInput): Promise<DiscountCode> {
  checkInput(discountCodeRules, input);
  return refuseDuplicateCode(() =>
    audited(db, viewer, async (tx) => {
      const codes = tx.manager.getRepository(DiscountCode);
      const id = insertedId(await codes.insert(valuesOf(input, true)));
      const created = await codes.findOneByOrFail({ id });
      return { result: created, entry: editEntry('discountCode', 'create', created.id, null, created) };
    }),
  );
}

/**
 * Replaces a code. A limit below the uses that are counted already makes it "used up".
 * @throws ShopError as `createCode`; NOT_FOUND
 */
export async function updateCode(
  db: DataSource,
  viewer: Viewer,
  id: number,
  input: DiscountCodeInput,
): Promise<DiscountCode> {
  checkInput(discountCodeRules, input);
  return refuseDuplicateCode(() =>
    audited(db, viewer, async (tx) => {
      const before = await lockCode(tx, id);
      await refuseStaleVersion(
        tx,
        { subjectType: 'discountCode', subjectId: id, version: before.version },
        input.version,
      );
      const codes = tx.manager.getRepository(DiscountCode);
      await codes.update(id, valuesOf(input, before.isActive));
      const after = await codes.findOneByOrFail({ id });
      return { result: after, entry: editEntry('discountCode', 'update', id, before, after) };
    }),
  );
}

/**
 * Deletes a code; orders that used it keep their discount (specification 6.4).
 * @throws ShopError NOT_FOUND
 */
export function deleteCode(db: DataSource, viewer: Viewer, id: number): Promise<boolean> {
  return audited(db, viewer, async (tx) => {
    const before = await lockCode(tx, id);
    await tx.manager.getRepository(DiscountCode).delete(id);
    return { result: true, entry: editEntry('discountCode', 'delete', id, before, null) };
  });
}

function valuesOf(input: DiscountCodeInput, isActive: boolean) {
  return {
    code: trimmedText(input.code ?? ''),
    discountPercent: String(input.discountPercent),
    maxUses: input.maxUses ?? null,
    expiresAt: input.expiresAt ?? null,
    isActive: input.isActive ?? isActive,
  };
}

function refuseDuplicateCode<T>(write: () => Promise<T>): Promise<T> {
  return refuseDuplicate('discount_code_unique', 'code', 'There is already such a discount code', write);
}

async function lockCode({ manager }: Transaction, id: number): Promise<DiscountCode> {
  const code = await manager
    .getRepository(DiscountCode)
    .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!code) throw notFound('Discount code');
  return code;
}
