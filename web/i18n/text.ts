import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '../../common/languages';
import type { TextWithValues } from '../../common/messages';
import { formatMessage, type Message, type Values } from '../../common/texts/message';
import english from './messages/en/store.json';

/** Says a text of the shop in the viewer's language; texts are named by their English. */
export type Translate = (english: string | TextWithValues, values?: Values) => string;

/** Translations by English text. */
type Messages = Readonly<Record<string, Message>>;

interface Translation {
  language: Language;
  t: Translate;
}

// English needs no catalogue: its texts are their own names. The build puts those into its files that it compiles (plurals).
const ENGLISH = translationFor('en', english);

let current = ENGLISH;
const listeners = new Set<() => void>();

function translationFor(language: Language, messages: Messages): Translation {
  const { numbers } = LANGUAGES[language];
  // What people have typed is asked for, too: sizes may be called "constructor".
  const own = (text: string) => (Object.hasOwn(messages, text) ? messages[text] : undefined);
  const t: Translate = (text, values = {}) =>
    typeof text === 'string' ? formatMessage(own(text) ?? text, values, numbers) : t(text.key, text.values);
  return { language, t };
}

/** From now on everything is said in this language, with these translations; what they lack in English. */
export function activate(language: Language, messages?: Messages): void {
  current = messages ? translationFor(language, { ...english, ...messages }) : ENGLISH;
  listeners.forEach((listener) => listener());
}

/** Says texts in a language that the page is not in, with its translations; what they lack in English. */
export function translateIn(language: Language, messages: Messages): Translate {
  return translationFor(language, messages).t;
}

/** Adds English texts that the build has compiled, of what is opened besides the store. */
export function addEnglish(messages: Messages): void {
  Object.assign(english, messages);
}

/** Calls the listener whenever the language may have changed. @returns a function that ends it */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentTranslation = () => current;

/** The texts of the shop in the viewer's language; a component that asks is drawn anew when the language changes. */
export function useTranslation(): Translate {
  return useSyncExternalStore(subscribe, currentTranslation).t;
}

/** The language the shop speaks; a component that asks is drawn anew when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentTranslation).language;
}

/** The language the shop speaks at this moment. */
export const currentLanguage = (): Language => current.language;

/** Translates outside of components, into the current language. Store texts in English, and translate them when shown. */
export const translate: Translate = (text, values) => current.t(text, values);

/** Marks a text of a table that is translated when it is shown, `t(column.label)`, so that tests ask for its translation. */
export function msg<Text extends string>(english: Text): Text {
  return english;
}
