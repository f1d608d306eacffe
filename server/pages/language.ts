import type { Request } from 'express';
import { isLanguage, type Language } from '../../common/languages';
import { readersLanguage } from '../http/headers/readersLanguage';

/** The language of a page, and the language that its URL names. */
export interface ChosenLanguage {
  readonly language: Language;
  /** From `?lang=`; null without one. */
  readonly urlLanguage: Language | null;
}

/** By `?lang=`, else by the cookie that remembers it, else by what the browser prefers, else English. */
export function languageOf(request: Request): ChosenLanguage {
  const { lang } = request.query;
  const urlLanguage = typeof lang === 'string' && isLanguage(lang) ? lang : null;
  return { language: urlLanguage ?? readersLanguage(request), urlLanguage };
}
