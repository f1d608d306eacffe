import { LIMITS } from '../../common/constants';
import { badInput } from '../core/errors';
import type { Queryable } from './queryable';
import type { Selection } from './selection';

/** What a list can be sorted by besides its ids: never null, and the same for the same row as long as it is not changed. */
export interface SortKey {
  /** The expression; an index on it and the id makes long lists fast in both directions. */
  readonly sql: string;
  readonly type: 'integer' | 'numeric' | 'text';
}

/** A list by its parts of SQL, and each way to sort it by name; null sorts by the id alone. */
export interface SortedList<By extends string> {
  readonly columns: string;
  /** After FROM. */
  readonly from: string;
  /** Unique, never null, growing with time. */
  readonly id: { readonly sql: string; readonly type: 'integer' | 'bigint' };
  readonly sorts: Readonly<Record<By, SortKey | null>>;
}

/** A page as it is asked for. */
export interface PageRequest<By extends string> {
  /** 1 to 100. */
  readonly first: number;
  /** The `endCursor` of the page before, of the same list sorted the same way. */
  readonly after?: string | null;
  readonly by: By;
  readonly descending: boolean;
  /** Rows to leave out before the page, for the documented page numbers alone. */
  readonly skip?: number;
}

/** A page as it is found. */
export interface Page<Row> {
  readonly nodes: Row[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

/** The place of a row in a sorted list. */
interface Place {
  /** As PostgreSQL writes it; null in a list that is sorted by the id alone. */
  readonly value: string | null;
  readonly id: string;
}

/**
 * Reads one page of a list, sorted by a key and then by the id, beginning after a row and not at a number of rows: the
 * next page costs as much as the first, and nothing is shown twice when something new comes in between.
 *
 * @param selection which rows
 * @throws ShopError BAD_USER_INPUT for a page size over the bound, and for a cursor that no page of this list in this
 *   order gave
 */
export async function readSortedPage<Row, By extends string>(
  db: Queryable,
  list: SortedList<By>,
  selection: Selection,
  request: PageRequest<By>,
): Promise<Page<Row>> {
  const { first, by, descending, skip = 0 } = request;
  if (first < 1 || first > LIMITS.page) throw badInput({ first: `Ask for 1 to ${LIMITS.page} at a time` });
  return readPlaces(db, list, selection, { by, descending, skip, after: placeAfter(list, request), limit: first });
}

/** Rows that are read at once where everything is read. */
const BATCH = 1_000;

/**
 * Every row of the list, in the order of its pages, read as fast as they are taken: memory holds one batch of them.
 *
 * @param select makes the same selection again for each batch
 */
export async function* everyRow<Row, By extends string>(
  db: Queryable,
  list: SortedList<By>,
  select: () => Selection,
  { by, descending }: { by: By; descending: boolean },
): AsyncGenerator<Row> {
  let after: string | null = null;
  do {
    const place: Place | null = placeAfter(list, { by, descending, first: BATCH, after });
    const { nodes, pageInfo }: Page<Row> = await readPlaces<Row, By>(db, list, select(), {
      by,
      descending,
      after: place,
      limit: BATCH,
      skip: 0,
    });
    yield* nodes;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}

async function readPlaces<Row, By extends string>(
  db: Queryable,
  { columns, from, id, sorts }: SortedList<By>,
  selection: Selection,
  {
    by,
    descending,
    after,
    limit,
    skip,
  }: {
    by: By;
    descending: boolean;
    after: Place | null;
    limit: number;
    skip: number;
  },
): Promise<Page<Row>> {
  const key = sorts[by];
  const beyond = descending ? '<' : '>';
  if (after && key) {
    selection.and(`(${key.sql}, ${id.sql}) ${beyond} (?::${key.type}, ?::${id.type})`, after.value, after.id);
  } else if (after) selection.and(`${id.sql} ${beyond} ?::${id.type}`, after.id);
  const direction = descending ? 'DESC' : 'ASC';
  const order = [...(key ? [key.sql] : []), id.sql].map((sql) => `${sql} ${direction}`).join(', ');
  const rows = await db.query<(Row & { sortValue: string | null; sortId: string })[]>(
    `SELECT ${columns}, ${key ? `(${key.sql})::text` : 'NULL'} AS "sortValue", (${id.sql})::text AS "sortId"
     FROM ${from} WHERE ${selection.where} ORDER BY ${order} LIMIT ${selection.parameter(limit + 1)}
     ${skip > 0 ? `OFFSET ${selection.parameter(skip)}` : ''}`,
    selection.parameters,
  );
  const last = rows[Math.min(rows.length, limit) - 1];
  return {
    nodes: rows.slice(0, limit).map(({ sortValue: _, sortId: __, ...row }) => row as Row),
    pageInfo: {
      endCursor: last ? cursorOf(by, descending, { value: last.sortValue, id: last.sortId }) : null,
      hasNextPage: rows.length > limit,
    },
  };
}

/** How many rows are selected. */
export async function countSelected(
  db: Queryable,
  { from }: Pick<SortedList<never>, 'from'>,
  selection: Selection,
): Promise<number> {
  const [row] = await db.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM ${from} WHERE ${selection.where}`,
    selection.parameters,
  );
  return row?.count ?? 0;
}

/** An id is a place in either direction, and its own cursor; any other place says what it is a place in. */
function cursorOf(by: string, descending: boolean, { value, id }: Place): string {
  if (value === null) return id;
  return Buffer.from(JSON.stringify([orderName(by, descending), value, id])).toString('base64url');
}

function orderName(by: string, descending: boolean): string {
  return `${descending ? '-' : '+'}${by}`;
}

/** Longer than any cursor that is made: a sorted text has at most a few hundred characters. */
const CURSOR_MAX = 4_000;
const LARGEST = { integer: 2_147_483_647n, bigint: 9_223_372_036_854_775_807n } as const;

function placeAfter<By extends string>(
  { id, sorts }: SortedList<By>,
  { after, by, descending }: PageRequest<By>,
): Place | null {
  if (after === null || after === undefined) return null;
  const key = sorts[by];
  const place = key ? sortedPlace(after, by, descending) : { value: null, id: after };
  if (!place || !isWhole(place.id, LARGEST[id.type]) || (key && !isValue(key, place.value))) {
    const sorted = key ? ', sorted the same way' : '';
    throw badInput({ after: `Pass the endCursor of the page before${sorted}` });
  }
  return place;
}

function sortedPlace(cursor: string, by: string, descending: boolean): Place | null {
  if (cursor.length > CURSOR_MAX) return null;
  try {
    const said: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(said) || said.length !== 3 || !said.every((part) => typeof part === 'string')) return null;
    const [name, value, id] = said as [string, string, string];
    return name === orderName(by, descending) ? { value, id } : null;
  } catch {
    return null;
  }
}

function isWhole(text: string, largest: bigint): boolean {
  return /^\d{1,19}$/.test(text) && BigInt(text) <= largest;
}

/** Whether PostgreSQL can read the value, which a stranger may have written. */
function isValue({ type }: SortKey, value: string | null): boolean {
  if (value === null) return false;
  if (type === 'integer') return isWhole(value.replace(/^-/, ''), LARGEST.integer);
  if (type === 'numeric') return /^-?\d{1,20}(\.\d{1,10})?$/.test(value);
  return !value.includes('\0');
}
