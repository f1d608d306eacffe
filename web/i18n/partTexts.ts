import type { TranslatedLanguage } from '../../common/languages';
import { loadedTexts, loadLanguage, type Texts } from './chooseLanguage';
import { addEnglish, currentLanguage } from './text';

/**
 * The texts of a part of the shop that is not opened with the first page.
 * @param english what the build has compiled of the English ones
 * @param translations one by one, as the build finds them
 * @returns loads them in this language and in each that is chosen later; once they are there, or cannot be had, the part can
 *   be drawn
 */
export function partTexts(
  english: Parameters<typeof addEnglish>[0],
  translations: Readonly<Record<TranslatedLanguage, () => ReturnType<Texts>>>,
): () => Promise<void> {
  const texts: Texts = (language) => translations[language]();
  return async () => {
    if (loadedTexts.has(texts)) return;
    addEnglish(english);
    loadedTexts.add(texts);
    await loadLanguage(currentLanguage()).catch(() => {});
  };
}
