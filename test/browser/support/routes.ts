import { LANGUAGES, type Language } from '../../../common/languages';
import { formatMessage, type Values } from '../../../common/texts/message';
import arabicOfAccount from '../../../web/i18n/messages/ar/account.json';
import arabicOfDelivery from '../../../web/i18n/messages/ar/delivery.json';
import arabicOfPortals from '../../../web/i18n/messages/ar/portals.json';
import arabic from '../../../web/i18n/messages/ar/store.json';
import frenchOfAccount from '../../../web/i18n/messages/fr/account.json';
import frenchOfDelivery from '../../../web/i18n/messages/fr/delivery.json';
import frenchOfPortals from '../../../web/i18n/messages/fr/portals.json';
import french from '../../../web/i18n/messages/fr/store.json';
import { DESKTOP, PHONE, type BrowserSettings } from './visit';

const CATALOGUES: Record<Language, Record<string, string>> = {
  en: {},
  ar: { ...arabic, ...arabicOfAccount, ...arabicOfDelivery, ...arabicOfPortals },
  fr: { ...french, ...frenchOfAccount, ...frenchOfDelivery, ...frenchOfPortals },
};

/** What a screen shows in a language, by its English: for `page.getByText(say('Your cart is empty'))`. */
export type Translate = (english: string, values?: Values) => string;

/** The texts of the shop in a language, as its screens say them. */
export function textsIn(language: Language): Translate {
  return (english, values = {}) => {
    const text = language === 'en' ? english : CATALOGUES[language][english];
    if (text === undefined) throw new Error(`"${english}" is not translated`);
    return formatMessage(text, values, LANGUAGES[language].numbers);
  };
}

/**
 * The settings with which every screen of a shopper is tested, phone and desktop in English and Arabic, for
 *
 *     it.each(EVERY_BROWSER)('… (%s)', async (_, settings, t) => {
 *       await during(shop, settings, async ({ page }) => {
 *         await page.goto('/checkout');
 *         await page.getByRole('heading', { name: t('Your cart is empty') }).waitFor();
 *         await expectAccessible(page);
 *       });
 *     });
 *
 * `t` translates into the language of the settings.
 */
export const EVERY_BROWSER: [name: string, settings: BrowserSettings, t: Translate][] = [
  ['on a phone in English', PHONE, textsIn('en')],
  ['on a phone in Arabic', { ...PHONE, language: 'ar' }, textsIn('ar')],
  ['at a desk in English', DESKTOP, textsIn('en')],
  ['at a desk in Arabic', { ...DESKTOP, language: 'ar' }, textsIn('ar')],
];
