import { useLayoutEffect } from 'react';
import { LANGUAGES, firstKnown, isLanguage, type Language } from '../../common/languages';
import { languageNow, activate } from './text';

const COOKIE = 'lang';
const ONE_YEAR_S = 31_536_000;

const CATALOGUES = {
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
};

/**
 * The language to begin in: the address (`?lang=`), else what was chosen before, else what the server put into the page,
 * else what the browser asks for.
 */
export function languageOfVisit(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const chosen = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];
  const known = [asked, chosen, document.documentElement.lang].find(isLanguage);
  return known ?? firstKnown(navigator.languages);
}

/** Begins in the language of the visit; in English when its texts cannot be had. The page is drawn afterwards. */
export async function beginInLanguage(): Promise<void> {
  const language = languageOfVisit();
  await load(language).catch(() => show('en'));
  // Who came by a link to a language wants its next page in it, too.
  if (new URLSearchParams(location.search).get('lang') === language) remember(language);
}

/**
 * Goes on in another language, where the viewer stands, and remembers it for the next page.
 * @throws when its texts cannot be had; the shop then goes on as it was
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await load(language);
  remember(language);
}

/** Read by the server, which then sends the next page in this language. */
function remember(language: Language): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}

/** How many components that hold the shop to English are shown. */
let english = 0;
/** What was spoken before the first of them; null when none holds it. */
let before: Language | null = null;

/** The back office speaks English: while the component is shown, so does everything, whatever was chosen for the shop. */
export function useEnglish(): void {
  useLayoutEffect(() => {
    english += 1;
    before ??= languageNow();
    void load('en');
    return () => {
      english -= 1;
      void giveBack();
    };
  }, []);
}

/** Goes on as before, unless another page of the back office takes the place of the one that went. */
async function giveBack(): Promise<void> {
  await Promise.resolve();
  if (english > 0 || before === null) return;
  await load(before).catch(() => {});
  if (english > 0) await load('en');
  else before = null;
}

async function load(language: Language): Promise<void> {
  activate(language, language === 'en' ? undefined : (await CATALOGUES[language]()).default);
  show(language);
}

function show(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
}
