import { useLayoutEffect } from 'react';
import { LANGUAGES, firstKnown, isLanguage, type Language } from '../../common/languages';
import { currentLanguage, activate } from './text';

const COOKIE = 'lang';
const ONE_YEAR_S = 31_536_000;

/** Says that a language was chosen by hand, for as long as the visit lasts. */
const CHOSEN = 'language-chosen';

/** Loads some of the translations: by English text. */
type Texts = (language: Language) => Promise<{ default: Readonly<Record<string, string>> }>;

/** What is loaded of a language: the store's texts, and those of what was opened besides. */
const loaded = new Set<Texts>([(language) => import(`./messages/${language}/store.json`) as ReturnType<Texts>]);

const chosenByHand = new Set<(language: Language) => void>();

/** Loads further texts, in this language and in each that is chosen later; English when they cannot be had. */
export async function addTexts(texts: Texts): Promise<void> {
  if (loaded.has(texts)) return;
  loaded.add(texts);
  await load(currentLanguage()).catch(() => {});
}

/** Tells of every language that is chosen by hand. @returns a function that ends it */
export function onLanguageChosen(listener: (language: Language) => void): () => void {
  chosenByHand.add(listener);
  return () => chosenByHand.delete(listener);
}

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
  await load(language).catch(() => show('en'));
  // After a link with a language, the following pages use it, too.
  if (new URLSearchParams(location.search).get('lang') === language) remember(language);
}

/**
 * Changes the language without leaving the page, and stores it for the next one.
 * @throws when its texts cannot be loaded; the language then stays
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await load(language);
  remember(language);
  try {
    sessionStorage.setItem(CHOSEN, '1');
  } catch {
    // The visit then counts as one without a choice.
  }
  chosenByHand.forEach((listener) => listener(language));
}

/**
 * Brings the language of an account that has just signed in to this device, unless another one was chosen by hand on this
 * visit: the newer choice counts (specification 18.6). @returns the language that the account is to keep instead, if any
 */
export async function bringLanguage(ofAccount: string | null | undefined): Promise<Language | null> {
  const kept = ofAccount?.toLowerCase();
  const language = currentLanguage();
  if (kept === language) return null;
  if (wasChosenByHand()) return language;
  if (!isLanguage(kept)) return null;
  await load(kept).then(
    () => remember(kept),
    () => {},
  );
  return null;
}

function wasChosenByHand(): boolean {
  try {
    return sessionStorage.getItem(CHOSEN) !== null;
  } catch {
    return false;
  }
}

/** Read by the server, which then sends the next page in this language. */
function remember(language: Language): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}

/** How many components that use `useEnglish` are mounted. */
let englishScreens = 0;
/** The language before the first of them was mounted; null when none is. */
let languageBefore: Language | null = null;

/** Sets the language to English while the component is mounted, as the back office needs it. */
export function useEnglish(): void {
  useLayoutEffect(() => {
    englishScreens += 1;
    languageBefore ??= currentLanguage();
    void load('en');
    return () => {
      englishScreens -= 1;
      void restoreLanguage();
    };
  }, []);
}

/** Sets the language from before, unless another page of the back office has been mounted in the place of this one. */
async function restoreLanguage(): Promise<void> {
  await Promise.resolve();
  if (englishScreens > 0 || languageBefore === null) return;
  await load(languageBefore).catch(() => {});
  if (englishScreens > 0) await load('en');
  else languageBefore = null;
}

async function load(language: Language): Promise<void> {
  if (language === 'en') activate(language);
  else {
    const texts = await Promise.all([...loaded].map((each) => each(language)));
    activate(language, Object.assign({}, ...texts.map((each) => each.default)) as Readonly<Record<string, string>>);
  }
  show(language);
}

function show(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
}
