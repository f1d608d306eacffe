import { createHash, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { LIMITS } from '../../../common/constants';
import { tokenRules } from '../../../common/rules/tokenRules';
import { audited } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import { countSelected, readSortedPage, type Page, type PageRequest, type SortedList } from '../../db/sortedPage';
import { notFound, ShopError, unauthenticated } from '../../core/errors';
import { trimmedText } from '../../core/text';
import { Role } from '../../identity/roles';
import { TokenScope } from '../../identity/tokenScope';
import { findAccount, viewerOf, type Account, type Viewer } from '../../identity/viewer';

/** A token as its owner and admins see it: never the token itself, nor its hash. */
export interface ListedToken {
  id: number;
  ownerId: number;
  ownerUsername: string;
  name: string;
  scopes: TokenScope[];
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  createdAt: Date;
}

/** What a token's form sends; see `tokenRules`. */
export interface TokenInput {
  name?: string | null;
  scopes?: TokenScope[] | null;
  expiresAt?: Date | null;
}

/** Tokens begin with this, so that a person and a scanner of leaked secrets know what they have found. */
const PREFIX = 'bst_';
const SECRET_BYTES = 32;
const FORM = /^bst_[A-Za-z0-9_-]{43}$/;

const COLUMNS = `t.id, t.owner_id AS "ownerId", u.username AS "ownerUsername", t.name, array_to_json(t.scopes) AS scopes,
  t.expires_at AS "expiresAt", t.last_used_at AS "lastUsedAt", t.revoked_at AS "revokedAt", t.created_at AS "createdAt"`;
const FROM = 'FROM api_token t JOIN users u ON u.id = t.owner_id';

/**
 * Makes a token that acts as the viewer; it is shown this once (decisions.md section 5).
 * @throws ShopError BAD_USER_INPUT with fields; FORBIDDEN for a scope that is not the viewer's to give; CONFLICT when
 * there are too many
 */
export async function createApiToken(
  db: DataSource,
  viewer: Viewer,
  input: TokenInput,
): Promise<{ token: string; apiToken: ListedToken }> {
  checkInput(tokenRules(), input);
  const scopes = [...new Set(input.scopes ?? [])];
  if (scopes.includes(TokenScope.ADMIN) && viewer.account?.role !== Role.ADMIN) {
    const message = 'Only an administrator can give a token the scope "admin"';
    throw new ShopError('FORBIDDEN', message, { fields: { scopes: message } });
  }
  const token = PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  return audited(db, viewer, async (tx, owner) => {
    await refuseTooMany(tx, owner);
    const [{ id }] = await tx.query<[{ id: number }]>(
      `INSERT INTO api_token (owner_id, name, token_hash, scopes, expires_at) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [owner.id, trimmedText(input.name ?? ''), hashOf(token), scopes, input.expiresAt ?? null],
    );
    const apiToken = await findToken(tx, id);
    return {
      result: { token, apiToken },
      entry: { action: 'apiToken.create', subjectType: 'apiToken', subjectId: id, before: null, after: told(apiToken) },
    };
  });
}

/**
 * Ends a token at once: the viewer's own, or any for an admin. One that has ended stays as it is.
 * @throws ShopError NOT_FOUND, also for a token of someone else's
 */
export function revokeApiToken(db: DataSource, viewer: Viewer, id: number): Promise<ListedToken> {
  return audited(db, viewer, async (tx, actor) => {
    await tx.query('SELECT 1 FROM api_token WHERE id = $1 FOR UPDATE', [id]);
    const before = await findToken(tx, id);
    if (before.ownerId !== actor.id && actor.role !== Role.ADMIN) throw notFound('API token');
    await tx.query('UPDATE api_token SET revoked_at = coalesce(revoked_at, now()) WHERE id = $1', [id]);
    const after = await findToken(tx, id);
    return {
      result: after,
      entry: {
        action: 'apiToken.revoke',
        subjectType: 'apiToken',
        subjectId: id,
        before: told(before),
        after: told(after),
      },
    };
  });
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
  columns: COLUMNS,
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
  page: PageRequest<TokenSort>,
): Promise<Page<ListedToken>> {
  return readSortedPage(db, TOKENS, selected(filter), page);
}

/** How many tokens the filter selects. */
export function countTokens(db: Queryable, filter: TokenFilter): Promise<number> {
  return countSelected(db, TOKENS, selected(filter));
}

function selected({ ownerId, usable, search }: TokenFilter): Selection {
  return new Selection()
    .given('t.owner_id = ?', ownerId)
    .given('(t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > now())) = ?', usable)
    .given(`position(lower(?) IN lower(t.name || ' ' || u.username)) > 0`, search);
}

/**
 * Who a token acts as: its owner with the rights of this moment, within the token's scopes.
 * @throws ShopError UNAUTHENTICATED for a token that is unknown, expired or revoked, or whose owner is deactivated
 */
export async function viewerOfToken(db: Queryable, token: string): Promise<Viewer> {
  const rows = FORM.test(token)
    ? await db.query<{ id: number; ownerId: number; scopes: TokenScope[]; isNoted: boolean }[]>(
        `SELECT id, owner_id AS "ownerId", array_to_json(scopes) AS scopes,
           coalesce(last_used_at > now() - interval '1 minute', false) AS "isNoted"
         FROM api_token
         WHERE token_hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`,
        [hashOf(token)],
      )
    : [];
  const row = rows[0];
  const account = row ? await findAccount(db, row.ownerId) : null;
  if (!row || !account) throw refusedToken();
  if (!row.isNoted) {
    await db.query(
      `UPDATE api_token SET last_used_at = now()
       WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= now() - interval '1 minute')`,
      [row.id],
    );
  }
  return { ...viewerOf(account), token: { id: row.id, scopes: row.scopes } };
}

/** What is said of every token that is not good, whatever is wrong with it. */
export function refusedToken(): ShopError {
  return new ShopError('UNAUTHENTICATED', 'This API token is not valid: it is unknown, has expired or was revoked.');
}

/** Locks the owner's row, so that two at once are counted one after the other, and asks for its rights as of now. */
async function refuseTooMany(tx: Queryable, owner: Account): Promise<void> {
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [owner.id]);
  if (!(await findAccount(tx, owner.id))) throw unauthenticated();
  const [{ count }] = await tx.query<[{ count: number }]>(
    'SELECT count(*)::integer AS count FROM api_token WHERE owner_id = $1 AND revoked_at IS NULL',
    [owner.id],
  );
  if (count >= LIMITS.tokens) {
    throw new ShopError('CONFLICT', `You have ${LIMITS.tokens} API tokens, which is the most. Revoke one first.`);
  }
}

async function findToken(db: Queryable, id: number): Promise<ListedToken> {
  const [token] = await db.query<ListedToken[]>(`SELECT ${COLUMNS} ${FROM} WHERE t.id = $1`, [id]);
  if (!token) throw notFound('API token');
  return token;
}

/** What the audit log keeps of a token. */
function told({ ownerUsername, name, scopes, expiresAt, revokedAt }: ListedToken) {
  return { owner: ownerUsername, name, scopes, expiresAt, revokedAt };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
