import type { DataSource } from 'typeorm';
import { phoneText } from '../../../common/addresses/phoneText';
import { OWN_FIELDS, PROFILE_FIELDS, profileRules, type ProfileField } from '../../../common/rules/profileRules';
import { writeAudit } from '../../audit/audit';
import { badInput, unauthenticated } from '../../core/errors';
import { sentFields } from '../../core/sentFields';
import { textOrNull } from '../../core/text';
import type { Queryable } from '../../db/queryable';
import { transaction, type Transaction } from '../../db/transaction';
import type { RequestControl } from '../../graphql/context';
import { worksHere } from '../../identity/duties';
import { mailAddressOf } from '../../identity/mailAddress';
import { Role } from '../../identity/roles';
import type { Account } from '../../identity/viewer';
import { refuse } from '../../rateLimits/rateLimit';
import { wrongPassword, type PresentPassword } from '../ownAccount/presentPassword';
import { addressChanged, readAddress } from './addressChange';
import type { OwnProfile, OwnProfileInput } from './ownProfile.types';

// Not among the messages of all forms, which the first page of the shop loads.
const KEPT_BY_SHOP = 'Please ask the shop to change this';
const KEPT_BY_BUSINESS = 'Please ask your business to change this';
const PASSWORD_NEEDED = 'Another e-mail address takes your present password';

type ProfileValues = Partial<Record<ProfileField, string | null>>;

/** The profile of an account; null when it is gone. */
export async function readOwnProfile(db: Queryable, userId: number): Promise<OwnProfile | null> {
  const [profile] = await db.query<OwnProfile[]>(
    `SELECT u.id, u.username, u.role, u.first_name AS "firstName", u.last_name AS "lastName", u.phone, u.email,
       NOT u.email_unconfirmed AS "emailConfirmed",
       CASE WHEN u.email_unconfirmed THEN ${mailAddressOf('u')} END AS "formerEmail"
     FROM users u WHERE u.id = $1 AND u.active`,
    [userId],
  );
  return profile ?? null;
}

/** Lets everybody who is signed in change their own profile (specification 8.20). */
export class OwnProfiles {
  /** @param shopPhone the example in the message about the phone */
  constructor(
    private readonly db: DataSource,
    private readonly passwords: PresentPassword,
    private readonly shopPhone: string,
  ) {}

  /**
   * Changes what is sent, and nothing else. Another e-mail address takes the present password, and is to be confirmed.
   * @throws ShopError BAD_USER_INPUT by field, also for one that this kind of account does not change, and RATE_LIMITED
   */
  async change(account: Account, input: OwnProfileInput, request: RequestControl): Promise<OwnProfile> {
    refuseOthers(account, input);
    const sent = sentFields(profileRules(account.role, this.shopPhone), input);
    const values = valuesOf(sent);
    // Null where it is not needed: the address is the same.
    const passwordHash = await this.checkPassword(account, sent, request);
    const { tellLimit, language } = request;
    const profile = await transaction(this.db, async (tx) => {
      const before = await lockProfile(tx, account.id);
      const address = await readAddress(tx, account.id);
      await refuseUnasked(tx, before, values.email ?? before.email, passwordHash);
      await write(tx, before, values);
      const tooMany = await addressChanged(tx, { userId: account.id, before: address, keepsFormer: true, language });
      refuse(tooMany);
      const after = await readOwnProfile(tx, account.id);
      if (!after) throw unauthenticated();
      if (worksHere(account)) await writeAudit(tx, account, entryOf(before, after));
      return after;
    });
    if (passwordHash !== null) await this.passwords.forget(account, tellLimit);
    return profile;
  }

  private async checkPassword(account: Account, sent: OwnProfileInput, { tellLimit }: RequestControl) {
    const { email, currentPassword } = sent;
    if (email == null || email.trim().toLowerCase() === account.email.toLowerCase()) return null;
    if (!currentPassword) throw badInput({ currentPassword: PASSWORD_NEEDED });
    return this.passwords.check(account, currentPassword, tellLimit);
  }
}

/** @throws ShopError BAD_USER_INPUT for what others keep of such an account */
function refuseOthers({ role }: Account, input: OwnProfileInput): void {
  const others = PROFILE_FIELDS.filter((field) => input[field] !== undefined && !OWN_FIELDS[role].includes(field));
  if (others.length === 0) return;
  const message = role === Role.EMPLOYEE ? KEPT_BY_BUSINESS : KEPT_BY_SHOP;
  throw badInput(Object.fromEntries(others.map((field) => [field, message])));
}

function valuesOf(sent: OwnProfileInput): ProfileValues {
  const values: ProfileValues = {};
  for (const field of PROFILE_FIELDS) {
    const text = sent[field];
    if (text !== undefined) values[field] = textOrNull(field === 'phone' ? phoneText(text ?? '') : text);
  }
  return values;
}

const COLUMN = { firstName: 'first_name', lastName: 'last_name', email: 'email', phone: 'phone' } as const;

/** Writes what is another than before: the version of the user counts its edits. */
async function write(tx: Transaction, before: OwnProfile, values: ProfileValues): Promise<void> {
  const fields = PROFILE_FIELDS.filter((field) => values[field] !== undefined && values[field] !== before[field]);
  if (fields.length === 0) return;
  const set = fields.map((field, index) => `${COLUMN[field]} = $${index + 2}`).join(', ');
  await tx.query(`UPDATE users SET ${set} WHERE id = $1`, [before.id, ...fields.map((field) => values[field])]);
}

/**
 * For an account that is locked: the address, or the password, may have been changed since it was compared.
 * @param passwordHash of the password that was compared; null for none
 * @throws ShopError BAD_USER_INPUT on `currentPassword` for another address without the present password
 */
async function refuseUnasked(tx: Transaction, before: OwnProfile, email: string, passwordHash: string | null) {
  if (email.toLowerCase() === before.email.toLowerCase()) return;
  const rows = await tx.query<unknown[]>('SELECT 1 FROM users WHERE id = $1 AND password_hash = $2', [
    before.id,
    passwordHash,
  ]);
  if (rows.length === 0) throw wrongPassword();
}

/** @throws ShopError UNAUTHENTICATED when it is gone */
async function lockProfile(tx: Transaction, id: number): Promise<OwnProfile> {
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const profile = await readOwnProfile(tx, id);
  if (!profile) throw unauthenticated();
  return profile;
}

const shown = ({ firstName, lastName, email }: OwnProfile) => ({ firstName, lastName, email });

const entryOf = (before: OwnProfile, after: OwnProfile) => ({
  action: 'user.profile',
  subjectType: 'user',
  subjectId: after.id,
  before: shown(before),
  after: shown(after),
});
