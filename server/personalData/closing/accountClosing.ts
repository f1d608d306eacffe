import type { DataSource } from 'typeorm';
import { MESSAGES } from '../../../common/messages';
import { presentPasswordRules } from '../../../common/rules/accountRules';
import { passwordMatches } from '../../accounts/signIn/passwords';
import { lockAdmins } from '../../accounts/users/adminChanges';
import { checkInput } from '../../core/checkInput';
import { badInput, unauthenticated } from '../../core/errors';
import { lockCreditAccount } from '../../credit/ledger';
import { transaction, type Transaction } from '../../db/transaction';
import { Role } from '../../identity/roles';
import type { Account } from '../../identity/viewer';
import type { TellLimit } from '../../rateLimits/limitState';
import { RateLimit } from '../../rateLimits/rateLimit';
import { blankAccounts, type ClosingAccount } from './blankAccounts';
import { readClosingFacts, refuseWhileInTheWay } from './obstacles';

const TRIES_PER_ACCOUNT = 10;

/** Lets everybody who is signed in close their own account (specification 24.2). */
export class AccountClosing {
  private readonly tries: RateLimit;

  constructor(private readonly db: DataSource) {
    // One counter with the change of the password: who guesses it has no more tries by asking here.
    const why = 'Too many tries with a wrong password.';
    this.tries = new RateLimit(db, { name: 'password-change', most: TRIES_PER_ACCOUNT, why });
  }

  /**
   * Closes it for good; a business with its employees.
   * @throws ShopError BAD_USER_INPUT for a wrong password, RATE_LIMITED, CONFLICT for what stands in the way, and
   *   UNAUTHENTICATED when it was closed or deactivated meanwhile
   */
  async close({ id }: Account, currentPassword: string, tellLimit: TellLimit): Promise<void> {
    checkInput(presentPasswordRules(), { currentPassword });
    const key = String(id);
    await this.tries.take(key, tellLimit);
    const present = await this.hashOf(id);
    if (!(await passwordMatches(present, currentPassword))) throw badInput({ currentPassword: MESSAGES.wrongPassword });
    await this.tries.forget(key, tellLimit);
    await transaction(this.db, async (tx) => {
      const accounts = await lockAccounts(tx, id, present);
      const [own] = accounts;
      if (!own) throw unauthenticated();
      if (own.role === Role.ADMIN) await lockAdmins(tx);
      refuseWhileInTheWay(await readClosingFacts(tx, own));
      await blankAccounts(tx, accounts);
    });
  }

  private async hashOf(id: number): Promise<string | null> {
    const [user] = await this.db.query<{ passwordHash: string }[]>(
      'SELECT password_hash AS "passwordHash" FROM users WHERE id = $1 AND active',
      [id],
    );
    return user?.passwordHash ?? null;
  }
}

const LOCKED = `SELECT id, role, username, email FROM users`;

/**
 * Locks the account, first its credit, as whoever orders by it; then those of its employees. Orders and payments that began
 * before are waited for, and later ones wait here.
 * @returns the account first; none when it has ended or has another password by now
 */
async function lockAccounts(tx: Transaction, id: number, passwordHash: string | null): Promise<ClosingAccount[]> {
  await lockCreditAccount(tx, id);
  const [own] = await tx.query<ClosingAccount[]>(
    `${LOCKED} WHERE id = $1 AND active AND password_hash = $2 FOR UPDATE`,
    [id, passwordHash],
  );
  if (!own) return [];
  // No employee is made while their business is locked, so that all are seen now.
  const employees = await tx.query<ClosingAccount[]>(
    `${LOCKED} u WHERE parent_business_id = $1 AND NOT EXISTS (SELECT 1 FROM closed_account c WHERE c.user_id = u.id)
     ORDER BY id FOR UPDATE OF u`,
    [id],
  );
  return [own, ...employees];
}
