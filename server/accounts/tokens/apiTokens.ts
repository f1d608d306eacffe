import { createHash, randomBytes } from 'node:crypto';
import { IsNull, type DataSource } from 'typeorm';
import { LIMITS } from '../../../common/constants';
import { tokenRules } from '../../../common/rules/tokenRules';
import { audited, writeAudit, type AuditedAction } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { entityColumns } from '../../db/entityColumns';
import { insertedId } from '../../db/insertedId';
import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import type { Page } from '../../db/page';
import { countSelected, readSortedPage, type SortedList, type SortedPageRequest } from '../../db/lists/sortedPage';
import type { Transaction } from '../../db/transaction';
import { forbidden, notFound, ShopError, unauthenticated } from '../../core/errors';
import { trimmedText } from '../../core/text';
import { Role } from '../../identity/roles';
import { canGive, OWNER_ROLES, type TokenScope } from '../../identity/tokenScope';
import { UserEntity } from '../../identity/user.entity';
import { findAccount, viewerOf, type Account, type Viewer } from '../../identity/viewer';
import { ApiToken } from './apiToken.entity';

/** A token as its owner and admins see it: never the token itself, nor its hash. */
export type ListedToken = Omit<ApiToken, 'owner' | 'tokenHash'>;

/** What a token's form sends; see `tokenRules`. */
export interface TokenInput {
  name?: string | null;
  scopes?: TokenScope[] | null;
  expiresAt?: Date | null;
}

/** The prefix of every token, by which people and scanners for leaked secrets recognise it. */
const PREFIX = 'bst_';
const SECRET_BYTES = 32;
const TOKEN_PATTERN = /^bst_[A-Za-z0-9_-]{43}$/;

/**
 * Makes a token that acts as the viewer; it is shown only once (specification 8.10).
 * @throws ShopError BAD_USER_INPUT with fields; FORBIDDEN for a scope that the viewer may not give; CONFLICT when
 * there are too many
 */
export async function createApiToken(
  db: DataSource,
  viewer: Viewer,
  input: TokenInput,
): Promise<{ token: string; apiToken: ListedToken }> {
  checkInput(tokenRules, input);
  const scopes = [...new Set(input.scopes ?? [])];
  refuseUnlessGiven(scopes, viewer);
  const token = PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  return audited(db, viewer, async (tx, owner) => {
    await refuseTooMany(tx, owner);
    const inserted = await tx.manager.insert(ApiToken, {
      ownerId: owner.id,
      name: trimmedText(input.name ?? ''),
      tokenHash: hashOf(token),
      scopes,
      expiresAt: input.expiresAt ?? null,
    });
    const apiToken = await tx.manager.findOneByOrFail(ApiToken, { id: insertedId(inserted) });
    return { result: { token, apiToken }, entry: auditEntry('apiToken.create', null, apiToken) };
  });
}

/**
 * Ends a token at once: the viewer's own, or any for an admin. One that has ended stays as it is.
 * @throws ShopError NOT_FOUND, also for a token of someone else's
 */
export function revokeApiToken(db: DataSource, viewer: Viewer, id: number): Promise<ListedToken> {
  return audited(db, viewer, async (tx, actor) => {
    const before = await tx.manager.findOne(ApiToken, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!before || (before.ownerId !== actor.id && actor.role !== Role.ADMIN)) throw notFound('API token');
    return revoke(tx, before);
  });
}

/** @param before locked */
async function revoke(tx: Transaction, before: ApiToken): Promise<{ result: ListedToken; entry: AuditedAction }> {
  const { id, ownerId } = before;
  if (before.revokedAt === null) {
    await tx.manager.update(ApiToken, id, { revokedAt: () => 'now()' });
    // The streams of the token end at once, as those of users do whose rights change.
    await tx.query(`SELECT pg_notify('bustan', 'user:' || $1::integer)`, [ownerId]);
  }
  const result = await tx.manager.findOneByOrFail(ApiToken, { id });
  return { result, entry: auditEntry('apiToken.revoke', before, result) };
}

/**
 * Ends the tokens of an owner whose role is another one now, by which it may have none, and so could not end them itself.
 * The owner's row is locked.
 */
