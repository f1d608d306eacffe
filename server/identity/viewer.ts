import { unauthenticated } from '../core/errors';
import { entityColumns } from '../db/entityColumns';
import type { Queryable } from '../db/queryable';
import { priceBookOf, type PriceBook } from '../pricing/priceBook';
import { worksHere } from './duties';
import { Role } from './roles';
import type { TokenScope } from './tokenScope';
import { UserEntity } from './user.entity';

const ACCOUNT = [
  'id',
  'username',
  'email',
  'emailUnconfirmed',
  'formerEmail',
  'firstName',
  'lastName',
  'role',
  'duties',
  'businessApproved',
  'businessName',
  'paymentMode',
  'pricingMode',
  'businessDiscount',
  'parentBusinessId',
  'language',
  'secondStep',
] as const satisfies readonly (keyof UserEntity)[];

/** Who is signed in, with the rights as the database has them now; never from the session (specification 1.3). */
export type Account = Readonly<Pick<UserEntity, (typeof ACCOUNT)[number]>>;

/** Who sends a request: a guest (`account` null) or an account. */
export interface Viewer {
  readonly account: Account | null;
  /** By this the viewer's prices are computed. */
  readonly book: PriceBook;
  /** Set when an API token stands for the account: it acts with the owner's rights, within its scopes. */
  readonly token?: { readonly id: number; readonly scopes: readonly TokenScope[] };
  /** An admin who must have a second step and has none: nothing is open but what sets it up. */
  readonly lacksSecondStep?: true;
  /** From which screen or program the request comes, as the history of prices keeps it; absent where none came. */
  readonly via?: string;
  /**
   * Viewers with the same name see the same catalogue, to the byte, and share cached answers. Null: none is cached for
   * this viewer.
   */
  readonly cacheScope: string | null;
}

export const GUEST: Viewer = viewerOf(null);

/** The viewer that an account is; null stands for a guest. */
export function viewerOf(account: Account | null): Viewer {
  const book = priceBookOf(account);
  // Admins and staff read more or less of a product than others, so they share no responses with them, and they must see
  // their own changes at once, also before this process has been notified of them.
  return { account, book, cacheScope: worksHere(account) ? null : book.name };
}

/** The account of who is signed in. @throws ShopError UNAUTHENTICATED for a guest */
export function signedIn({ account }: Pick<Viewer, 'account'>): Account {
  if (!account) throw unauthenticated();
  return account;
}

/** Whether the viewer is a business that may act as one. */
export function isApprovedBusiness(viewer: Viewer): boolean {
  return viewer.account?.role === Role.BUSINESS && viewer.account.businessApproved;
}

const ACCOUNT_COLUMNS = entityColumns(UserEntity, 'u', ACCOUNT);

/** Who can sign in: no deactivated user, and no employee of a deactivated business. The alias of the users is `u`. */
export const CAN_SIGN_IN = `u.active AND (u.parent_business_id IS NULL
  OR EXISTS (SELECT 1 FROM users b WHERE b.id = u.parent_business_id AND b.active))`;

/** The account with the id; null when it is gone or deactivated. */
export async function findAccount(db: Queryable, userId: number): Promise<Account | null> {
  const rows = await db.query<Account[]>(`SELECT ${ACCOUNT_COLUMNS} FROM users u WHERE u.id = $1 AND ${CAN_SIGN_IN}`, [
    userId,
  ]);
  return rows[0] ?? null;
}

/** A live session's account in one statement. */
export interface SessionViewer {
  readonly account: Account | null;
  /** When the session ends, in milliseconds since 1970. */
  readonly expires: number;
}

/** Who a session belongs to; null when there is no such session any more. */
export async function findSessionViewer(db: Queryable, sid: string): Promise<SessionViewer | null> {
  const rows = await db.query<(Account & { ends: string })[]>(
    `SELECT ${ACCOUNT_COLUMNS}, extract(epoch FROM s.expire - now()::timestamp) * 1000 AS ends
     FROM session s LEFT JOIN users u ON u.id = (s.sess->>'userId')::integer AND ${CAN_SIGN_IN}
     WHERE s.sid = $1 AND s.expire >= now()::timestamp`,
    [sid],
  );
  const row = rows[0];
  if (!row) return null;
  const { ends, ...account } = row;
  return { account: row.id === null ? null : account, expires: Date.now() + Number(ends) };
}
