import type { TranslatedLanguage, Language } from '../../common/languages';
import { translateIn, type Translate } from '../i18n/text';

type Texts = Promise<{ default: Readonly<Record<string, string>> }>;

/** Some of what slips say is said by the store, too. */
const TRANSLATIONS: Readonly<Record<TranslatedLanguage, () => readonly Texts[]>> = {
  ar: () => [import('../i18n/messages/ar/store.json'), import('../i18n/messages/ar/slips.json')],
  fr: () => [import('../i18n/messages/fr/store.json'), import('../i18n/messages/fr/slips.json')],
};

/**
 * Says what packing slips say in a language, whichever the page is in.
 * @throws when its texts cannot be loaded
 */
export async function loadSlipTexts(language: Language): Promise<Translate> {
  if (language === 'en') return translateIn('en', {});
  const texts = await Promise.all(TRANSLATIONS[language]());
  const messages: Record<string, string> = {};
  for (const each of texts) Object.assign(messages, each.default);
  return translateIn(language, messages);
}
