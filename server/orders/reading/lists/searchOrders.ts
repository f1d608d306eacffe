import { LIMITS } from '../../../../common/constants';
import { inEnglish, tooLong } from '../../../../common/messages';
import { badInput } from '../../../core/errors';
import type { Viewer } from '../../../identity/viewer';
import type { Queryable } from '../../../db/queryable';
import type { Selection } from '../../../db/selection';
import { isOwned, ownerNamed, ownerOf, type Owner } from '../../buyers';

/** What a search looks for: any of these (specification 5.6). */
interface Wanted {
  /** The words whose beginnings are looked for; null for none. */
  words: string | null;
  /** The last digits of a phone number; null for none. */
  digits: string | null;
  /** The number of an order; null for none. */
  number: number | null;
}

/** A search, and how it is best done. */
export interface OrderSearch extends Wanted {
  /** Whose orders alone can be found; null for everybody's. */
  owner: Owner | null;
  /**
   * How the orders are found: by the index of words; where many match, in the order of the list until the page is full;
   * where an owner has few, by reading them all.
   */
  way: 'index' | 'walk' | 'all';
  /** How many of the newest that can be found match. */
  matching: number;
  /** The number of the newest order of all; 0 for none. */
  newest: number;
  /** The words by which the index is asked, as it has them; null for none. */
  indexedWords: string | null;
}

const MAX_ID = 2_147_483_647;
/** Fewer digits are searched as an order number alone, since too many telephone numbers end in them. */
const PHONE_DIGITS_MIN = 4;

/** The newest orders that can be found, by which it is told whether many match. */
const SAMPLE = 1_000;
/** Where more of them match, going through the orders for a page takes less than reading all that match. */
const FREQUENT = SAMPLE / 4;

/** Among how many orders the next page is looked for before the index is asked. */
const NEAR = 20_000;

const MATCHES = 'o.search @@ (SELECT order_query($1, $2))';

/**
 * To go through the orders that a word has in the index takes a twenty-fifth of reading as many. A word that so many more
 * orders have than the rarest is not asked of the index, but of the orders that are read.
 */
const TIMES_RAREST = 25;

/** Of an owner in the order of their index: by equality PostgreSQL might as well go through the orders of all. */
const newestOf = (owner: Owner | null): string =>
  owner === null
    ? 'SELECT * FROM newest'
    : `SELECT id, search FROM orders WHERE ${owner.columns[0]} BETWEEN $3 AND $3
        ORDER BY ${owner.columns[0]} DESC, id DESC LIMIT ${SAMPLE}`;

/** How many have a word in the index is told by the orders of all. */
const readSample = (owner: Owner | null): string =>
  `WITH newest AS MATERIALIZED (SELECT id, search FROM orders ORDER BY id DESC LIMIT ${SAMPLE}),
    sample AS MATERIALIZED (${newestOf(owner)}),
    counted AS (
      SELECT w.word, (SELECT count(*) FROM newest WHERE search @@ w.query) AS matching
      FROM (SELECT word, ('''' || word || ''':*')::tsquery AS query FROM unnest((search_words($1))[1:8]) AS word OFFSET 0) AS w)
  SELECT (SELECT count(*)::integer FROM sample o WHERE ${MATCHES}) AS matching,
    (SELECT count(*)::integer FROM sample) AS looked,
    (SELECT min(id) FROM sample) AS oldest,
    (SELECT coalesce(max(id), 0) FROM newest) AS newest,
    (SELECT string_agg(word, ' ') FROM counted
     WHERE matching <= ${TIMES_RAREST} * (SELECT greatest(min(matching), 1) FROM counted)) AS "indexedWords"`;

/**
 * Reads what a text looks for.
 * @param businessId whose orders are looked through; null for all that the viewer may see
 * @returns null for an empty text, which does not narrow
 * @throws ShopError BAD_USER_INPUT over 100 characters
 */
export async function readOrderSearch(
  db: Queryable,
  viewer: Viewer,
  text: string | null | undefined,
  businessId: number | null,
): Promise<OrderSearch | null> {
  const search = text?.trim() ?? '';
  if (search.length > LIMITS.search) throw badInput({ search: inEnglish(tooLong(LIMITS.search)) });
  if (!search) return null;
  const { words, digits, number } = wanted(search);
  const owner = ownerOf(viewer) ?? ownerNamed(businessId);
  const values = owner === null ? [words, digits] : [words, digits, owner.id];
  const [sample] = await db.query<[Sample]>(readSample(owner), values);
  const { matching, newest, indexedWords } = sample;
  return { words, digits, number, owner, way: wayOf(owner, sample), matching, newest, indexedWords };
}

