import { SHOP_NAME } from '../../../common/constants';
import { MESSAGES } from '../../../common/messages';
import { badInput } from '../../core/errors';
import type { Account } from '../../identity/viewer';
import { isCommonPassword } from './commonPasswords';

/**
 * For a password that its owner chooses (specification 8.14).
 * @throws ShopError BAD_USER_INPUT on `newPassword` for one that others would try first
 */
export function refuseWeakPassword(password: string, { username }: Pick<Account, 'username'>): void {
  const typed = password.trim().toLowerCase();
  if (typed === username.toLowerCase()) throw badInput({ newPassword: MESSAGES.passwordIsUsername });
  if (typed === SHOP_NAME.toLowerCase() || isCommonPassword(typed)) {
    throw badInput({ newPassword: MESSAGES.commonPassword });
  }
}
