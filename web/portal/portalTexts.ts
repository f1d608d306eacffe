import english from '../i18n/messages/en/portals.json';
import { partTexts } from '../i18n/partTexts';

/** Loads what only the portals say. */
export const loadPortalTexts = partTexts(english, {
  ar: () => import('../i18n/messages/ar/portals.json'),
  fr: () => import('../i18n/messages/fr/portals.json'),
});
