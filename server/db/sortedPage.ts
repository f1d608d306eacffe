import { LIMITS } from '../../common/constants';
import { badInput } from '../core/errors';
import type { Queryable } from './queryable';
import type { Selection } from './selection';

/** What a list can be sorted by besides its ids: never null, and changed only by a change of the row. */
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

/** Which page. */
export interface PageRequest<By extends string> {
  /** 1 to 100. */
  readonly first: number;
  /** The `endCursor` of the page before, of the same list sorted the same way. */
  readonly after?: string | null;
  readonly by: By;
  readonly descending: boolean;
  /** Rows to skip before the page; only for the documented page numbers. */
  readonly skip?: number;
}

/** A page of rows. */
export interface Page<Row> {
  readonly nodes: Row[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

/** The position of a row in a sorted list: what its cursor holds. */
interface Position {
  /** As PostgreSQL writes it; null in a list that is sorted by the id alone. */
  readonly value: string | null;
  readonly id: string;
}

/**
 * Reads one page of a list, sorted by a key and then by the id, beginning after a row instead of skipping a number of
 * rows (keyset paging): the next page costs as much as the first, and no row is on two pages when others come in
 * between.
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
  return readRows(db, list, selection, { by, descending, skip, after: decodeCursor(list, request), limit: first });
}

/** Rows per statement where every row is read. */
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
    const position: Position | null = decodeCursor(list, { by, descending, first: BATCH, after });
    const { nodes, pageInfo }: Page<Row> = await readRows<Row, By>(db, list, select(), {
      by,
      descending,
      after: position,
      limit: BATCH,
      skip: 0,
    });
    yield* nodes;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}

async function readRows<Row, By extends string>(
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
    after: Position | null;
    limit: number;
    skip: number;
  },
): Promise<Page<Row>> {
  const key = sorts[by];
  const comparison = descending ? '<' : '>';
  if (after && key) {
    selection.and(`(${key.sql}, ${id.sql}) ${comparison} (?::${key.type}, ?::${id.type})`, after.value, after.id);
  } else if (after) selection.and(`${id.sql} ${comparison} ?::${id.type}`, after.id);
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
      endCursor: last ? encodeCursor(by, descending, { value: last.sortValue, id: last.sortId }) : null,
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

/**
 * The cursor of a row: in a list sorted by the id alone that id, in any other the name of the sort, the key and the id.
 */
function encodeCursor(by: string, descending: boolean, { value, id }: Position): string {
  if (value === null) return id;
  return Buffer.from(JSON.stringify([sortName(by, descending), value, id])).toString('base64url');
}

function sortName(by: string, descending: boolean): string {
  return `${descending ? '-' : '+'}${by}`;
}

/** Longer than any cursor of a page: a sorted text has at most a few hundred characters. */
const CURSOR_MAX = 4_000;
const MAX_ID = { integer: 2_147_483_647n, bigint: 9_223_372_036_854_775_807n } as const;

function decodeCursor<By extends string>(
  { id, sorts }: SortedList<By>,
  { after, by, descending }: PageRequest<By>,
): Position | null {
  if (after === null || after === undefined) return null;
  const key = sorts[by];
  const position = key ? decodeSortedCursor(after, by, descending) : { value: null, id: after };
  if (!position || !isWhole(position.id, MAX_ID[id.type]) || (key && !isValue(key, position.value))) {
    const sorted = key ? ', sorted the same way' : '';
    throw badInput({ after: `Pass the endCursor of the page before${sorted}` });
  }
  return position;
}

function decodeSortedCursor(cursor: string, by: string, descending: boolean): Position | null {
  if (cursor.length > CURSOR_MAX) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== 3 || !parts.every((part) => typeof part === 'string')) return null;
    const [name, value, id] = parts as [string, string, string];
    return name === sortName(by, descending) ? { value, id } : null;
  } catch {
    return null;
  }
}

function isWhole(text: string, largest: bigint): boolean {
  return /^\d{1,19}$/.test(text) && BigInt(text) <= largest;
}

/** Whether PostgreSQL can read the value; a cursor comes from the client. */
function isValue({ type }: SortKey, value: string | null): boolean {
  if (value === null) return false;
  if (type === 'integer') return isWhole(value.replace(/^-/, ''), MAX_ID.integer);
  if (type === 'numeric') return /^-?\d{1,20}(\.\d{1,10})?$/.test(value);
  return !value.includes('\0');
}
