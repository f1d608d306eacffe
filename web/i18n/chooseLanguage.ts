import { useLayoutEffect } from 'react';
import { LANGUAGES, firstKnown, isLanguage, type Language } from '../../common/languages';
import { currentLanguage, activate } from './text';

const COOKIE = 'lang';
const ONE_YEAR_S = 31_536_000;

const CATALOGUES = {
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
};

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
}

/** Read by the server, which then sends the next page in this language. */
function remember(language: Language): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}

/** How many components that use `useEnglish` are mounted. */
let englishScreens = 0;
/** The language before the first of them was mounted; null when none is. */
let languageBefore: Language | null = null;

/** Sets the language to English while the component is mounted, as back office and portals need it. */
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
  activate(language, language === 'en' ? undefined : (await CATALOGUES[language]()).default);
  show(language);
}

function show(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
}
