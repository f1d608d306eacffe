import type { Request } from 'express';
import type { Language } from '../../common/languages';
import type { Config } from '../core/config';

/** The canonical path of the store's home; search engines take "/" for the whole site. */
export const HOME = '/store';

/** The canonical path of a category, which `/?category=` shows, too. */
export function categoryPath(slug: string): string {
  return `/store?${new URLSearchParams({ category: slug })}`;
}

/** The origin under which browsers reach the shop. */
export function originOf({ publicUrl }: Config, request: Request): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/** The address of a page in a language; null for that of its visitor. */
export function addressIn(origin: string, path: string, language: Language | null): string {
  if (language === null) return origin + path;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
