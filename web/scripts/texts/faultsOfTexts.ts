import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Language } from '../../../common/languages';
import { fileOf, textsOfServer, textsOfShop, type TextFile } from './textsOfShop';

const FILES: readonly TextFile[] = ['store', 'account', 'delivery', 'slips', 'portals', 'mails'];

/** Where a language's texts are, by file; English has none, its texts are their own names. */
export type Catalogues = Readonly<Record<TextFile, Readonly<Record<string, string>>>>;

type Part = string | [name: string, kind?: string, cases?: Record<string, Part[] | undefined>];

/** Every text that the shop says in all languages, with the files that say it. @param root of the project */
export function textsSaid(root: string): Map<string, string[]> {
  const texts = textsOfShop(join(root, 'web'));
  for (const [text, places] of textsOfServer(join(root, 'server'))) {
    texts.set(text, [...(texts.get(text) ?? []), ...places]);
  }
  return texts;
}

/** What is wrong with the texts of every language, each in a sentence; empty when nothing is. @param root of the project */
export function faultsOfTexts(root: string): string[] {
  const said = textsSaid(root);
  const folder = join(root, 'web/i18n/messages');
  const tags = Object.keys(LANGUAGES) as Language[];
  const unknown = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !tags.includes(entry.name as Language),
  );
  return [
    ...unknown.map(({ name }) => `${name}: a folder of texts, but no language of common/languages.ts`),
    ...tags.flatMap((language) =>
      language === 'en'
        ? [...said.keys()].flatMap((text) => missingCases(text, 'en').map((each) => `en: "${text}" has no "${each}"`))
        : faultsOf(language, read(join(folder, language)), said),
    ),
  ];
}

/** What is wrong with the texts of one language. @param said every text of the shop, with the files that say it */
export function faultsOf(
  language: Language,
  catalogues: Catalogues,
  said: ReadonlyMap<string, readonly string[]>,
): string[] {
  const missing = [...said].flatMap(([text, places]) =>
    catalogues[fileOf(places)][text]
      ? []
      : [`${language}: missing in ${fileOf(places)}.json: "${text}" (${places.join()})`],
  );
  const others = FILES.flatMap((file) => {
    const texts = Object.keys(catalogues[file]);
    return [
      ...texts
        .filter((text) => !said.has(text) || fileOf(said.get(text)!) !== file)
        .map((text) => `${language}: not said, or not of ${file}.json: "${text}"`),
      ...(texts.join('\n') === [...texts].sort().join('\n') ? [] : [`${language}: ${file}.json is not sorted`]),
      ...Object.entries(catalogues[file]).flatMap(([text, translated]) => faultsOfText(language, text, translated)),
    ];
  });
  return [...missing, ...others];
}

function faultsOfText(language: Language, text: string, translated: string): string[] {
  const [wants, has] = [argumentsOf(text), argumentsOf(translated)];
  return [
    ...(isSame(wants, has) ? [] : [`${language}: "${text}" wants ${wants.join()}, and has ${has.join()}`]),
    ...missingCases(translated, language).map((each) => `${language}: "${text}" has no "${each}"`),
    ...(language === 'fr' && BREAKS_IN_FRENCH.test(translated)
      ? [`fr: "${text}" lacks a no-break space at a sign or a quotation mark`]
      : []),
  ];
}

/** Whether a translation asks for what its text does; it may have plurals where English needs none. */
function isSame(wants: string[], has: string[]): boolean {
  const counted = has.map((each) => (wants.includes(each) ? each : each.replace(/ plural$/, '')));
  return wants.join() === [...new Set(counted)].sort().join();
}

/** In French, spaces stand before these signs and within quotation marks, and no line ends there. */
const BREAKS_IN_FRENCH = / [:;!?%»]|« /;

/** Everything in braces in a text, also within a plural's cases. */
function bracesOf(parts: Part[]): Exclude<Part, string>[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return [part, ...Object.values(part[2] ?? {}).flatMap((inside) => bracesOf(inside ?? []))];
  });
}

const partsOf = (text: string) => bracesOf(compileMessageOrThrow(text) as Part[]);

/** What a text asks for: `name`, `count plural`. */
function argumentsOf(text: string): string[] {
  return [...new Set(partsOf(text).map(([name, kind]) => (kind ? `${name} ${kind}` : name)))].sort();
}

/** The cases that counts take in a language: in Arabic six, in English two. */
function casesOf(language: Language): string[] {
  const rules = new Intl.PluralRules(LANGUAGES[language].numbers);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}

/** The cases that a text's plurals lack. Those of 0, 1 and 2 may be given by the number. */
function missingCases(text: string, language: Language): string[] {
  const numbers: Readonly<Record<string, string>> = { zero: '0', one: '1', two: '2' };
  return partsOf(text).flatMap(([, kind, cases = {}]) =>
    kind === 'plural' ? casesOf(language).filter((each) => !cases[each] && !cases[numbers[each] ?? each]) : [],
  );
}

function read(folder: string): Catalogues {
  const ofFile = (file: TextFile): Record<string, string> => {
    const path = join(folder, `${file}.json`);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
  };
  return {
    store: ofFile('store'),
    account: ofFile('account'),
    delivery: ofFile('delivery'),
    slips: ofFile('slips'),
    portals: ofFile('portals'),
    mails: ofFile('mails'),
  };
}
