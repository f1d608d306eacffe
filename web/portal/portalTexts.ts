import type { Language } from '../../common/languages';
import { addTexts } from '../i18n/chooseLanguage';

const TEXTS = (language: Language) =>
  import(`../i18n/messages/${language}/portals.json`) as Promise<{ default: Readonly<Record<string, string>> }>;

/** Loads what only the portals say; once it is there, or cannot be had, the portal can be drawn. */
export function loadPortalTexts(): Promise<void> {
  return addTexts(TEXTS);
}
