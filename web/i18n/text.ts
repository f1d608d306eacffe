import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '../../common/languages';
import { written, type Message, type Values } from './message';
import english from './messages/en.json';
import { recognised } from './recognised';

/** Says a text of the shop in the viewer's language; texts are named by their English. */
export type Translate = (english: string, values?: Values) => string;

/** Translations by English text. */
type Messages = Readonly<Record<string, Message>>;

interface Translation {
  language: Language;
  t: Translate;
}

// English needs no catalogue: its texts are their own names. The build puts those into it that it compiles (plurals).
const ENGLISH = translationFor('en', english);

let current = ENGLISH;
const listeners = new Set<() => void>();

function translationFor(language: Language, messages: Messages): Translation {
  const { numbers } = LANGUAGES[language];
  const t: Translate = (text, values = {}) => {
    const known = messages[text];
    if (known !== undefined || language === 'en') return written(known ?? text, values, numbers);
    const pattern = recognised(text, Object.keys(messages));
    return pattern ? t(pattern.text, pattern.values) : written(text, values, numbers);
  };
  return { language, t };
}

/** From now on everything is said in this language, with these translations; without any in English. */
export function activate(language: Language, messages?: Messages): void {
  current = messages ? translationFor(language, messages) : ENGLISH;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
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
export const languageNow = (): Language => current.language;

/** For what is no component: says a text in the language of this moment. What is kept, keep in English and say later. */
export const translate: Translate = (text, values) => current.t(text, values);

/** Marks a text that stands in a table and is said later, `t(column.label)`, so that its translation is asked for. */
export function msg<Text extends string>(english: Text): Text {
  return english;
}
