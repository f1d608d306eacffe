import { isId, pageOf, rangeOf, type Page, type PageRange, type PageRequest, type Paging } from '../page';
import type { Queryable } from '../queryable';
import type { Selection } from '../selection';

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

/** Which page, in which order. */
export interface SortedPageRequest<By extends string> extends PageRequest {
  readonly by: By;
  readonly descending: boolean;
  /** Rows to skip before the page; only for the documented page numbers. */
  readonly skip?: number;
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
 * between. The last rows are read the other way round, by the same index.
 *
 * @param selection which rows
 * @param bounds how many rows a page may have; absent: 1 to 100, and 50 when nothing is said
 * @throws ShopError BAD_USER_INPUT as of every page (`rangeOf`), also for a cursor of another order of the list
 */
export async function readSortedPage<Row, By extends string>(
  db: Queryable,
  list: SortedList<By>,
  selection: Selection,
  request: SortedPageRequest<By>,
  bounds: Pick<Paging<Position>, 'max' | 'standard'> = {},
): Promise<Page<Row>> {
  const { by, descending, skip = 0 } = request;
  const decode = (cursor: string) => decodeCursor(list, { by, descending }, cursor);
  const range = rangeOf(request, { decode, isSorted: list.sorts[by] !== null, ...bounds });
  const rows = await readRows<Row, By>(db, list, selection, { by, descending, skip, ...range });
  const edges = rows.map(({ row, position }) => ({ cursor: encodeCursor(by, descending, position), node: row }));
  return pageOf(edges, range, skip);
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
  let after: Position | null = null;
  do {
    const range: Omit<Rows<By>, 'after'> = { by, descending, fromEnd: false, before: null, limit: BATCH, skip: 0 };
    const found: FoundRow<Row>[] = await readRows<Row, By>(db, list, select(), { ...range, after });
    const batch = found.slice(0, BATCH);
    for (const { row } of batch) yield row;
    after = found.length > BATCH ? (batch.at(-1)?.position ?? null) : null;
  } while (after !== null);
}

/** Which rows, and in which order. */
interface Rows<By extends string> extends PageRange<Position>, Required<Sorted<By>> {
  readonly skip: number;
}

type Sorted<By extends string> = Pick<SortedPageRequest<By>, 'by' | 'descending'>;

interface FoundRow<Row> {
  readonly row: Row;
  readonly position: Position;
}

/** The rows of the range in its direction, and one more where there are more. */
async function readRows<Row, By extends string>(
  db: Queryable,
  { columns, from, id, sorts }: SortedList<By>,
  selection: Selection,
  { by, descending, after, before, limit, fromEnd, skip }: Rows<By>,
): Promise<FoundRow<Row>[]> {
  const key = sorts[by];
  const beyond = (position: Position | null, comparison: '<' | '>') => {
    if (!position) return;
    if (!key) selection.and(`${id.sql} ${comparison} ?::${id.type}`, position.id);
    else {
      const row = `(?::${key.type}, ?::${id.type})`;
      selection.and(`(${key.sql}, ${id.sql}) ${comparison} ${row}`, position.value, position.id);
    }
  };
  beyond(after, descending ? '<' : '>');
  beyond(before, descending ? '>' : '<');
  const direction = descending === fromEnd ? 'ASC' : 'DESC';
  const order = [...(key ? [key.sql] : []), id.sql].map((sql) => `${sql} ${direction}`).join(', ');
  const rows = await db.query<(Row & { sortValue: string | null; sortId: string })[]>(
    `SELECT ${columns}, ${key ? `(${key.sql})::text` : 'NULL'} AS "sortValue", (${id.sql})::text AS "sortId"
     FROM ${from} WHERE ${selection.where} ORDER BY ${order} LIMIT ${selection.parameter(limit + 1)}
     ${skip > 0 ? `OFFSET ${selection.parameter(skip)}` : ''}`,
    selection.parameters,
  );
  return rows.map(({ sortValue, sortId, ...row }) => ({ row: row as Row, position: { value: sortValue, id: sortId } }));
}

/**
 * How many rows are selected.
 * @param atMost where counting ends; null: with the last of them
 */
export async function countSelected(
  db: Queryable,
  { from }: Pick<SortedList<never>, 'from'>,
  selection: Selection,
  atMost: number | null = null,
): Promise<number> {
  const selected = `${from} WHERE ${selection.where}`;
  const counted =
    atMost === null ? selected : `(SELECT FROM ${selected} LIMIT ${selection.parameter(atMost)}) AS counted`;
  const [row] = await db.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM ${counted}`,
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

/** The position that a cursor stands for; null unless a page of this list in this order gave it. */
function decodeCursor<By extends string>(
  { id, sorts }: SortedList<By>,
  { by, descending }: Sorted<By>,
  cursor: string,
): Position | null {
  const key = sorts[by];
  const position = key ? decodeSortedCursor(cursor, by, descending) : { value: null, id: cursor };
  if (!position || !isId(position.id, id.type) || (key && !isValue(key, position.value))) return null;
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

/** Whether PostgreSQL can read the value; a cursor comes from the client. */
function isValue({ type }: SortKey, value: string | null): boolean {
  if (value === null) return false;
  if (type === 'integer') return isId(value.replace(/^-/, ''));
  if (type === 'numeric') return /^-?\d{1,20}(\.\d{1,10})?$/.test(value);
  return !value.includes('\0');
}