export async function revokeTokensOf(
  tx: Transaction,
  actor: Account,
  owner: Pick<Account, 'id' | 'role'>,
): Promise<void> {
  if (mayOwn(owner.role)) return;
  const open = await tx.manager.find(ApiToken, {
    where: { ownerId: owner.id, revokedAt: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const token of open) await writeAudit(tx, actor, (await revoke(tx, token)).entry);
}

const OWNERS: Partial<Record<Role, string>> = {
  [Role.ADMIN]: 'an administrator',
  [Role.STAFF]: 'a member of the staff',
  [Role.BUSINESS]: 'a business',
};

function mayOwn(role: Role): boolean {
  return OWNERS[role] !== undefined;
}

/** @throws ShopError FORBIDDEN for a scope of which the viewer could make no use */
function refuseUnlessGiven(scopes: readonly TokenScope[], { account }: Viewer): void {
  for (const scope of scopes) {
    if (canGive(account?.role, scope)) continue;
    const message = `Only ${OWNERS[OWNER_ROLES[scope]!]} can give a token the scope "${scope}"`;
    throw new ShopError('FORBIDDEN', message, { fields: { scopes: message } });
  }
}

/** By what tokens are sorted. */
export enum TokenSort {
  DATE = 'date',
  NAME = 'name',
  LAST_USE = 'last_use',
}

/** Which tokens; null does not narrow. */
export interface TokenFilter {
  ownerId: number | null;
  /** Whether it can still be used: neither revoked nor expired. */
  usable: boolean | null;
  /** Text in its name or its owner's username. */
  search: string | null;
}

const TOKENS: SortedList<TokenSort> = {
  columns: `${entityColumns(ApiToken, 't', [
    'id',
    'ownerId',
    'name',
    'scopes',
    'expiresAt',
    'lastUsedAt',
    'revokedAt',
    'createdAt',
  ])}, u.username AS "ownerUsername"`,
  from: 'api_token t JOIN users u ON u.id = t.owner_id',
  id: { sql: 't.id', type: 'integer' },
  sorts: {
    [TokenSort.DATE]: null,
    [TokenSort.NAME]: { sql: 't.name COLLATE "und-x-icu"', type: 'text' },
    [TokenSort.LAST_USE]: { sql: 'coalesce(extract(epoch FROM t.last_used_at), 0)', type: 'numeric' },
  },
};

/** A page of tokens. @throws ShopError BAD_USER_INPUT as of every page */
export function readTokens(
  db: Queryable,
  filter: TokenFilter,
  page: SortedPageRequest<TokenSort>,
): Promise<Page<ListedToken>> {
  return readSortedPage(db, TOKENS, selected(filter), page);
}

/** How many tokens the filter selects. */
export function countTokens(db: Queryable, filter: TokenFilter): Promise<number> {
  return countSelected(db, TOKENS, selected(filter));
}

function selected({ ownerId, usable, search }: TokenFilter): Selection {
  return new Selection()
    .andIfPresent('t.owner_id = ?', ownerId)
    .andIfPresent('(t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > now())) = ?', usable)
    .andIfPresent(`position(lower(?) IN lower(t.name || ' ' || u.username)) > 0`, search);
}

/**
 * Who a token acts as: its owner with the rights of this moment, within the token's scopes.
 * @throws ShopError UNAUTHENTICATED for a token that is unknown, expired or revoked, or whose owner is deactivated
 */
export async function viewerOfToken(db: Queryable, token: string): Promise<Viewer> {
  const rows = TOKEN_PATTERN.test(token)
    ? await db.query<{ id: number; ownerId: number; scopes: TokenScope[]; usedRecently: boolean }[]>(
        `SELECT id, owner_id AS "ownerId", array_to_json(scopes) AS scopes,
           coalesce(last_used_at > now() - interval '1 minute', false) AS "usedRecently"
         FROM api_token
         WHERE token_hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`,
        [hashOf(token)],
      )
    : [];
  const row = rows[0];
  const account = row ? await findAccount(db, row.ownerId) : null;
  if (!row || !account) throw invalidToken();
  if (!row.usedRecently) {
    await db.query(
      `UPDATE api_token SET last_used_at = now()
       WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= now() - interval '1 minute')`,
      [row.id],
    );
  }
  return { ...viewerOf(account), token: { id: row.id, scopes: row.scopes } };
}

/** The refusal of every token that is not valid, whatever is wrong with it. */
export function invalidToken(): ShopError {
  return new ShopError('UNAUTHENTICATED', 'This API token is not valid: it is unknown, has expired or was revoked.');
}

/** Locks the owner's row, so that concurrent requests count one after the other, and reads its rights as of now. */
async function refuseTooMany(tx: Transaction, owner: Account): Promise<void> {
  const lock = { mode: 'for_no_key_update' } as const;
  await tx.manager.findOne(UserEntity, { select: { id: true }, where: { id: owner.id }, lock });
  const account = await findAccount(tx, owner.id);
  if (!account) throw unauthenticated();
  if (!mayOwn(account.role)) throw forbidden();
  const count = await tx.manager.countBy(ApiToken, { ownerId: owner.id, revokedAt: IsNull() });
  if (count >= LIMITS.tokens) {
    throw new ShopError('CONFLICT', `You have ${LIMITS.tokens} API tokens, which is the most. Revoke one first.`);
  }
}

function auditEntry(action: string, before: ListedToken | null, after: ListedToken): AuditedAction {
  return { action, subjectType: 'apiToken', subjectId: after.id, before: before && audit(before), after: audit(after) };
}

/** The state of a token in the audit log. */
function audit({ ownerUsername, name, scopes, expiresAt, revokedAt }: ListedToken) {
  return { owner: ownerUsername, name, scopes, expiresAt, revokedAt };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
