import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { formatLbp } from '../../common/amountText';
import { formatUsd, usdOf } from '../../common/currencies/usd';
import { LANGUAGES, type Language } from '../../common/languages';
import { formatMessage, type Message, type Values } from '../../common/texts/message';
import { projectRoot } from './projectRoot';

/** Where the translations are, a folder for each language, seen from the root of the project (specification 18.3). */
export const TRANSLATIONS = 'web/i18n/messages';

/** Says a text of the server in one language; texts are named by their English. */
export type Translate = (english: string, values?: Values) => string;

/** Mails, exports and reasons of prices have their own file, and share words with the screens. */
const FILES = ['store.json', 'account.json', 'delivery.json', 'slips.json', 'portals.json', 'mails.json'];

/** Marks a text of a table that is translated when it is said, `t(TEXTS[key])`, so that its translation is asked for. */
export function msg<Text extends string>(english: Text): Text {
  return english;
}

const sayings = new Map<Language, Translate>();

/** The texts in a language; what it lacks is said in English. Read once. */
export function textsIn(language: Language): Translate {
  const known = sayings.get(language);
  if (known) return known;
  const translations = Object.assign({}, ...FILES.map((file) => read(language, file))) as Record<string, string>;
  const compiled = new Map<string, Message>();
  const say: Translate = (english, values = {}) => {
    const message = compiled.get(english) ?? (compileMessageOrThrow(translations[english] ?? english) as Message);
    compiled.set(english, message);
    return formatMessage(message, values, LANGUAGES[language].numbers);
  };
  sayings.set(language, say);
  return say;
}

/** A number or an amount within a text: in one that is read from right to left it keeps its own direction. */
export function leftToRight(text: string, language: Language): string {
  return LANGUAGES[language].direction === 'rtl' ? `\u2066${text}\u2069` : text;
}

/** The side on which a line ends. */
export function endOf(language: Language): 'left' | 'right' {
  return LANGUAGES[language].direction === 'rtl' ? 'left' : 'right';
}

/** A text of somebody else's within one of ours: in one that is read from right to left it takes its own direction. */
export function isolated(text: string, language: Language): string {
  return LANGUAGES[language].direction === 'rtl' ? `\u2068${text}\u2069` : text;
}

/**
 * An amount within a text, like "LBP 1,250,000", or "LBP 1,250,000 ($13.97)" where USD are shown.
 * @param rate LBP for one USD; null or absent: no USD are shown
 */
export function amountIn(language: Language, amount: string, rate: string | null = null): string {
  return leftToRight(amountText(amount, rate), language);
}

/** The same without regard to the direction of what is around it. */
export function amountText(amount: string, rate: string | null): string {
  return rate === null ? formatLbp(amount) : `${formatLbp(amount)} (${formatUsd(usdOf(amount, rate))})`;
}

function read(language: Language, name: string): Record<string, string> {
  const file = path.join(projectRoot(), TRANSLATIONS, language, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
