import type { DataSource } from 'typeorm';
import { isLanguage } from '../../../common/languages';
import { MESSAGES } from '../../../common/messages';
import { linkRules } from '../../../common/rules/accountRules';
import { audited, writeAudit } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { badInput, ShopError, unauthenticated } from '../../core/errors';
import { transaction, type Transaction } from '../../db/transaction';
import type { RequestControl } from '../../graphql/context';
import { worksHere } from '../../identity/duties';
import { lockUser, readUser } from '../../identity/userRow';
import { findAccount, type Account, type Viewer } from '../../identity/viewer';
import { RateLimit, refuse } from '../../rateLimits/rateLimit';
import { refuseClosed } from '../../identity/refuseClosed';
import { LinkKind } from '../links/accountLink.entity';
import { findLinkOwner, useUpLink, type LinkOwner } from '../links/accountLinks';
import { refuseUnmanaged } from '../users/managed';
import { showUser } from '../users/showUser';
import type { UserType } from '../users/users.types';
import { readAddress } from './addressChange';
import { ConfirmationLinks } from './confirmationLinks';

const ASKED_PER_NETWORK = 30;
const TRIES_PER_NETWORK = 50;

/** Who asks, as limits count it. */
type Asker = Pick<RequestControl, 'network' | 'tellLimit'>;

/** Who has a link sent; it is in their language, where the account says none. */
type LinkAsker = Asker & Pick<RequestControl, 'language'>;

/** Lets owners confirm the addresses of their accounts (specification 8.19). */
export class EmailConfirmation {
  private readonly links: ConfirmationLinks;
  private readonly asked: RateLimit;
  private readonly tries: RateLimit;

  constructor(private readonly db: DataSource) {
    this.links = new ConfirmationLinks(db);
    const why = 'Too many mails to confirm an address.';
    this.asked = new RateLimit(db, { name: 'confirmation-request', most: ASKED_PER_NETWORK, why });
    this.tries = new RateLimit(db, {
      name: 'confirmation-tries',
      most: TRIES_PER_NETWORK,
      why: 'Too many tries with a link.',
    });
  }

  /**
   * Sends a new link to the address of the account, which ends the one before.
   * @returns false when its owner has confirmed it already: nothing is sent
   * @throws ShopError RATE_LIMITED
   */
  async sendAgain(account: Account, { network, tellLimit, language }: LinkAsker) {
    await this.asked.take(network, tellLimit);
    return transaction(this.db, async (tx) => {
      await lockOwner(tx, account.id);
      const { email, isUnconfirmed, isProved, language: read } = await readAddress(tx, account.id);
      if (!isUnconfirmed && isProved) return false;
      const chosen = isLanguage(read) ? read : language;
      refuse(await this.links.send(tx, { userId: account.id, email, language: chosen }));
      return true;
    });
  }

  /**
   * Sends a new link to the address of an account for whoever manages it, within the limits of its owner; the one before is
   * dead. It is in the audit log.
   * @throws ShopError NOT_FOUND; CONFLICT when there is nothing to confirm, or no link would work; RATE_LIMITED
   */
  async sendTo(viewer: Viewer, userId: number, { network, tellLimit, language }: LinkAsker): Promise<UserType> {
    await this.asked.take(network, tellLimit);
    const user = await audited(this.db, viewer, async (tx, actor) => {
      refuseUnmanaged(actor, await lockUser(tx, userId));
      await refuseClosed(tx, userId);
      const managed = await readUser(tx, userId);
      const { email, isUnconfirmed, language: read } = await readAddress(tx, userId);
      if (!isUnconfirmed) throw new ShopError('CONFLICT', 'This e-mail address is confirmed.');
      if (!managed.active) throw new ShopError('CONFLICT', 'This account is deactivated; activate it first.');
      refuse(await this.links.send(tx, { userId, email, language: isLanguage(read) ? read : language }));
      const entry = { action: 'user.email_confirmation_sent', subjectType: 'user', subjectId: userId };
      return { result: showUser(managed), entry: { ...entry, before: null, after: { email } } };
    });
    return user;
  }

  /**
   * Confirms an address by the link that was sent there, whoever is signed in. The second of two clicks at the same moment
   * finds it confirmed.
   * @param key the secret of the link
   * @returns the address
   * @throws ShopError BAD_USER_INPUT on `key` for a link that does not work, whyever; RATE_LIMITED
   */
  async confirm(key: string, { network, tellLimit }: Asker): Promise<string> {
    checkInput(linkRules, { key });
    await this.tries.take(network, tellLimit);
    const owner = await findLinkOwner(this.db, LinkKind.EMAIL_CONFIRMATION, key);
    if (!owner) throw deadLink();
    await transaction(this.db, async (tx) => {
      if (await useUpLink(tx, owner.userId, LinkKind.EMAIL_CONFIRMATION, key)) return confirmAddress(tx, owner);
      if (!(await isConfirmed(tx, owner))) throw deadLink();
    });
    return owner.email;
  }
}

async function confirmAddress(tx: Transaction, { userId, email }: LinkOwner): Promise<void> {
  await tx.query(
    'UPDATE users SET email_unconfirmed = false, former_email = NULL, email_proved_at = now() WHERE id = $1',
    [userId],
  );
  const owner = await findAccount(tx, userId);
  if (!owner || !worksHere(owner)) return;
  await writeAudit(tx, owner, {
    action: 'user.email_confirmed',
    subjectType: 'user',
    subjectId: userId,
    before: null,
    after: { email },
  });
}

/** Whether another click has confirmed it meanwhile. */
async function isConfirmed(tx: Transaction, { userId, email }: LinkOwner): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `SELECT 1 FROM users WHERE id = $1 AND active AND NOT email_unconfirmed AND email_proved_at IS NOT NULL
       AND lower(email) = lower($2)`,
    [userId, email],
  );
  return rows.length > 0;
}

/** @throws ShopError UNAUTHENTICATED when the owner is gone */
async function lockOwner(tx: Transaction, id: number): Promise<void> {
  const rows = await tx.query<unknown[]>('SELECT 1 FROM users WHERE id = $1 AND active FOR NO KEY UPDATE', [id]);
  if (rows.length === 0) throw unauthenticated();
}

const deadLink = () => badInput({ key: MESSAGES.deadLink });
