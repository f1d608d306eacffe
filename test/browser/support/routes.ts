import type { Language } from '../../../common/languages';
import { written, type Values } from '../../../web/i18n/message';
import arabic from '../../../web/i18n/messages/ar.json';
import french from '../../../web/i18n/messages/fr.json';
import { DESKTOP, PHONE, type Way } from './visit';

const CATALOGUES: Record<Language, Record<string, string>> = { en: {}, ar: arabic, fr: french };

/** What a screen shows in a language, by its English: for `page.getByText(say('Your cart is empty'))`. */
export type SayIn = (english: string, values?: Values) => string;

/** The texts of the shop in a language, as its screens say them. */
export function textsIn(language: Language): SayIn {
  return (english, values = {}) => {
    const text = language === 'en' ? english : CATALOGUES[language][english];
    if (text === undefined) throw new Error(`"${english}" is not translated`);
    return written(text, values, language === 'ar' ? 'ar-u-nu-latn' : language);
  };
}

/**
 * The ways in which every screen of a shopper is tried, phone and desk in English and Arabic, for
 *
 *     it.each(EVERY_WAY)('… (%s)', async (_, way, say) => {
 *       await during(shop, way, async ({ page }) => {
 *         await page.goto('/checkout');
 *         await page.getByRole('heading', { name: say('Your cart is empty') }).waitFor();
 *         await expectSound(page);
 *       });
 *     });
 *
 * A way is what `during` takes, and `say` finds the texts of that way's language.
 */
export const EVERY_WAY: [name: string, way: Way, t: SayIn][] = [
  ['on a phone in English', PHONE, textsIn('en')],
  ['on a phone in Arabic', { ...PHONE, language: 'ar' }, textsIn('ar')],
  ['at a desk in English', DESKTOP, textsIn('en')],
  ['at a desk in Arabic', { ...DESKTOP, language: 'ar' }, textsIn('ar')],
];