interface Sample extends Pick<OrderSearch, 'matching' | 'newest' | 'indexedWords'> {
  /** How many orders it has, and the number of the oldest of them. */
  looked: number;
  oldest: number | null;
}

function wayOf(owner: Owner | null, { looked, matching, oldest, newest }: Sample): OrderSearch['way'] {
  if (owner !== null && looked < SAMPLE) return 'all';
  if (matching <= FREQUENT) return 'index';
  // An owner whose orders lie far back: through those of all it would be a long way to a page of them.
  const passed = ((newest - (oldest ?? 0)) * (LIMITS.page + 1)) / matching;
  return owner === null || passed <= NEAR ? 'walk' : 'index';
}

function wanted(search: string): Wanted {
  const number = Number(/^#?(\d{1,10})$/.exec(search)?.[1] ?? Infinity);
  // A local number begins with a zero that the international one does not have.
  const digits = /^[+\d\s()/.-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
  return {
    words: search.match(/[\p{L}\p{N}\p{M}]+/gu)?.join(' ') ?? null,
    digits: digits.length >= PHONE_DIGITS_MIN ? digits : null,
    number: number <= MAX_ID ? number : null,
  };
}

/** Found by the index: every order that matches, and some without a word that many have. */
const INDEXED = '(o.search @@ (SELECT order_query(?, $2)) OR o.id = $3::integer)';

/** Which orders match: by no index, and taken by PostgreSQL for true of every second order. */
const MATCHES_MANY = `coalesce(${MATCHES} OR o.id = $3::integer, false)`;

/**
 * Begins the selection of a page of the orders that match.
 *
 * What PostgreSQL reckons of a search may be wrong by far either way, so it is not left to choose: matches that the index
 * finds, or the few orders of an owner, are all read and then sorted; else the orders are read in the order of the list
 * until the page is full.
 *
 * @param selection without anything in it
 * @returns what to select from
 */
export function selectPageMatching(selection: Selection, search: OrderSearch): string {
  selectMatching(selection, search);
  if (search.way === 'walk') return 'orders o';
  if (search.owner && search.way === 'all') return allOf(selection, search.owner);
  // The index of the owner's orders can be read as well, or alone.
  if (search.owner !== null) {
    selection.and(INDEXED, search.indexedWords);
    return 'orders o';
  }
  // Read by the index before anything else is done with them.
  return `(SELECT * FROM orders o WHERE ${INDEXED.replace('?', selection.parameter(search.indexedWords))} OFFSET 0) o`;
}

/**
 * Whether so many orders that match, the newest first, are likely to be found among the next ones, and after fewer than
 * match in all.
 */
export function fillsSoon({ owner, way, matching, newest }: OrderSearch, wanted: number): boolean {
  if (owner !== null || way !== 'index') return false;
  return matching * NEAR >= wanted * SAMPLE && matching * matching * newest >= wanted * SAMPLE * SAMPLE;
}

/** Whether so many orders that match are likely to be among so many of the owner's newest. */
export function fillsOfOwn({ way, matching }: OrderSearch, wanted: number, among: number): boolean {
  return way !== 'all' && matching * among >= wanted * SAMPLE;
}

/**
 * Begins the selection of the orders that match among the next ones, the newest first.
 * @param selection without anything in it
 * @param below the number of the order after which the page begins; null: the newest
 */
export function selectNextMatching(selection: Selection, search: OrderSearch, below: number | null): void {
  selectMatching(selection, search).and('o.id > ?::integer', (below ?? search.newest) - NEAR);
}

/**
 * Begins the selection of all orders that match, for counting them.
 * @param selection without anything in it
 * @param isCutOff whether the counting may end before the last of them
 * @returns what to select from
 */
export function selectAllMatching(selection: Selection, search: OrderSearch, isCutOff: boolean): string {
  selectMatching(selection, search);
  if (search.owner && search.way === 'all') return allOf(selection, search.owner);
  const isOwned = search.owner !== null;
  const byIndex = search.way === 'index' || !(isOwned || isCutOff);
  if (byIndex) selection.and(INDEXED, search.indexedWords);
  // Of the newest many match, which need not be so of the oldest.
  return byIndex || isOwned ? 'orders o' : '(SELECT * FROM orders ORDER BY id DESC) o';
}

/** All orders of an owner, by their index, before anything else is done with them. */
function allOf(selection: Selection, owner: Owner): string {
  return `(SELECT * FROM orders o WHERE ${isOwned(owner, selection.parameter(owner.id))} OFFSET 0) o`;
}

/** Begins the selection of the orders that match, by no index. @param selection without anything in it */
export function selectMatching(selection: Selection, { words, digits, number }: Wanted): Selection {
  for (const value of [words, digits, number]) selection.parameter(value);
  return selection.and(MATCHES_MANY);
}
