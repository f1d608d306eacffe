import { MESSAGES } from '../../../common/messages';
import { forbidden, unauthenticated } from '../../core/errors';
import { Role } from '../../identity/roles';
import { TokenScope } from '../../identity/tokenScope';
import type { Viewer } from '../../identity/viewer';

/** The kinds of viewer that the rules distinguish. A business that is not approved is a kind of its own. */
const VIEWER_KINDS = ['guest', 'customer', 'pendingBusiness', 'business', 'employee', 'admin'] as const;
export type ViewerKind = (typeof VIEWER_KINDS)[number];

/** Which kind a viewer is. */
export function kindOf({ account }: Viewer): ViewerKind {
  if (!account) return 'guest';
  return account.role === Role.BUSINESS && !account.businessApproved ? 'pendingBusiness' : account.role;
}

/** The kinds of viewer to whom something is open. */
export type Viewers = readonly ViewerKind[];

export const EVERYONE: Viewers = VIEWER_KINDS;
export const SIGNED_IN: Viewers = VIEWER_KINDS.filter((kind) => kind !== 'guest');
const ALL_BUT_EMPLOYEES: Viewers = VIEWER_KINDS.filter((kind) => kind !== 'employee');
export const BUYERS = ALL_BUT_EMPLOYEES;
export const SEE_AMOUNTS = ALL_BUT_EMPLOYEES;
export const SEE_OWN_AMOUNTS: Viewers = SEE_AMOUNTS.filter((kind) => kind !== 'guest');
export const SEE_BUSINESS_PRICES: Viewers = ['business', 'admin'];
/** Guests and customers read what they pay now. */
export const SEE_PAST_PRICES: Viewers = ['business', 'admin'];
export const SEE_CREDIT: Viewers = ['business', 'admin'];

/**
 * The scopes any of which an API token needs for an operation, the usual one first; `session`: only with a session, never
 * with a token. Each can be had by the viewers to whom the operation is open.
 */
type RequiredScopes = readonly [TokenScope, ...TokenScope[]] | 'session';

/** To whom an operation is open, and with which token. */
export interface Rule {
  readonly viewers: Viewers;
  readonly scopes: RequiredScopes;
}

export const reads = (viewers: Viewers): Rule => ({ viewers, scopes: [TokenScope.READ] });
/** What strangers may read, too, and nobody can order without. */
export const readsCatalogue = (viewers: Viewers): Rule => ({ viewers, scopes: [TokenScope.READ, TokenScope.ORDER] });
/** Each node besides has the rule of what reads it by itself. */
export const readsNodes: Rule = { viewers: EVERYONE, scopes: [TokenScope.READ, TokenScope.ORDER, TokenScope.ADMIN] };
export const buys = (viewers: Viewers): Rule => ({ viewers, scopes: [TokenScope.ORDER] });
export const administers: Rule = { viewers: ['admin'], scopes: [TokenScope.ADMIN] };
/** Only a business has employees. */
export const readsEmployees: Rule = { viewers: ['business'], scopes: [TokenScope.READ, TokenScope.EMPLOYEES] };
export const managesEmployees: Rule = { viewers: ['business'], scopes: [TokenScope.EMPLOYEES] };
export const withSession = (viewers: Viewers): Rule => ({ viewers, scopes: 'session' });

/** @throws ShopError UNAUTHENTICATED or FORBIDDEN for a viewer or a token that the rule does not admit */
export function refuseUnless({ viewers, scopes }: Rule, viewer: Viewer): void {
  const kind = kindOf(viewer);
  if (!viewers.includes(kind)) throw refusalOf(kind, viewers);
  const { token } = viewer;
  if (!token) return;
  if (scopes === 'session') throw forbidden('This is for people who sign in, not for API tokens.');
  if (scopes.some((scope) => token.scopes.includes(scope))) return;
  throw forbidden(`This API token has no scope "${scopes[0]}"; make one that has.`);
}

/** The scopes each of which is enough for all of the rules; none where one admits no token, or nobody. */
export function scopesFor(rules: readonly (Rule | undefined)[]): TokenScope[] {
  return Object.values(TokenScope).filter((scope) =>
    rules.every((rule) => rule && rule.scopes !== 'session' && rule.scopes.includes(scope)),
  );
}

function refusalOf(kind: ViewerKind, viewers: Viewers): Error {
  if (kind === 'guest') return unauthenticated();
  if (kind === 'pendingBusiness' && viewers.includes('business')) return forbidden(MESSAGES.pendingBusiness);
  return forbidden();
}
