import { loadedTexts, loadLanguage, type Texts } from '../i18n/chooseLanguage';
import english from '../i18n/messages/en/portals.json';
import { addEnglish, currentLanguage } from '../i18n/text';

const TEXTS: Texts = (language) => PORTALS[language]();
const PORTALS: Readonly<Record<Parameters<Texts>[0], () => ReturnType<Texts>>> = {
  ar: () => import('../i18n/messages/ar/portals.json'),
  fr: () => import('../i18n/messages/fr/portals.json'),
};

/**
 * Loads what only the portals say, in this language and in each that is chosen later; once it is there, or cannot be had,
 * the portal can be drawn.
 */
export async function loadPortalTexts(): Promise<void> {
  if (loadedTexts.has(TEXTS)) return;
  addEnglish(english);
  loadedTexts.add(TEXTS);
  await loadLanguage(currentLanguage()).catch(() => {});
}
