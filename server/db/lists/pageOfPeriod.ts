import { DEFAULT_PAGE, type Page } from '../page';
import type { Queryable } from '../queryable';
import { Selection } from '../selection';
import { readSortedPage, type SortedList, type SortedPageRequest } from './sortedPage';

/** A table whose rows are numbered as time goes by, or nearly so, with an index of their time and number. */
export interface TimedTable {
  readonly name: string;
  readonly alias: string;
  /** The column of the time. */
  readonly at: string;
}

/** Which rows of a list, that has an end in time. */
export interface PeriodOfList {
  readonly from: Date | null;
  readonly to: Date;
  /** Whether rows of the period may not be in the list. */
  readonly isNarrowed: boolean;
  /** Narrows to what the list has, its period included. */
  readonly narrow: (selection: Selection) => Selection;
}

/** By how many rows it is told how a page is read. */
interface Bounds {
  /** After so few, PostgreSQL is left to pass over them; and among so many of a period a page of some of these is looked for. */
  readonly near: number;
  /** So many of a period are read whole. */
  readonly few: number;
  /** Of more, a page of some of these is not looked for among the entries of the index of the time. */
  readonly most: number;
}

const BOUNDS: Bounds = { near: 2_000, few: 20_000, most: 200_000 };

/** To pass over a row takes about as long as so many entries of the index of the time. */
const ENTRIES_A_ROW = 3;

/**
 * The first page of a list that is sorted by the id alone, the newest first, of a period after which many rows came. PostgreSQL,
 * which does not know that ids and times grow together, would pass over all of these; where that takes longer, the rows of the
 * period are found by the index of the time.
 *
 * @returns null for what is read otherwise: a page that begins elsewhere, a period near the end, a page that is not full
 * @throws ShopError BAD_USER_INPUT as of every page
 */
export async function readPageOfPeriod<Row, By extends string>(
  db: Queryable,
  list: SortedList<By>,
  table: TimedTable,
  { from, to, isNarrowed, narrow }: PeriodOfList,
  page: SortedPageRequest<By>,
  { near, few, most } = BOUNDS,
): Promise<Page<Row> | null> {
  if (!page.descending || page.after != null || page.before != null || page.last != null) return null;
  const { later, within } = await readPlace(db, table, from, to);
  const longest = isNarrowed ? Math.min(later / ENTRIES_A_ROW, most) : later * ENTRIES_A_ROW;
  if (later <= near || within > longest) return null;
  const selection = new Selection();
  const since = from === null ? '' : `${table.at} >= ${selection.parameter(from)} AND`;
  // OFFSET: what is in the period is read by the index of the time before anything else is done with it.
  const period = `FROM ${table.name} WHERE ${since} ${table.at} < ${selection.parameter(to)} OFFSET 0`;
  const isRead = isNarrowed && within <= few;
  if (!isRead) {
    const many = selection.parameter(isNarrowed ? near : (page.first ?? DEFAULT_PAGE) + 1);
    const newest = `SELECT id FROM (SELECT id ${period}) AS period ORDER BY id DESC LIMIT ${many}`;
    selection.and(`${list.id.sql} = ANY (ARRAY(${newest}))`);
  }
  const rows = isRead ? `(SELECT * ${period}) ${table.alias}` : list.from;
  const found = await readSortedPage<Row, By>(db, { ...list, from: rows }, narrow(selection), page);
  return isRead || !isNarrowed || found.pageInfo.hasNextPage ? found : null;
}

/** About how many rows there are after a period, and in it, as their ids say. */
async function readPlace(
  db: Queryable,
  { name, at }: TimedTable,
  from: Date | null,
  to: Date,
): Promise<{ later: number; within: number }> {
  const lastBefore = (instant: string) =>
    `coalesce((SELECT id FROM ${name} WHERE ${at} < ${instant}::timestamptz ORDER BY ${at} DESC, id DESC LIMIT 1), 0)::float`;
  const [{ newest, last, before }] = await db.query<[{ newest: number; last: number; before: number }]>(
    `SELECT coalesce((SELECT max(id) FROM ${name}), 0)::float AS newest, ${lastBefore('$1')} AS last, ${lastBefore('$2')} AS before`,
    [to, from],
  );
  return { later: newest - last, within: last - before };
}
