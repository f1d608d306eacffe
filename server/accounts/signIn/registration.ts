import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { registrationRules } from '../../../common/rules/accountRules';
import { checkInput } from '../../core/checkInput';
import { transaction } from '../../db/transaction';
import { trimmedText } from '../../core/text';
import { hashPassword } from './passwords';
import { createLimiter, secondsUntilAllowed } from './rateLimits';
import { Role } from '../../identity/roles';
import type { RegisterCustomerInput } from '../users/users.types';
import { findAccount, type Account } from '../../identity/viewer';
import { insertUser, newUser } from '../users/writeUser';

const REGISTRATIONS_PER_ADDRESS = 30;

/** What became of an attempt to sign up. */
type RegistrationOutcome =
  | { kind: 'registered'; account: Account }
  /** Too many from this address; seconds until the next try. */
  | { kind: 'limited'; retryAfter: number };

/** Customers who sign up by themselves; attempts are counted by network address (specification 8.3). */
export class Registration {
  private readonly byAddress: RateLimiterPostgres;

  constructor(private readonly db: DataSource) {
    this.byAddress = createLimiter(db, 'register-address', REGISTRATIONS_PER_ADDRESS);
  }

  /**
   * Makes a customer. Attempts are counted once their form is right, also when the username turns out to be taken, so
   * that nobody can try out many usernames.
   * @throws ShopError BAD_USER_INPUT, and CONFLICT when the username is taken
   */
  async attempt(input: RegisterCustomerInput, address: string): Promise<RegistrationOutcome> {
    checkInput(registrationRules(), input);
    const retryAfter = await secondsUntilAllowed(() => this.byAddress.consume(address, 1));
    if (retryAfter !== null) return { kind: 'limited', retryAfter };
    const passwordHash = await hashPassword(input.password!);
    const account = await transaction(this.db, async (tx) => {
      const user = newUser({
        username: trimmedText(input.username!),
        email: trimmedText(input.email!),
        firstName: trimmedText(input.firstName!),
        lastName: trimmedText(input.lastName!),
        role: Role.CUSTOMER,
      });
      return findAccount(tx, (await insertUser(tx, user, passwordHash)).id);
    });
    return { kind: 'registered', account: account! };
  }
}
