import { registerEnumType } from 'type-graphql';
import { LRUCache } from 'lru-cache';
import { firstKnown, LANGUAGES, type Language } from '../../common/languages';

/** The shop's languages by their names in GraphQL, from the table of languages. */
export const LanguageName = Object.fromEntries(
  Object.keys(LANGUAGES).map((tag) => [tag.toUpperCase(), tag as Language]),
);

const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

registerEnumType(LanguageName, {
  name: 'Language',
  description: 'A language of the shop.',
  valuesConfig: Object.fromEntries(
    Object.keys(LANGUAGES).map((tag) => [tag.toUpperCase(), { description: `${ENGLISH_NAMES.of(tag)}.` }]),
  ),
});

/** The argument `language` of a field that says something of the catalogue. */
export const LANGUAGE_ARGUMENT = {
  nullable: true,
  description:
    'In which language; absent, what `Accept-Language` asks for, else English. Each text falls back to English.',
} as const;

/** Headers that were read, and the longest of them. */
const MAX_HEADERS = 200;
const MAX_LENGTH = 200;

const known = new LRUCache<string, Language>({ max: MAX_HEADERS });

/** The language that `Accept-Language` asks for first of those that the shop has; English for none. */
export function acceptedLanguage(header: string | undefined): Language {
  if (header === undefined || header === '*') return 'en';
  const read = known.get(header);
  if (read) return read;
  const language = firstAccepted(header.slice(0, MAX_LENGTH));
  if (header.length <= MAX_LENGTH) known.set(header, language);
  return language;
}

function firstAccepted(header: string): Language {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const accepted = ranges.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality);
  return firstKnown(accepted.map(({ tag }) => tag));
}

/** The key of an answer in a cache, for the language that it is in. */
export function keyIn(language: Language, key: string): string {
  return language === 'en' ? key : `${language} ${key}`;
}

/** The keys of an answer in each language: made once for what is asked often. */
export function keysIn(key: string): Readonly<Record<Language, string>> {
  return Object.fromEntries(Object.values(LanguageName).map((language) => [language, keyIn(language, key)])) as Record<
    Language,
    string
  >;
}
