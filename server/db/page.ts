import { LIMITS } from '../../common/constants';
import { badInput } from '../core/errors';

/** How many entries a page has when nothing is said. */
export const DEFAULT_PAGE = 50;

/** Which entries of a list (specification 11.3): the first ones, or the last ones, of those between two cursors. */
export interface PageRequest {
  /** 1 to the bound of the list; absent without `last`: as many as the list gives by itself. */
  readonly first?: number | null;
  /** Only entries after this one. */
  readonly after?: string | null;
  /** 1 to the bound of the list; the page keeps the order of the list. */
  readonly last?: number | null;
  /** Only entries before this one. */
  readonly before?: string | null;
}

/** A page request that was checked. */
export interface PageRange<Position> {
  readonly limit: number;
  /** Whether the last entries are asked for instead of the first. */
  readonly fromEnd: boolean;
  readonly after: Position | null;
  readonly before: Position | null;
}

/** An entry of a page, and where it stands in its list. */
export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

/** What lies around a page. */
export interface PageEnds {
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly hasPreviousPage: boolean;
  readonly hasNextPage: boolean;
}

/** A page of a list, as the connections of Relay have it. */
export interface Page<Node> {
  readonly nodes: Node[];
  readonly edges: Edge<Node>[];
  readonly pageInfo: PageEnds;
}

/** How a list is paged. */
export interface Paging<Position> {
  /** The position that a cursor stands for; null for a text that is no cursor of this list. */
  readonly decode: (cursor: string) => Position | null;
  /** Whether its cursors also belong to one order of the list. */
  readonly isSorted?: boolean;
  /** How many entries a page may have; absent: 100. */
  readonly max?: number;
  /** How many it has when nothing is said; absent: 50. */
  readonly standard?: number;
}

/**
 * Which entries a request asks for.
 * @throws ShopError BAD_USER_INPUT for a page size out of bounds, `first` together with `last`, and what is no cursor
 */
export function rangeOf<Position>(
  { first, after, last, before }: PageRequest,
  { decode, isSorted = false, max = LIMITS.page, standard = DEFAULT_PAGE }: Paging<Position>,
): PageRange<Position> {
  if (isGiven(first) && isGiven(last)) throw badInput({ last: 'Ask by first or by last, not by both' });
  for (const [name, size] of Object.entries({ first, last })) {
    if (isGiven(size) && (size < 1 || size > max)) throw badInput({ [name]: `Ask for 1 to ${max} at a time` });
  }
  const position = (name: 'after' | 'before', cursor: string | null | undefined): Position | null => {
    if (!isGiven(cursor)) return null;
    const found = decode(cursor);
    if (found === null) throw badInput({ [name]: `${CURSOR_TEXTS[name]}${isSorted ? ', sorted the same way' : ''}` });
    return found;
  };
  return {
    limit: first ?? last ?? standard,
    fromEnd: isGiven(last),
    after: position('after', after),
    before: position('before', before),
  };
}

const CURSOR_TEXTS = {
  after: 'Pass the endCursor of the page before',
  before: 'Pass the startCursor of the page after',
} as const;

function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

/**
 * The page of the entries that were read: in the direction of the range, and one more than its limit where there are more.
 * @param skipped how many entries before them were passed over by their number
 */
export function pageOf<Node>(
  found: readonly Edge<Node>[],
  { limit, fromEnd, after, before }: PageRange<unknown>,
  skipped = 0,
): Page<Node> {
  const hasMore = found.length > limit;
  const edges = found.slice(0, limit);
  if (fromEnd) edges.reverse();
  return pageOfEdges(edges, {
    hasPreviousPage: fromEnd ? hasMore : after !== null || skipped > 0,
    hasNextPage: fromEnd ? before !== null : hasMore,
  });
}

/** The page of these entries, in the order of the list. */
export function pageOfEdges<Node>(
  edges: Edge<Node>[],
  { hasPreviousPage, hasNextPage }: Pick<PageEnds, 'hasPreviousPage' | 'hasNextPage'>,
): Page<Node> {
  const [startCursor = null, endCursor = null] = [edges[0]?.cursor, edges.at(-1)?.cursor];
  return {
    nodes: edges.map(({ node }) => node),
    edges,
    pageInfo: { startCursor, endCursor, hasPreviousPage, hasNextPage },
  };
}

/** The same page with each entry shown in another way. */
export function showPage<Row, Node>({ edges, pageInfo }: Page<Row>, show: (row: Row) => Node): Page<Node> {
  return pageOfEdges(
    edges.map(({ cursor, node }) => ({ cursor, node: show(node) })),
    pageInfo,
  );
}

const MAX_ID = { integer: 2_147_483_647n, bigint: 9_223_372_036_854_775_807n } as const;

/** Whether the text is an id that PostgreSQL can read. */
export function isId(text: string, type: 'integer' | 'bigint' = 'integer'): boolean {
  return /^\d{1,19}$/.test(text) && BigInt(text) <= MAX_ID[type];
}
