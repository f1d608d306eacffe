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
export const SEE_BUSINESS_PRICES: Viewers = ['business', 'admin'];
export const SEE_CREDIT: Viewers = ['business', 'admin'];

/** The scope that an API token needs for an operation; `session`: only with a session, never with a token. */
type RequiredScope = TokenScope | 'session';

/** To whom an operation is open, and with which token. */
export interface Rule {
  readonly viewers: Viewers;
  readonly scope: RequiredScope;
}

export const reads = (viewers: Viewers): Rule => ({ viewers, scope: TokenScope.READ });
export const buys = (viewers: Viewers): Rule => ({ viewers, scope: TokenScope.ORDER });
export const administers: Rule = { viewers: ['admin'], scope: TokenScope.ADMIN };
/** Only a business has employees. Its token needs the same scope as an admin's token for users. */
export const managesEmployees: Rule = { viewers: ['business'], scope: TokenScope.ADMIN };
export const withSession = (viewers: Viewers): Rule => ({ viewers, scope: 'session' });

/** @throws ShopError UNAUTHENTICATED or FORBIDDEN for a viewer or a token that the rule does not admit */
export function refuseUnless({ viewers, scope }: Rule, viewer: Viewer): void {
  const kind = kindOf(viewer);
  if (!viewers.includes(kind)) throw refusalOf(kind, viewers);
  const { token } = viewer;
  if (token && (scope === 'session' || !token.scopes.includes(scope))) throw outOfScope(scope);
}

function outOfScope(scope: RequiredScope): Error {
  return forbidden(
    scope === 'session'
      ? 'This is for people who sign in, not for API tokens.'
      : `This API token has no scope "${scope}"; make one that has.`,
  );
}

function refusalOf(kind: ViewerKind, viewers: Viewers): Error {
  if (kind === 'guest') return unauthenticated();
  if (kind === 'pendingBusiness' && viewers.includes('business')) return forbidden(MESSAGES.pendingBusiness);
  return forbidden();
}
