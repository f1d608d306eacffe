import {
  LANGUAGES,
  firstKnown,
  isLanguage,
  isTranslated,
  type Language,
  type TranslatedLanguage,
} from '../../common/languages';
import { activate } from './text';

const COOKIE = 'lang';
const ONE_YEAR_S = 31_536_000;

/** Says that a language was chosen by hand, for as long as the visit lasts. */
export const CHOSEN = 'language-chosen';

/** Loads some of the translations: by English text. */
export type Texts = (language: TranslatedLanguage) => Promise<{ default: Readonly<Record<string, string>> }>;

/** One by one: what the build makes of a path that is put together takes a third of a kilobyte of the first load. */
const STORE: Readonly<Record<TranslatedLanguage, () => ReturnType<Texts>>> = {
  ar: () => import('./messages/ar/store.json'),
  fr: () => import('./messages/fr/store.json'),
};

/** What is loaded of a language: the store's texts, and those of what was opened besides. */
export const loadedTexts = new Set<Texts>([(language) => STORE[language]()]);

/** Who keeps the language that is chosen by hand beyond this device. */
export const languageKeeper: { keep?: ((language: Language) => void) | undefined } = {};

/**
 * The language of the visit: that of the address (`?lang=`), else the stored choice, else that of the server's page, else
 * the browser's.
 */
export function initialLanguage(): Language {
  const requested = new URLSearchParams(location.search).get('lang');
  const chosen = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];
  const known = [requested, chosen, document.documentElement.lang].find(isLanguage);
  return known ?? firstKnown(navigator.languages);
}

/** Loads the language of the visit before the page is drawn; English when its texts cannot be loaded. */
export async function loadInitialLanguage(): Promise<void> {
  const language = initialLanguage();
  await loadLanguage(language).catch(() => show('en'));
  // After a link with a language, the following pages use it, too.
  if (new URLSearchParams(location.search).get('lang') === language) rememberLanguage(language);
}

/**
 * Changes the language without leaving the page, and stores it for the next one.
 * @throws when its texts cannot be loaded; the language then stays
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  rememberLanguage(language);
  try {
    sessionStorage.setItem(CHOSEN, '1');
  } catch {
    // The visit then counts as one without a choice.
  }
  languageKeeper.keep?.(language);
}

/** Read by the server, which then sends the next page in this language. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}

/** Has the shop speak the language. @throws when its texts cannot be loaded; the language then stays */
export async function loadLanguage(language: Language): Promise<void> {
  if (!isTranslated(language)) activate(language);
  else {
    const texts = await Promise.all([...loadedTexts].map((each) => each(language)));
    activate(language, Object.assign({}, ...texts.map((each) => each.default)) as Readonly<Record<string, string>>);
  }
  show(language);
}

function show(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
}
