/** Every kind of account, and two businesses to tell their own from each other's. */
export const ACCOUNTS = ['guest', 'customer', 'pending', 'business', 'business-cash', 'employee', 'admin'] as const;
export type AccountName = (typeof ACCOUNTS)[number];

export type Outcome = 'ok' | 400 | 401 | 403 | 404;
/** What is expected of each account, in the order of ACCOUNTS: ok, 401 UNAUTHENTICATED, 403 FORBIDDEN, 404 NOT_FOUND. */
export type Expected = readonly Outcome[];

export const ALL: Expected = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
export const NOT_EMPLOYEES: Expected = ['ok', 'ok', 'ok', 'ok', 'ok', 403, 'ok'];
export const SIGNED_IN: Expected = [401, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
export const BUSINESSES: Expected = [401, 403, 403, 'ok', 'ok', 403, 403];
export const CUSTOMERS: Expected = [401, 'ok', 403, 403, 403, 403, 403];
export const EMPLOYEES: Expected = [401, 403, 403, 403, 403, 'ok', 403];
export const ADMINS: Expected = [401, 403, 403, 403, 403, 403, 'ok'];
/** Those who work for the shop; what is sent is not valid, so that nothing is changed. */
export const ADMINS_WRONGLY: Expected = [401, 403, 403, 403, 403, 403, 400];
/** One business alone: what belongs to it does not exist for the other one. */
export const ITS_BUSINESS: Expected = [401, 403, 403, 'ok', 404, 403, 403];

/** Those who have API tokens. */
export const TOKEN_OWNERS: Expected = [401, 403, 403, 'ok', 'ok', 403, 'ok'];
export const ITS_TOKEN: Expected = [401, 403, 403, 'ok', 404, 403, 'ok'];

/** What an API token must have been given, by what is needed; `person` is for those who sign in, never for a token. */
const GIVEN = {
  read: ['read'],
  catalogue: ['read', 'order'],
  node: ['read', 'order', 'admin'],
  order: ['order'],
  staff: ['read', 'employees'],
  employees: ['employees'],
  admin: ['admin'],
  person: [],
} as const;
export const NEEDS = Object.keys(GIVEN) as Needs[];
export type Needs = keyof typeof GIVEN;

/** One line of a table of this test: who may, and with which token. */
export interface Rule {
  who: Expected;
  needs: Needs;
}

/** API tokens that have one scope each. */
export const TOKENS = {
  'admin’s token to read': { owner: 'admin', scope: 'read' },
  'admin’s token to order': { owner: 'admin', scope: 'order' },
  'admin’s token to administer': { owner: 'admin', scope: 'admin' },
  'business’s token to read': { owner: 'business', scope: 'read' },
  'business’s token to order': { owner: 'business', scope: 'order' },
  'business’s token for employees': { owner: 'business', scope: 'employees' },
} as const;
type TokenName = keyof typeof TOKENS;

/** Every kind of viewer: the accounts, their tokens, and what has ended. */
export const VIEWERS = [
  ...ACCOUNTS,
  ...(Object.keys(TOKENS) as TokenName[]),
  'revoked token',
  'ended session',
] as const;
export type ViewerName = (typeof VIEWERS)[number];

/** The outcome that the rule expects for a viewer. */
export function outcomeOf({ who, needs }: Rule, viewer: ViewerName): Outcome {
  if (viewer === 'revoked token') return 401;
  if (viewer === 'ended session') return ofAccount(who, 'guest');
  if (!isToken(viewer)) return ofAccount(who, viewer);
  const { owner, scope } = TOKENS[viewer];
  return (GIVEN[needs] as readonly string[]).includes(scope) ? ofAccount(who, owner) : 403;
}

function ofAccount(who: Expected, account: AccountName): Outcome {
  const outcome = who[ACCOUNTS.indexOf(account)];
  if (outcome === undefined) throw new Error(`The table says nothing of ${account}`);
  return outcome;
}

export function isAccount(viewer: ViewerName): viewer is AccountName {
  return (ACCOUNTS as readonly ViewerName[]).includes(viewer);
}

function isToken(viewer: ViewerName): viewer is TokenName {
  return viewer in TOKENS;
}
