import { MESSAGES } from '../../../common/messages';
import { forbidden, unauthenticated } from '../../core/errors';
import type { Duty } from '../../identity/duties';
import { Role } from '../../identity/roles';
import { canGive, TokenScope } from '../../identity/tokenScope';
import type { Viewer } from '../../identity/viewer';

/** The kinds of viewer that the rules distinguish. A business that is not approved is a kind of its own. */
const VIEWER_KINDS = ['guest', 'customer', 'pendingBusiness', 'business', 'employee', 'staff', 'admin'] as const;
type ViewerKind = (typeof VIEWER_KINDS)[number];

/** What the rules name: a kind of viewer, or a duty, which opens something to the staff that has it. */
export type Right = ViewerKind | 'adminWithoutSecondStep' | `${Duty}`;

/** The rights of a viewer: its kind and, of staff, its duties. */
export function rightsOf({ account, lacksSecondStep }: Viewer): readonly Right[] {
  if (!account) return ['guest'];
  if (lacksSecondStep) return ['adminWithoutSecondStep'];
  if (account.role === Role.STAFF) return ['staff', ...account.duties];
  return [account.role === Role.BUSINESS && !account.businessApproved ? 'pendingBusiness' : account.role];
}

/** To whom something is open: whoever has any of these rights. An admin has no duties, and so is named beside them. */
export type Viewers = readonly Right[];

export const EVERYONE: Viewers = VIEWER_KINDS;
export const SIGNED_IN: Viewers = VIEWER_KINDS.filter((kind) => kind !== 'guest');
/** Staff buys with an account of its own, which is a customer's. */
export const BUYERS: Viewers = VIEWER_KINDS.filter((kind) => kind !== 'employee' && kind !== 'staff');
export const SEE_PRICES: Viewers = [...BUYERS, 'prices'];
export const SEE_ORDERS: Viewers = [...SIGNED_IN.filter((kind) => kind !== 'staff'), 'orders', 'packing'];
export const SEE_ORDER_AMOUNTS: Viewers = [...BUYERS, 'orders'];
export const SEE_OWN_AMOUNTS: Viewers = SEE_ORDER_AMOUNTS.filter((right) => right !== 'guest');
export const ORDER_AGAIN: Viewers = SIGNED_IN.filter((kind) => kind !== 'staff');
export const SEE_BUSINESS_PRICES: Viewers = ['business', 'admin', 'prices'];
/** What the catalogue says in each language, as it is edited. */
export const EDIT_TEXTS: Viewers = ['admin', 'catalogue', 'prices'];
/** Guests and customers read what they pay now. */
export const SEE_PAST_PRICES: Viewers = ['business', 'admin', 'prices'];
export const SEE_CREDIT: Viewers = ['business', 'admin', 'credit'];
/** Shoppers are told how many are left of what is nearly gone, and no more. */
export const SEE_STOCK: Viewers = ['admin', 'catalogue'];
/** How orders are packed, and what a day of them takes. */
export const SEE_PACKING: Viewers = ['admin', 'orders', 'packing'];

/** Runs and their stops: who plans them, and who drives one. */
export const SEE_RUNS: Viewers = ['admin', 'orders', 'driving'];

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
export const readsNodes: Rule = {
  viewers: EVERYONE,
  scopes: [TokenScope.READ, TokenScope.ORDER, TokenScope.ADMIN, TokenScope.STAFF],
};
export const buys = (viewers: Viewers): Rule => ({ viewers, scopes: [TokenScope.ORDER] });
/** For admins alone, whatever duties staff has. */
export const administers: Rule = { viewers: ['admin'], scopes: [TokenScope.ADMIN] };
/** For admins, and for staff with any of the duties. */
export const works = (...duties: readonly `${Duty}`[]): Rule => ({
  viewers: ['admin', ...duties],
  scopes: [TokenScope.ADMIN, TokenScope.STAFF],
});
/** Only a business has employees. */
export const readsEmployees: Rule = { viewers: ['business'], scopes: [TokenScope.READ, TokenScope.EMPLOYEES] };
export const managesEmployees: Rule = { viewers: ['business'], scopes: [TokenScope.EMPLOYEES] };
export const withSession = (viewers: Viewers): Rule => ({ viewers, scopes: 'session' });

/** The second step of who works for the shop, also for an admin who must set it up before anything else. */
export const withOwnStep: Rule = withSession(['staff', 'admin', 'adminWithoutSecondStep']);

/** Whether something is open to the viewer. */
export function isAmong(viewers: Viewers, viewer: Viewer): boolean {
  return viewers === EVERYONE || rightsOf(viewer).some((right) => viewers.includes(right));
}

/** @throws ShopError UNAUTHENTICATED or FORBIDDEN for a viewer or a token that the rule does not admit */
export function refuseUnless({ viewers, scopes }: Rule, viewer: Viewer): void {
  if (!isAmong(viewers, viewer)) throw refusalOf(rightsOf(viewer), viewers);
  const { token } = viewer;
  if (!token) return;
  if (scopes === 'session') throw forbidden('This is for people who sign in, not for API tokens.');
  if (scopes.some((scope) => token.scopes.includes(scope))) return;
  const needed = scopes.find((scope) => canGive(viewer.account?.role, scope)) ?? scopes[0];
  throw forbidden(`This API token has no scope "${needed}"; make one that has.`);
}

/** The scopes each of which is enough for all of the rules; none where one admits no token, or nobody. */
export function scopesFor(rules: readonly (Rule | undefined)[]): TokenScope[] {
  return Object.values(TokenScope).filter((scope) =>
    rules.every((rule) => rule && rule.scopes !== 'session' && rule.scopes.includes(scope)),
  );
}

function refusalOf(rights: readonly Right[], viewers: Viewers): Error {
  if (rights.includes('guest')) return unauthenticated();
  if (rights.includes('adminWithoutSecondStep')) return forbidden(MESSAGES.secondStepFirst);
  if (rights.includes('pendingBusiness') && viewers.includes('business')) return forbidden(MESSAGES.pendingBusiness);
  return forbidden();
}
