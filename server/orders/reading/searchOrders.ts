import { LIMITS } from '../../../common/constants';
import { inEnglish, tooLong } from '../../../common/messages';
import { badInput } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import type { Selection } from '../../db/selection';

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
  /** Whether many orders match. */
  frequent: boolean;
}

const MAX_ID = 2_147_483_647;
/** Fewer digits are searched as an order number alone, since too many telephone numbers end in them. */
const PHONE_DIGITS_MIN = 4;

/** The newest orders, by which it is told whether many match. */
const SAMPLE = 1_000;
/** Where more of them match, going through all orders for a page takes less than reading all that match. */
const FREQUENT = SAMPLE / 4;

const MATCHES = 'o.search @@ (SELECT order_query($1, $2))';

/**
 * Reads what a text looks for.
 * @returns null for an empty text, which does not narrow
 * @throws ShopError BAD_USER_INPUT over 100 characters
 */
export async function readOrderSearch(db: Queryable, text: string | null | undefined): Promise<OrderSearch | null> {
  const search = text?.trim() ?? '';
  if (search.length > LIMITS.search) throw badInput({ search: inEnglish(tooLong(LIMITS.search)) });
  if (!search) return null;
  const { words, digits, number } = wanted(search);
  const [row] = await db.query<[{ matching: number }]>(
    `SELECT count(*)::integer AS matching FROM (SELECT search FROM orders ORDER BY id DESC LIMIT ${SAMPLE}) o WHERE ${MATCHES}`,
    [words, digits],
  );
  return { words, digits, number, frequent: row.matching > FREQUENT };
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

/** A FROM of the orders that match, read by the index before anything else is done with them. */
const FROM_MATCHING = `(SELECT * FROM orders o WHERE ${MATCHES} OR o.id = $3::integer OFFSET 0) o`;

/** The same, by no index, and taken by PostgreSQL for true of every second order. */
const MATCHES_MANY = `coalesce(${MATCHES} OR o.id = $3::integer, false)`;

/**
 * Begins the selection of a page of the orders that match.
 *
 * What PostgreSQL reckons of a search may be wrong by far either way, so it is not left to choose: rare matches are all
 * read and then sorted; for frequent ones the orders are read in the order of the list until the page is full.
 *
 * @param selection without anything in it
 * @param ofFew whether it is narrowed to the orders of one account, which are then the ones that are read
 * @returns what to select from
 */
export function selectPageMatching(selection: Selection, search: OrderSearch, ofFew: boolean): string {
  giveParameters(selection, search);
  if (!search.frequent && !ofFew) return FROM_MATCHING;
  selection.and(MATCHES_MANY);
  return 'orders o';
}

/**
 * Begins the selection of all orders that match, for counting them.
 * @param selection without anything in it
 * @param ofFew whether it is narrowed to the orders of one account, which are then the ones that are read
 */
export function selectAllMatching(selection: Selection, search: OrderSearch, ofFew: boolean): void {
  giveParameters(selection, search);
  selection.and(ofFew ? MATCHES_MANY : `(${MATCHES} OR o.id = $3::integer)`);
}

function giveParameters(selection: Selection, { words, digits, number }: Wanted): void {
  for (const value of [words, digits, number]) selection.parameter(value);
}
