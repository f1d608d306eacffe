import english from '../i18n/messages/en/account.json';
import { partTexts } from '../i18n/partTexts';

/** Loads what only the pages of an account say. */
export const loadAccountTexts = partTexts(english, {
  ar: () => import('../i18n/messages/ar/account.json'),
  fr: () => import('../i18n/messages/fr/account.json'),
});
