import { resolve } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { textsOfShop } from '../scripts/textsOfShop';
import arabic from './messages/ar.json';
import french from './messages/fr.json';

/** The cases a plural needs, whatever the number; one may be given as its number (`=0` for zero, which is read as 0). */
const CASES = {
  en: { one: '1', other: null },
  fr: { one: '1', other: null },
  ar: { zero: '0', one: '1', two: '2', few: null, many: null, other: null },
} as const;

const texts = textsOfShop(resolve(__dirname, '..'));
const catalogues: Record<'ar' | 'fr', Record<string, string>> = { ar: arabic, fr: french };

type Part = string | [name: string, kind?: string, cases?: Record<string, Part[] | undefined>];

/** Everything in braces in a text, also within a plural's cases. */
function bracesOf(parts: Part[]): Exclude<Part, string>[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return [part, ...Object.values(part[2] ?? {}).flatMap((inside) => bracesOf(inside ?? []))];
  });
}

const read = (text: string) => bracesOf(compileMessageOrThrow(text) as Part[]);

/** What a text asks for: `name`, `count plural`. */
function argumentsOf(text: string): string[] {
  return [...new Set(read(text).map(([name, kind]) => (kind ? `${name} ${kind}` : name)))].sort();
}

function missingCases(text: string, language: keyof typeof CASES): string[] {
  return read(text).flatMap(([, kind, cases = {}]) =>
    Object.entries(CASES[language])
      .filter(([category, number]) => kind === 'plural' && !cases[category] && !(number && cases[number]))
      .map(([category]) => category),
  );
}

it('finds what the screens say', () => {
  expect(texts.get('Skip to content')).toContain('ui/layout/SkipLink.tsx');
  expect(texts.get('First name is required')).toEqual(['common/']);
  expect([...texts.keys()].filter((text) => missingCases(text, 'en').length > 0)).toEqual([]);
});

describe.each(['ar', 'fr'] as const)('the texts in %s', (language) => {
  const catalogue = catalogues[language];

  it('are all there: add those named here to web/i18n/messages', () => {
    const missing = [...texts]
      .filter(([text]) => !catalogue[text])
      .map(([text, places]) => `${text} (${places.join()})`);
    expect(missing).toEqual([]);
  });

  it('are all said somewhere, and sorted', () => {
    expect(Object.keys(catalogue).filter((text) => !texts.has(text))).toEqual([]);
    expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).sort());
  });

  it('ask for the same values as the English, with every plural the language has', () => {
    const wrong = Object.entries(catalogue).flatMap(([text, translated]) => {
      const differs = argumentsOf(text).join() !== argumentsOf(translated).join();
      const missing = missingCases(translated, language);
      return differs || missing.length > 0
        ? [{ text, wants: argumentsOf(text), has: argumentsOf(translated), missing }]
        : [];
    });
    expect(wrong).toEqual([]);
  });
});
