/** Arabic letters that people write for one another, those of Persian keyboards, and digits. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  ا: 'أإآٱ',
  ي: 'ىئیې',
  و: 'ؤۇ',
  ه: 'ةۀەہھ',
  ك: 'کڪ',
  ب: 'پ',
  ف: 'ڤڢ',
  ج: 'چ',
  غ: 'گڭ',
  ...Object.fromEntries([...'0123456789'].map((digit, n) => [digit, '٠۰'.replace(/./g, (zero) => after(zero, n))])),
};

/** What is left out: first and last of each range. */
const LEFT_OUT: readonly (readonly [number, number])[] = [
  [0x0610, 0x061a], // signs above words
  [0x061c, 0x061c], // marks of direction
  [0x0621, 0x0621], // hamza by itself
  [0x0640, 0x0640], // tatweel
  [0x064b, 0x065f], // vowels, doubling, hamza above and below
  [0x0670, 0x0670], // small alef
  [0x06d6, 0x06dc], // marks of recitation
  [0x06df, 0x06e8],
  [0x06ea, 0x06ed],
  [0x200b, 0x200f], // what joins, parts and directs, and is not seen
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
];

function after(character: string, places: number): string {
  return String.fromCodePoint((character.codePointAt(0) ?? 0) + places);
}

const written = Object.values(WRITTEN_AS).join('');
const meant = Object.entries(WRITTEN_AS)
  .map(([letter, variants]) => letter.repeat([...variants].length))
  .join('');
const leftOut = LEFT_OUT.map(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join(''),
).join('');

const searchForm = (from: string, to: string) =>
  `CREATE OR REPLACE FUNCTION search_form(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN lower(unaccent(translate(normalize(given, NFKC), '${from}', '${to}')))`;

/**
 * The one form in which texts are kept for searching and what is typed is looked for: without case, accents, vowel marks,
 * tatweel and what is not seen, with one letter for those that people write for one another, and Latin digits.
 */
export const SEARCH_FORM = searchForm(written + leftOut, meant);

/** As it was: hamza elsewhere than on an alef, digits and the letters of Persian keyboards as they are written. */
export const SEARCH_FORM_BEFORE = searchForm('أإآٱىةًٌٍَُِّْٰـ', 'اااايه');

/** Whether a text has letters whose form has changed. */
export const FORM_CHANGED = `[${[...written, ...leftOut].filter((letter) => !'أإآٱىةًٌٍَُِّْٰـ'.includes(letter)).join('')}]`;

/**
 * A text in the form of searching without the Arabic article at the beginnings of its words, nor what is written
 * together with it ("and the", "with the", "for the"). What is left of a word has two letters or more.
 */
export const WITHOUT_ARTICLES = `CREATE FUNCTION without_articles(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(given COLLATE "und-x-icu", '\\m[وف]?(?:[بك]?ال|لل)(?=[[:alpha:]]{2})', '', 'g')`;
