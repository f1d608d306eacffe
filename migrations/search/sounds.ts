/**
 * How words are said, in Latin letters, so that "jallab", "jellab" and جلاب find one another (specification 9.6). Words are
 * given in the form of searching. A letter stands for all that whoever writes Arabic in Latin letters does not tell apart:
 * c is said as sh, x as kh, g as j, g or gh; q as k or not at all, v as z or d, p as t or s; j, an h at the end, as h or
 * not at all.
 */
const ARABIC_SAID = `translate(regexp_replace(word, '^ا|ه$', '', 'g'),
    'بتثجحخدذرزسشصضطظغفقكلمنهاويع', 'btpghxdvrzscsvtvgfqklmnhawy')`;

/** Digits that stand for letters in chats (2 for hamza and qaf, 3 for ayn, …); the others are left out. */
const DIGITS_SAID = `translate(regexp_replace(word, '^[0-9]+(g|kg|ml|cl|l)?$', ''), '2567890134', 'qXtHgs')`;

/** Latin spellings and what they are said as, one after the other; capitals are settled already. */
const LATIN_SPELLINGS: readonly (readonly [spelling: string, said: string])[] = [
  ['[^a-zHX]', ''],
  ['x', 'ks'],
  ['t?ch|sh', 'C'],
  ['kh', 'X'],
  ['c(?=[eiy])', 's'],
  ['c', 'k'],
  ['dj|gh|j', 'g'],
  ['dh', 'D'],
  ['th', 'T'],
  ['ph|v', 'f'],
  ['p', 'b'],
  ['h$', 'j'],
  ['(.)\\1+', '\\1'],
];

const LATIN_SAID = LATIN_SPELLINGS.reduce(
  (word, [spelling, said]) => `regexp_replace(${word}, '${spelling}', '${said}', 'g')`,
  DIGITS_SAID,
);

/** A word as it is said, with the vowels that are written. */
const WORD_SAID = `CREATE FUNCTION word_said(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN word ~ '[ا-ي]' THEN ${ARABIC_SAID} ELSE translate(${LATIN_SAID}, 'HCXDT', 'hcxvp') END`;

/** The consonants of a word in each way in which it may be said; by these, words that sound alike are looked up. */
const WORD_CONSONANTS = `CREATE FUNCTION word_consonants(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT regexp_replace(regexp_replace(ways.said, '[aeiouyw]+', '', 'g'), '(.)\\1+', '\\1', 'g')
    -- OFFSET 0: said once, not once for each way.
    FROM (SELECT word_said(word) AS said OFFSET 0) AS whole, (VALUES ('k'), ('')) AS q(said), (VALUES ('z'), ('d')) AS v(said),
      (VALUES ('t'), ('s')) AS p(said), (VALUES ('h'), ('')) AS j(said),
      LATERAL (SELECT replace(replace(replace(replace(whole.said, 'q', q.said), 'v', v.said), 'p', p.said), 'j', j.said) AS said) AS ways
    WHERE ways.said ~ '[^aeiouyw]')`;

/** What may be heard or written between two consonants: vowels, and what many do not say. */
const BETWEEN = '[aeiouywq]*';
const HEARD: Readonly<Record<string, string>> = {
  a: '[ae]',
  w: '[ouw]',
  y: '[iey]',
  q: '[kq]?',
  k: '[kq]',
  v: '[vzd]',
  z: '[zv]',
  d: '[dv]',
  p: '[pts]',
  t: '[tp]',
  s: '[sp]',
  h: '[hj]',
};

/**
 * Whether a word may be how an Arabic one is said: the same consonants, every long vowel where the Arabic word has one, and
 * any short ones.
 */
const SAYS_ARABIC = `CREATE FUNCTION says_arabic(word text, arabic text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN word_said(word) ~ (SELECT '^${BETWEEN}' || string_agg(CASE letter
      ${Object.entries(HEARD)
        .map(([letter, heard]) => `WHEN '${letter}' THEN '${heard}'`)
        .join(' ')} ELSE letter END || '${BETWEEN}', '' ORDER BY place) || '[hj]?$'
    FROM regexp_split_to_table(word_said(arabic), '') WITH ORDINALITY AS letters(letter, place))`;

/** Lowest first. */
export const SOUNDS = [WORD_SAID, WORD_CONSONANTS, SAYS_ARABIC];
export const SOUND_FUNCTIONS = ['says_arabic(text, text)', 'word_consonants(text)', 'word_said(text)'];
