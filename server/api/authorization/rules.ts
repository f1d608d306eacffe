import { MESSAGES } from '../../../common/messages';
import { forbidden, unauthenticated } from '../../core/errors';
import { Role } from '../../identity/roles';
import { TokenScope } from '../../identity/tokenScope';
import type { Viewer } from '../../identity/viewer';

/** The kinds of viewer that the table tells apart. A business that is not approved is a kind of its own. */
export const VIEWER_KINDS = ['guest', 'customer', 'pendingBusiness', 'business', 'employee', 'admin'] as const;
export type ViewerKind = (typeof VIEWER_KINDS)[number];

/** Which kind a viewer is. */
export function kindOf({ account }: Viewer): ViewerKind {
  if (!account) return 'guest';
  return account.role === Role.BUSINESS && !account.businessApproved ? 'pendingBusiness' : account.role;
}

/** Those kinds of viewer to whom something is open. */
export type Who = readonly ViewerKind[];

export const EVERYONE: Who = [...VIEWER_KINDS];
export const SIGNED_IN: Who = VIEWER_KINDS.filter((kind) => kind !== 'guest');
export const BUYERS: Who = VIEWER_KINDS.filter((kind) => kind !== 'employee');
export const SEE_AMOUNTS: Who = [...BUYERS];
export const SEE_BUSINESS_PRICES: Who = ['business', 'admin'];
export const SEE_CREDIT: Who = ['business', 'admin'];

/** What an API token must have been given for an operation; `session` is for people alone, never for a token. */
type Needs = TokenScope | 'session';

/** To whom an operation is open, and with which token. */
export interface Rule {
  readonly who: Who;
  readonly needs: Needs;
}

export const reads = (who: Who): Rule => ({ who, needs: TokenScope.READ });
export const buys = (who: Who): Rule => ({ who, needs: TokenScope.ORDER });
export const administers: Rule = { who: ['admin'], needs: TokenScope.ADMIN };
/** A business alone has employees; a token of its own needs the scope that an admin's needs for users. */
export const managesEmployees: Rule = { who: ['business'], needs: TokenScope.ADMIN };
export const inPerson = (who: Who): Rule => ({ who, needs: 'session' });

/** @throws ShopError UNAUTHENTICATED or FORBIDDEN for a viewer, or a token, that the rule does not let in */
export function refuseUnless({ who, needs }: Rule, viewer: Viewer): void {
  const kind = kindOf(viewer);
  if (!who.includes(kind)) throw refusalOf(kind, who);
  const { token } = viewer;
  if (token && (needs === 'session' || !token.scopes.includes(needs))) throw outOfScope(needs);
}

function outOfScope(needs: Needs): Error {
  return forbidden(
    needs === 'session'
      ? 'This is for people who sign in, not for API tokens.'
      : `This API token has no scope "${needs}"; make one that has.`,
  );
}

function refusalOf(kind: ViewerKind, who: Who): Error {
  if (kind === 'guest') return unauthenticated();
  if (kind === 'pendingBusiness' && who.includes('business')) return forbidden(MESSAGES.pendingBusiness);
  return forbidden();
}
