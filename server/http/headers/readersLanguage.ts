import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { isLanguage, LANGUAGES, type Language } from '../../../common/languages';

/** The language of who sends a request: that chosen in the shop (a cookie), else what the browser prefers, else English. */
export function readersLanguage(request: Request): Language {
  const chosen = parseCookie(request.headers.cookie ?? '').lang;
  if (isLanguage(chosen)) return chosen;
  const preferred = request.acceptsLanguages(Object.keys(LANGUAGES));
  return typeof preferred === 'string' && isLanguage(preferred) ? preferred : 'en';
}
