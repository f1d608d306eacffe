import english from '../i18n/messages/en/delivery.json';
import { partTexts } from '../i18n/partTexts';

/** Loads what is said only where a day of delivery is chosen. */
export const loadDeliveryTexts = partTexts(english, {
  ar: () => import('../i18n/messages/ar/delivery.json'),
  fr: () => import('../i18n/messages/fr/delivery.json'),
});
