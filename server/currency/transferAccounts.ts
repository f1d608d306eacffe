import type { DataSource } from 'typeorm';
import { transferAccountRules } from '../../common/rules/currencyRules';
import { audited } from '../audit/audit';
import { checkInput } from '../core/checkInput';
import { textOrNull } from '../core/text';
import type { Queryable } from '../db/queryable';
import type { Viewer } from '../identity/viewer';
import { TransferAccountEntity } from './transferAccount.entity';

/** Where WishMoney is sent to; null where the shop has not said it. */
export async function readTransferAccount(db: Queryable): Promise<string | null> {
  const [account] = await db.query<{ sendTo: string }[]>('SELECT send_to AS "sendTo" FROM transfer_account');
  return account?.sendTo ?? null;
}

/**
 * Sets where WishMoney is sent to; null or blank takes it away (specification 31.5).
 * @throws ShopError BAD_USER_INPUT for a text that is too long
 */
export function setTransferAccount(
  db: DataSource,
  viewer: Viewer,
  typed: string | null | undefined,
): Promise<string | null> {
  checkInput(transferAccountRules, { sendTo: typed });
  const sendTo = textOrNull(typed);
  return audited(db, viewer, async ({ manager }) => {
    const accounts = manager.getRepository(TransferAccountEntity);
    const before = await accounts.findOneBy({ id: 1 });
    if (sendTo === null) await accounts.delete({ id: 1 });
    else await accounts.upsert({ id: 1, sendTo }, ['id']);
    return {
      result: sendTo,
      entry: {
        action: 'transferAccount.set',
        subjectType: 'transferAccount',
        subjectId: 1,
        before: before && { sendTo: before.sendTo },
        after: sendTo === null ? null : { sendTo },
      },
    };
  });
}
