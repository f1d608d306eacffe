import { LIMITS } from '../../../common/constants';
import { inEnglish, tooLong } from '../../../common/messages';
import type { Selection } from '../../db/selection';
import { badInput } from '../../core/errors';

/** The text of a search, trimmed; null for none. @throws ShopError BAD_USER_INPUT over 100 characters */
export function orderSearch(text: string | null | undefined): string | null {
  const search = text?.trim() ?? '';
  if (search.length > LIMITS.search) throw badInput({ search: inEnglish(tooLong(LIMITS.search)) });
  return search || null;
}

const MAX_ID = 2_147_483_647;
/** Fewer digits are searched as an order number alone, since too many telephone numbers end in them. */
const PHONE_DIGITS_MIN = 4;

/**
 * Selects the orders that match the text, each condition by an index of its own (see migrations): the order
 * number, beginnings of words of the names and the e-mail, the last digits of the telephone number.
 */
export function selectMatching(selection: Selection, search: string): void {
  const conditions: string[] = [];
  const add = (sql: (parameter: string) => string, value: unknown): void => {
    conditions.push(sql(selection.parameter(value)));
  };
  const number = /^#?(\d{1,10})$/.exec(search)?.[1];
  if (number && Number(number) <= MAX_ID) add((value) => `o.id = ${value}::integer`, Number(number));
  // A local number begins with a zero that the international one does not have.
  const digits = /^[+\d\s()/.-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
  if (digits.length >= PHONE_DIGITS_MIN) {
    const reversed = [...digits].reverse().join('');
    add((value) => `phone_backwards(o.customer_phone) LIKE ${value}::text`, `${reversed}%`);
  }
  const words = search.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length > 0) {
    const query = words.map((word) => `'${word}':*`).join(' & ');
    add(
      (value) =>
        `order_words(o.customer_name, o.employee_name, o.customer_email) @@ to_tsquery('pg_catalog.simple', ${value})`,
      query,
    );
  }
  selection.and(conditions.length > 0 ? `(${conditions.join(' OR ')})` : 'false');
}
