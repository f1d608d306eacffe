import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import type { Page } from '../../db/page';
import {
  countSelected,
  everyRow,
  readSortedPage,
  type SortedList,
  type SortedPageRequest,
} from '../../db/lists/sortedPage';
import { forbidden } from '../../core/errors';
import { Duty, hasDuty } from '../../identity/duties';
import type { PaymentMode, PricingMode, Role, UserStatus } from '../../identity/roles';
import type { Viewer } from '../../identity/viewer';
import { seesPersons, selectManaged } from './managed';
import { USER_COLUMNS, type UserRow } from '../../identity/userRow';

/** Which users; null does not narrow. */
export interface UserFilter {
  role: Role | null;
  status: UserStatus | null;
  paymentMode: PaymentMode | null;
  pricingMode: PricingMode | null;
  /** Text in the username, the e-mail, the name or the business's name. */
  search: string | null;
  /** The ids of those that the search has found (`findSearched`); absent or null: it is asked of each user. */
  found?: number[] | null;
}

/** By what users are sorted. */
export enum UserSort {
  DATE = 'date',
  USERNAME = 'username',
  NAME = 'name',
  CREDIT = 'credit',
}

const BY_NAME = `coalesce(nullif(u.business_name, ''), nullif(btrim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), ''),
        u.username) COLLATE "und-x-icu"`;
/** A cursor holds what the list is sorted by. */
const BY_NAME_OF_BUSINESS = `coalesce(nullif(u.business_name, ''), u.username) COLLATE "und-x-icu"`;

const USERS: SortedList<UserSort> = {
  columns: USER_COLUMNS,
  from: 'users u',
  id: { sql: 'u.id', type: 'integer' },
  sorts: {
    [UserSort.DATE]: null,
    [UserSort.USERNAME]: { sql: 'lower(u.username)', type: 'text' },
    [UserSort.NAME]: { sql: BY_NAME, type: 'text' },
    [UserSort.CREDIT]: {
      sql: `coalesce((SELECT c.current_balance FROM credit_account c WHERE c.user_id = u.id
        AND u.role = 'business' AND u.payment_mode = 'credit'), 0)`,
      type: 'numeric',
    },
  },
};

/** The list for those who may not read names of persons. */
const WITHOUT_PERSONS: SortedList<UserSort> = {
  ...USERS,
  sorts: { ...USERS.sorts, [UserSort.NAME]: { sql: BY_NAME_OF_BUSINESS, type: 'text' } },
};

function listFor(viewer: Viewer): SortedList<UserSort> {
  return seesPersons(viewer) ? USERS : WITHOUT_PERSONS;
}

const STATUS_CONDITIONS: Record<UserStatus, string> = {
  active: 'u.active',
  inactive: 'NOT u.active',
  approved: `u.active AND u.role = 'business' AND u.business_approved`,
  pending: `u.active AND u.role = 'business' AND NOT u.business_approved`,
};

/** A page of users. @throws ShopError BAD_USER_INPUT as of every page; FORBIDDEN as `refuseHiddenFilter` */
export function readUsers(
  db: Queryable,
  viewer: Viewer,
  filter: UserFilter,
  page: SortedPageRequest<UserSort>,
): Promise<Page<UserRow>> {
  refuseHiddenFilter(viewer, filter, page.by);
  return readSortedPage(db, listFor(viewer), selected(viewer, filter), page);
}

/** Every user that the filter selects, for exports. @throws ShopError FORBIDDEN as `refuseHiddenFilter` */
export function everyUser(
  db: Queryable,
  viewer: Viewer,
  filter: UserFilter,
  sort: { by: UserSort; descending: boolean },
): AsyncGenerator<UserRow> {
  refuseHiddenFilter(viewer, filter, sort.by);
  return everyRow(db, listFor(viewer), () => selected(viewer, filter), sort);
}

/** How many users the filter selects; without a search, from the counts that are kept (specification 11.3). */
export async function countUsers(db: Queryable, viewer: Viewer, filter: UserFilter): Promise<number> {
  const selection = selected(viewer, filter);
  if (filter.search !== null) return countSelected(db, USERS, selection);
  // The columns of a kind have the names of those of the users.
  const [row] = await db.query<{ count: number }[]>(
    `SELECT coalesce(sum(u.users), 0)::integer AS count FROM user_count u WHERE ${selection.where}`,
    selection.parameters,
  );
  return row?.count ?? 0;
}

/** @throws ShopError FORBIDDEN for a filter or a sorting by what the viewer may not read: it would tell of it */
function refuseHiddenFilter({ account }: Viewer, { pricingMode }: UserFilter, by: UserSort): void {
  if (by === UserSort.CREDIT && !hasDuty(account, Duty.CREDIT)) throw forbidden();
  if (pricingMode !== null && !hasDuty(account, Duty.PRICES)) throw forbidden();
}

/** What a search looks at, as there is an index of it. */
const SEARCHED = `lower(u.username || ' ' || u.email || coalesce(' ' || u.first_name, '') || coalesce(' ' || u.last_name, '')
  || coalesce(' ' || u.business_name, ''))`;
/** The same for those who may not read names of persons. */
const SEARCHED_WITHOUT_PERSONS = `lower(u.username || coalesce(' ' || u.business_name, ''))`;
const FOUND = 'LIKE search_pattern(lower(?))';

/** The index knows texts by three letters that follow on each other; for fewer it would be read from end to end. */
const BY_INDEX = /[\p{L}\p{N}]{3}/u;
/** More than so many that match are found on the way through the list. */
const FEW = 5_000;

/**
 * The filter with the users that its search finds by its index, if they are few: once for the page and the number of all. By
 * themselves, since PostgreSQL would rather go through all users in the order of the list until the page is full.
 */
export async function findSearched(db: Queryable, viewer: Viewer, filter: UserFilter): Promise<UserFilter> {
  const { search } = filter;
  if (search === null || !seesPersons(viewer) || !BY_INDEX.test(search)) return filter;
  const selection = new Selection().and(`${SEARCHED} ${FOUND}`, search);
  const found = await db.query<{ id: number }[]>(
    `SELECT u.id FROM users u WHERE ${selection.where} LIMIT ${FEW + 1}`,
    selection.parameters,
  );
  return { ...filter, found: found.length > FEW ? null : found.map(({ id }) => id) };
}

function selected(viewer: Viewer, { role, status, paymentMode, pricingMode, search, found }: UserFilter): Selection {
  const selection = selectManaged(new Selection(), viewer)
    .andIfPresent('u.role = ?', role)
    .andIfPresent('u.payment_mode = ?', paymentMode)
    .andIfPresent('u.pricing_mode = ?', pricingMode);
  if (status) selection.and(STATUS_CONDITIONS[status]);
  if (found) return selection.and('u.id = ANY (?::integer[])', found);
  // Another expression than that of the index.
  const searched = seesPersons(viewer) ? SEARCHED : SEARCHED_WITHOUT_PERSONS;
  return selection.andIfPresent(`(${searched} || '') ${FOUND}`, search);
}
