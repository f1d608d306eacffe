import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { LANGUAGES, isLanguage, type Language } from '../../common/languages';

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
  const remembered = parseCookie(request.headers.cookie ?? '').lang;
  if (urlLanguage) return { language: urlLanguage, urlLanguage };
  if (isLanguage(remembered)) return { language: remembered, urlLanguage };
  const preferred = request.acceptsLanguages(Object.keys(LANGUAGES));
  return { language: typeof preferred === 'string' && isLanguage(preferred) ? preferred : 'en', urlLanguage };
}
